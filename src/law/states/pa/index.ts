import { pa2025 } from "./2025.ts";
import { pa2026 } from "./2026.ts";

export const pa = { 2025: pa2025, 2026: pa2026 } as const;
