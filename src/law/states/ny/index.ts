import { ny2025 } from "./2025.ts";
import { ny2026 } from "./2026.ts";

export const ny = { 2025: ny2025, 2026: ny2026 } as const;
