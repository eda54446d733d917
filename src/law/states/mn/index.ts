import { mn2025 } from "./2025.ts";
import { mn2026 } from "./2026.ts";

export const mn = { 2025: mn2025, 2026: mn2026 } as const;
