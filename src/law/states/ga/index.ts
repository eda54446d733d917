import { ga2025 } from "./2025.ts";
import { ga2026 } from "./2026.ts";

export const ga = { 2025: ga2025, 2026: ga2026 } as const;
