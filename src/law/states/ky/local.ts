import { ky2025Local } from "./local-2025.ts";
import { ky2026Local } from "./local-2026.ts";

/** Places that tax income besides the state, by year. */
export const localities = { 2025: ky2025Local, 2026: ky2026Local } as const;
