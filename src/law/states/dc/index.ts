import { dc2025 } from "./2025.ts";
import { dc2026 } from "./2026.ts";

export const dc = { 2025: dc2025, 2026: dc2026 } as const;
