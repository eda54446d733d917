import { nc2025 } from "./2025.ts";
import { nc2026 } from "./2026.ts";

export const nc = { 2025: nc2025, 2026: nc2026 } as const;
