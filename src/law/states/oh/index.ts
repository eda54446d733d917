import { oh2025 } from "./2025.ts";
import { oh2026 } from "./2026.ts";

export const oh = { 2025: oh2025, 2026: oh2026 } as const;
