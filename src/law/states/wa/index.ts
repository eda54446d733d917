import { wa2025 } from "./2025.ts";
import { wa2026 } from "./2026.ts";

export const wa = { 2025: wa2025, 2026: wa2026 } as const;
