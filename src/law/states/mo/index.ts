import { mo2025 } from "./2025.ts";
import { mo2026 } from "./2026.ts";

export const mo = { 2025: mo2025, 2026: mo2026 } as const;
