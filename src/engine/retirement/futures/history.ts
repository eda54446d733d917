/** Futures as history had them: every run of years that lies wholly in the data, starting in every year. */
import type { Futures, MarketHistory } from "./market.ts";

/** A column in which single values may be missing: NaN stands for them, `null` for a column without any value. */
export const columnWithGaps = (values: readonly (number | null)[]): Float64Array | null =>
  values.every((value) => value === null) ? null : Float64Array.from(values, (value) => value ?? Number.NaN);

/**
 * Every window of `years` years of the history, one path for each start year. A window cut off by the end of the data is left
 * out: it is neither a success nor a failure. Windows overlap, so that the paths are far from independent.
 */
export function historicalFutures(history: MarketHistory, years: number): Futures {
  const paths = history.stockReturn.length - years + 1;
  if (paths < 1) throw new Error(`${history.stockReturn.length} years of history hold no run of ${years} years`);
  return {
    paths,
    years,
    yearStride: 1,
    stockReturn: Float64Array.from(history.stockReturn),
    bondReturn: Float64Array.from(history.bondReturn),
    inflation: Float64Array.from(history.inflation),
    cape: columnWithGaps(history.cape),
    firstStart: history.firstYear,
  };
}

/** How many runs of `years` years fit into the history without overlap: a measure of how much the windows really tell. */
export const separateRuns = (history: MarketHistory, years: number) => Math.floor(history.stockReturn.length / years);
