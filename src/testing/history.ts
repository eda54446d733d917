/** Market history, cut and converted, to compare plans with what others published. */
import type { Futures, MarketHistory } from "../engine/retirement/futures/market.ts";

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

/** The same history in today's dollars: each return divided by inflation, with no inflation left. */
export function inRealTerms(history: MarketHistory): MarketHistory {
  const real = (nominal: number, i: number) => (1 + nominal) / (1 + (history.inflation[i] as number)) - 1;
  return {
    ...history,
    stockReturn: history.stockReturn.map(real),
    bondReturn: history.bondReturn.map(real),
    inflation: history.inflation.map(() => 0),
  };
}

/** The consumer price level at the start of `year` of a path, where 1 is the start of the path. */
export function pricesAt({ inflation, yearStride }: Futures, path: number, year: number): number {
  let prices = 1;
  if (inflation !== null) for (let t = 0; t < year; t++) prices *= 1 + (inflation[t * yearStride + path] as number);
  return prices;
}
