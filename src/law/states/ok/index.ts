import { ok2025 } from "./2025.ts";
import { ok2026 } from "./2026.ts";

export const ok = { 2025: ok2025, 2026: ok2026 } as const;
