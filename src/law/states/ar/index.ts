import { ar2025 } from "./2025.ts";
import { ar2026 } from "./2026.ts";

export const ar = { 2025: ar2025, 2026: ar2026 } as const;
