import { nj2025 } from "./2025.ts";
import { nj2026 } from "./2026.ts";

export const nj = { 2025: nj2025, 2026: nj2026 } as const;
