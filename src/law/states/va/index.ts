import { va2025 } from "./2025.ts";
import { va2026 } from "./2026.ts";

export const va = { 2025: va2025, 2026: va2026 } as const;
