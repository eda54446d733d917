/** Withdrawals before 59½. */

import type { PlanLaw, PlanPerson, PlanTerms } from "../terms.ts";
import { AGE_OF_FREE_WITHDRAWALS } from "./free-age.ts";
import { ageIn } from "./household.ts";

const isEarlyIn = (person: PlanPerson, year: number) => ageIn(person, year) < AGE_OF_FREE_WITHDRAWALS;

/**
 * Whose withdrawals count as early. What a survivor took over from the deceased doesn't: a beneficiary owes no
 * additional tax (26 USC 72(t)(2)(A)(ii)), and we assume that a widowed spouse remains one until 59½.
 */
function whoIsEarly({ persons: [one, two = one] }: PlanTerms, year: number, living: readonly PlanPerson[]) {
  const isEarly = (person: PlanPerson) => living.includes(person) && isEarlyIn(person, year);
  return { early: isEarly(one), spouseEarly: isEarly(two), allEarly: living.every(isEarly) };
}

/**
 * Whose withdrawals count as early; and the part of the first person's traditional money that may be taken before 59½
 * without the additional tax, and the part that must be.
 */
export function earlyTerms(plan: PlanTerms, law: PlanLaw, year: number, living: readonly PlanPerson[]) {
  const { separationAge, leastPayments, lifeExpectancy } = law.earlyAccess;
  const { early, persons, firstYear } = plan;
  const [one] = persons;
  const { contributionsKnown, rothFirst, workplaceShare, payments } = early;
  const ownerLives = living.includes(one);
  const left = Math.max(one.stopYear, firstYear);
  const leftAt55 = workplaceShare > 0 && ageIn(one, one.stopYear) >= separationAge;
  const fromWorkplace = ownerLives && leftAt55 && year >= left && isEarlyIn(one, year);
  const begins = Math.max(payments?.fromYear ?? firstYear, firstYear);
  const ends = Math.max(begins + leastPayments - 1, one.birth.year + AGE_OF_FREE_WITHDRAWALS - 1);
  const paysOut = ownerLives && payments !== null && isEarlyIn(one, begins) && year >= begins && year <= ends;
  return {
    ...whoIsEarly(plan, year, living),
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
