import { co2025Local } from "./local-2025.ts";
import { co2026Local } from "./local-2026.ts";

/** Places that tax income besides the state, by year. */
export const localities = { 2025: co2025Local, 2026: co2026Local } as const;
