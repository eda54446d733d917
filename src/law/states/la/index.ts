import { la2025 } from "./2025.ts";
import { la2026 } from "./2026.ts";

export const la = { 2025: la2025, 2026: la2026 } as const;
