import { startedSteps } from "../rounding.ts";

export interface EarningsTestLaw {
  readonly limitBefore: number;
  readonly limitInYearOfFullAge: number;
  readonly rateBefore: number;
  readonly rateInYearOfFullAge: number;
}

export interface EarningsTestYear {
  /** Wages and net self-employment income; in the year of full retirement age, only those from the months before it. */
  readonly earnings: number;
  readonly reachesFullRetirementAge: boolean;
  /** The months of the year in which a benefit is due and full retirement age hasn't been reached. */
  readonly benefitMonths: number;
  readonly monthlyBenefit: number;
}

export type EarningsTest = ReturnType<typeof earningsTest>;

/**
 * Benefits withheld because of work before full retirement age, for one year. Dollars. Whole months are withheld, from
 * the first on.
 *
 * Leaves out the first year of retirement, in which months of low earnings are paid whatever the year's total.
 */
export function earningsTest(year: EarningsTestYear, law: EarningsTestLaw) {
  const { earnings, reachesFullRetirementAge, benefitMonths, monthlyBenefit } = year;
  const limit = reachesFullRetirementAge ? law.limitInYearOfFullAge : law.limitBefore;
  const rate = reachesFullRetirementAge ? law.rateInYearOfFullAge : law.rateBefore;
  const excess = Math.max(0, earnings - limit) * rate;
  const monthsWithheld = monthlyBenefit > 0 ? Math.min(benefitMonths, startedSteps(excess, monthlyBenefit)) : 0;
  const withheld = Math.min(excess, benefitMonths * monthlyBenefit);
  const paid = benefitMonths * monthlyBenefit - withheld;
  return { limit, rate, excess, monthsWithheld, withheld, paid };
}

/**
 * The claiming age that counts from full retirement age on: the withheld months are taken out of the reduction, as if
 * the benefit had been claimed that much later.
 */
export const claimAgeAfterWithholding = (
  claimAge: number,
  monthsWithheld: number,
  fullRetirementAge: number,
): number => (claimAge >= fullRetirementAge ? claimAge : Math.min(fullRetirementAge, claimAge + monthsWithheld));
