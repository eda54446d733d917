import { AS_PAID, type QualifyingTerms } from "../qualifying-payment.ts";
import { type AdjustableLoan, fullyIndexedRate, interestOnlyOf } from "./adjustable.ts";

/** The years at the starting rate up to which lenders add the cap on the first change. */
export interface QualifyingLaw {
  readonly cappedYears: number;
}

/**
 * An adjustable loan that Fannie Mae buys: with a starting rate for five years or less, lenders use that rate plus the
 * cap on its first change, or index plus margin if that is higher. After longer, the starting rate counts. Fannie Mae
 * buys no interest-only loans; for them, Regulation Z requires at least index plus margin. A rate that never changes
 * is a fixed one.
 */
export function adjustableQualifyingTerms(
  terms: AdjustableLoan,
  index: number,
  { cappedYears }: QualifyingLaw,
): QualifyingTerms {
  const interestOnlyMonths = interestOnlyOf(terms);
  if (terms.fixedMonths >= terms.termMonths) return { ...AS_PAID, interestOnlyMonths };
  const addsCap = terms.fixedMonths <= 12 * cappedYears;
  return {
    rateMore: addsCap ? terms.firstCap : 0,
    leastRate: addsCap || interestOnlyMonths > 0 ? fullyIndexedRate(index, terms) : 0,
    interestOnlyMonths,
  };
}
