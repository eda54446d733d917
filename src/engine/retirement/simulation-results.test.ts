import { expect, test } from "vitest";
import { marketHistory } from "../../law/series/market-history.ts";
import { steadyFutures } from "../../testing/futures.ts";
import { historicalFutures } from "./history.ts";
import { simulate } from "./simulation.ts";
import type { Plan } from "./simulation-plan.ts";
import { SpendingByPath, worstFirst } from "./simulation-results.ts";
import { constantDollar } from "./strategies/constant-dollar.ts";

const spend = (amount: number): Plan => ({
  savings: 1e6,
  years: 30,
  strategy: constantDollar({ amount }),
  stockShare: 0.6,
});
const history = historicalFutures(marketHistory, 30);

test("the worst histories come first, the best one last", () => {
  const worst = worstFirst(simulate(spend(45_000), history));
  expect(worst.slice(0, 3).map((path) => 1871 + path)).toEqual([1966, 1965, 1968]);
  const { ends } = simulate(spend(0), history);
  expect(ends[worstFirst(simulate(spend(0), history)).at(-1) as number]).toBe(Math.max(...ends));
});

test("working years do not count as years of poor spending", () => {
  const spending = new SpendingByPath(1, 2);
  simulate({ ...spend(10_000), workingYears: 2 }, steadyFutures(30, 0), (year) => spending.add(year));
  expect(spending.least[0]).toBe(10_000);
  expect(spending.sum[0]).toBe(280_000);
});
