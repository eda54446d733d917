import { wi2025 } from "./2025.ts";
import { wi2026 } from "./2026.ts";

export const wi = { 2025: wi2025, 2026: wi2026 } as const;
