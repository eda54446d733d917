import { mo2025Local } from "./local-2025.ts";
import { mo2026Local } from "./local-2026.ts";

/** Places that tax income besides the state, by year. */
export const localities = { 2025: mo2025Local, 2026: mo2026Local } as const;
