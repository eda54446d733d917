import { toCent } from "../../rounding.ts";
import { type AdjustableLoan, adjustableSchedule, fullyIndexedRate } from "../adjustable/adjustable.ts";
import { flat } from "../adjustable/index-paths.ts";
import { aprOfMonthly } from "./apr.ts";

export type AdjustableApr = ReturnType<typeof adjustableApr>;

/**
 * The composite annual percentage rate of an adjustable loan: the initial rate as long as it is fixed, then, within the
 * caps, the index of the day of closing plus the margin (Regulation Z, commentary to 1026.17(c)(1)).
 */
export function adjustableApr(terms: AdjustableLoan, index: number, prepaidFinanceCharge: number) {
  const made = adjustableSchedule(terms, flat(index));
  const amountFinanced = toCent(terms.loan - prepaidFinanceCharge);
  return {
    fullyIndexed: fullyIndexedRate(index, terms),
    amountFinanced,
    firstPaymentAmount: made.segments[0]?.payment ?? 0,
    lastPayment: made.lastPayment,
    totalOfPayments: made.totalPaid,
    financeCharge: toCent(made.totalPaid - amountFinanced),
    apr: aprOfMonthly(amountFinanced, made.payment.subarray(0, made.paymentsMade)),
    /** The rates in the order they apply. */
    rates: made.segments.map(({ rate }) => rate),
  };
}
