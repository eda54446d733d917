/** The random part of parametric futures: standard normal draws, which depend on the seed alone and are worth keeping. */
import { draw, fraction, MARKETS, PRICES } from "../random.ts";
import { normalQuantile } from "../random-normal.ts";

export interface Shocks {
  readonly paths: number;
  readonly years: number;
  /** Independent standard normals: that of `year` of `path` stands at `year * paths + path`. */
  readonly stocks: Float64Array;
  readonly bonds: Float64Array;
  /** For models with inflation; `null` if not asked for. */
  readonly prices: Float64Array | null;
}

export interface ShocksWanted {
  readonly seed: number;
  readonly paths: number;
  readonly years: number;
  /** Any path can be drawn by itself and is always the same, so that a long simulation can be made in parts. */
  readonly firstPath?: number;
  readonly withPrices?: boolean;
}

/** The shocks of a seed. */
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
