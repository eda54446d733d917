import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { marketHistory } from "../../law/series/market-history.ts";
import { allStrategies, anyHistory, anyStrategy, steadyFutures } from "../../testing/futures.ts";
import { historicalFutures, inRealTerms } from "./history.ts";
import { pricesAt } from "./market.ts";
import { BandsByYear, percentiles, SEVEN_BANDS } from "./percentiles.ts";
import { simulate } from "./simulation.ts";
import { openYear } from "./simulation-open.ts";
import type { Plan } from "./simulation-plan.ts";
import { successOf } from "./simulation-success.ts";
import { constantDollar } from "./strategies/constant-dollar.ts";
import { constantNominal } from "./strategies/constant-nominal.ts";

const fourPercent: Plan = { savings: 1e6, years: 30, strategy: constantDollar({ amount: 40_000 }), stockShare: 0.6 };
const thirtyYears = historicalFutures(marketHistory, 30);
const path1966 = 1966 - 1871;

const golden = readFileSync(new URL("simulation-1966.csv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split(",").map(Number));

test.each(golden)(
  "a million at 40,000 from 1966 on, 60/40, worked by hand: %i",
  (year, stockReturn, bondReturn, rise, start, taken, end, endToday) => {
    const { worksheet, scope } = openYear(fourPercent, thirtyYears, path1966, year - 1966);
    expect(scope.stockReturn?.value).toBe(stockReturn);
    expect(scope.bondReturn?.value).toBe(bondReturn);
    expect(scope.rise?.value).toBe(rise);
    expect(worksheet.balance).toBeCloseTo(start as number, 2);
    expect(worksheet.taken).toBeCloseTo(taken as number, 2);
    expect(worksheet.end).toBeCloseTo(end as number, 2);
    expect(worksheet.endToday).toBeCloseTo(endToday as number, 2);
  },
);

test("1966: the money lasts 25 years and not the 26th", () => {
  expect(simulate(fourPercent, thirtyYears).failedYear[path1966]).toBe(26);
});

test("4 % over 30 years, 60/40, starts from 1871 to 1995: four histories fail", () => {
  const { failedYear } = simulate(fourPercent, thirtyYears);
  const failed = [...failedYear.slice(0, 125)].flatMap((year, path) => (year > 0 ? [1871 + path] : []));
  expect(failed).toEqual([1965, 1966, 1968, 1969]);
});

test("without returns and inflation a million at 40,000 lasts exactly 25 withdrawals", () => {
  const lasts = (years: number) => simulate({ ...fourPercent, years }, steadyFutures(years, 0)).failedYear[0];
  expect(lasts(25)).toBe(0);
  expect(lasts(26)).toBe(26);
});

test("with a steady return savings grow as the formula for an annuity says", () => {
  const { ends } = simulate({ ...fourPercent, years: 20 }, steadyFutures(20, 0.05));
  expect(ends[0]).toBeCloseTo(1e6 * 1.05 ** 20 - (40_000 * 1.05 * (1.05 ** 20 - 1)) / 0.05, 4);
});

test("what comes in is what goes out: each year's money is accounted for", () => {
  fc.assert(
    fc.property(anyHistory(20), anyStrategy, fc.nat(19), (history, strategy, t) => {
      const plan: Plan = { ...fourPercent, years: 20, strategy, fee: 0.01, income: [10_000, -20_000, 0, 90_000] };
      const { worksheet: w } = openYear(plan, historicalFutures(history, 20), 0, t);
      expect(w.spending + w.fees + w.end).toBeCloseTo(w.balance + w.income + w.gains, 4);
      expect(w.stocks + w.bonds + w.cash).toBeCloseTo(w.left, 4);
    }),
  );
});

test("a year opened is the year simulated", () => {
  fc.assert(
    fc.property(anyHistory(25), anyStrategy, fc.nat(5), fc.nat(19), (history, strategy, path, t) => {
      const plan: Plan = { ...fourPercent, years: 20, strategy, workingYears: 2, income: [9_000, 9_000] };
      const futures = historicalFutures(history, 20);
      const seen: number[] = [];
      simulate(plan, futures, ({ balances }) => seen.push(balances[path] as number));
      // The same to the last digit but one: the sums are made in another order.
      const same = (a: number, b: number) =>
        expect(Math.abs(a - b)).toBeLessThanOrEqual(1e-12 * Math.max(1, Math.abs(b)));
      same(openYear(plan, futures, path, t).worksheet.endToday, seen[t] as number);
    }),
  );
});

test("more savings never lower success", () => {
  fc.assert(
    fc.property(anyHistory(60), fc.nat(2e6), fc.nat(2e6), (history, savings, more) => {
      const futures = historicalFutures(history, 30);
      const success = (amount: number) => successOf(simulate({ ...fourPercent, savings: amount }, futures)).rate;
      expect(success(savings + more)).toBeGreaterThanOrEqual(success(savings));
    }),
  );
});

test("a higher fee, more spending or a longer plan never raises success", () => {
  fc.assert(
    fc.property(
      anyHistory(60),
      fc.constantFrom<Partial<Plan>>({ fee: 0.01 }, { strategy: constantDollar({ amount: 45_000 }) }),
      (history, change) => {
        const futures = historicalFutures(history, 30);
        const success = (plan: Plan) => successOf(simulate(plan, futures)).rate;
        expect(success({ ...fourPercent, ...change })).toBeLessThanOrEqual(success(fourPercent));
        expect(success(fourPercent)).toBeLessThanOrEqual(success({ ...fourPercent, years: 20 }));
      },
    ),
  );
});

test("percentiles are ordered, and those of the years are those of all paths", () => {
  const bands = new BandsByYear(thirtyYears.paths, 30);
  const outcome = simulate(fourPercent, thirtyYears, ({ t, balances }) => bands.add(t, balances));
  for (let year = 0; year < 30; year++) {
    const found = bands.bands.map((band) => band[year] as number);
    expect(found).toEqual([...found].sort((a, b) => a - b));
  }
  expect(bands.bands.map((band) => band[29])).toEqual(percentiles(outcome.ends, SEVEN_BANDS));
});

test("without inflation, dollars of the year are today's", () => {
  fc.assert(
    fc.property(anyHistory(20), anyStrategy, (history, strategy) => {
      const plan: Plan = { ...fourPercent, years: 20, strategy, income: [5_000], nominalIncome: [7_000] };
      const real = historicalFutures(inRealTerms(history), 20);
      const without = simulate(plan, { ...real, inflation: null });
      const withZeros = simulate(plan, real);
      expect(withZeros.ends).toEqual(without.ends);
      expect(withZeros.failedYear).toEqual(without.failedYear);
    }),
  );
});

test("in today's dollars, constant purchasing power does not care about inflation", () => {
  fc.assert(
    fc.property(anyHistory(20), (history) => {
      const nominal = simulate({ ...fourPercent, years: 20 }, historicalFutures(history, 20));
      const real = simulate({ ...fourPercent, years: 20 }, historicalFutures(inRealTerms(history), 20));
      expect(nominal.ends[0]).toBeCloseTo(real.ends[0] as number, 3);
      expect(nominal.failedYear).toEqual(real.failedYear);
    }),
  );
});

test.each(allStrategies)(
  "%s: no savings, all cash, falling markets and 120 years give finite numbers",
  (_, strategy) => {
    const plans: [Partial<Plan>, number][] = [
      [{ savings: 0 }, 0.05],
      [{ stockShare: 0, bondShare: 0 }, 0.05],
      [{ stockShare: 1 }, -0.03],
      [{ years: 120 }, 0.04],
      [{ years: 120, savings: 0, income: Array(30).fill(10_000), workingYears: 30 }, 0.04],
      [{ years: 1 }, 0.04],
    ];
    for (const [change, rate] of plans) {
      const plan: Plan = { ...fourPercent, strategy, ...change };
      const all: number[] = [];
      const outcome = simulate(plan, steadyFutures(120, rate, rate, 0.02), (year) =>
        all.push(...year.balances, ...year.spending),
      );
      expect(all.filter((value) => !Number.isFinite(value) || value < 0)).toEqual([]);
      expect(Number.isFinite(outcome.unpaid[0])).toBe(true);
    }
  },
);

test("a path that failed stays at zero unless other money comes in", () => {
  const seen: number[] = [];
  simulate({ ...fourPercent, savings: 50_000 }, steadyFutures(30, 0), ({ balances }) =>
    seen.push(balances[0] as number),
  );
  expect(seen.slice(0, 3)).toEqual([10_000, 0, 0]);
});

test("while working, the strategy is not asked and income is saved; then the first year is the one it starts from", () => {
  const seen: number[] = [];
  const plan: Plan = { ...fourPercent, savings: 0, years: 5, workingYears: 2, income: [100_000, 100_000] };
  simulate(plan, steadyFutures(5, 0), ({ balances }) => seen.push(balances[0] as number));
  expect(seen).toEqual([100_000, 200_000, 160_000, 120_000, 80_000]);
});

test("income pays for part of what is wanted, and a nominal pension loses its worth", () => {
  const plan: Plan = { ...fourPercent, years: 3, income: [0, 10_000], nominalIncome: [0, 0, 20_000] };
  const futures = steadyFutures(3, 0, 0, 0.1);
  expect(openYear(plan, futures, 0, 1).worksheet.taken).toBeCloseTo(40_000 * 1.1 - 10_000 * 1.1, 6);
  expect(openYear(plan, futures, 0, 2).worksheet.taken).toBeCloseTo(40_000 * 1.21 - 20_000, 6);
  expect(pricesAt(futures, 0, 2)).toBeCloseTo(1.21, 12);
});

test("the fee is taken from savings with their gains", () => {
  const { worksheet } = openYear({ ...fourPercent, fee: 0.01 }, steadyFutures(30, 0.1), 0, 0);
  expect(worksheet.fees).toBeCloseTo(960_000 * 1.1 * 0.01, 6);
});

test("target shares may follow a path", () => {
  const plan: Plan = { ...fourPercent, years: 3, stockShare: [1, 0.5, 0], strategy: constantNominal({ amount: 0 }) };
  const { ends } = simulate(plan, steadyFutures(3, 0.1, 0));
  expect(ends[0]).toBeCloseTo(1e6 * 1.1 * 1.05, 4);
});

test.each<[Partial<Plan>, string]>([
  [{ years: 0 }, "whole number of years from 1"],
  [{ years: 31 }, "futures have 30 years"],
  [{ workingYears: 30 }, "fewer than the 30 years"],
  [{ stockShare: 1.2 }, "at most 1 together"],
  [{ stockShare: 0.5, bondShare: 0.6 }, "Year 1"],
  [{ stockShare: 0.5, bondShare: 0.3 }, "return of cash"],
])("a plan with %o cannot be followed", (change, message) => {
  expect(() => simulate({ ...fourPercent, ...change }, thirtyYears)).toThrow(message);
});
