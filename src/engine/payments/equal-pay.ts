/**
 * 1099 or W-2: the profit that leaves as much as a wage, or the wage that leaves as much as a profit. Dollars a year.
 *
 * Both sides are functions passed in, so that the household's full return, its state, and the value of paid leave,
 * health insurance and unpaid costs decide; no law is repeated here.
 */

/** What is left of a yearly amount after taxes and unpaid costs, with benefits at their value. */
export type Kept = (amount: number) => number;

export interface EqualPay {
  /** The amount on the other side; `null` if no amount up to the limit leaves as much. */
  readonly amount: number | null;
  readonly kept: number;
  /** How much higher it is than the original amount, as a fraction; negative if lower. */
  readonly more: number | null;
}

const CENT = 0.01;

/**
 * The smallest amount that leaves at least as much as `amount` leaves on the other side, to the cent.
 *
 * Where a credit ends at a cliff, more pay may leave less. So the search walks up in steps before it narrows down, to
 * find the first such amount, unless two cliffs fall within one step.
 *
 * @param most where the search gives up
 */
export function equalPay(amount: number, here: Kept, there: Kept, most: number): EqualPay {
  const kept = here(amount);
  if (there(0) >= kept) return { amount: 0, kept, more: amount > 0 ? -1 : 0 };
  const step = Math.max(100, amount / 50);
  let low = 0;
  let high = step;
  while (there(high) < kept) {
    if (high >= most) return { amount: null, kept, more: null };
    low = high;
    high = Math.min(most, high + step);
  }
  while (high - low > CENT / 2) {
    const middle = (low + high) / 2;
    if (there(middle) >= kept) high = middle;
    else low = middle;
  }
  return { amount: high, kept, more: amount > 0 ? high / amount - 1 : null };
}
