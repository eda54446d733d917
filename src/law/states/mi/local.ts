import { mi2025Local } from "./local-2025.ts";
import { mi2026Local } from "./local-2026.ts";

/** Places that tax income besides the state, by year. */
export const localities = { 2025: mi2025Local, 2026: mi2026Local } as const;
