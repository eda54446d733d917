import { stateAndLocalTaxes } from "../../tax/state-and-local-taxes.ts";

/** The cap on the deduction for state and local taxes in one year, for one filing status. */
export interface SaltLaw {
  readonly cap: number;
  /** Income above which the cap shrinks; `null` in years without that rule. */
  readonly threshold: number | null;
  readonly reductionRate: number;
  /** The cap never shrinks below this. */
  readonly floor: number;
  /** The share of the shrunken cap that the return may use: half on a separate return. */
  readonly share: number;
}

/** What is left of the cap at an income, in dollars of the same year. */
export const saltCapAt = (income: number, { cap, threshold, reductionRate, floor, share }: SaltLaw): number =>
  stateAndLocalTaxes(0, income, {
    saltLimit: cap,
    saltPhaseDownStart: threshold ?? 0,
    saltPhaseDownRate: reductionRate,
    saltLeast: floor,
    saltShare: share,
  }).limit;

export interface HomeDebt {
  readonly interestPaid: number;
  readonly balanceStart: number;
  readonly balanceEnd: number;
}

export interface MortgageInterestLaw {
  /** Debt to buy, build or improve a home, up to which interest counts in full. */
  readonly debtLimit: number;
}

/**
 * The part of mortgage interest that may be itemized, by the average balance of the year (26 USC 163(h)(3); Publication
 * 936, Part II).
 */
export function interestDeduction(paid: HomeDebt, { debtLimit }: MortgageInterestLaw) {
  const averageBalance = (paid.balanceStart + paid.balanceEnd) / 2;
  const deductibleInterest = paid.interestPaid * (averageBalance > debtLimit ? debtLimit / averageBalance : 1);
  return { averageBalance, deductibleInterest };
}
