import { toCent } from "../../rounding.ts";
import { schedule } from "../schedule.ts";
import { meanBalance, monthlyCharges, totalCharges } from "../yearly-charge.ts";

export interface UsdaLaw {
  readonly upfrontRate: number;
  readonly annualFeeRate: number;
}

export interface UsdaPurchase {
  /** The amount borrowed before the guarantee fee, up to the whole price. */
  readonly loan: number;
  readonly annualRate: number;
  readonly termMonths: number;
  /** Figures the fee on the loan without the fee, as many quotes do. USDA figures it on the total, fee included. */
  readonly feeOnLoanAlone?: boolean;
}

export type UsdaLoan = ReturnType<typeof usdaLoan>;

const START = { year: 2000, month: 1, day: 1 };

/**
 * A USDA guaranteed loan. The upfront guarantee fee is added to the loan and is a share of the total, fee included (42
 * USC 1472(h)(8): of the principal obligation). The annual fee is charged monthly on the average balance of the whole
 * loan in each loan year, for the life of the loan. Dollars.
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
    averageBalance: meanBalance(made, 1),
    feePerMonth: fees[0] ?? 0,
    totalAnnualFees: totalCharges(fees, termMonths),
    /** The monthly fee in each loan year. */
    fees,
  };
}
