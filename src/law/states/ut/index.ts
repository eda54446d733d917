import { ut2025 } from "./2025.ts";
import { ut2026 } from "./2026.ts";

export const ut = { 2025: ut2025, 2026: ut2026 } as const;
