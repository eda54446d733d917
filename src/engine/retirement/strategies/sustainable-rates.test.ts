import fc from "fast-check";
import { expect, test } from "vitest";
import { marketHistory } from "../../../law/series/market-history.ts";
import { anyHistory, steadyFutures } from "../../../testing/futures.ts";
import { followSavings } from "../../../testing/savings-plan.ts";
import { untaxedPlanLaw } from "../../../testing/untaxed-plan.ts";
import { historicalFutures } from "../futures/history.ts";
import type { Futures } from "../futures/market.ts";
import { successOf } from "../futures/success.ts";
import { greatestThat } from "../step-search.ts";
import { sustainableRates } from "./sustainable-rates.ts";

const untaxed = untaxedPlanLaw(2026);
const invested = { stockShare: 0.6, fee: 0 };
const history = historicalFutures(marketHistory, 30);
const followed = (spending: number, futures: Futures, years: number, fee = 0) =>
  followSavings({ savings: 1e6, years, spending, stockShare: 0.6, fee }, untaxed, futures);

/** What a million in savings could have paid over all years of the futures, for every path. */
const lastingOnAll = (futures: Futures, fee = 0) =>
  1e6 * ((sustainableRates({ stockShare: 0.6, fee }, futures, [1])[0]?.at(-1) as number) ?? 0);

test("what would have lasted on each path lasts there in a plan, and a dollar more doesn't", () => {
  fc.assert(
    fc.property(anyHistory(25), (past) => {
      const futures = historicalFutures(past, 20);
      const amount = lastingOnAll(futures, 0.003);
      expect(Math.max(...followed(Math.max(0, amount - 0.01), futures, 20, 0.003).failedYear)).toBe(0);
      expect(Math.max(...followed(amount + 1, futures, 20, 0.003).failedYear)).toBeGreaterThan(0);
    }),
    { numRuns: 30 },
  );
});

test("with a steady return it is the payment of an annuity", () =>
  expect(lastingOnAll(steadyFutures(30, 0.04))).toBeCloseTo((1e6 * 0.04) / (1 - 1.04 ** -30) / 1.04, 4));

test("searched in one-dollar steps, the most that can be spent matches the closed form", () => {
  const amount = greatestThat((spending) => successOf(followed(spending, history, 30)).rate === 1, 0, 200_000, 1);
  expect(amount).toBe(Math.floor(lastingOnAll(history)));
});

test("rates fall with more years and with more confidence", () => {
  const rates = sustainableRates(invested, history, [0.99, 0.8, 0.5]);
  for (const row of rates) for (let i = 1; i < 30; i++) expect(row[i]).toBeLessThan(row[i - 1] as number);
  for (let i = 0; i < 30; i++) {
    expect(rates[0]?.[i]).toBeLessThanOrEqual(rates[1]?.[i] as number);
    expect(rates[1]?.[i]).toBeLessThanOrEqual(rates[2]?.[i] as number);
  }
  expect(rates[0]?.[0]).toBe(1);
});
