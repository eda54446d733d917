import fc from "fast-check";
import { historicalFutures } from "../engine/retirement/futures/history.ts";
import type { Futures, MarketHistory } from "../engine/retirement/futures/market.ts";
import { publishedStrategies, type Start } from "../engine/retirement/strategies/published.ts";
import type { Strategy } from "../engine/retirement/strategies.ts";

const inSteps = (min: number, max: number) => fc.integer({ min: min * 1000, max: max * 1000 }).map((n) => n / 1000);

/** An invented history: any returns from -60% to 80%, and prices that fall or rise. */
export const anyHistory = (years: number): fc.Arbitrary<MarketHistory> => {
  const column = (value: fc.Arbitrary<number>) => fc.array(value, { minLength: years, maxLength: years });
  return fc.record({
    firstYear: fc.constant(1900),
    stockReturn: column(inSteps(-0.6, 0.8)),
    bondReturn: column(inSteps(-0.3, 0.4)),
    inflation: column(inSteps(-0.1, 0.25)),
    cape: column(inSteps(5, 45)),
  });
};

/** The same every year. */
const steadyHistory = (years: number, stockReturn: number, bondReturn = stockReturn, inflation = 0): MarketHistory => {
  const column = (value: number) => Array<number>(years).fill(value);
  return {
    firstYear: 1900,
    stockReturn: column(stockReturn),
    bondReturn: column(bondReturn),
    inflation: column(inflation),
    cape: column(20),
  };
};

export const steadyFutures = (years: number, stockReturn: number, bondReturn = stockReturn, inflation = 0): Futures =>
  historicalFutures(steadyHistory(years, stockReturn, bondReturn, inflation), years);

/** Divisors that fall with age from 72 on, like the distribution table's. */
const divisors = Array.from({ length: 49 }, (_, i) => 27.4 - 0.5 * i);

/** A start that works for any strategy: 4% of a million at 65. */
const anyStart: Start = {
  amount: 40_000,
  rate: 0.04,
  age: 65,
  distributions: { divisors, firstAge: 72 },
  rates: {
    atLowest: Array.from({ length: 120 }, (_, i) => 1.15 / (i + 1) + 0.03),
    atTarget: Array.from({ length: 120 }, (_, i) => 0.95 / (i + 1) + 0.02),
    atHighest: Array.from({ length: 120 }, (_, i) => 0.8 / (i + 1) + 0.01),
  },
};

export const allStrategies: readonly [id: string, strategy: Strategy][] = publishedStrategies.map(({ id, make }) => [
  id,
  make(anyStart),
]);
export const anyStrategy: fc.Arbitrary<Strategy> = fc.constantFrom(...allStrategies.map(([, strategy]) => strategy));
