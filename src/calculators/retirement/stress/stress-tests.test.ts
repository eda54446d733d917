import { describe, expect, test } from "vitest";
import { readForm, type Typed } from "../../../inputs/typed.ts";
import { marketHistory } from "../../../law/series/market-history.ts";
import { misexplained } from "../../../testing/rework.ts";
import { inTwoFutures, stillMarkets } from "../../../testing/still-markets.ts";
import { givenBy } from "../given.ts";
import { fields } from "../inputs.ts";
import { passes } from "./pass.ts";
import type { AllFutures, OneHistory, StressTest } from "./results.ts";
import { stressed, waysOut } from "./stress-tests.ts";
import { goalOf, nameOfTest, noWayOut, sentenceOf, stressSteps, wayOutSteps } from "./words.ts";

/** Only a Roth account, in markets that never move, so everything can be added up by hand. */
const BARE: Typed = {
  ...{
    age: "70",
    retireAge: "70",
    planTo: "90",
    roth: "100",
    taxable: "0",
    cash: "0",
    premiumBefore: "0",
    medical: "0",
  },
  ...{
    medicarePremium: "0",
    benefit: "known",
    pia: "0",
    piaCounts: "plan",
    claimAge: "67",
    born: "1956-01",
  },
  ...stillMarkets,
};
const read = (typed: Typed) => inTwoFutures(readForm(fields, { ...BARE, ...typed }, {}, givenBy).inputs);
const of = (typed: Typed) => stressed(read(typed));
const futures = (tests: readonly StressTest[], name: AllFutures["name"]) =>
  tests.find((test) => test.name === name) as AllFutures;
const history = (tests: readonly StressTest[], year: number) =>
  tests.find((test) => test.kind === "history" && test.year === year) as OneHistory;

// 71 through 90 are 20 years from 2027 on.
const spending = 20_000;

test("each test takes what it should: a smaller benefit, ten more years, three years of care", () => {
  const tests = of({ savings: "500,000", spending: String(spending) });
  expect(futures(tests, "plan")).toMatchObject({ rate: 1, poorEnd: 500_000 - 20 * 20_000 });
  // Living to 100: ten more years of 20,000 take 100,000 more than there is.
  expect(futures(tests, "long life")).toMatchObject({ rate: 0, poorEnd: 0, at: 100 });
  // Three years of 111,325 take 333,975 out of the 100,000 that would be left.
  expect(futures(tests, "care")).toMatchObject({ rate: 0, poorEnd: 0 });
  expect(futures(of({ savings: "900,000", spending: String(spending) }), "care").poorEnd).toBe(500_000 - 3 * 111_325);
  expect(tests.some(({ name }) => name === "early death")).toBe(false);
});

test("a longer life is compared with the plan in the same histories, because fewer are long enough", () => {
  const typed = { model: "history", savings: "500,000", spending: "24,000", stocksRetired: "60" };
  const tests = of({ ...typed });
  const plan = futures(tests, "plan");
  const { without, paths } = futures(tests, "long life");
  // Ten more years of 155: ten histories fewer, the ones that begin last.
  expect([plan.paths - paths, without?.paths]).toEqual([10, paths]);
  const left = plan.succeeded - (without?.succeeded ?? 0);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left).toBeLessThanOrEqual(10);
  expect(futures(of({ savings: "500,000", spending: "20,000" }), "long life").without).toBeUndefined();
});

test("the trustees' cut: 22% less from 2032, as the page says", () => {
  // Claimed before the plan begins, so 1,000 a month is what is paid.
  const BENEFIT = 12_000;
  const tests = of({ savings: "500,000", spending: String(spending + BENEFIT), pia: "1,000" });
  const { poorEnd, share } = futures(tests, "cut");
  expect(futures(tests, "plan").poorEnd).toBe(100_000);
  expect(share).toBeCloseTo(0.22, 12);
  // 2027 through 2031 are paid in full; of 2032 through 2046, 15 years, 78%.
  expect(poorEnd).toBe(Math.round(100_000 - 15 * 0.22 * BENEFIT));
});

test("a crash in the first year, by hand: the market of 1931 on what is left after the first withdrawal", () => {
  const tests = of({ savings: "500,000", spending: String(spending), stocksRetired: "100" });
  const i = 1931 - marketHistory.firstYear;
  const growth = (1 + (marketHistory.stockReturn[i] as number)) / (1 + (marketHistory.inflation[i] as number));
  const left = (500_000 - 20_000) * growth - 19 * 20_000;
  expect(futures(tests, "crash")).toMatchObject({ rate: left < 0 ? 0 : 1, poorEnd: Math.max(0, Math.round(left)) });
  expect(left).toBeLessThan(0);
  const more = of({ savings: "900,000", spending: String(spending), stocksRetired: "100" });
  expect(futures(more, "crash").poorEnd).toBe(Math.round((900_000 - 20_000) * growth - 19 * 20_000));
});

/** What a dollar in stocks is worth after a year of history, in dollars of its start. */
const stocksIn = (year: number) => {
  const i = year - marketHistory.firstYear;
  return (1 + (marketHistory.stockReturn[i] as number)) / (1 + (marketHistory.inflation[i] as number));
};

describe("a test that fails names the smallest change that passes it, by hand", () => {
  const retired: Typed = { savings: "500,000", spending: String(spending), stocksRetired: "100" };

  test("the crash: after it, (500,000 - x) times its growth has to pay 19 more withdrawals of x", () => {
    const inputs = read(retired);
    const crash = futures(stressed(inputs), "crash");
    const growth = stocksIn(1931);
    // x (19 + growth) = 500,000 x growth, in steps of 500.
    const most = Math.floor((500_000 * growth) / (19 + growth) / 500) * 500;
    const ways = waysOut(inputs, crash);
    // Someone who has stopped isn't told to work longer.
    expect(ways).toEqual({ spending: { value: most, rates: { enough: 0.9, withIt: 1, beyond: 0 } }, retireAge: null });
    expect(most).toBeLessThan(spending);
    expect(goalOf(crash, inputs)).toBe("For your money to last in nine of ten futures even then");
    expect(misexplained(wayOutSteps(inputs, crash, ways))).toEqual([]);
    // With it, the test is passed.
    const mended = of({ ...retired, spending: String(most) });
    expect(passes(futures(mended, "crash"), futures(mended, "plan"), inputs)).toBe(true);
  });

  test("or how much longer to work: the crash then hits the first year of the later retirement", () => {
    const working = {
      ...{ ...retired, age: "64", born: "1962-01", retireAge: "66", savings: "400,000", spending: "23,000" },
      ...{ pay: "90,000", saving: "20,000", rothSaving: "100", match: "0", savingRaise: "0" },
    };
    const inputs = read(working);
    const growth = stocksIn(1931);
    /** 20,000 a year from 65 on until work stops; then withdrawals through 90, the crash in the first year. */
    const lasts = (stop: number) => (400_000 + 20_000 * (stop - 65) - 23_000) * growth >= 23_000 * (90 - stop);
    const earliest = [67, 68, 69, 70, 71, 72, 73, 74, 75, 76].find(lasts);
    expect(lasts(66)).toBe(false);
    const { retireAge } = waysOut(inputs, futures(stressed(inputs), "crash"));
    expect(retireAge).toEqual({ value: earliest, rates: { enough: 0.9, withIt: 1, beyond: 0 } });
  });

  test("a year of history: the most that lasts from 1929 on, year by year", () => {
    const inputs = read({ ...retired, spending: "40,000" });
    const from1929 = history(stressed(inputs), 1929);
    expect(from1929.failedAge).not.toBeNull();
    // What 20 withdrawals of a dollar cost in 1929: each is worth less the more stocks have grown by then.
    let grown = 1;
    let cost = 0;
    for (let year = 1929; year < 1949; year++) {
      cost += 1 / grown;
      grown *= stocksIn(year);
    }
    const ways = waysOut(inputs, from1929);
    expect(ways.spending).toEqual({ value: Math.floor(500_000 / cost / 500) * 500, rates: null });
    expect(goalOf(from1929, inputs)).toBe("For your money to last even then");
    expect(misexplained(wayOutSteps(inputs, from1929, ways))).toEqual([]);
  });

  test("if nothing is enough, it says so: three years of care cost more than 300,000", () => {
    const inputs = read({ ...retired, savings: "300,000", spending: "1,000" });
    expect(waysOut(inputs, futures(stressed(inputs), "care"))).toEqual({ spending: null, retireAge: null });
    expect(noWayOut(inputs)).toBe("Spending less wouldn't be enough to pass this test.");
  });
});

test("a historical year is followed as far as history goes, and the test says so", () => {
  const tests = of({ savings: "900,000", spending: String(spending), planTo: "95" });
  expect(history(tests, 1929)).toMatchObject({ complete: true, throughAge: 95, throughYear: 1953 });
  const { end, throughAge, throughYear, complete } = history(tests, 2008);
  expect([throughAge, throughYear, complete]).toEqual([88, 2025, false]);
  // By hand: each year (balance - 20,000) * (1 + 0.6 stocks + 0.4 bonds) / (1 + inflation).
  let balance = 900_000;
  for (let year = 2008; year <= 2025; year++) {
    const at = year - marketHistory.firstYear;
    const [stocks, bonds, rise] = [marketHistory.stockReturn, marketHistory.bondReturn, marketHistory.inflation].map(
      (column) => column[at] as number,
    ) as [number, number, number];
    balance = ((balance - 20_000) * (1 + 0.6 * stocks + 0.4 * bonds)) / (1 + rise);
  }
  expect(end).toBe(Math.round(balance));
  expect(sentenceOf(history(tests, 2008), futures(tests, "plan"), false)).toContain(
    "Our market history ends there, in 2025.",
  );
  // Someone who still works for 60 years only has history from 1931 on.
  expect(history(of({ age: "20", born: "2006-01", retireAge: "81", planTo: "95" }), 1929).end).toBeNull();
});

test("each figure has its line, and each test its own sentence and name", () => {
  const tests = of({
    savings: "700,000",
    spending: "40,000",
    couple: "yes",
    spouseAge: "66",
    age: "66",
    born: "1960-01",
  });
  expect(tests.some(({ name }) => name === "early death")).toBe(true);
  expect(misexplained(stressSteps(tests))).toEqual([]);
  const [plan] = tests as [AllFutures];
  for (const one of tests) expect(sentenceOf(one, plan, false)).toMatch(/^[A-Z].*\.$/);
  expect(new Set(tests.map(nameOfTest)).size).toBe(tests.length);
});

test("a plan that is all work has nothing to test", () =>
  expect(of({ age: "50", born: "1976-01", retireAge: "95", planTo: "90" })).toEqual([]));
