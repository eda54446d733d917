/**
 * The bare values of this year's figures. A `.data.ts` file is evaluated when the site is built
 * (scripts/vite/data-files.ts), so pages load only these numbers, and get labels and sources only when a visitor asks
 * for them. Every other year has its own file, loaded when a visitor chooses that year.
 */
import { bareValues } from "./cited.ts";

export const values = bareValues(2026);
