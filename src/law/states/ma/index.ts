import { ma2025 } from "./2025.ts";
import { ma2026 } from "./2026.ts";

export const ma = { 2025: ma2025, 2026: ma2026 } as const;
