/** The words about a combination of choices, for options and courses made up for each row. */
import { describe, expect, test } from "vitest";
import { estate } from "../../../engine/retirement/plan/estate.ts";
import { readForm, type Typed } from "../../../inputs/typed.ts";
import { misexplained } from "../../../testing/rework.ts";
import { givenBy } from "../given.ts";
import { fields } from "../inputs.ts";
import type { Compared, Course, TaxOption } from "./search.ts";
import { changesOf, conversionAges, effectsOf, lowerTaxSteps, movedSentence, reasonOf } from "./words.ts";

const inputsOf = (typed: Typed = {}) => readForm(fields, { age: "60", ...typed }, {}, givenBy).inputs;
const optionOf = (typed: Typed, change: Partial<TaxOption>): TaxOption => {
  const { state, claimAge, spouseClaimAge, convert, convertTo, convertFrom, convertThrough, convertPays } =
    inputsOf(typed);
  const { order, fillTo, rothFirst, jobPlan, equal, equalFrom, equalShare } = inputsOf(typed);
  return {
    ...{ state, claimAge, spouseClaimAge, convert, convertTo, convertFrom, convertThrough, convertPays, order, fillTo },
    ...{ rothFirst, jobPlan, equal, equalFrom, equalShare },
    ...change,
  };
};
const nothing: Course = {
  ...{ converted: 0, firstConverted: 0, firstAge: null, lastAge: null, whyBefore: null, whyAfter: null },
  ...{ tax: 0, stateTax: 0, earlyTax: 0, surcharges: 0, credit: 0, socialSecurity: 0, taxAlone: 0, heirsTax: 0 },
};
const compared = (option: TaxOption, course: Partial<Course> = {}) =>
  ({ option, course: { ...nothing, ...course } }) as Compared;

const converting: Partial<TaxOption> = { convert: true, convertTo: "12", convertFrom: 62, convertThrough: 70 };
const asPlanned: Typed = { convert: "yes", convertTo: "12", convertFrom: "62", convertThrough: "70" };

describe("what to do differently", () => {
  test.each<[Typed, Partial<TaxOption>, string]>([
    [{}, {}, ""],
    [{}, { claimAge: 70 }, "Claim at 70"],
    [{}, { spouseClaimAge: 62.5, claimAge: 70 }, "Claim at 70 and have your spouse claim at 62 and 6 months"],
    [{}, { state: "TX" }, "Live in Texas"],
    [{}, converting, "Convert to Roth up to the top of the 12% bracket from 62 through 70"],
    [{}, { ...converting, convertThrough: 62 }, "Convert to Roth up to the top of the 12% bracket at 62"],
    [
      {},
      { ...converting, convertPays: "traditional" },
      "Convert to Roth up to the top of the 12% bracket from 62 through 70, using traditional money for the tax if needed",
    ],
    [{}, { rothFirst: true }, "Take Roth contributions before traditional money until 59½"],
    [{ rothFirst: "yes" }, { rothFirst: false }, "Don't take Roth contributions before traditional money"],
    [
      {},
      { equal: true, equalFrom: 55, equalShare: 0.65 },
      "Starting at 55, take equal payments under 72(t) from 65% of your traditional money",
    ],
    [{ equal: "yes" }, { equal: false }, "Don't take equal payments under 72(t)"],
    [{}, { jobPlan: 1 }, "Keep your traditional money in the 401(k) at the job you leave (rule of 55)"],
    [{ jobPlan: "100" }, { jobPlan: 1 }, ""],
    [{}, { equalShare: 0.65 }, ""],
    [asPlanned, converting, ""],
    [asPlanned, { convert: false }, "Don't convert to Roth"],
    [asPlanned, { convertFrom: 63 }, "Convert to Roth up to the top of the 12% bracket from 63 through 70"],
    [asPlanned, { convertThrough: 71 }, "Convert to Roth up to the top of the 12% bracket from 62 through 71"],
    // Through the plan's last year, 95.
    [asPlanned, { convertThrough: 94 }, "Convert to Roth up to the top of the 12% bracket from 62 through 94"],
    [asPlanned, { convertThrough: 95 }, "Convert to Roth up to the top of the 12% bracket from 62 on"],
    [asPlanned, { convertFrom: 95, convertThrough: 95 }, "Convert to Roth up to the top of the 12% bracket at 95"],
    [asPlanned, { convertTo: "22" }, "Convert to Roth up to the top of the 22% bracket from 62 through 70"],
    // Without conversions, their line and ages are no change.
    [{}, { convertTo: "22", convertFrom: 64 }, ""],
    [{}, { order: "proportional" }, "Spend some from every account"],
    [
      {},
      { order: "fill", fillTo: "22" },
      "Spend traditional money up to the top of the 22% bracket each year, then taxable, then Roth",
    ],
    [{ order: "fill", fillTo: "22" }, { order: "fill", fillTo: "22" }, ""],
    [
      { order: "fill", fillTo: "22" },
      { order: "fill", fillTo: "12" },
      "Spend traditional money up to the top of the 12% bracket each year, then taxable, then Roth",
    ],
    [{ order: "fill" }, { order: "conventional" }, "Spend taxable money first, then traditional, then Roth"],
    [{}, { fillTo: "22" }, ""],
    [
      {},
      { state: "TX", claimAge: 70, order: "proportional" },
      "Live in Texas, claim at 70 and spend some from every account",
    ],
  ])("%j, %j", (typed, change, says) => expect(changesOf(inputsOf(typed), optionOf(typed, change))).toBe(says));
});

describe("why it helps", () => {
  test.each<[string, Typed, Partial<TaxOption>, Partial<Course>, Partial<Course>, RegExp]>([
    ["up to Medicare's line", {}, { ...converting, convertTo: "medicare" }, {}, {}, /stop at the first Medicare/],
    ["up to the credit's end", {}, { ...converting, convertTo: "credit" }, {}, {}, /premium tax credit ends/],
    ["less tax", {}, converting, { tax: 900 }, { tax: 1_000 }, /lower brackets in low-income years/],
    ["as much tax", {}, converting, { tax: 1_000 }, { tax: 1_000 }, /lower brackets in low-income years/],
    // They begin at 75 for whoever was born in 1960 or later, and before that at 73 (26 USC 401(a)(9)(C)(v)).
    ["before required distributions", {}, converting, { firstAge: 74 }, {}, /lower brackets in low-income years/],
    ["once they have begun", {}, converting, { firstAge: 75 }, {}, /pay the tax on this money sooner/],
    ["born in 1955", { born: "1955-06" }, converting, { firstAge: 73 }, {}, /pay the tax on this money sooner/],
    ["to a high bracket", {}, { ...converting, convertTo: "32" }, { firstAge: 62 }, {}, /pay the tax on this money/],
    ["more tax", {}, converting, { tax: 1_001 }, { tax: 1_000 }, /lower rates than your heirs/],
    ["a survivor's tax falls", {}, converting, { taxAlone: 100 }, { taxAlone: 500 }, /wider brackets of a joint/],
    [
      "but the heirs' falls as much",
      {},
      converting,
      { taxAlone: 100, heirsTax: 0 },
      { taxAlone: 500, heirsTax: 400 },
      /lower brackets in low-income years/,
    ],
    ["the same conversion", asPlanned, { ...converting, claimAge: 70 }, {}, {}, /Waiting raises/],
    ["filling", {}, { order: "fill" }, {}, {}, /lower brackets with withdrawals/],
    ["filling more", { order: "fill" }, { order: "fill", fillTo: "22" }, {}, {}, /lower brackets with withdrawals/],
    ["filling as planned", { order: "fill" }, { order: "fill", claimAge: 70 }, {}, {}, /Waiting raises/],
    ["some of each", {}, { order: "proportional" }, {}, {}, /keeps your taxable income even/],
    ["another state", {}, { state: "TX" }, {}, {}, /^Texas taxes this income less/],
    ["a spouse waits", {}, { spouseClaimAge: 70 }, {}, {}, /Waiting raises/],
    ["sooner", {}, { claimAge: 62 }, {}, {}, /leave more savings to grow/],
    ["a spouse sooner", {}, { spouseClaimAge: 62 }, {}, {}, /leave more savings to grow/],
    ["no conversion", asPlanned, { convert: false }, {}, {}, /costs more tax now than it saves/],
    [
      "equal payments",
      {},
      { equal: true },
      { earlyTax: 0 },
      { earlyTax: 900 },
      /^Equal payments aren't .* five years\.$/,
    ],
    ["Roth first", {}, { rothFirst: true }, { earlyTax: 0 }, { earlyTax: 900 }, /^Roth contributions come out untaxed/],
    [
      "the rule of 55",
      {},
      { jobPlan: 1, claimAge: 70 },
      { earlyTax: 0 },
      { earlyTax: 900 },
      /^If you leave a job in the year you turn 55 .* until 59½\. Waiting raises/,
    ],
    ["without knowing them", {}, { rothFirst: true }, {}, { earlyTax: 900 }, /all Roth money you have today/],
    ["with no such tax", {}, { rothFirst: true, claimAge: 70 }, {}, {}, /^Waiting raises/],
    [
      "both",
      { rothContributions: "9000" },
      { ...converting, rothFirst: true },
      { earlyTax: 0 },
      { earlyTax: 900 },
      /^Roth contributions .* 59½\. You fill the lower brackets/,
    ],
    ["another order", { order: "fill" }, { order: "conventional" }, {}, {}, /alone for longer/],
  ])("%s", (_, typed, change, course, before, says) =>
    expect(
      reasonOf(inputsOf(typed), compared(optionOf(typed, change), course), compared(optionOf(typed, {}), before)),
    ).toMatch(says),
  );
});

test("another state alone, in one sentence", () => {
  const one = (afterTaxResult: number, lifetimeTax: number, stateTax = 0) =>
    ({ afterTaxResult, lifetimeTax, course: { ...nothing, stateTax } }) as Compared;
  const said = (typed: Typed, moved: Compared) =>
    movedSentence(inputsOf({ elsewhere: "FL", ...typed }), moved, one(900_000, 250_000, 41_000));
  expect(said({ state: "CO" }, one(1_003_000, 147_000))).toBe(
    "Living in Florida with nothing else changed leaves you and your heirs about $103,000 better off: lifetime tax is $147,000 there and $250,000 in Colorado. State income tax in the median history is $0 there and $41,000 in Colorado.",
  );
  const free = { ...one(1_003_000, 147_000), whyUntaxed: "South Dakota has no personal income tax." };
  expect(said({ state: "CO", elsewhere: "SD" }, free)).toMatch(
    /in Colorado\. South Dakota has no personal income tax\.$/,
  );
  expect(said({ elsewhere: "DC" }, one(1_003_000, 147_000))).toMatch(
    /^Living in the District of Columbia with nothing/,
  );
  expect(said({}, one(899_100, 251_000))).toBe(
    "Living in Florida with nothing else changed leaves you and your heirs with about the same: lifetime tax is $251,000 there and $250,000 with the flat rate. State income tax in the median history is $0 there and $41,000 with the flat rate.",
  );
});

test("the ages of conversions, with reasons for the years without", () => {
  const tried = { one: "future", many: "futures" } as Parameters<typeof conversionAges>[1];
  const ages = (course: Partial<Course>) => conversionAges({ ...nothing, ...course }, tried);
  expect(ages({})).toBeNull();
  expect(ages({ firstAge: 62, lastAge: 62 })).toBe("at 62");
  expect(ages({ firstAge: 62, lastAge: 70 })).toBe("from 62 through 70");
  expect(ages({ firstAge: 62, lastAge: 70, whyAfter: "after the last year" })).toBe(
    "from 62 through 70 (after that, this future ends)",
  );
  expect(ages({ firstAge: 62, lastAge: 70, whyBefore: "no money for the tax", whyAfter: "empty" })).toBe(
    "from 62 through 70 (before that, nothing is left outside your retirement accounts to pay the tax on a conversion; after that, nothing is left in your traditional accounts to convert)",
  );
});

test("one reason for all years without conversions is said once", () => {
  const tried = { one: "future", many: "futures" } as Parameters<typeof conversionAges>[1];
  const course = { ...nothing, firstAge: 73, lastAge: 94, whyBefore: "empty", whyAfter: "empty" } as Course;
  expect(conversionAges(course, tried)).toBe(
    "from 73 through 94 (in the other years, nothing is left in your traditional accounts to convert)",
  );
});

test("effects from 500 dollars on, the largest first; state tax by itself only in another state", () => {
  const effects = (change: Partial<TaxOption>, course: Partial<Course>) =>
    effectsOf(1, inputsOf(), compared(optionOf({}, change), course), compared(optionOf({}, {}))).map(
      ({ name, text }) => `${name.slice(15)}: ${text}`,
    );
  expect(effects({}, { tax: -499, heirsTax: 499 })).toEqual([]);
  expect(effects({}, { tax: -500, heirsTax: -9_000, socialSecurity: 20_000 })).toEqual([
    "socialSecurity: Social Security pays $20,000 more",
    "heirsTax: your heirs pay $9,000 less",
    "tax: you pay $500 less in tax",
  ]);
  expect(effects({}, { stateTax: -9_000, earlyTax: -900 })).toEqual([]);
  expect(effects({ rothFirst: true }, { tax: -900, earlyTax: -600 })).toEqual([
    "tax: you pay $900 less in tax",
    "earlyTax: the 10% tax before 59½ alone is $600 lower",
  ]);
  expect(effects({ state: "TX" }, { stateTax: -9_000, surcharges: 900, credit: -700 })).toEqual([
    "stateTax: your state tax alone is $9,000 lower",
    "surcharges: Medicare surcharges are $900 higher",
    "credit: the premium tax credit is $700 smaller",
  ]);
});

test("every figure of a combination is explained by the ones it is made of", () => {
  const weighed = (afterTax: number, spent: number, course: Partial<Course> = {}): Compared => {
    const left = {
      traditional: 80_000,
      spouseTraditional: 20_000,
      roth: 7_000,
      taxable: 6_000,
      health: 5_000,
      cash: 400,
    };
    const kept = estate({ ...left, afterTax }, 0.25);
    return {
      ...{ option: optionOf({}, {}), rate: 0.75, paths: 400, lifetimeTax: 9_000, spent, left: { ...left, afterTax } },
      ...{ estate: kept, afterTaxResult: spent + kept.afterTaxEstate, course: { ...nothing, ...course } },
    };
  };
  const plan = weighed(3_000, 500_000);
  const better = weighed(9_000, 510_000, { converted: 30_000, firstConverted: 10_000, firstAge: 62, tax: 2_000 });
  const steps = lowerTaxSteps(inputsOf({ heirsRate: "25" }), { plan, better: [better] });
  expect(misexplained(steps)).toEqual([]);
  const step = (name: string) => steps.find((one) => one.name === name);
  // 118,400 is left. Heirs owe 25% of 97,000 and 5,000, 25,500, and keep 92,900; with the changes, 24,000.
  const uses = (i: number) => Object.values(step(`lower.${i}.afterTaxResult`)?.uses ?? {}).map(({ value }) => value);
  expect([uses(0), uses(1)]).toEqual([
    [500_000, 92_900],
    [510_000, 94_400],
  ]);
  expect([step("lower.0.gain")?.value, step("lower.1.gain")?.value]).toEqual([0, 11_500]);
  expect(step("lower.1.course.tax")?.value).toBe(2_000);
  expect(step("lower.1.rate")?.uses).toMatchObject({ succeeded: { value: 300 }, paths: { value: 400 } });
});
