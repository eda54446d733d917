import { ia2025 } from "./2025.ts";
import { ia2026 } from "./2026.ts";

export const ia = { 2025: ia2025, 2026: ia2026 } as const;
