/** A ladder of inflation-protected Treasury bonds: the price of a level real income, like an annuity that ends. */

interface TipsLadder {
  /** Paid at the start of each of its years, in today's dollars. */
  readonly yearlyIncome: number;
  /** Yearly real yield. */
  readonly realYield: number;
  /** Years from the purchase to the first payment. */
  readonly wait: number;
  readonly payments: number;
}

/** What a number of one-dollar payments is worth when the first is made. */
export const worthOfPayments = (payments: number, realYield: number): number =>
  realYield === 0
    ? Math.max(0, payments)
    : payments <= 0
      ? 0
      : ((1 - (1 + realYield) ** -payments) / realYield) * (1 + realYield);

/** The price of the ladder, in today's dollars. Leaves out dealer markups, and the years in which no bond matures. */
export function tipsLadder({ yearlyIncome, realYield, wait, payments }: TipsLadder) {
  const worthAtFirst = worthOfPayments(payments, realYield);
  const worthNow = worthAtFirst / (1 + realYield) ** wait;
  const price = yearlyIncome * worthNow;
  return { worthAtFirst, worthNow, price };
}
