import { pa2025Local } from "./local-2025.ts";
import { pa2026Local } from "./local-2026.ts";

/** Places that tax income besides the state, by year. */
export const localities = { 2025: pa2025Local, 2026: pa2026Local } as const;
