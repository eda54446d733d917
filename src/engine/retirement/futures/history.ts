/** Futures taken from history: every run of years that is entirely within the data, one starting in each year. */
import type { Futures, MarketHistory } from "./market.ts";

/** A column that may lack single values, marked NaN; a column without any value is `null`. */
export const columnWithGaps = (values: readonly (number | null)[]): Float64Array | null =>
  values.every((value) => value === null) ? null : Float64Array.from(values, (value) => value ?? Number.NaN);

/**
 * Every window of `years` years in the history, one path per start year. A window cut off by the end of the data is
 * left out; it is neither a success nor a failure. Windows overlap, so paths are far from independent.
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

/**
 * How many runs of `years` years fit into the history without overlap, a measure of how much the windows really tell
 * us.
 */
export const separateRuns = (history: MarketHistory, years: number) => Math.floor(history.stockReturn.length / years);
