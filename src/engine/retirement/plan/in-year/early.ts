/** Withdrawals before 59½. */

import type { PlanLaw, PlanTerms } from "../terms.ts";
import { AGE_OF_FREE_WITHDRAWALS } from "./free-age.ts";
import { ageIn } from "./household.ts";

/**
 * The part of the first person's traditional money that may be taken before 59½ without the additional tax, and the
 * part that must be.
 */
export function earlyTerms(
  { early, persons: [one], firstYear }: PlanTerms,
  law: PlanLaw,
  year: number,
  ownerLives: boolean,
) {
  const { separationAge, leastPayments, lifeExpectancy } = law.earlyAccess;
  const { contributionsKnown, rothFirst, workplaceShare, payments } = early;
  const isEarlyIn = (at: number) => ageIn(one, at) < AGE_OF_FREE_WITHDRAWALS;
  const left = Math.max(one.stopYear, firstYear);
  const fromWorkplace =
    ownerLives && workplaceShare > 0 && ageIn(one, one.stopYear) >= separationAge && year >= left && isEarlyIn(year);
  const begins = Math.max(payments?.fromYear ?? firstYear, firstYear);
  const ends = Math.max(begins + leastPayments - 1, one.birth.year + AGE_OF_FREE_WITHDRAWALS - 1);
  const paysOut = ownerLives && payments !== null && isEarlyIn(begins) && year >= begins && year <= ends;
  return {
    fromWorkplace,
    leavesWorkplace: fromWorkplace && year === left ? workplaceShare : 0,
    paysOut,
    paymentPeriod: paysOut && year === begins ? (lifeExpectancy[ageIn(one, year)] ?? null) : null,
    paymentRate: payments?.rate ?? 0,
    paymentShare: payments?.share ?? 0,
    contributionsKnown,
    rothFirst,
  };
}
