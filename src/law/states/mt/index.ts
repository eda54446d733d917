import { mt2025 } from "./2025.ts";
import { mt2026 } from "./2026.ts";

export const mt = { 2025: mt2025, 2026: mt2026 } as const;
