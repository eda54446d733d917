import { toCent } from "../rounding.ts";
import type { Lines } from "../worksheet.ts";
import { at, inCents, openLedger, post, totalsOf } from "./ledger.ts";
import { levelPayment, levelPaymentFormula } from "./level-payment.ts";
import { balanceAt, type FixedLoan, schedule } from "./schedule.ts";

export interface Recast {
  /** The lump is paid right after this payment. */
  readonly lumpAfterPayment: number;
  readonly lump: number;
  /** What the servicer charges for the recast. */
  readonly fee: number;
}

export type RecastResult = ReturnType<typeof recast>;

/**
 * A lump sum paid to principal, and the loan spread anew over the months that remain, at the same rate. Compared with
 * paying nothing extra, and with paying the lump but keeping the old payment. Dollars.
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

export const recastLines: Lines<RecastResult> = {
  balanceBeforeLump: {
    label: "Balance before the lump sum",
    found: "The balance of your schedule after the payment you name.",
    check: "balanceBeforeLump >= 0",
  },
  oldPayment: {
    label: "Principal and interest a month now",
    formula: `toCent(${levelPaymentFormula("loan", "annualRate / 12", "termMonths")})`,
  },
  lumpPaid: {
    label: "Lump sum",
    formula: "min(lump, balanceBeforeLump)",
    meaning: "Never more than you owe.",
  },
  balanceAfterLump: { label: "Balance after the lump sum", formula: "toCent(balanceBeforeLump - lumpPaid)" },
  monthsLeft: { label: "Payments left", formula: "max(0, termMonths - lumpAfterPayment)", unit: "months" },
  newPayment: {
    label: "Payment after the recast",
    formula: `toCent(when(monthsLeft == 0, 0, ${levelPaymentFormula("balanceAfterLump", "annualRate / 12", "monthsLeft")}))`,
    meaning: "The level payment on the new balance, at the same rate, over the months that remain.",
  },
  monthlyReduction: { label: "Lower by", formula: "oldPayment - newPayment" },
  remainingInterestNoLump: {
    label: "Interest still to come without the lump sum",
    found: "The interest of the rows that remain in your schedule.",
    check: "remainingInterestNoLump >= 0",
  },
  remainingInterestRecast: {
    label: "Interest still to come after the recast",
    found: "The interest of a schedule on the new balance with the new payment.",
    check: "remainingInterestRecast >= 0",
  },
  remainingInterestKeepPayment: {
    label: "Interest still to come if you keep the old payment",
    found: "The interest of a schedule on the new balance with the old payment.",
    check: "remainingInterestKeepPayment >= 0",
  },
  monthsToPayoffKeepPayment: {
    label: "Payments left if you keep the old payment",
    found: "The rows of that schedule.",
    check: "monthsToPayoffKeepPayment <= monthsLeft",
    unit: "months",
  },
  interestSavedRecast: {
    label: "Interest saved by the lump sum with a recast, after the fee",
    formula: "remainingInterestNoLump - remainingInterestRecast - fee",
  },
  interestSavedKeepPayment: {
    label: "Interest saved by the lump sum with the old payment",
    formula: "remainingInterestNoLump - remainingInterestKeepPayment",
  },
};

/** Where the payment now is that of a statement. */
export const recastByStatementLines: Lines<RecastResult> = {
  ...recastLines,
  oldPayment: { label: "Principal and interest a month now", formula: "toCent(statedPayment)" },
};
