import { id2025 } from "./2025.ts";
import { id2026 } from "./2026.ts";

export const id = { 2025: id2025, 2026: id2026 } as const;
