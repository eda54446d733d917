/** Example plans that other programs publish with figures worked by hand, as far as their inputs can be typed here. */
import { describe, expect, test } from "vitest";
import { readForm, type Typed } from "../../../inputs/typed.ts";
import { inTwoFutures, stillMarkets } from "../../../testing/still-markets.ts";
import { mostSpending } from "../answer/levers.ts";
import { resultOf } from "../answer/result.ts";
import { givenBy } from "../given.ts";
import { fields } from "../inputs.ts";
import type { StressTest } from "../stress/results.ts";
import { stressed, waysOut } from "../stress/stress-tests.ts";
import { fetchState } from "./laws.ts";

await Promise.all(["FL", "NY", "TX"].map(fetchState));

/**
 * Their plans begin in 2026 and ours in 2027 with 2026 brackets, so everyone is born a year later. Investments earn 5%
 * above inflation.
 */
const FIXED: Typed = {
  ...stillMarkets,
  ...{ stockMean: "5", bondMean: "5", inflation: "0", dividendYield: "0", bondYield: "0", premiumBefore: "0" },
  // Cash that loses 2% has no interest to tax.
  ...{ cashReturn: "-2", pay: "0", saving: "0", match: "0", benefit: "known", piaCounts: "plan" },
};
const inputsOf = (typed: Typed) => inTwoFutures(readForm(fields, { ...FIXED, ...typed }, {}, givenBy).inputs);
const firstYear = (typed: Typed) => resultOf(inputsOf(typed)).years1[0];

test("RetireGolden, “High balances: RMDs and IRMAA”, year 2026 of its hand table", () => {
  const year = firstYear({
    ...{ age: "72", born: "1954-01", retireAge: "66", planTo: "95", state: "FL", spending: "110000", medical: "4200" },
    ...{ accounts: "3", "accounts.0.balance": "1850000" },
    ...{ "accounts.1.kind": "taxable", "accounts.1.balance": "400000", "accounts.1.gain": "120000" },
    ...{ "accounts.2.kind": "cash", "accounts.2.balance": "50000" },
    // Full benefits of 3,200, paid at 132% since 70 (four years after 66, 42 USC 402(w)).
    ...{ pia: "4224", claimAge: "70", giving: "15000" },
  });
  expect(year).toMatchObject({
    // 3,200 x 1.32 x 12.
    socialSecurity: 50_688,
    // 1,850,000 / 26.5 = 69,811.32 is required, and 15,000 of it is given.
    charity: 15_000,
    fromTraditional: 54_811,
    // 54,811.32 + 85% of 50,688 - 18,150 - senior deduction of 4,626.23 = 75,119.89 is taxed: 1,240 + 4,560 + 22% of
    // 24,719.89.
    tax: 11_238,
    // Part B: 12 x 202.90.
    premiums: 2_435,
    // 110,000 + 6,634.80 + 11,238.38 - 50,688 - 54,811.32.
    fromCash: 22_374,
    fromTaxable: 0,
    // (1,850,000 - 69,811.32) x 1.05 + 400,000 x 1.05 + (50,000 - 22,373.85) x 0.98. Their cash earns 2%, which is
    // never taxed.
    end: 2_316_272,
  });
});

/**
 * Examples and tests of Owl (github.com/mdlacasse/Owl), a planner that finds the most one can spend with a linear
 * program. These are the ones whose result doesn't depend on that program's own choices. In its plans nobody pays for
 * health care unless said otherwise.
 */
const OWL: Typed = {
  ...{ retireAge: "60", medical: "0", medicarePremium: "0", pia: "0", stockMean: "0", bondMean: "0", cashReturn: "0" },
  ...{ roth: "0", taxable: "0", cash: "0", target: "100", stateRate: "0" },
};
/** The most to spend each year of the page, in its steps of 500. */
const most = (typed: Typed) => mostSpending(inputsOf({ ...OWL, ...typed }));

describe("Owl’s tests of withdrawals without growth (test_regressions.py)", () => {
  // Its plans end at 70 or 72, so ours begin at 61 or later, when there is no 10% tax. Amounts below the deductions.
  const ten = { age: "60", planTo: "70" };
  test.each<[string, Typed, number]>([
    ["withdrawal2: 40,000 in a traditional account over 10 years", { ...ten, savings: "40000" }, 4_000],
    [
      "withdrawal2_2: 50,000 of two people over 10 years, one of whom dies two years sooner",
      {
        ...ten,
        savings: "50000",
        couple: "yes",
        spouseAge: "60",
        planTo: "68",
        spousePlanTo: "70",
        survivorShare: "100",
      },
      5_000,
    ],
    [
      "withdrawal3: 60,000 in a Roth account over 6 years",
      { age: "64", planTo: "70", savings: "60000", roth: "100" },
      10_000,
    ],
  ])("%s", (_, typed, spending) =>
    expect(most({ spousePay: "0", spouseBenefit: "known", spousePia: "0", ...typed })).toBe(spending),
  );
});

test.each([
  ["taxfreegrowth1: 120,000 at 4% for 12 years", "4", "4", 120_000 * 1.04 ** 12],
  ["taxfreegrowth4, in 12 years: only half of it grows", "4", "0", 120_000 * 1.02 ** 12],
])("Owl, %s", (_, stockMean, bondMean, left) => {
  const typed = { ...OWL, age: "60", planTo: "72", savings: "120000", roth: "100", spending: "0", stockMean, bondMean };
  expect(resultOf(inputsOf({ ...typed, stocks: "50", stocksRetired: "50" })).poorEnd).toBe(Math.round(left));
});

test("Owl, test_pension_survivor: of a pension of 12,000, half goes on after the death", () => {
  const { years1 } = resultOf(
    inputsOf({
      ...{ ...OWL, age: "66", planTo: "70", couple: "yes", spouseAge: "64", spousePlanTo: "75", savings: "1000000" },
      ...{ spousePay: "0", spouseBenefit: "known", spousePia: "0", roth: "100", spending: "20000" },
      ...{ streams: "1", "streams.0.amount": "12000", "streams.0.fromAge": "65", "streams.0.survivor": "50" },
    }),
  );
  const at = (age: number) => years1.find((year) => year.age === age)?.otherIncome;
  expect([at(67), at(70), at(71), at(77)]).toEqual([12_000, 12_000, 6_000, 6_000]);
});

test("Owl’s example “cameron”: roughly 19,000 a year, no tax in any year, and 1,550 a month at 70", () => {
  // Averages of 1928 to 2025 in its rates.csv: stocks 11.8547%, corporate bonds 6.9019%, prices 3.1084%. With 60% in
  // stocks that is 6.5613% above prices. Everything is a year later than there, because our plans begin in 2027.
  const cameron = inputsOf({
    ...{ ...OWL, age: "65", born: "1961-03", planTo: "92", state: "NY", legacy: "20000", medicarePremium: "202.90" },
    ...{ accounts: "3", "accounts.0.balance": "94000", "accounts.1.kind": "roth", "accounts.1.balance": "10000" },
    ...{ "accounts.2.kind": "taxable", "accounts.2.balance": "15000", order: "proportional" },
    ...{ stockMean: "6.5613", bondMean: "6.5613", pia: "1250", claimAge: "70" },
  });
  // 119,000 at 6.5613% over 27 years, with withdrawals at the start of each, Part B of 2,434.80 and 18,600 of benefits
  // from 70 on (10 months of them in the first year), leaves 20,000 at 19,557.94 a year. In steps of 500:
  expect(mostSpending(cameron)).toBe(19_500);
  const { years1 } = resultOf({ ...cameron, spending: 19_500 });
  expect(years1.map(({ tax }) => tax)).toEqual(years1.map(() => 0));
  expect([69, 70, 71].map((at) => years1.find(({ age }) => age === at)?.socialSecurity)).toEqual([0, 15_500, 18_600]);
});

test("Owl’s example “bill” on the page, retired in 1966 with our market history: 36,666 there, 36,500 in steps of 500", () => {
  const bill = inputsOf({
    ...{ ...OWL, age: "65", born: "1961-01", planTo: "95", state: "TX", savings: "1000000", roth: "100" },
    ...{ spending: "60000", stocks: "50", stocksRetired: "50", model: "history" },
  });
  const test1966 = stressed(bill).find((one) => one.kind === "history" && one.year === 1966) as StressTest;
  expect(waysOut(bill, test1966).spending?.value).toBe(36_500);
});
