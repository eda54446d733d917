import { toCent } from "../rounding.ts";
import { levelPayment } from "./level-payment.ts";

export interface BoughtDown {
  readonly loan: number;
  /** The rate in the note, as a fraction a year. */
  readonly annualRate: number;
  readonly termMonths: number;
  /** How far below the note's rate the payment of each year is figured: [0.02, 0.01] for a 2-1 buydown. */
  readonly reductions: readonly number[];
}

export type Buydown = ReturnType<typeof buydown>;

/**
 * A temporary buydown: in the first years the borrower pays as if the rate were lower, and money put aside at closing, usually
 * by the seller, pays the rest. The loan itself is paid at the note's rate from the first month, so nothing is owed later.
 */
export function buydown({ loan, annualRate, termMonths, reductions }: BoughtDown) {
  const payment = (rate: number) => toCent(levelPayment(loan, rate / 12, termMonths));
  const fullPayment = payment(annualRate);
  const years = reductions.map((reduction, i) => {
    const rate = Math.max(0, annualRate - reduction);
    const months = Math.max(0, Math.min(12, termMonths - 12 * i));
    const reduced = payment(rate);
    return { rate, months, reduced, saved: fullPayment - reduced, paidFor: months * (fullPayment - reduced) };
  });
  const cost = toCent(years.reduce((sum, { paidFor }) => sum + paidFor, 0));
  return { fullPayment, years, cost };
}
