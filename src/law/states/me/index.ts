import { me2025 } from "./2025.ts";
import { me2026 } from "./2026.ts";

export const me = { 2025: me2025, 2026: me2026 } as const;
