import { al2025Local } from "./local-2025.ts";
import { al2026Local } from "./local-2026.ts";

/** Places that tax income besides the state, by year. */
export const localities = { 2025: al2025Local, 2026: al2026Local } as const;
