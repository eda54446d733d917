import { pastPeriodsOf } from "./past-periods.ts";
import type { RentOrBuyFound } from "./renting.ts";
import { rentOrBuyInThePast } from "./summaries.ts";

/** How often buying won in the past, in the line of the closed panel. */
export default function PastLine({ found }: { readonly found: RentOrBuyFound }) {
  return rentOrBuyInThePast(pastPeriodsOf(found));
}
