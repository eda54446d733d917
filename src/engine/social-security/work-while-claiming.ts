/**
 * Working while receiving Social Security before full retirement age: what is withheld each year, and what is credited
 * back later.
 */
import { yearOf } from "./birth.ts";
import { claimAgeAfterWithholding, type EarningsTest, type EarningsTestLaw, earningsTest } from "./earnings-test.ts";

export interface ClaimantAtWork {
  /** The month of birth as Social Security counts it, and the first month of the benefit. */
  readonly birthMonth: number;
  readonly claimMonth: number;
  /** Age in months. */
  readonly fullRetirementAge: number;
  /** Dollars a month before full retirement age: the own benefit, and what a spouse on the same record is paid. */
  readonly monthlyBenefit: number;
  /** Wages and net earnings from self-employment in a calendar year, assumed even over its months. */
  readonly earningsIn: (year: number) => number;
}

interface WorkedYear {
  readonly year: number;
  readonly earnings: number;
  readonly reachesFullRetirementAge: boolean;
  readonly benefitMonths: number;
  readonly monthlyBenefit: number;
  readonly test: EarningsTest;
}

/**
 * Each year from the claim to full retirement age with its earnings test, and the claiming age that counts afterward.
 * Dollars.
 *
 * Leaves out the monthly test in the first year of retirement; with even earnings it makes no difference.
 */
export function workWhileClaiming(one: ClaimantAtWork, law: EarningsTestLaw) {
  const { birthMonth, claimMonth, fullRetirementAge, monthlyBenefit, earningsIn } = one;
  const fullAgeMonth = birthMonth + fullRetirementAge;
  const years: WorkedYear[] = [];
  for (let year = yearOf(claimMonth); year * 12 < fullAgeMonth; year++) {
    const monthsBefore = Math.min(12, fullAgeMonth - year * 12);
    const reachesFullRetirementAge = fullAgeMonth < (year + 1) * 12;
    const benefitMonths = monthsBefore - Math.max(0, claimMonth - year * 12);
    if (benefitMonths <= 0) continue;
    const earnings = earningsIn(year) * (reachesFullRetirementAge ? monthsBefore / 12 : 1);
    const tested = { earnings, reachesFullRetirementAge, benefitMonths, monthlyBenefit };
    years.push({ year, ...tested, test: earningsTest(tested, law) });
  }
  const monthsWithheld = years.reduce((sum, { test }) => sum + test.monthsWithheld, 0);
  const claimAge = claimMonth - birthMonth;
  return {
    years,
    monthsWithheld,
    laterClaimAge: claimAgeAfterWithholding(claimAge, monthsWithheld, fullRetirementAge),
  };
}
export type WorkWhileClaiming = ReturnType<typeof workWhileClaiming>;
