/** A ladder of inflation-protected Treasury bonds: what a level income above prices costs, as an annuity that ends. */

export interface TipsLadder {
  /** Paid at the start of each of its years, in today's dollars. */
  readonly yearlyIncome: number;
  /** Yield above prices, a year. */
  readonly realYield: number;
  /** Years from the purchase to the first payment. */
  readonly wait: number;
  readonly payments: number;
}

/** What so many payments of a dollar are worth when the first of them is made. */
export const worthOfPayments = (payments: number, realYield: number): number =>
  realYield === 0
    ? Math.max(0, payments)
    : payments <= 0
      ? 0
      : ((1 - (1 + realYield) ** -payments) / realYield) * (1 + realYield);

/** Leaves out what dealers charge, and that no bond matures in some years. */
export function tipsLadder({ yearlyIncome, realYield, wait, payments }: TipsLadder) {
  const worthAtFirst = worthOfPayments(payments, realYield);
  const worthNow = worthAtFirst / (1 + realYield) ** wait;
  const price = yearlyIncome * worthNow;
  return { worthAtFirst, worthNow, price };
}
