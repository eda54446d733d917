import { mi2025 } from "./2025.ts";
import { mi2026 } from "./2026.ts";

export const mi = { 2025: mi2025, 2026: mi2026 } as const;
