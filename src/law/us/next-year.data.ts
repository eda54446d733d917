/**
 * The bare 2027 values that a plan from January 2027 uses instead of 2026's, computed when the site is built, like
 * `values.data.ts`.
 */
import { type Cited, valuesOf } from "../figure.ts";
import { knownForPlans } from "./next-year.ts";
import type { ValuesOf } from "./tax-years.ts";

type Known = ValuesOf<typeof knownForPlans>;

export const known2027: Known = valuesOf<Known>(knownForPlans as Cited<Known>);
