import { ia2025Local } from "./local-2025.ts";
import { ia2026Local } from "./local-2026.ts";

/** Places that tax income besides the state, by year. */
export const localities = { 2025: ia2025Local, 2026: ia2026Local } as const;
