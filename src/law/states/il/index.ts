import { il2025 } from "./2025.ts";
import { il2026 } from "./2026.ts";

export const il = { 2025: il2025, 2026: il2026 } as const;
