import { ri2025 } from "./2025.ts";
import { ri2026 } from "./2026.ts";

export const ri = { 2025: ri2025, 2026: ri2026 } as const;
