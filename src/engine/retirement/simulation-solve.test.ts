import { expect, test } from "vitest";
import { marketHistory } from "../../law/series/market-history.ts";
import { historicalFutures } from "./history.ts";
import { largestWithdrawal, perfectWithdrawals } from "./simulation-perfect.ts";
import type { Plan } from "./simulation-plan.ts";
import { greatestThat, leastThat, successRate } from "./simulation-solve.ts";
import { constantDollar } from "./strategies/constant-dollar.ts";

const spend = (amount: number): Plan => ({
  savings: 1e6,
  years: 30,
  strategy: constantDollar({ amount }),
  stockShare: 0.6,
});
const history = historicalFutures(marketHistory, 30);

test("a search finds the last step that holds and the first one", () => {
  expect(greatestThat((x) => x <= 37, 0, 100, 1)).toBe(37);
  expect(greatestThat((x) => x <= 37, 0, 100, 5)).toBe(35);
  expect(greatestThat(() => true, 0, 100, 7)).toBe(98);
  expect(greatestThat(() => false, 0, 100, 1)).toBeNull();
  expect(leastThat((x) => x >= 37, 0, 100, 5)).toBe(40);
  expect(leastThat(() => true, 10, 100, 1)).toBe(10);
  expect(leastThat(() => false, 0, 100, 1)).toBeNull();
});

test("the most that can be spent is what the closed form says, to the dollar", () => {
  const amount = greatestThat((amount) => successRate(spend(amount), history) >= 0.95, 0, 200_000, 1);
  expect(amount).toBe(Math.floor(largestWithdrawal(perfectWithdrawals(spend(0), history), 0.95)));
});
