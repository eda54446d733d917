import { ct2025 } from "./2025.ts";
import { ct2026 } from "./2026.ts";

export const ct = { 2025: ct2025, 2026: ct2026 } as const;
