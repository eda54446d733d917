import { or2025 } from "./2025.ts";
import { or2026 } from "./2026.ts";

export const or = { 2025: or2025, 2026: or2026 } as const;
