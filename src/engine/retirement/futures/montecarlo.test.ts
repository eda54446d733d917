import fc from "fast-check";
import { expect, test } from "vitest";
import { marketHistory } from "../../../law/series/market-history.ts";
import { allStrategies } from "../../../testing/futures.ts";
import { inRealTerms, yearsBetween } from "../../../testing/history.ts";
import { endMoments, portfolioMoments } from "../../../testing/moments.ts";
import { followSavings, type SavingsPlan } from "../../../testing/savings-plan.ts";
import { untaxedPlanLaw } from "../../../testing/untaxed-plan.ts";
import type { Futures } from "./market.ts";
import { bootstrapFutures } from "./montecarlo/bootstrap.ts";
import { type LognormalModel, logGrowth, lognormalFutures } from "./montecarlo/lognormal.ts";
import { shocks } from "./montecarlo/shocks.ts";
import { successOf } from "./success.ts";

const model: LognormalModel = {
  stocks: { mean: 0.07, deviation: 0.18 },
  bonds: { mean: 0.02, deviation: 0.08 },
  correlation: 0.15,
};
const plan: SavingsPlan = { savings: 1e6, years: 30, spending: 40_000, stockShare: 0.6 };
const untaxed = untaxedPlanLaw(2026);
const followed = (given: SavingsPlan, drawn: Futures) => followSavings(given, untaxed, drawn);
const endsOf = (given: SavingsPlan, drawn: Futures) => {
  const { balances, paths, years } = followed(given, drawn);
  return balances.slice((years - 1) * paths);
};
const someShocks = shocks({ seed: 1, paths: 20_000, years: 30 });
const futures = lognormalFutures(model, someShocks);

const meanOf = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length;
const deviationOf = (values: Float64Array) => {
  const mean = meanOf(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
};

test("a mean of 7% and a deviation of 18% have the logarithm published for them", () => {
  const { logMean, logDeviation } = logGrowth({ mean: 0.07, deviation: 0.18 });
  expect(logDeviation).toBeCloseTo(0.16705, 5);
  expect(logMean).toBeCloseTo(0.05371, 5);
  expect(logGrowth({ mean: 0.03, deviation: 0 }).logDeviation).toBe(0);
  expect(() => logGrowth({ mean: -1, deviation: 0.1 })).toThrow("above -100 %");
});

test("600,000 draws have the requested mean, deviation and correlation, within four standard errors", () => {
  const { stockReturn, bondReturn } = futures;
  const n = stockReturn.length;
  expect(Math.abs(meanOf(stockReturn) - 0.07)).toBeLessThan((4 * 0.18) / Math.sqrt(n));
  expect(Math.abs(meanOf(bondReturn) - 0.02)).toBeLessThan((4 * 0.08) / Math.sqrt(n));
  expect(Math.abs(deviationOf(stockReturn) - 0.18)).toBeLessThan(0.002);
  expect(Math.abs(deviationOf(bondReturn) - 0.08)).toBeLessThan(0.001);
  const logs = (returns: Float64Array) => returns.map((value) => Math.log(1 + value));
  const standardized = (values: Float64Array) => {
    const [mean, deviation] = [meanOf(values), deviationOf(values)];
    return values.map((value) => (value - mean) / deviation);
  };
  const [stocks, bonds] = [standardized(logs(stockReturn)), standardized(logs(bondReturn))];
  expect(meanOf(stocks.map((value, i) => value * (bonds[i] as number)))).toBeCloseTo(0.15, 2);
});

test("shocks are standard normal, and each year is independent of the one before", () => {
  const { stocks, paths } = someShocks;
  expect(Math.abs(meanOf(stocks))).toBeLessThan(4 / Math.sqrt(stocks.length));
  expect(deviationOf(stocks)).toBeCloseTo(1, 2);
  const withNextYear = stocks.slice(paths).map((value, i) => value * (stocks[i] as number));
  expect(Math.abs(meanOf(withNextYear))).toBeLessThan(4 / Math.sqrt(withNextYear.length));
});

test("the same seed gives the same numbers, another seed others", () => {
  const draws = (seed: number) => shocks({ seed, paths: 50, years: 10 });
  expect(draws(5)).toEqual(draws(5));
  expect(draws(5).stocks).not.toEqual(draws(6).stocks);
});

test("a path is the same however many are drawn and however long they are", () => {
  const small = shocks({ seed: 9, paths: 3, years: 4, firstPath: 2 });
  const large = shocks({ seed: 9, paths: 20, years: 30 });
  for (let year = 0; year < 4; year++)
    for (let path = 0; path < 3; path++) expect(small.stocks[year * 3 + path]).toBe(large.stocks[year * 20 + path + 2]);
});

test("the same holds for blocks of history", () => {
  const blocks = (paths: number, years: number, firstPath: number) =>
    bootstrapFutures(marketHistory, { seed: 9, paths, years, meanBlockYears: 8, firstPath });
  const small = blocks(3, 4, 2);
  const large = blocks(20, 30, 0);
  for (let year = 0; year < 4; year++)
    for (let path = 0; path < 3; path++)
      expect(small.stockReturn[year * 3 + path]).toBe(large.stockReturn[year * 20 + path + 2]);
});

test("savings without withdrawals end with the mean and deviation of the closed form", () => {
  const { mean, deviation } = portfolioMoments(model, 0.6);
  const end = endMoments(1e6, 0, 30, { mean, deviation });
  expect(end.mean).toBeCloseTo(1e6 * 1.05 ** 30, 2);
  const ends = endsOf({ ...plan, spending: 0 }, futures);
  expect(Math.abs(meanOf(ends) - end.mean)).toBeLessThan((4 * end.deviation) / Math.sqrt(ends.length));
});

test("with no deviation, every path grows by the mean", () => {
  const still: LognormalModel = {
    stocks: { mean: 0.05, deviation: 0 },
    bonds: { mean: 0.01, deviation: 0 },
    correlation: 0,
  };
  const ends = endsOf({ ...plan, spending: 0 }, lognormalFutures(still, shocks({ seed: 3, paths: 5, years: 30 })));
  for (const end of ends) expect(end).toBeCloseTo(1e6 * 1.034 ** 30, 4);
});

test("a slightly higher mean moves success a little and never down, because the shocks are the same", () => {
  const storms = shocks({ seed: 1, paths: 4_000, years: 30 });
  const rates = [0.06, 0.0605, 0.061, 0.0615].map((mean) => {
    const moved = lognormalFutures({ ...model, stocks: { mean, deviation: 0.18 } }, storms);
    return successOf(followed(plan, moved)).rate;
  });
  for (const [i, rate] of rates.entries()) {
    const before = rates[i - 1] ?? rate;
    expect(rate).toBeGreaterThanOrEqual(before);
    expect(rate - before).toBeLessThan(0.01);
  }
});

test("inflation stays near its mean, and doesn't change real purchasing power", () => {
  const inflation = { mean: 0.025, persistence: 0.6, deviation: 0.012 };
  const small = shocks({ seed: 1, paths: 2_000, years: 30, withPrices: true });
  const nominal = lognormalFutures({ ...model, inflation }, small);
  const real = lognormalFutures(model, small);
  expect(meanOf(nominal.inflation as Float64Array)).toBeCloseTo(0.025, 2);
  const [one, other] = [endsOf(plan, nominal), endsOf(plan, real)];
  for (const [path, end] of one.entries()) expect(Math.abs(end - (other[path] as number))).toBeLessThan(0.01);
  expect(() => lognormalFutures({ ...model, inflation }, someShocks)).toThrow("drawn with prices");
});

test("prices at most halve in a year, whatever deviation is entered, and what savings buy stays the same", () => {
  const storms = shocks({ seed: 1, paths: 200, years: 3, withPrices: true });
  const wild = lognormalFutures({ ...model, inflation: { mean: 0, persistence: 0, deviation: 5 } }, storms);
  const real = lognormalFutures(model, storms);
  const rises = wild.inflation as Float64Array;
  expect(Math.min(...rises)).toBe(-0.5);
  // Where a shock asks for less than half, prices halve; elsewhere they do as it asks.
  for (const [at, shock] of (storms.prices as Float64Array).entries())
    expect(rises[at]).toBeCloseTo(shock < -0.1 ? -0.5 : 5 * shock, 12);
  for (const [at, grown] of wild.stockReturn.entries())
    expect((1 + grown) / (1 + (rises[at] as number))).toBeCloseTo(1 + (real.stockReturn[at] as number), 9);
});

/** The history row that a bootstrap path is in, found by its stock return. */
const rowsOf = ({ stockReturn, paths, years }: Futures, path: number) =>
  Array.from({ length: years }, (_, year) =>
    marketHistory.stockReturn.indexOf(stockReturn[year * paths + path] as number),
  );

test("blocks continue from year to year, wrap from the last to the first, and rows stay whole", () => {
  const drawn = bootstrapFutures(marketHistory, { seed: 4, paths: 500, years: 40, meanBlockYears: 10 });
  let jumps = 0;
  for (let path = 0; path < 500; path++) {
    const rows = rowsOf(drawn, path);
    for (const [year, row] of rows.entries()) {
      expect(drawn.bondReturn[year * 500 + path]).toBe(marketHistory.bondReturn[row]);
      expect(drawn.inflation?.[year * 500 + path]).toBe(marketHistory.inflation[row]);
      if (year > 0 && row !== ((rows[year - 1] as number) + 1) % 155) jumps++;
    }
  }
  // 19,500 steps, each a jump with probability 0.1 (less 1 in 155 that lands on the next year)
  expect(jumps / 19_500).toBeCloseTo(0.1 * (154 / 155), 2);
});

test("blocks of maximum length never jump; one-year blocks can always jump", () => {
  const long = bootstrapFutures(marketHistory, { seed: 4, paths: 1, years: 200, meanBlockYears: 1e12 });
  const rows = rowsOf(long, 0);
  expect(rows).toEqual(rows.map((_, year) => ((rows[0] as number) + year) % 155));
  expect(() => bootstrapFutures(marketHistory, { seed: 4, paths: 1, years: 5, meanBlockYears: 0.5 })).toThrow(
    "a year long",
  );
});

test("history in today's dollars stays in today's dollars", () => {
  const real = bootstrapFutures(inRealTerms(marketHistory), { seed: 4, paths: 2, years: 5, meanBlockYears: 5 });
  expect(real.inflation).toBeNull();
});

test.each(allStrategies)("%s: handles random futures the same way as history", (_, spending) => {
  const modern = yearsBetween(marketHistory, 1928, 2025);
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const drawn = bootstrapFutures(modern, { seed, paths: 40, years: 30, meanBlockYears: 8 });
      const { balances, spent } = followed({ ...plan, spending }, drawn);
      for (const amounts of [balances, spent])
        expect(amounts.every((amount) => Number.isFinite(amount) && amount >= 0)).toBe(true);
    }),
    { numRuns: 20 },
  );
});
