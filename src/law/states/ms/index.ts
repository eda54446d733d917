import { ms2025 } from "./2025.ts";
import { ms2026 } from "./2026.ts";

export const ms = { 2025: ms2025, 2026: ms2026 } as const;
