import { startedSteps } from "../../rounding.ts";

export interface ChildCreditLaw {
  readonly perChild: number;
  readonly perOtherDependent: number;
  readonly refundablePerChild: number;
  readonly phaseOutStart: number;
  readonly phaseOutStep: number;
  readonly lostPerStep: number;
  readonly earnedIncomeOver: number;
  readonly refundableRate: number;
  readonly manyChildren: number;
}

export interface ChildClaim {
  readonly children: number;
  readonly otherDependents: number;
  readonly income: number;
  readonly earnedIncome: number;
  /**
   * An employee's Social Security and Medicare taxes and half of the self-employed person's, minus the earned income
   * credit.
   */
  readonly payrollTaxesLessCredits: number;
  /** Income tax left after the credits that come first. */
  readonly taxLeft: number;
  /** The nonrefundable adoption credit. It comes before the refundable part of the child credit. */
  readonly adoptionCredit: number;
}

export type ChildCredits = ReturnType<typeof childCredits>;

/**
 * Child tax credit, credit for other dependents and the refundable additional child tax credit (Schedule 8812), with
 * the adoption credit's part of the tax (26 USC 24(d)(1); Credit Limit Worksheet B). Dollars, unrounded.
 */
export function childCredits(claim: ChildClaim, law: ChildCreditLaw) {
  const before = claim.children * law.perChild + claim.otherDependents * law.perOtherDependent;
  const lost = startedSteps(Math.max(0, claim.income - law.phaseOutStart), law.phaseOutStep) * law.lostPerStep;
  const credits = Math.max(0, before - lost);
  const byEarnedIncome = law.refundableRate * Math.max(0, claim.earnedIncome - law.earnedIncomeOver);
  const byPayrollTaxes = claim.children >= law.manyChildren ? Math.max(0, claim.payrollTaxesLessCredits) : 0;
  const refundableAtMost = Math.min(
    credits,
    claim.children * law.refundablePerChild,
    Math.max(byEarnedIncome, byPayrollTaxes),
  );
  const adoption = Math.min(claim.adoptionCredit, Math.max(0, claim.taxLeft - (credits - refundableAtMost)));
  const nonrefundable = Math.min(credits, claim.taxLeft - adoption);
  const refundable = Math.min(credits - nonrefundable, refundableAtMost);
  return {
    before,
    lost,
    credits,
    byEarnedIncome,
    byPayrollTaxes,
    refundableAtMost,
    adoption,
    nonrefundable,
    refundable,
  };
}
