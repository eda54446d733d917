/** What studies of withdrawals have published, through the engine of the page and its market history. */
import { describe, expect, test } from "vitest";
import { marketHistory } from "../../../law/series/market-history.ts";
import { yearsBetween } from "../../../testing/history.ts";
import { followSavings } from "../../../testing/savings-plan.ts";
import { untaxedPlanLaw } from "../../../testing/untaxed-plan.ts";
import { historicalFutures } from "../futures/history.ts";
import { decisionRules } from "../strategies/decision-rules.ts";
import { variablePercentage } from "../strategies/variable-percentage.ts";

const untaxed = untaxedPlanLaw(2026);
const MILLION = 1e6;

describe("Bengen 1994, withdrawals at the end of each year that rise with prices, starts from 1926 through 1976", () => {
  /** What a dollar is worth after a year of history, in dollars of its start. */
  const grown = (year: number, stockShare: number) => {
    const i = year - marketHistory.firstYear;
    const [stocks, bonds, rise] = [marketHistory.stockReturn, marketHistory.bondReturn, marketHistory.inflation].map(
      (column) => column[i] as number,
    ) as [number, number, number];
    return (1 + stockShare * stocks + (1 - stockShare) * bonds) / (1 + rise);
  };
  /**
   * Whether so many withdrawals are paid in full. The first is taken a year after the start, so the plan opens then.
   */
  const isPaid = (start: number, rate: number, stockShare: number, withdrawals: number) => {
    const futures = historicalFutures(yearsBetween(marketHistory, start + 1, start + withdrawals), withdrawals);
    const savings = MILLION * grown(start, stockShare);
    const plan = { savings, years: withdrawals, spending: rate * MILLION, stockShare };
    return followSavings(plan, untaxed, futures).failedYear[0] === 0;
  };
  const shortOf = (withdrawals: number, rate: number, stockShare: number, lastStart: number) =>
    Array.from({ length: lastStart - 1926 + 1 }, (_, i) => 1926 + i).filter(
      (start) => !isPaid(start, rate, stockShare, withdrawals),
    );

  // From 1976 on 50 withdrawals end after our history does.
  test.each([0.5, 0.75])("at 3 percent it lasts at least 50 years, with %d in stocks", (stockShare) => {
    expect(shortOf(50, 0.03, stockShare, 1975)).toEqual([]);
  });
  // The starts in the second column are shorter with our bonds and January prices: see docs/differences.md.
  test.each([
    [0.5, [1964, 1965, 1966, 1967, 1968]],
    [0.75, [1965, 1966]],
  ])("at 4 percent it lasts 33 years, with %d in stocks, from all starts but %j", (stockShare, differ) => {
    expect(shortOf(33, 0.04, stockShare, 1976).filter((start) => !differ.includes(start))).toEqual([]);
  });
  test("at 5 percent it lasts 20 years, from starts through 1959; for those after, see docs/differences.md", () =>
    expect(shortOf(20, 0.05, 0.5, 1959)).toEqual([]));
});

describe("Guyton and Klinger 2006: sustained for 40 years with 99% confidence", () => {
  // The paper draws futures from 1928 to 2004; here they are the 38 periods in those years.
  test.each([
    [0.5, 0.046],
    [0.65, 0.052],
    [0.8, 0.056],
  ])("with %d in stocks, a first rate of %d never runs out", (stockShare, firstRate) => {
    const futures = historicalFutures(yearsBetween(marketHistory, 1928, 2004), 40);
    const spending = decisionRules({
      ...{ firstRate, prosperityTrigger: 0.8, prosperityRaise: 0.1 },
      ...{ preservationTrigger: 1.2, preservationCut: 0.1, preservationOffYears: 15 },
    });
    const { balances, paths, years } = followSavings(
      { savings: MILLION, years: 40, spending, stockShare },
      untaxed,
      futures,
    );
    expect(paths).toBe(2004 - 1928 + 1 - 40 + 1);
    // All withdrawals but the last leave something.
    expect(Math.min(...balances.slice(0, (years - 1) * paths))).toBeGreaterThan(0);
  });
});

describe("Owl, “bill”: a million in a Roth account, half in stocks, retired in 1966 for 30 years", () => {
  // Stocks, ten-year Treasury notes and inflation of 1966 to 1995 in percent, as in the program's rates.csv.
  const rates = [
    ...[
      [-9.97, 2.91, 3.46],
      [23.8, -1.58, 3.04],
      [10.81, 3.27, 4.72],
      [-8.24, -5.01, 6.2],
      [3.56, 16.75, 5.57],
    ],
    ...[
      [14.22, 9.79, 3.27],
      [18.76, 2.82, 3.41],
      [-14.31, 3.66, 8.71],
      [-25.9, 1.99, 12.34],
      [37, 3.61, 6.94],
    ],
    ...[
      [23.83, 15.98, 4.86],
      [-6.98, 1.29, 6.7],
      [6.51, -0.78, 9.02],
      [18.52, 0.67, 13.29],
      [31.74, -2.99, 12.52],
    ],
    ...[
      [-4.7, 8.2, 8.92],
      [20.42, 32.81, 3.83],
      [22.34, 3.2, 3.79],
      [6.15, 13.73, 3.95],
      [31.24, 25.71, 3.8],
    ],
    ...[
      [18.49, 24.28, 1.1],
      [5.81, -4.96, 4.43],
      [16.54, 8.22, 4.42],
      [31.48, 17.69, 4.65],
      [-3.06, 6.24, 6.11],
    ],
    ...[
      [30.23, 15, 3.06],
      [7.49, 9.36, 2.9],
      [9.97, 14.21, 2.75],
      [1.33, -8.04, 2.67],
      [37.2, 23.48, 2.54],
    ],
  ] as const;
  const column = (i: 0 | 1 | 2) => Float64Array.from(rates, (year) => year[i] / 100);
  const futures = {
    ...{ paths: 1, years: 30, yearStride: 1, firstStart: 1966, cape: null },
    ...{ stockReturn: column(0), bondReturn: column(1), inflation: column(2) },
  };
  const isPaid = (spending: number) =>
    followSavings({ savings: MILLION, years: 30, spending, stockShare: 0.5 }, untaxed, futures).failedYear[0] === 0;
  test("with its returns, 36,665.93 a year is the most, as its formula gives", () => {
    expect(isPaid(36_665.92)).toBe(true);
    expect(isPaid(36_665.94)).toBe(false);
  });
});

describe("VPW, percentages as its table gives them, to a tenth of a percent", () => {
  /** The percentage of a million that the rule takes with so many years left. */
  const percentages = (stockShare: number, yearsLeft: readonly number[]) => {
    const { wants } = variablePercentage({ stockRate: 0.05, bondRate: 0.019, cap: 1 });
    const now = { year: 0, balance: MILLION, prices: 1, inflation: 0, stockShare, cape: Number.NaN };
    const still = { first: { balance: MILLION, left: MILLION, prices: 1 }, before: { wanted: 0, left: 0, prices: 1 } };
    return yearsLeft.map((left) => Math.round(wants({ ...now, ...still, yearsLeft: left }).wanted / 1_000) / 10);
  };

  test("60/40 at 65, 66, 95 and 96 (forward test by its author, Bogleheads forum, October 2019 and September 2020)", () => {
    expect(percentages(0.6, [35, 34, 5, 4])).toEqual([5, 5.1, 21.5, 26.4]);
  });
  test("75/25 from 65 through 99 (its calculator's column, as listed in CompareVPW.java of org.minnen.dmswr)", () => {
    const left = Array.from({ length: 35 }, (_, i) => 35 - i);
    expect(percentages(0.75, left)).toEqual([
      ...[5.3, 5.4, 5.4, 5.5, 5.6, 5.7, 5.8, 5.9, 6, 6.2, 6.3, 6.4, 6.6, 6.8, 7, 7.2, 7.4, 7.7, 8, 8.4, 8.8, 9.2],
      ...[9.7, 10.4, 11.1, 12, 13, 14.4, 16.1, 18.4, 21.7, 26.6, 34.7, 51, 100],
    ]);
  });
});
