import { wv2025 } from "./2025.ts";
import { wv2026 } from "./2026.ts";

export const wv = { 2025: wv2025, 2026: wv2026 } as const;
