import { ny2025Local } from "./local-2025.ts";
import { ny2026Local } from "./local-2026.ts";

/** Places that tax income besides the state, by year. */
export const localities = { 2025: ny2025Local, 2026: ny2026Local } as const;
