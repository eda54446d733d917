import { toCent } from "../rounding.ts";
import { at, inCents, openLedger, post, totalsOf } from "./ledger.ts";
import { levelPayment } from "./level-payment.ts";
import { balanceAt, type FixedLoan, schedule } from "./schedule.ts";

export interface Recast {
  /** The lump sum is paid right after this payment. */
  readonly lumpAfterPayment: number;
  readonly lump: number;
  /** What the servicer charges for the recast. */
  readonly fee: number;
}

export type RecastResult = ReturnType<typeof recast>;

/**
 * A lump sum paid to principal, and the loan re-amortized over the remaining months at the same rate. Compared with
 * paying nothing extra, and with paying the lump sum but keeping the old payment. Dollars.
 */
export function recast(loan: FixedLoan, { lumpAfterPayment, lump, fee }: Recast) {
  const before = schedule(loan);
  const balanceBeforeLump = balanceAt(before, lumpAfterPayment);
  const oldPayment = before.principalAndInterest;
  const lumpPaid = Math.min(lump, balanceBeforeLump);
  const balanceAfterLump = toCent(balanceBeforeLump - lumpPaid);
  const monthsLeft = Math.max(0, loan.termMonths - lumpAfterPayment);
  const newPayment = monthsLeft === 0 ? 0 : toCent(levelPayment(balanceAfterLump, loan.annualRate / 12, monthsLeft));
  const monthlyReduction = oldPayment - newPayment;
  const rest = (payment: number) => {
    const ledger = openLedger(balanceAfterLump, monthsLeft);
    post(ledger, {
      through: monthsLeft,
      annualRate: loan.annualRate,
      paymentInCents: inCents(payment),
      clears: true,
    });
    return totalsOf(ledger);
  };
  const recastRest = rest(newPayment);
  const keptRest = rest(oldPayment);
  const remainingInterestNoLump = toCent(before.totalInterest - at(before.interestSoFar, lumpAfterPayment));
  const remainingInterestRecast = recastRest.totalInterest;
  const remainingInterestKeepPayment = keptRest.totalInterest;
  const monthsToPayoffKeepPayment = keptRest.paymentsMade;
  const interestSavedRecast = remainingInterestNoLump - remainingInterestRecast - fee;
  const interestSavedKeepPayment = remainingInterestNoLump - remainingInterestKeepPayment;
  return {
    balanceBeforeLump,
    oldPayment,
    lumpPaid,
    balanceAfterLump,
    monthsLeft,
    newPayment,
    monthlyReduction,
    remainingInterestNoLump,
    remainingInterestRecast,
    remainingInterestKeepPayment,
    monthsToPayoffKeepPayment,
    interestSavedRecast,
    interestSavedKeepPayment,
  };
}
