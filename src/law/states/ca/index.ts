import { ca2025 } from "./2025.ts";
import { ca2026 } from "./2026.ts";

export const ca = { 2025: ca2025, 2026: ca2026 } as const;
