import type { Lines } from "../worksheet.ts";
import { levelPaymentFormula } from "./level-payment.lines.ts";
import type { RecastResult } from "./recast.ts";

export const recastLines: Lines<RecastResult> = {
  balanceBeforeLump: {
    label: "Balance before the lump sum",
    found: "The balance of your schedule after the payment you chose.",
    check: "balanceBeforeLump >= 0",
  },
  oldPayment: {
    label: "Monthly principal and interest now",
    formula: `toCent(${levelPaymentFormula("loan", "annualRate / 12", "termMonths")})`,
  },
  lumpPaid: {
    label: "Lump sum",
    formula: "min(lump, balanceBeforeLump)",
    meaning: "It is never more than you owe.",
  },
  balanceAfterLump: { label: "Balance after the lump sum", formula: "toCent(balanceBeforeLump - lumpPaid)" },
  monthsLeft: { label: "Payments left", formula: "max(0, termMonths - lumpAfterPayment)", unit: "months" },
  newPayment: {
    label: "Payment after the recast",
    formula: `toCent(when(monthsLeft == 0, 0, ${levelPaymentFormula("balanceAfterLump", "annualRate / 12", "monthsLeft")}))`,
    meaning: "The level payment on the new balance, at the same rate, over the months that remain.",
  },
  monthlyReduction: { label: "Your payment drops by", formula: "oldPayment - newPayment" },
  remainingInterestNoLump: {
    label: "Interest left to pay without the lump sum",
    found: "The interest in the remaining rows of your schedule.",
    check: "remainingInterestNoLump >= 0",
  },
  remainingInterestRecast: {
    label: "Interest left to pay after the recast",
    found: "The interest in a schedule on the new balance with the new payment.",
    check: "remainingInterestRecast >= 0",
  },
  remainingInterestKeepPayment: {
    label: "Interest left to pay if you keep the old payment",
    found: "The interest in a schedule on the new balance with the old payment.",
    check: "remainingInterestKeepPayment >= 0",
  },
  monthsToPayoffKeepPayment: {
    label: "Payments left if you keep the old payment",
    found: "The number of rows in that schedule.",
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

/** When the current payment comes from a statement. */
export const recastByStatementLines: Lines<RecastResult> = {
  ...recastLines,
  oldPayment: { label: "Monthly principal and interest now", formula: "toCent(statedPayment)" },
};
