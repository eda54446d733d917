import { in2025 } from "./2025.ts";
import { in2026 } from "./2026.ts";

const indiana = { 2025: in2025, 2026: in2026 } as const;

export { indiana as in };
