/**
 * The bare values of this year's figures. A `.data.ts` file is worked out when the site is built (scripts/vite/data-files.ts), so a page
 * that calculates loads these numbers, and the labels and sources only when a reader asks for them. Each other year has a file
 * of its own, which comes when that year is chosen.
 */
import { bareValues } from "./cited.ts";

export const values = bareValues(2026);
