import { ne2025 } from "./2025.ts";
import { ne2026 } from "./2026.ts";

export const ne = { 2025: ne2025, 2026: ne2026 } as const;
