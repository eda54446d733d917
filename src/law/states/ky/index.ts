import { ky2025 } from "./2025.ts";
import { ky2026 } from "./2026.ts";

export const ky = { 2025: ky2025, 2026: ky2026 } as const;
