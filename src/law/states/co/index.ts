import { co2025 } from "./2025.ts";
import { co2026 } from "./2026.ts";

export const co = { 2025: co2025, 2026: co2026 } as const;
