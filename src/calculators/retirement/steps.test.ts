import { describe, expect, test } from "vitest";
import type { Step } from "../../engine/worksheet.ts";
import { readForm, type Typed } from "../../inputs/typed.ts";
import { misexplained } from "../../testing/rework.ts";
import { stillMarkets } from "../../testing/still-markets.ts";
import { inValues } from "../../ui/explain/formula.ts";
import { whyOf } from "../../ui/explain/why.ts";
import { resultOf } from "./answer/result.ts";
import { givenBy } from "./given.ts";
import { fields } from "./inputs.ts";
import { stepsOf } from "./steps.ts";

/** Nothing grows, and health costs nothing. */
const STILL: Typed = {
  ...stillMarkets,
  ...{ inflation: "0", premiumBefore: "0", medicarePremium: "0", medical: "0", stateRate: "0", dividendYield: "0" },
  ...{ bondYield: "0", cash: "0", taxable: "0", roth: "100", match: "0", saving: "0", benefit: "known" },
};

const oneOff = (what: string): Typed => ({
  oneOffs: "1",
  "oneOffs.0.what": what,
  "oneOffs.0.atAge": "81",
  "oneOffs.0.amount": "300,000",
});

test("the first year under a rule names what comes in besides savings: 24,000 of benefits and 12,000 of pension", () => {
  const typed: Typed = {
    ...STILL,
    ...{ age: "66", retireAge: "66", planTo: "90", savings: "1,000,000", pia: "2,000", claimAge: "67" },
    ...{ strategy: "guardrails", spending: "70,000", born: "1960-01" },
    ...{ streams: "1", "streams.0.kind": "pension", "streams.0.amount": "12,000", "streams.0.fromAge": "66" },
  };
  const { inputs } = readForm(fields, typed, {}, givenBy);
  const { meaning } =
    stepsOf(inputs, resultOf(inputs).path, 0).find(({ name }) => name === "flexible.firstSpent") ?? {};
  // Half of the benefits and the pension are 24,000, below the 25,000 from which benefits are taxed, and the pension is
  // below the standard deduction. 70,000 - 36,000 = 34,000.
  expect(meaning).toContain(
    "has $34,000 out of savings, plus $36,000 from Social Security and other income, minus $0 tax, minus $0 for health, " +
      "which leaves about $70,000 to live on",
  );
});

// About 280,000 of income: of one person, between 205,000 and 500,000; of a couple, between 274,000 and 342,000.
test.each([
  ["one person", "no", 4, 12 * (202.9 + 446.3 + 83.3)],
  ["a couple", "yes", 2, 12 * (202.9 + 202.9 + 37.5)],
])("%s with 280,000 of income pays the Medicare premium for their own tier", (_, couple, tier, premium) => {
  const typed: Typed = {
    ...STILL,
    ...{ age: "74", retireAge: "60", planTo: "90", savings: "7,000,000", roth: "0", spending: "200,000", couple },
    ...{ pia: "0", medicarePremium: "", spouseAge: "74" },
  };
  const { inputs } = readForm(fields, typed, {}, givenBy);
  const steps = stepsOf(inputs, resultOf(inputs).path, 3);
  const value = (name: string) => steps.find((step) => step.name === name)?.value;
  expect(value("tax.medicareIncome")).toBeGreaterThan(274_000);
  expect(value("medicare.tier")).toBe(tier);
  expect(value("medicare.yearlyPremium")).toBeCloseTo(premium, 6);
  expect(misexplained(steps)).toEqual([]);
});

// 81 in 2027, with 19.4 years in the table: 2,910,000 / 19.4 = 150,000 has to come out, above 137,000 and no more than
// 171,000. Two people of 81: 290,000, above 274,000 and no more than 342,000. 20,000 of Roth isn't used.
test.each([
  ["one person", "no", 2_910_000, 150_000],
  ["a couple", "yes", 5_626_000, 290_000],
] as const)(
  "%s without pay before the plan has the surcharge of its first year from then on",
  (_, couple, saved, income) => {
    const typed: Typed = {
      ...STILL,
      ...{ age: "80", retireAge: "60", planTo: "90", spending: "50,000", couple, spouseAge: "80", spousePlanTo: "90" },
      ...{ pia: "0", spousePia: "0", spouseBenefit: "known", medicarePremium: "", pay: "0", spousePay: "0" },
      ...{
        accounts: "2",
        "accounts.0.balance": String(saved),
        "accounts.1.kind": "roth",
        "accounts.1.balance": "20,000",
      },
    };
    for (const more of [{}, { convert: "yes", convertTo: "32", convertThrough: "90" }, oneOff("car"), oneOff("money")])
      for (const at of [0, 1]) {
        const { inputs } = readForm(fields, { ...typed, ...more }, {}, givenBy);
        const steps = stepsOf(inputs, resultOf(inputs).path, at);
        const value = (name: string) => steps.find((step) => step.name === name)?.value;
        expect((value("incomeTwoYearsBefore") as number) * (value("prices") as number)).toBeCloseTo(income, 6);
        expect(value("medicare.tier")).toBe(2);
        expect(misexplained(steps)).toEqual([]);
        // 12 x (202.90 + 202.90 + 37.50), for each of them.
        expect(value("premiums")).toBeCloseTo((couple === "yes" ? 2 : 1) * 5_319.6, 6);
      }
  },
);

describe("a pension alone two years before decides the surcharge (CMS, 2026 Medicare Parts A & B Premiums)", () => {
  const limits = (...of: readonly number[]) => of.map((limit) => `$${limit},000.00`).join(", ");
  /** What a visitor reads of the first year, 2027, whose surcharge follows the pension of 2025. */
  const opened = (pension: number, couple: "yes" | "no") => {
    const typed: Typed = {
      ...STILL,
      ...{
        age: "74",
        retireAge: "60",
        planTo: "90",
        savings: "1,000,000",
        spending: "50,000",
        couple,
        spouseAge: "74",
      },
      ...{ pia: "0", medicarePremium: "", streams: "1", "streams.0.kind": "pension", "streams.0.fromAge": "70" },
      "streams.0.amount": String(pension),
    };
    const { inputs } = readForm(fields, typed, {}, givenBy);
    const steps = stepsOf(inputs, resultOf(inputs).path, 0);
    expect(misexplained(steps)).toEqual([]);
    const step = (name: string) => steps.find((one) => one.name === name) as Step;
    return { step, how: (name: string) => inValues(step(name)) };
  };
  const one = limits(109, 137, 171, 205);
  const two = limits(218, 274, 342, 410);
  const [partB, partD] = ["$81.20, $202.90, $324.60, $446.30, $487.00", "$14.50, $37.50, $60.40, $83.30, $91.00"];

  // "Less than or equal to $109,000": the standard premium, 202.90 a month for each person.
  test.each([
    ["no", 109_000, `how many of ${one} are below $109,000.00`, 2_434.8],
    ["yes", 218_000, `how many of ${two} are below $218,000.00`, 4_869.6],
  ] as const)("couple: %s, at the limit of %i: no surcharge", (couple, pension, tier, premiums) => {
    const { step, how } = opened(pension, couple);
    expect(step("incomeTwoYearsBefore").value).toBe(pension);
    expect(step("medicare.tier").value).toBe(0);
    expect(how("medicare.tier")).toBe(tier);
    expect(whyOf(step("medicare.partBSurcharge"))).toBe(
      "We figured it this way because “Surcharge tier” (0) is not more than 0.",
    );
    expect(step("premiums").value).toBeCloseTo(premiums, 9);
  });
  // "Greater than $137,000": 405.80 and 37.50 a month, so 12 x 443.30 = 5,319.60. "Greater than $342,000" on a joint
  // return: 527.50 and 60.40, so 12 x 587.90 = 7,054.80 for each of two.
  test.each([
    ["no", 137_001, 2, `how many of ${one} are below $137,001.00`, "$202.90", "$37.50", "$405.80", 5_319.6],
    ["yes", 342_001, 3, `how many of ${two} are below $342,001.00`, "$324.60", "$60.40", "$527.50", 14_109.6],
  ] as const)("couple: %s, with %i: tier %i", (couple, pension, number, tier, b, d, monthly, premiums) => {
    const { step, how } = opened(pension, couple);
    expect(step("medicare.tier").value).toBe(number);
    expect(how("medicare.tier")).toBe(tier);
    expect(how("medicare.partBSurcharge")).toBe(`number ${number} of ${partB}`);
    expect(how("medicare.partDSurcharge")).toBe(`number ${number} of ${partD}`);
    expect(how("medicare.partBMonthly")).toBe(`$202.90 + ${b}`);
    expect(how("medicare.yearlySurcharge")).toBe(`12 × (${b} + ${d})`);
    expect(how("medicare.yearlyPremium")).toBe(`12 × ${monthly} + 12 × ${d}`);
    expect(step("premiums").value).toBeCloseTo(premiums, 9);
  });
  test("the highest tier begins at its limit: 500,000 of one person", () => {
    const { step, how } = opened(500_000, "no");
    expect(how("medicare.tier")).toBe(`(how many of ${one} are below $500,000.00) + 1`);
    expect(step("medicare.tier").value).toBe(5);
    // 12 x (689.90 + 91.00)
    expect(step("premiums").value).toBeCloseTo(9_370.8, 9);
  });
  test.each([
    ["no", "Income limits for an individual return"],
    ["yes", "Income limits for a joint return"],
  ] as const)("couple: %s: each figure of law has its document and year", (couple, label) => {
    const { step } = opened(150_000, couple);
    const figures = ["tier", "partBSurcharge", "partDSurcharge", "partBMonthly"].flatMap((name) =>
      Object.values(step(`medicare.${name}`).uses).filter(({ kind }) => kind === "figure"),
    );
    expect(figures.map((figure) => figure.label)).toEqual([
      label,
      label.replace("Income limits for", "Income from which the highest surcharge applies, for"),
      "Monthly Part B surcharges by tier",
      "Monthly Part D surcharges by tier",
      "Standard Part B premium",
    ]);
    for (const { source } of figures)
      expect(source).toMatchObject({ cite: "CMS, 2026 Medicare Parts A & B Premiums and Deductibles", period: "2026" });
  });
});

test("what stands in a year's formulas leads to the field where it is typed", () => {
  const typed: Typed = {
    ...STILL,
    ...{ age: "66", retireAge: "68", planTo: "90", savings: "1,000,000", pay: "50,000", ...oneOff("house") },
    ...{ "oneOffs.0.atAge": "70", "oneOffs.0.price": "300,000", "oneOffs.0.paidFor": "10,000" },
  };
  const { inputs } = readForm(fields, typed, {}, givenBy);
  const leadsTo = (t: number) =>
    Object.fromEntries(
      stepsOf(inputs, resultOf(inputs).path, t).flatMap(({ uses }) =>
        Object.entries(uses).flatMap(([name, used]) => (used.kind === "input" ? [[name, used.name]] : [])),
      ),
    );
  expect(leadsTo(3)).toMatchObject({ homePrice: "oneOffs", homePaid: "oneOffs", stockShare: "stocksRetired" });
  expect(leadsTo(0)).toMatchObject({ savedFromIncome: "saving", stockShare: "stocks", oneOff: "oneOffs" });
});

test("what the law sets for a year is a figure with its source, in the years in which it applies", () => {
  const typed: Typed = { ...STILL, roth: "0", age: "74", born: "1952-03", retireAge: "65", savings: "1,000,000" };
  const { inputs } = readForm(fields, typed, {}, givenBy);
  const { uses } = stepsOf(inputs, resultOf(inputs).path, 0).find(({ name }) => name === "required") ?? {};
  // Uniform Lifetime Table, at 75.
  expect(uses?.divisor).toMatchObject({
    kind: "figure",
    value: 24.6,
    source: { cite: "26 CFR 1.401(a)(9)-9(c) and (d)" },
  });
  const early = readForm(fields, { ...typed, age: "65", born: "1961-03" }, {}, givenBy).inputs;
  const before = stepsOf(early, resultOf(early).path, 0).find(({ name }) => name === "required");
  expect(before?.uses.divisor).toMatchObject({ kind: "input", value: null });
});
