import { de2025 } from "./2025.ts";
import { de2026 } from "./2026.ts";

export const de = { 2025: de2025, 2026: de2026 } as const;
