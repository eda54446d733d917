import { in2025Local } from "./local-2025.ts";
import { in2026Local } from "./local-2026.ts";

/** Places that tax income besides the state, by year. */
export const localities = { 2025: in2025Local, 2026: in2026Local } as const;
