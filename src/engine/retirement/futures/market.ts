/** What markets return, year by year: published history, and futures made from it or drawn at random. */

/** Published yearly figures from `firstYear` on, as fractions; `null` where none was published. */
export interface MarketHistory {
  readonly firstYear: number;
  readonly stockReturn: readonly number[];
  readonly bondReturn: readonly number[];
  /** Inflation over the year. */
  readonly inflation: readonly number[];
  /** Price divided by ten years' average earnings, at the start of the year. */
  readonly cape: readonly (number | null)[];
}

/**
 * Many futures ("paths") of the same number of years. The figure for `year` (from 0) of `path` is at `year * yearStride
 * + path` in each column. A stride of 1 makes overlapping windows of one history without copying it.
 */
export interface Futures {
  readonly paths: number;
  readonly years: number;
  readonly yearStride: number;
  readonly stockReturn: Float64Array;
  readonly bondReturn: Float64Array;
  /** If `null`, all returns are real and all dollars are today's. */
  readonly inflation: Float64Array | null;
  /** NaN where unknown; `null` if this model doesn't cover it. */
  readonly cape: Float64Array | null;
  /** For windows of history: the year in which the first path starts; each next path starts a year later. */
  readonly firstStart: number | null;
}

/** Market returns in a year and inflation, as fractions. */
export interface MarketYear {
  readonly stockReturn: number;
  readonly bondReturn: number;
  readonly rise: number;
}

/** The figures of `year` (from 0) of a path. */
export function marketIn(futures: Futures, path: number, year: number): MarketYear {
  const { stockReturn, bondReturn, inflation, yearStride } = futures;
  const at = year * yearStride + path;
  return {
    stockReturn: stockReturn[at] as number,
    bondReturn: bondReturn[at] as number,
    rise: inflation === null ? 0 : (inflation[at] as number),
  };
}

/**
 * What an invested dollar grows to in a year, in today's dollars: a share in stocks, the rest in bonds, minus the fee.
 */
export const realGrowth = ({ stockReturn, bondReturn, rise }: MarketYear, stockShare: number, fee: number): number =>
  ((1 + stockShare * stockReturn + (1 - stockShare) * bondReturn) * (1 - fee)) / (1 + rise);

/** The share in stocks after a year's returns and before rebalancing, the same for savings of any size. */
export function driftedStockShare({ stockReturn, bondReturn }: MarketYear, stockShare: number): number {
  const stocks = stockShare * (1 + stockReturn);
  const all = stocks + (1 - stockShare) * (1 + bondReturn);
  return all === 0 ? stockShare : stocks / all;
}

/** Rejects futures that lack stock valuations in some year, for a rule that uses them. */
export function checkPriceOfStocks({ cape }: Futures): void {
  if (cape === null) throw new Error("These futures say nothing about the price of stocks over their earnings (CAPE)");
  if (cape.some(Number.isNaN))
    throw new Error("The price of stocks over ten years' earnings (CAPE) is known from 1881 on");
}
