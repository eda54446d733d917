import { md2025Local } from "./local-2025.ts";
import { md2026Local } from "./local-2026.ts";

/** Places that tax income besides the state, by year. */
export const localities = { 2025: md2025Local, 2026: md2026Local } as const;
