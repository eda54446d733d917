import fc from "fast-check";
import { expect, test } from "vitest";
import { marketHistory } from "../../law/series/market-history.ts";
import { anyHistory, steadyFutures } from "../../testing/futures.ts";
import { historicalFutures } from "./history.ts";
import { percentiles } from "./percentiles.ts";
import { simulate } from "./simulation.ts";
import { largestWithdrawal, perfectWithdrawals, safeWithdrawal, sustainableRates } from "./simulation-perfect.ts";
import type { Plan } from "./simulation-plan.ts";
import { successRate } from "./simulation-solve.ts";
import { constantDollar } from "./strategies/constant-dollar.ts";

const spend = (amount: number): Plan => ({
  savings: 1e6,
  years: 30,
  strategy: constantDollar({ amount }),
  stockShare: 0.6,
});
const history = historicalFutures(marketHistory, 30);

test("the perfect withdrawal lasts to the end, and a dollar more does not", () => {
  fc.assert(
    fc.property(
      anyHistory(25),
      fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 25 }),
      fc.nat(4),
      (past, income, workingYears) => {
        const futures = historicalFutures(past, 20);
        const plan = { ...spend(0), years: 20, fee: 0.003, income, workingYears, nominalIncome: [0, 0, 1_000] };
        for (const [path, perfect] of perfectWithdrawals(plan, futures).entries()) {
          const failed = (amount: number) =>
            simulate({ ...plan, strategy: constantDollar({ amount }) }, futures).failedYear[path];
          expect(failed(Math.max(0, perfect - 0.01))).toBe(0);
          expect(failed(perfect + 1)).toBeGreaterThan(0);
        }
      },
    ),
    { numRuns: 30 },
  );
});

test("with a steady return the perfect withdrawal is the payment of an annuity", () => {
  const [perfect] = perfectWithdrawals(spend(0), steadyFutures(30, 0.04));
  expect(perfect).toBeCloseTo((1e6 * 0.04) / (1 - 1.04 ** -30) / 1.04, 4);
});

test("the largest withdrawal that reaches a target is one of the perfect ones: the worst history for certainty", () => {
  const perfect = perfectWithdrawals(spend(0), history);
  const worst = Math.min(...perfect);
  expect(largestWithdrawal(perfect, 1)).toBe(worst);
  expect(perfect.indexOf(worst)).toBe(1966 - 1871);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), (percent) => {
      const amount = largestWithdrawal(perfect, percent / 100);
      expect(successRate(spend(amount - 0.01), history)).toBeGreaterThanOrEqual(percent / 100);
      expect(successRate(spend(amount + 0.01), history)).toBeLessThan(percent / 100 + 1 / 126);
    }),
    { numRuns: 30 },
  );
  expect(safeWithdrawal(perfect, 0.5)).toBe(percentiles(perfect, [0.5])[0]);
});

test("rates that last fall with the years and with the confidence asked for", () => {
  const rates = sustainableRates(spend(0), history, [0.99, 0.8, 0.5]);
  for (const row of rates) for (let i = 1; i < 30; i++) expect(row[i]).toBeLessThan(row[i - 1] as number);
  for (let i = 0; i < 30; i++) {
    expect(rates[0]?.[i]).toBeLessThanOrEqual(rates[1]?.[i] as number);
    expect(rates[1]?.[i]).toBeLessThanOrEqual(rates[2]?.[i] as number);
  }
  expect(rates[0]?.[0]).toBe(1);
  expect(rates[1]?.[29]).toBeCloseTo(safeWithdrawal(perfectWithdrawals(spend(0), history), 0.8) / 1e6, 12);
});
