import { toCent } from "../rounding.ts";
import { levelPayment } from "./level-payment.ts";

export interface BoughtDown {
  readonly loan: number;
  /** The note rate, as a fraction a year. */
  readonly annualRate: number;
  readonly termMonths: number;
  /** How far below the note rate each year's payment is figured: [0.02, 0.01] for a 2-1 buydown. */
  readonly reductions: readonly number[];
}

export type Buydown = ReturnType<typeof buydown>;

/**
 * A temporary buydown. In the first years the borrower pays as if the rate were lower, and money set aside at closing,
 * usually by the seller, covers the difference. The loan itself accrues at the note rate from the first month, so
 * nothing is owed later.
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
