import fc from "fast-check";
import { expect, test } from "vitest";
import { marketHistory } from "../../law/series/market-history.ts";
import { anyHistory, steadyFutures } from "../../testing/futures.ts";
import { misexplained } from "../../testing/rework.ts";
import { known } from "../../testing/scope.ts";
import { explain } from "../worksheet.ts";
import { historicalFutures } from "./history.ts";
import { lognormalFutures } from "./montecarlo-lognormal.ts";
import { shocks } from "./montecarlo-shocks.ts";
import { percentiles } from "./percentiles.ts";
import { simulate } from "./simulation.ts";
import { largestWithdrawal, perfectWithdrawals, safeWithdrawal, sustainableRates } from "./simulation-perfect.ts";
import type { Plan } from "./simulation-plan.ts";
import { SpendingByPath, shortfallOf, worstFirst, worstHistories } from "./simulation-results.ts";
import { yearlySaving, yearlySavingLines } from "./simulation-saving.ts";
import {
  earliestRetirement,
  greatestThat,
  leastSaving,
  leastThat,
  mostSpending,
  successRate,
} from "./simulation-solve.ts";
import { successLines, successOf } from "./simulation-success.ts";
import { constantDollar } from "./strategies/constant-dollar.ts";

const spend = (amount: number): Plan => ({
  savings: 1e6,
  years: 30,
  strategy: constantDollar({ amount }),
  stockShare: 0.6,
});
const history = historicalFutures(marketHistory, 30);

test("success is the share of paths without a failure, with its error and interval", () => {
  const failedYear = new Uint16Array(10_000).fill(12, 0, 2_000);
  const success = successOf({ failedYear });
  expect(success.rate).toBe(0.8);
  expect(success.standardError).toBeCloseTo(0.004, 6); // 0.4 points at 80 % with 10,000 paths
  // Wilson's interval worked by hand: (0.8 + 0.00019207) / 1.00038415 -+ 0.0078379
  expect(success.low).toBeCloseTo(0.792046, 5);
  expect(success.high).toBeCloseTo(0.807723, 5);
});

test("every number of the success rate works out, also where nothing or everything succeeded", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1), { minLength: 1, maxLength: 200 }), (years) => {
      const success = successOf({ failedYear: Uint16Array.from(years) });
      expect(misexplained(explain(success, successLines, {}))).toEqual([]);
      expect(success.low).toBeLessThanOrEqual(success.rate + 1e-15);
      expect(success.high).toBeGreaterThanOrEqual(success.rate - 1e-15);
    }),
  );
});

test("the worst histories are named by the year they start in", () => {
  const worst = worstHistories(simulate(spend(45_000), history), history, 3);
  expect(worst.map(({ startYear }) => startYear)).toEqual([1966, 1965, 1968]);
  expect(worst[0]?.failedYear).toBeLessThan(25);
  const best = worstFirst(simulate(spend(0), history)).at(-1) as number;
  expect(worstHistories(simulate(spend(0), history), history, 126).at(-1)?.startYear).toBe(1871 + best);
  expect(() => worstHistories(simulate(spend(0), steadyFutures(30, 0)), { ...history, firstStart: null }, 1)).toThrow(
    "windows of history",
  );
});

test("a shortfall says when the money ran out and how much was missing", () => {
  const futures = steadyFutures(30, 0);
  const spending = new SpendingByPath(1);
  const outcome = simulate(spend(50_000), futures, (year) => spending.add(year));
  // a million pays twenty of the thirty withdrawals
  expect(shortfallOf(outcome, spending.sum)).toEqual({
    failed: 1,
    medianFailedYear: 21,
    medianYearsShort: 10,
    depth: expect.closeTo(1 / 3, 12),
  });
  expect(spending.least[0]).toBe(0);
  expect(shortfallOf(simulate(spend(0), futures), new Float64Array(1)).medianFailedYear).toBeNull();
});

test("working years do not count as years of poor spending", () => {
  const spending = new SpendingByPath(1, 2);
  simulate({ ...spend(10_000), workingYears: 2 }, steadyFutures(30, 0), (year) => spending.add(year));
  expect(spending.least[0]).toBe(10_000);
  expect(spending.sum[0]).toBe(280_000);
});

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
  const amount = mostSpending(spend, { futures: history, target: 0.95, high: 200_000 });
  expect(amount).toBe(Math.floor(largestWithdrawal(perfectWithdrawals(spend(0), history), 0.95)));
});

test("the least that must be saved reaches the target, and a dollar less does not", () => {
  const futures = lognormalFutures(
    { stocks: { mean: 0.06, deviation: 0.17 }, bonds: { mean: 0.02, deviation: 0.07 }, correlation: 0.1 },
    shocks({ seed: 8, paths: 1_000, years: 40 }),
  );
  const saving = (amount: number): Plan => ({
    ...spend(40_000),
    savings: 100_000,
    years: 40,
    workingYears: 15,
    income: Array<number>(15).fill(amount),
  });
  const least = leastSaving(saving, { futures, target: 0.85, high: 200_000 }) as number;
  expect(successRate(saving(least), futures)).toBeGreaterThanOrEqual(0.85);
  expect(successRate(saving(least - 1), futures)).toBeLessThan(0.85);
  expect(leastSaving(saving, { futures, target: 0.85, high: 10 })).toBeNull();
});

test("the earliest retirement is the first year tried that reaches the target", () => {
  const futures = steadyFutures(40, 0.03);
  const retire = (workingYears: number): Plan => ({
    ...spend(40_000),
    savings: 300_000,
    years: 40,
    workingYears,
    income: Array<number>(workingYears).fill(30_000),
  });
  const years = earliestRetirement(retire, { futures, target: 1, first: 0, last: 30 }) as number;
  expect(successRate(retire(years), futures)).toBe(1);
  expect(successRate(retire(years - 1), futures)).toBe(0);
  expect(earliestRetirement(retire, { futures, target: 1, first: 0, last: years - 1 })).toBeNull();
});

test("saving for a goal at a steady return: the published example", () => {
  const { saving } = yearlySaving({ target: 1e6, savings: 1e5, rate: 0.05, years: 20 });
  expect(saving).toBeCloseTo(22_218.33, 2);
  expect(yearlySaving({ target: 1e6, savings: 0, rate: 0, years: 20 }).saving).toBe(50_000);
  expect(yearlySaving({ target: 1e5, savings: 1e5, rate: 0.05, years: 20 }).saving).toBe(0);
});

test("every number of saving for a goal works out from its formula", () => {
  fc.assert(
    fc.property(
      fc.record({
        target: fc.nat(5e6),
        savings: fc.nat(2e6),
        rate: fc.integer({ min: 0, max: 150 }).map((n) => n / 1000),
        years: fc.integer({ min: 1, max: 60 }),
      }),
      (goal) => {
        const scope = Object.fromEntries(Object.entries(goal).map(([name, value]) => [name, known(value)]));
        expect(misexplained(explain(yearlySaving(goal), yearlySavingLines, scope))).toEqual([]);
      },
    ),
  );
});
