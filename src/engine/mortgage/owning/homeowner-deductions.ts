import { startedSteps } from "../../rounding.ts";

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
