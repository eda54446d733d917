import { nm2025 } from "./2025.ts";
import { nm2026 } from "./2026.ts";

export const nm = { 2025: nm2025, 2026: nm2026 } as const;
