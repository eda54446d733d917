import { startedSteps } from "../../rounding.ts";
import type { Lines, Source } from "../../worksheet.ts";

/** The cap on the deduction for state and local taxes in one year, for one filing status. */
export interface SaltLaw {
  readonly cap: number;
  /** Income above which the cap shrinks; `null` in years without that rule. */
  readonly threshold: number | null;
  readonly reductionRate: number;
  /** It does not shrink below this. */
  readonly floor: number;
  /** The part of it that the return may use, after it has shrunk: half on a separate return. */
  readonly share: number;
}

export interface StateAndLocalTaxes {
  readonly modifiedAdjustedGrossIncome: number;
  /** Income tax, or general sales tax instead. */
  readonly stateIncomeTax: number;
  readonly propertyTax: number;
}

export type SaltDeduction = ReturnType<typeof saltDeduction>;

/** State and local taxes that may be itemized (26 USC 164(b)(6) and (7)). */
export function saltDeduction(paid: StateAndLocalTaxes, law: SaltLaw) {
  const over = law.threshold === null ? 0 : Math.max(0, paid.modifiedAdjustedGrossIncome - law.threshold);
  const capAfterReduction = law.share * Math.max(law.floor, law.cap - law.reductionRate * over);
  const deductible = Math.min(capAfterReduction, paid.stateIncomeTax + paid.propertyTax);
  return { over, capAfterReduction, deductible };
}

const usc26 = (section: string, paragraph: string): Source => ({
  cite: `26 USC ${section}${paragraph}`,
  url: `https://www.law.cornell.edu/uscode/text/26/${section}`,
});

export const saltDeductionLines: Lines<SaltDeduction> = {
  over: {
    label: "Income above the threshold",
    formula: "when(threshold == null, 0, max(0, modifiedAdjustedGrossIncome - threshold))",
    source: usc26("164", "(b)(7)(B)"),
  },
  capAfterReduction: {
    label: "Your cap on state and local taxes",
    formula: "share * max(floor, cap - reductionRate * over)",
    meaning: "On a separate return it shrinks first and is halved last.",
    source: usc26("164", "(b)(7)"),
  },
  deductible: {
    label: "State and local taxes you may deduct",
    formula: "min(capAfterReduction, stateIncomeTax + propertyTax)",
    form: "Schedule A, line 5e",
  },
};

/** The figures for one filing status. */
export interface MortgageInterestLaw {
  /** Debt to buy, build or improve a home, on which interest counts in full. */
  readonly debtLimit: number;
  /** The deduction for mortgage insurance shrinks by a share for each step of income above a start. */
  readonly phaseOutStart: number;
  readonly phaseOutStep: number;
  readonly phaseOutShare: number;
  /** Whether mortgage insurance counts as interest in this year. */
  readonly insuranceCounts: boolean;
}

export interface HomeDebt {
  readonly adjustedGrossIncome: number;
  readonly interestPaid: number;
  readonly balanceStart: number;
  readonly balanceEnd: number;
  readonly mortgageInsurancePaid: number;
}

export type InterestDeduction = ReturnType<typeof interestDeduction>;

/** Mortgage interest and insurance that may be itemized (26 USC 163(h)(3)). Insurance is shown before the limit on debt. */
export function interestDeduction(paid: HomeDebt, law: MortgageInterestLaw) {
  const averageBalance = (paid.balanceStart + paid.balanceEnd) / 2;
  const deductibleInterest = paid.interestPaid * (averageBalance > law.debtLimit ? law.debtLimit / averageBalance : 1);
  const phaseOutSteps = startedSteps(Math.max(0, paid.adjustedGrossIncome - law.phaseOutStart), law.phaseOutStep);
  const deductibleInsurance = law.insuranceCounts
    ? paid.mortgageInsurancePaid * Math.max(0, 1 - law.phaseOutShare * phaseOutSteps)
    : 0;
  return { averageBalance, deductibleInterest, phaseOutSteps, deductibleInsurance };
}

export const interestDeductionLines: Lines<InterestDeduction> = {
  averageBalance: {
    label: "Average balance of the year",
    formula: "(balanceStart + balanceEnd) / 2",
    source: { cite: "IRS Publication 936, Part II", url: "https://www.irs.gov/publications/p936" },
  },
  deductibleInterest: {
    label: "Mortgage interest you may deduct",
    formula: "interestPaid * when(averageBalance > debtLimit, debtLimit / averageBalance, 1)",
    meaning: "Interest on debt above the limit does not count.",
    form: "Schedule A, line 8a",
    source: usc26("163", "(h)(3)(F)"),
  },
  phaseOutSteps: {
    label: "Steps of income above the start of the phase-out, begun ones included",
    formula: "startedSteps(max(0, adjustedGrossIncome - phaseOutStart), phaseOutStep)",
    unit: "count",
    source: usc26("163", "(h)(3)(E)(ii)"),
  },
  deductibleInsurance: {
    label: "Mortgage insurance you may deduct",
    formula: "when(insuranceCounts, mortgageInsurancePaid * max(0, 1 - phaseOutShare * phaseOutSteps), 0)",
    meaning: "Counts as mortgage interest again from 2026.",
    form: "Schedule A, line 8d",
  },
};
