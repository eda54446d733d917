import { sc2025 } from "./2025.ts";
import { sc2026 } from "./2026.ts";

export const sc = { 2025: sc2025, 2026: sc2026 } as const;
