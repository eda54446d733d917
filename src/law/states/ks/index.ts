import { ks2025 } from "./2025.ts";
import { ks2026 } from "./2026.ts";

export const ks = { 2025: ks2025, 2026: ks2026 } as const;
