import { startedSteps } from "../rounding.ts";

export interface GigTaxes {
  /** All taxes for the year with and without the business: federal, state and local. */
  readonly taxWith: number;
  readonly taxWithout: number;
  readonly profit: number;
  /** What customers pay, before expenses. */
  readonly grossReceipts: number;
}

export type SetAside = ReturnType<typeof setAside>;

/**
 * How much of each dollar to set aside for tax: the average over the year's profit, rounded up to a whole percent. The
 * rate on the next dollar is a different number; it would be too high for the first dollars, so it doesn't work as a
 * rule.
 */
export function setAside({ taxWith, taxWithout, profit, grossReceipts }: GigTaxes) {
  const tax = taxWith - taxWithout;
  const averageRate = profit > 0 ? Math.max(0, tax) / profit : 0;
  const ofProfit = startedSteps(averageRate, 0.01) / 100;
  const profitShare = grossReceipts > 0 ? Math.max(0, profit) / grossReceipts : 0;
  const ofReceipts = startedSteps(ofProfit * profitShare, 0.01) / 100;
  return { tax, averageRate, ofProfit, profitShare, ofReceipts };
}
