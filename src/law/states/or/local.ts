import { or2025Local } from "./local-2025.ts";
import { or2026Local } from "./local-2026.ts";

/** Places that tax income besides the state, by year. */
export const localities = { 2025: or2025Local, 2026: or2026Local } as const;
