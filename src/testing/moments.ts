/** Exact moments of lognormal futures, to check simulations against. */

import { type LognormalModel, logGrowth, type ReturnModel } from "../engine/retirement/futures/montecarlo/lognormal.ts";
import { exp } from "../engine/retirement/futures/random-exact.ts";

/** Mean and deviation of the yearly return on stocks and bonds held in fixed shares. */
export function portfolioMoments({ stocks, bonds, correlation }: LognormalModel, stockShare: number): ReturnModel {
  const bondShare = 1 - stockShare;
  const together = correlation * logGrowth(stocks).logDeviation * logGrowth(bonds).logDeviation;
  const covariance = (1 + stocks.mean) * (1 + bonds.mean) * (exp(together) - 1);
  const mean = stockShare * stocks.mean + bondShare * bonds.mean;
  const variance =
    stockShare * stockShare * stocks.deviation * stocks.deviation +
    bondShare * bondShare * bonds.deviation * bonds.deviation +
    2 * stockShare * bondShare * covariance;
  return { mean, deviation: Math.sqrt(variance) };
}

/** Mean and deviation of savings after some years with a withdrawal at the start of each, if they may go below zero. */
export function endMoments(savings: number, withdrawal: number, years: number, { mean, deviation }: ReturnModel) {
  let first = savings;
  let second = savings * savings;
  const squareGrowth = (1 + mean) * (1 + mean) + deviation * deviation;
  for (let t = 0; t < years; t++) {
    second = (second - 2 * withdrawal * first + withdrawal * withdrawal) * squareGrowth;
    first = (first - withdrawal) * (1 + mean);
  }
  return { mean: first, deviation: Math.sqrt(Math.max(0, second - first * first)) };
}
