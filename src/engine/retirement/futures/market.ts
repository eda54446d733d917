/** What markets bring, year by year: published history, and futures made from it or drawn at random. */

/** Published yearly figures from `firstYear` on, as fractions; `null` where none was published. */
export interface MarketHistory {
  readonly firstYear: number;
  readonly stockReturn: readonly number[];
  readonly bondReturn: readonly number[];
  /** Rise of consumer prices over the year. */
  readonly inflation: readonly number[];
  /** Price over ten years' average earnings at the start of the year. */
  readonly cape: readonly (number | null)[];
}

/**
 * Many futures ("paths") of the same number of years. The figure of `year` (from 0) of `path` stands at
 * `year * yearStride + path` of each column: a stride of 1 makes overlapping windows of one history without copying it.
 */
export interface Futures {
  readonly paths: number;
  readonly years: number;
  readonly yearStride: number;
  readonly stockReturn: Float64Array;
  readonly bondReturn: Float64Array;
  /** `null`: all returns are real and all dollars today's. */
  readonly inflation: Float64Array | null;
  /** NaN where it is not known; `null`: this model says nothing about it. */
  readonly cape: Float64Array | null;
  /** For windows of history: the year in which the first path starts; the next one starts a year later. */
  readonly firstStart: number | null;
}

/** What markets do in a year, as fractions; the rise of consumer prices with them. */
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

/** What a dollar invested grows to in a year, in today's dollars: a share of it in stocks, the rest in bonds, less the fee. */
export const realGrowth = ({ stockReturn, bondReturn, rise }: MarketYear, stockShare: number, fee: number): number =>
  ((1 + stockShare * stockReturn + (1 - stockShare) * bondReturn) * (1 - fee)) / (1 + rise);

/** The share of stocks after the returns of a year and before rebalancing; the same for savings of any size. */
export function driftedStockShare({ stockReturn, bondReturn }: MarketYear, stockShare: number): number {
  const stocks = stockShare * (1 + stockReturn);
  const all = stocks + (1 - stockShare) * (1 + bondReturn);
  return all === 0 ? stockShare : stocks / all;
}

/** Refuses futures that do not say what stocks cost in every year, for a rule that looks at it. */
export function checkPriceOfStocks({ cape }: Futures): void {
  if (cape === null) throw new Error("These futures say nothing about the price of stocks over their earnings (CAPE)");
  if (cape.some(Number.isNaN))
    throw new Error("The price of stocks over ten years' earnings (CAPE) is known from 1881 on");
}
