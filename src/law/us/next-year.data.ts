/**
 * The bare values of 2027 that a plan from January 2027 uses in place of those of 2026: worked out when the site is built, as those
 * of `values.data.ts` are.
 */
import { type Cited, valuesOf } from "../figure.ts";
import { knownForPlans } from "./next-year.ts";
import type { ValuesOf } from "./tax-years.ts";

type Known = ValuesOf<typeof knownForPlans>;

export const known2027: Known = valuesOf<Known>(knownForPlans as Cited<Known>);
