import { expect, test } from "vitest";
import { marketHistory } from "../../../law/series/market-history.ts";
import { historicalFutures } from "./history.ts";
import { type MarketHistory, marketIn } from "./market.ts";
import { historyFrom, withYears, worstInflation, worstYearForStocks } from "./stress.ts";

const history: MarketHistory = {
  firstYear: 2000,
  stockReturn: [0.1, -0.3, 0.2, 0.05],
  bondReturn: [0.01, 0.02, 0.03, 0.04],
  inflation: [0, -0.3, 0.1, 0.1],
  cape: [10, 20, 30, 40],
};

test("chosen years of history replace others in every future, and nothing else changes", () => {
  const futures = withYears(historicalFutures(history, 3), 1, history, 2001, 1);
  expect(futures.paths).toBe(2);
  const stocks = (path: number) => [0, 1, 2].map((year) => marketIn(futures, path, year).stockReturn);
  expect(stocks(0)).toEqual([0.1, -0.3, 0.2]);
  expect(stocks(1)).toEqual([-0.3, -0.3, 0.05]);
  expect(marketIn(futures, 1, 1)).toEqual({ stockReturn: -0.3, bondReturn: 0.02, rise: -0.3 });
  expect(futures.cape?.[2 * futures.yearStride + 1]).toBe(40);
});

test("a history that is too short says how far it goes", () => {
  const { futures, known } = historyFrom(history, 2002, 5);
  expect(known).toBe(2);
  expect([...futures.stockReturn]).toEqual([0.2, 0.05, 0, 0, 0]);
});

test("the worst year for stocks is after inflation; the worst inflation is the fastest rise", () => {
  // 2001: 0.7 / 0.7 is no loss at all; 2003: 1.05 / 1.1 loses 4.5%.
  expect(worstYearForStocks(history)).toEqual({ year: 2003, realReturn: 1.05 / 1.1 - 1 });
  expect(worstInflation(history, 2).year).toBe(2002);
  expect(worstInflation(history, 2).rise).toBeCloseTo(0.1, 12);
});

test("in the history we use, stocks lost the most in 1931, and prices rose the most in the ten years from 1973", () => {
  expect(worstYearForStocks(marketHistory).year).toBe(1931);
  expect(worstInflation(marketHistory, 10).year).toBe(1973);
});

test("the worst run of inflation has all of its years", () => {
  // 0.99 x 0.95 is 0.9405 and 0.95 x 1.1 is 1.045; the last year alone, 1.1, is more, but only one year.
  const rises = { ...history, inflation: [-0.01, -0.05, 0.1], stockReturn: [0, 0, 0] };
  const { year, rise } = worstInflation(rises, 2);
  expect(year).toBe(2001);
  expect(rise).toBeCloseTo(Math.sqrt(1.045) - 1, 9);
});
