/** Health insurance before Medicare. */

import { monthNumber } from "../../../social-security/birth.ts";
import { povertyLineOf } from "../../../tax/health/poverty-line.ts";
import { type Marketplace, premiumFactor } from "../marketplace.ts";
import type { PlanLaw, PlanPerson, PlanTerms } from "../terms.ts";
import { ageIn, isAtWork } from "./household.ts";

export const AGE_OF_MEDICARE = 65;

export const monthsBefore = (month: number, year: number) => Math.min(12, Math.max(0, month - monthNumber(year, 1)));

export const turns65 = ({ birth }: PlanPerson) => monthNumber(birth.year + AGE_OF_MEDICARE, birth.month);

/** Medicare can start with the month of turning 65 (42 USC 426(a), 1395i-2(a)), and we assume that it does. */
export const monthsBefore65 = (person: PlanPerson, year: number) => monthsBefore(turns65(person), year);

/** Months in which a person buys insurance: before Medicare, and without a job, which we assume covers its worker. */
const monthsInsured = (plan: PlanTerms, person: PlanPerson, year: number) =>
  isAtWork(plan, person, year) ? 0 : monthsBefore65(person, year);

/**
 * The premiums of people who have neither a job nor Medicare yet, as multiples of the premium at 21, added up: for a
 * whole year, and for the months until they turn 65; and the multiple for which the premium was typed. They go by the
 * age on the first day of the year (45 CFR 147.102(a)(1)(iii)).
 */
export function premiumMultiples(
  plan: PlanTerms,
  { marketplace: { ageCurve } }: PlanLaw,
  year: number,
  living: readonly PlanPerson[],
) {
  const factorIn = (person: PlanPerson, at: number) => premiumFactor(ageIn(person, at) - 1, ageCurve);
  const {
    persons: [one],
    firstYear,
  } = plan;
  const insured = living.filter((person) => monthsInsured(plan, person, year) > 0);
  return {
    yearly: insured.reduce((sum, person) => sum + factorIn(person, year), 0),
    untilMedicare: insured.reduce(
      (sum, person) => sum + (factorIn(person, year) * monthsBefore65(person, year)) / 12,
      0,
    ),
    typedFor: factorIn(one, Math.max(one.stopYear, firstYear)),
  };
}

/** Insurance for people who have neither a job nor Medicare yet, with the credit or without. */
export function insuranceIn(plan: PlanTerms, law: PlanLaw, year: number, living: readonly PlanPerson[]): number {
  const { untilMedicare, typedFor } = premiumMultiples(plan, law, year, living);
  return (plan.spending.premiumBefore * untilMedicare) / typedFor;
}

export function marketplaceIn(
  plan: PlanTerms,
  { marketplace: { credit } }: PlanLaw,
  insurance: number,
  year: number,
  living: readonly PlanPerson[],
): Marketplace | null {
  const { marketplace } = plan.spending;
  if (marketplace === null || insurance === 0) return null;
  const { povertyLine } = povertyLineOf(living.length, marketplace, credit);
  const coverage = {
    povertyLine,
    premium: insurance,
    benchmark: insurance,
    monthsCovered: Math.max(...living.map((person) => monthsInsured(plan, person, year))),
    eligibleBelowPovertyLine: false,
  };
  return { coverage, law: credit };
}
