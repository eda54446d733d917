import { toCent } from "../../rounding.ts";
import { schedule } from "../schedule.ts";
import { monthlyCharges, totalCharges } from "../yearly-charge.ts";

export interface UsdaLaw {
  readonly upfrontRate: number;
  readonly annualFeeRate: number;
}

export interface UsdaPurchase {
  /** What is borrowed before the guarantee fee; up to the whole price. */
  readonly loan: number;
  readonly annualRate: number;
  readonly termMonths: number;
  /** Takes the fee as a share of that loan alone, as many quotes do. USDA takes it of the whole loan, the fee included. */
  readonly feeOnLoanAlone?: boolean;
}

export type UsdaLoan = ReturnType<typeof usdaLoan>;

const START = { year: 2000, month: 1, day: 1 };

/**
 * A USDA guaranteed loan: the upfront guarantee fee is added to the loan, and is a share of the whole, itself included
 * (42 USC 1472(h)(8): of the principal obligation); the annual fee is charged monthly on the mean balance of the whole
 * loan in each loan year, as long as the loan lasts.
 */
export function usdaLoan({ loan, annualRate, termMonths, feeOnLoanAlone = false }: UsdaPurchase, law: UsdaLaw) {
  const { upfrontRate } = law;
  const upfrontFee = toCent((loan * upfrontRate) / (feeOnLoanAlone ? 1 : 1 - upfrontRate));
  const totalLoan = toCent(loan + upfrontFee);
  const made = schedule({ loan: totalLoan, annualRate, termMonths, firstPayment: START });
  const fees = monthlyCharges(made, law.annualFeeRate, termMonths);
  return {
    upfrontFee,
    totalLoan,
    principalAndInterest: made.principalAndInterest,
    feePerMonth: fees[0] ?? 0,
    totalAnnualFees: totalCharges(fees, termMonths),
    /** The monthly fee of each loan year. */
    fees,
  };
}
