import { rentOrBuyInThePast } from "../summaries.ts";
import type { RentOrBuyFound } from "./compare.ts";
import { pastPeriodsOf } from "./past-periods.ts";

/** How often buying won in the past, in the line of the closed panel. */
export default function PastLine({ found }: { readonly found: RentOrBuyFound }) {
  return rentOrBuyInThePast(pastPeriodsOf(found));
}
