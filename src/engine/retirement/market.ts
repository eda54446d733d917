/** What markets bring, year by year: published history, and futures made from it or drawn at random. */

/** Published yearly figures from `firstYear` on, as fractions; `null` where none was published. */
export interface MarketHistory {
  readonly firstYear: number;
  readonly stockReturn: readonly number[];
  readonly bondReturn: readonly number[];
  /** Rise of consumer prices over the year. */
  readonly inflation: readonly number[];
  readonly cashReturn: readonly (number | null)[];
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
  /** `null`: this model says nothing about cash. */
  readonly cashReturn: Float64Array | null;
  /** `null`: all returns are real and all dollars today's. */
  readonly inflation: Float64Array | null;
  /** NaN where it is not known; `null`: this model says nothing about it. */
  readonly cape: Float64Array | null;
  /** For windows of history: the year in which the first path starts; the next one starts a year later. */
  readonly firstStart: number | null;
}

/** The consumer price level at the start of `year` of a path, 1 at the start of the path. */
export function pricesAt({ inflation, yearStride }: Futures, path: number, year: number): number {
  let prices = 1;
  if (inflation !== null) for (let t = 0; t < year; t++) prices *= 1 + (inflation[t * yearStride + path] as number);
  return prices;
}
