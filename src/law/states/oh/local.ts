import { oh2025Local } from "./local-2025.ts";
import { oh2026Local } from "./local-2026.ts";

/** Places that tax income besides the state, by year. */
export const localities = { 2025: oh2025Local, 2026: oh2026Local } as const;
