/** What share of savings would have lasted, year by year, for guardrails by risk. */
import { type Futures, marketIn, realGrowth } from "../futures/market.ts";
import { percentiles } from "../futures/percentiles.ts";

/** How savings are invested and what that costs; see `realGrowth`. */
export interface Invested {
  readonly stockShare: number;
  readonly fee: number;
}

/**
 * The share of savings that could be taken, adjusted for inflation, over each number of years from 1 to the length of
 * the futures: one row per confidence level, with one year at index 0. Before tax. With hindsight, each path's share
 * has a closed form: one divided by the sum, over its years, of what a dollar at the start of that year was worth at
 * the beginning.
 */
export function sustainableRates(
  { stockShare, fee }: Invested,
  futures: Futures,
  confidences: readonly number[],
): readonly Float64Array[] {
  const { paths, years } = futures;
  const rows = confidences.map(() => new Float64Array(years));
  const discount = new Float64Array(paths).fill(1);
  const withdrawals = new Float64Array(paths);
  for (let t = 0; t < years; t++) {
    for (let path = 0; path < paths; path++) {
      withdrawals[path] = (withdrawals[path] as number) + (discount[path] as number);
      discount[path] = (discount[path] as number) / realGrowth(marketIn(futures, path, t), stockShare, fee);
    }
    const rates = percentiles(
      withdrawals.map((sum) => 1 / sum),
      confidences.map((confidence) => 1 - confidence),
    );
    for (const [i, rate] of rates.entries()) (rows[i] as Float64Array)[t] = rate;
  }
  return rows;
}
