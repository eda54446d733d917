/** Futures in which yearly growth is lognormal: its logarithm is normal and independent from year to year. */
import type { Futures } from "../market.ts";
import { exp, ln } from "../random-exact.ts";
import type { Shocks } from "./shocks.ts";

/** Arithmetic mean and standard deviation of a yearly real return, as fractions. */
export interface ReturnModel {
  readonly mean: number;
  readonly deviation: number;
}

/**
 * Mean-reverting inflation: each year keeps `persistence` of last year's distance from the mean, plus a normal shock.
 */
interface InflationModel {
  readonly mean: number;
  readonly persistence: number;
  readonly deviation: number;
}

export interface LognormalModel {
  readonly stocks: ReturnModel;
  readonly bonds: ReturnModel;
  /** Correlation of the logarithms of growth. */
  readonly correlation: number;
  /** If omitted, all dollars are today's. Needed by strategies and incomes in nominal dollars. */
  readonly inflation?: InflationModel;
}

/**
 * The mean and deviation of the logarithm of growth that give growth itself the requested mean and deviation. Drawing a
 * return directly from a normal could lose more than everything; using the mean as the logarithm's would be too high by
 * half its variance.
 */
export function logGrowth({ mean, deviation }: ReturnModel) {
  if (!(mean > -1 && deviation >= 0))
    throw new Error(`A mean return is above -100 % and its deviation 0 or more, not ${mean} and ${deviation}`);
  const relative = deviation / (1 + mean);
  const variance = ln(1 + relative * relative);
  const logDeviation = Math.sqrt(variance);
  const logMean = ln(1 + mean) - variance / 2;
  return { logMean, logDeviation };
}

/** The futures that a model makes from shocks: a year with shock z grows by e to the power of (mean + deviation z). */
export function lognormalFutures(model: LognormalModel, { paths, years, stocks, bonds, prices }: Shocks): Futures {
  const { correlation, inflation } = model;
  if (!(correlation >= -1 && correlation <= 1))
    throw new Error(`A correlation lies from -1 to 1, not at ${correlation}`);
  const ofStocks = logGrowth(model.stocks);
  const ofBonds = logGrowth(model.bonds);
  const own = Math.sqrt(1 - correlation * correlation);
  const stockReturn = new Float64Array(stocks.length);
  const bondReturn = new Float64Array(stocks.length);
  for (let at = 0; at < stocks.length; at++) {
    const z = stocks[at] as number;
    stockReturn[at] = exp(ofStocks.logMean + ofStocks.logDeviation * z) - 1;
    const mixed = correlation * z + own * (bonds[at] as number);
    bondReturn[at] = exp(ofBonds.logMean + ofBonds.logDeviation * mixed) - 1;
  }
  const real: Futures = {
    paths,
    years,
    yearStride: paths,
    stockReturn,
    bondReturn,
    inflation: null,
    cape: null,
    firstStart: null,
  };
  if (inflation === undefined) return real;
  if (prices === null) throw new Error("A model with inflation needs shocks drawn with prices");
  return withInflation(real, inflation, prices);
}

/** Real futures plus a path of prices, so that returns become nominal. The first year starts from the mean. */
function withInflation(real: Futures, model: InflationModel, shocks: Float64Array): Futures {
  const { paths, years } = real;
  const inflation = new Float64Array(paths * years);
  const nominal = (returns: Float64Array) =>
    returns.map((value, at) => (1 + value) * (1 + (inflation[at] as number)) - 1);
  const above = new Float64Array(paths);
  for (let year = 0, at = 0; year < years; year++)
    for (let path = 0; path < paths; path++, at++) {
      above[path] = model.persistence * (above[path] as number) + model.deviation * (shocks[at] as number);
      inflation[at] = Math.max(LEAST_INFLATION, model.mean + (above[path] as number));
    }
  return {
    ...real,
    inflation,
    stockReturn: nominal(real.stockReturn),
    bondReturn: nominal(real.bondReturn),
  };
}

/** Prices never halve within a year, whatever deviation was entered. */
const LEAST_INFLATION = -0.5;
