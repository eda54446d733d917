import { hi2025 } from "./2025.ts";
import { hi2026 } from "./2026.ts";

export const hi = { 2025: hi2025, 2026: hi2026 } as const;
