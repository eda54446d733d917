import { toCent } from "../rounding.ts";
import { balanceAfter, levelPayment } from "./level-payment.ts";

/** Paid back monthly; due at the sale with simple interest; or forgiven in equal parts, one for each full year. */
export const helpKinds = ["repaid", "deferred", "forgiven"] as const;

/** A second loan that covers part of the cash a purchase needs. Dollars; the rate is a fraction a year. */
export interface HelpLoan {
  readonly amount: number;
  readonly kind: (typeof helpKinds)[number];
  readonly annualRate: number;
  readonly termMonths: number;
}

export type DownPaymentHelp = ReturnType<typeof downPaymentHelp>;

/**
 * What such a loan saves at closing, costs each month, and takes from the sale after `stayMonths`. The first loan
 * doesn't change. A deferred loan is due at the end of its term if that comes before the sale. Dollars. Leaves out what
 * a program takes when a home resells at a gain, and the rules on who qualifies.
 */
export function downPaymentHelp(
  { amount, kind, annualRate, termMonths }: HelpLoan,
  cashToClose: number,
  paymentWithout: number,
  stayMonths: number,
) {
  const months = Math.min(stayMonths, termMonths);
  const cashYouBring = Math.max(0, cashToClose - amount);
  const payment = kind === "repaid" ? toCent(levelPayment(amount, annualRate / 12, termMonths)) : 0;
  const eachMonth = paymentWithout + payment;
  const paid = payment * months;
  const fullYears = Math.floor(months / 12);
  const forgiven = kind === "forgiven" ? amount * Math.min(1, (12 * fullYears) / termMonths) : 0;
  const owed =
    kind === "repaid"
      ? Math.max(0, balanceAfter(months, amount, annualRate / 12, termMonths))
      : kind === "deferred"
        ? amount * (1 + (annualRate * months) / 12)
        : amount - forgiven;
  const cost = paid + owed - amount;
  return { cashYouBring, payment, eachMonth, months, paid, fullYears, forgiven, owed, cost };
}
