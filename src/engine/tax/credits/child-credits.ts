import { startedSteps } from "../../rounding.ts";
import type { Lines } from "../../worksheet.ts";
import { usc26 } from "../cite.ts";

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
  /** Social Security and Medicare taxes of an employee and half of the self-employed one's, less the earned income credit. */
  readonly payrollTaxesLessCredits: number;
  /** Income tax left after the credits that come before. */
  readonly taxLeft: number;
  /** Adoption credit that only reduces tax. It comes before the part of the child credit that can be refunded. */
  readonly adoptionCredit: number;
}

export type ChildCredits = ReturnType<typeof childCredits>;

/**
 * Child tax credit, credit for other dependents and the refundable additional child tax credit (Schedule 8812), with the
 * adoption credit's share of the tax (26 USC 24(d)(1); Credit Limit Worksheet B). Dollars, unrounded.
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

const IRC_24 = usc26("24");

export const childCreditsLines: Lines<ChildCredits> = {
  before: {
    label: "Credits for children and other dependents before the phase-out",
    formula: "children * perChild + otherDependents * perOtherDependent",
    form: "Schedule 8812, line 8",
    source: IRC_24,
  },
  lost: {
    label: "Lost to the phase-out",
    formula: "startedSteps(max(0, adjustedGrossIncome - phaseOutStart), phaseOutStep) * lostPerStep",
    form: "Schedule 8812, line 11",
  },
  credits: {
    label: "Credits for children and other dependents",
    formula: "max(0, before - lost)",
    form: "Schedule 8812, line 12",
  },
  byEarnedIncome: {
    label: "Refundable by earned income",
    formula: "refundableRate * max(0, earnedIncome - earnedIncomeOver)",
    form: "Schedule 8812, line 20",
  },
  byPayrollTaxes: {
    label: "Refundable by Social Security and Medicare taxes",
    formula: "when(children >= manyChildren, max(0, payrollTaxesLessCredits), 0)",
    meaning: "With three or more children, taxes on earnings above the earned income credit can be refunded instead.",
    form: "Schedule 8812, line 25",
  },
  refundableAtMost: {
    label: "Refundable at most",
    formula: "min(credits, children * refundablePerChild, max(byEarnedIncome, byPayrollTaxes))",
    form: "Schedule 8812, line 17 or 26",
  },
  adoption: {
    label: "Adoption credit against the tax",
    formula: "min(adoptionCredit.nonrefundable, max(0, taxBeforeChildCredits - (credits - refundableAtMost)))",
    form: "Schedule 3, line 6c",
  },
  nonrefundable: {
    label: "Child tax credit and credit for other dependents",
    formula: "min(credits, taxBeforeChildCredits - adoption)",
    form: "Form 1040, line 19",
  },
  refundable: {
    label: "Additional child tax credit",
    formula: "min(credits - nonrefundable, refundableAtMost)",
    form: "Form 1040, line 28",
  },
};
