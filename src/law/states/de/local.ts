import { de2025Local } from "./local-2025.ts";
import { de2026Local } from "./local-2026.ts";

/** Places that tax income besides the state, by year. */
export const localities = { 2025: de2025Local, 2026: de2026Local } as const;
