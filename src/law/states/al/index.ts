import { al2025 } from "./2025.ts";
import { al2026 } from "./2026.ts";

export const al = { 2025: al2025, 2026: al2026 } as const;
