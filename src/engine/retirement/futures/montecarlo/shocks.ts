/**
 * The random part of parametric futures: standard normal draws. They depend only on the seed, so they are worth
 * caching.
 */
import { draw, fraction, MARKETS, PRICES } from "../random.ts";
import { normalQuantile } from "../random-normal.ts";

export interface Shocks {
  readonly paths: number;
  readonly years: number;
  /** Independent standard normals; the one for `year` of `path` is at `year * paths + path`. */
  readonly stocks: Float64Array;
  readonly bonds: Float64Array;
  /** For models with inflation; `null` if not requested. */
  readonly prices: Float64Array | null;
}

export interface ShocksWanted {
  readonly seed: number;
  readonly paths: number;
  readonly years: number;
  /** Any path can be drawn by itself and always comes out the same, so a long simulation can be done in parts. */
  readonly firstPath?: number;
  readonly withPrices?: boolean;
}

/** The shocks for a seed. */
export function shocks({ seed, paths, years, firstPath = 0, withPrices = false }: ShocksWanted): Shocks {
  const stocks = new Float64Array(paths * years);
  const bonds = new Float64Array(paths * years);
  const prices = withPrices ? new Float64Array(paths * years) : null;
  const words = new Uint32Array(2);
  for (let year = 0, at = 0; year < years; year++)
    for (let path = 0; path < paths; path++, at++) {
      draw(seed, MARKETS, firstPath + path, year, words);
      stocks[at] = normalQuantile(fraction(words[0] as number));
      bonds[at] = normalQuantile(fraction(words[1] as number));
      if (prices === null) continue;
      draw(seed, PRICES, firstPath + path, year, words);
      prices[at] = normalQuantile(fraction(words[0] as number));
    }
  return { paths, years, stocks, bonds, prices };
}
