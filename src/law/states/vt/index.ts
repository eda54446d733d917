import { vt2025 } from "./2025.ts";
import { vt2026 } from "./2026.ts";

export const vt = { 2025: vt2025, 2026: vt2026 } as const;
