import { nd2025 } from "./2025.ts";
import { nd2026 } from "./2026.ts";

export const nd = { 2025: nd2025, 2026: nd2026 } as const;
