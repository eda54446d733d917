/** Futures made from pieces of history: the stationary bootstrap of Politis and Romano (1994). */
import { columnWithGaps } from "../history.ts";
import type { Futures, MarketHistory } from "../market.ts";
import { BLOCKS, draw, fraction } from "../random.ts";

export interface Bootstrap {
  readonly seed: number;
  readonly paths: number;
  readonly years: number;
  /** Average length of a piece of history, in years. With 1, every year is drawn by itself. */
  readonly meanBlockYears: number;
  readonly firstPath?: number;
}

/**
 * Each path starts in a random year of history and continues year by year. Before each year it jumps to another random
 * year with a probability of 1 over the average length. The first year follows the last. A year is taken whole, so
 * stocks, bonds, cash, prices and stock valuations stay together.
 */
export function bootstrapFutures(
  history: MarketHistory,
  { seed, paths, years, meanBlockYears, firstPath = 0 }: Bootstrap,
): Futures {
  if (!(meanBlockYears >= 1)) throw new Error(`Blocks are at least a year long on average, not ${meanBlockYears}`);
  const rows = history.stockReturn.length;
  const jump = 1 / meanBlockYears;
  const row = new Uint16Array(paths * years);
  const words = new Uint32Array(2);
  for (let year = 0, at = 0; year < years; year++)
    for (let path = 0; path < paths; path++, at++) {
      draw(seed, BLOCKS, firstPath + path, year, words);
      const jumps = year === 0 || fraction(words[0] as number) < jump;
      row[at] = jumps ? Math.floor(fraction(words[1] as number) * rows) : ((row[at - paths] as number) + 1) % rows;
    }
  const drawn = (values: Float64Array): Float64Array => {
    const taken = new Float64Array(row.length);
    for (let at = 0; at < row.length; at++) taken[at] = values[row[at] as number] as number;
    return taken;
  };
  const orNone = (values: Float64Array | null) => (values === null ? null : drawn(values));
  return {
    paths,
    years,
    yearStride: paths,
    stockReturn: drawn(Float64Array.from(history.stockReturn)),
    bondReturn: drawn(Float64Array.from(history.bondReturn)),
    inflation: history.inflation.every((rise) => rise === 0) ? null : drawn(Float64Array.from(history.inflation)),
    cape: orNone(columnWithGaps(history.cape)),
    firstStart: null,
  };
}
