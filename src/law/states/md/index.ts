import { md2025 } from "./2025.ts";
import { md2026 } from "./2026.ts";

export const md = { 2025: md2025, 2026: md2026 } as const;
