/** Futures as history had them: every run of years that lies wholly in the data, starting in every year. */
import type { Futures, MarketHistory } from "./market.ts";

/** The rows of history from one year through another. */
export function yearsBetween(history: MarketHistory, first: number, last: number): MarketHistory {
  const { firstYear, stockReturn } = history;
  const lastYear = firstYear + stockReturn.length - 1;
  if (first < firstYear || last > lastYear || first > last)
    throw new Error(`The market history has the years ${firstYear} to ${lastYear}, not ${first} to ${last}`);
  const rows = <T>(column: readonly T[]) => column.slice(first - firstYear, last - firstYear + 1);
  return {
    firstYear: first,
    stockReturn: rows(stockReturn),
    bondReturn: rows(history.bondReturn),
    inflation: rows(history.inflation),
    cape: rows(history.cape),
  };
}

/** The same history in today's dollars: each return divided by the rise of prices, and no inflation left. */
export function inRealTerms(history: MarketHistory): MarketHistory {
  const real = (nominal: number, i: number) => (1 + nominal) / (1 + (history.inflation[i] as number)) - 1;
  return {
    ...history,
    stockReturn: history.stockReturn.map(real),
    bondReturn: history.bondReturn.map(real),
    inflation: history.inflation.map(() => 0),
  };
}

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
