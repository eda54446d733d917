import { az2025 } from "./2025.ts";
import { az2026 } from "./2026.ts";

export const az = { 2025: az2025, 2026: az2026 } as const;
