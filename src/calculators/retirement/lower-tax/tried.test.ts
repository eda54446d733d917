/** What the search tries and which combinations it keeps, each listed by hand; and its results by brute force. */
import { describe, expect, test } from "vitest";
import { estate, type LeftBehind } from "../../../engine/retirement/plan/estate.ts";
import { readForm, type Typed } from "../../../inputs/typed.ts";
import { stillMarkets } from "../../../testing/still-markets.ts";
import { run } from "../answer/result.ts";
import { givenBy } from "../given.ts";
import { fields, type Inputs } from "../inputs.ts";
import {
  claimsToTry,
  compared,
  finalists,
  isOtherWay,
  mayUseRuleOf55,
  optionsWith,
  sampleOf,
  stopsEarly,
  type TaxOption,
  type Weighed,
  waysToTry,
  weighed,
} from "./search.ts";

const of = (typed: Typed) => readForm(fields, typed, {}, givenBy).inputs;
/** 52 at the end of 2026, at work until 56 with a plan there: before 59½, there are ways around the additional tax. */
const EARLY: Typed = { age: "52", retireAge: "56", planTo: "90", pay: "90000", elsewhere: "FL" };

describe("who has ways around the additional tax", () => {
  test.each<[string, Typed, boolean, boolean]>([
    ["stopping at 56", {}, true, true],
    ["at 55", { retireAge: "55" }, true, true],
    // The rule of 55 needs a job that is left in the year one turns 55 or later.
    ["at 54", { retireAge: "54" }, true, false],
    // At the end of the year one turns 59, part of it was before 59½.
    ["at 59", { retireAge: "59" }, true, true],
    ["at 60", { retireAge: "60" }, false, false],
    ["without pay", { pay: "0" }, true, false],
    ["with a dollar of pay", { pay: "1" }, true, true],
    ["without a plan at work", { workPlan: "no" }, true, false],
    ["as one's own employer", { selfEmployed: "yes" }, true, false],
    // The plan begins the year one turns 58, with or without a last year of work.
    ["stopping next year", { age: "57", retireAge: "58" }, true, true],
    ["having stopped", { age: "57", retireAge: "57" }, true, false],
    ["having stopped, 59 next year", { age: "58", retireAge: "50" }, true, false],
    ["having stopped, 60 next year", { age: "59", retireAge: "50" }, false, false],
  ])("%s", (_, typed, isEarly, hasRule) => {
    const inputs = of({ ...EARLY, ...typed });
    expect([stopsEarly(inputs), mayUseRuleOf55(inputs)]).toEqual([isEarly, hasRule]);
  });

  test("Roth first or not, each with none, equal payments from the first year without pay, or the rule of 55", () => {
    const shown = (typed: Typed) =>
      waysToTry(of({ ...EARLY, ...typed }), 0).map(({ rothFirst, equal, equalFrom, jobPlan }) =>
        [rothFirst && "Roth", equal && `equal from ${equalFrom}`, jobPlan].filter((part) => part !== false).join(", "),
      );
    expect(shown({})).toEqual(["0", "equal from 56, 0", "1", "Roth, 0", "Roth, equal from 56, 0", "Roth, 1"]);
    expect(shown({ workPlan: "no" })).toEqual(["0", "equal from 56, 0", "Roth, 0", "Roth, equal from 56, 0"]);
    // The plan's own way comes first, and no other is the same.
    expect(shown({ rothFirst: "yes", workPlan: "no" })[0]).toBe("Roth, 0");
    expect(shown({ rothFirst: "yes", workPlan: "no" })).toHaveLength(4);
    expect(shown({ jobPlan: "100" })).toEqual([...["1", "equal from 56, 1", "Roth, 1", "Roth, equal from 56, 1"]]);
    expect(shown({ equal: "yes", equalFrom: "57", workPlan: "no" })).toEqual([
      ...["equal from 57, 0", "0", "equal from 56, 0", "Roth, 0", "Roth, equal from 56, 0"],
    ]);
    expect(shown({ retireAge: "60" })).toEqual(["0"]);
  });

  test("other ways than the plan's: their age and share count only with equal payments", () => {
    const inputs = of({ ...EARLY, equal: "yes", equalFrom: "57", equalShare: "40", jobPlan: "30" });
    const own = { ...inputs };
    expect(isOtherWay(inputs, own)).toBe(false);
    const others = [{ rothFirst: true }, { jobPlan: 0 }, { equal: false }, { equalFrom: 58 }, { equalShare: 0.5 }];
    for (const other of others) expect(isOtherWay(inputs, { ...own, ...other })).toBe(true);
    const without = { ...inputs, equal: false };
    expect(isOtherWay(without, { ...without, equalFrom: 58, equalShare: 0.5 })).toBe(false);
  });
});

describe("claiming ages, the plan's first", () => {
  const own = (typed: Typed) => claimsToTry(of(typed)).map(({ claimAge }) => claimAge);
  const pairs = (typed: Typed) =>
    claimsToTry(of({ couple: "yes", ...typed })).map(({ claimAge, spouseClaimAge }) => [claimAge, spouseClaimAge]);
  test("every whole age for one person, four if the ways around the additional tax are tried too", () => {
    expect(own({ age: "50", retireAge: "60" })).toEqual([67, 62, 63, 64, 65, 66, 68, 69, 70]);
    expect(own({ age: "50", retireAge: "59" })).toEqual([67, 62, 65, 70]);
    expect(own({ age: "50", claimAge: "66y 6m" })).toEqual([66.5, 62, 63, 64, 65, 66, 67, 68, 69, 70]);
  });
  test("not those that have passed when the plan begins; a claim of the past stays", () => {
    expect(own({ age: "61" })).toHaveLength(9);
    expect(own({ age: "62" })).toEqual([67, 63, 64, 65, 66, 68, 69, 70]);
    expect(own({ age: "69", claimAge: "70" })).toEqual([70]);
    expect(own({ age: "69", claimAge: "69" })).toEqual([69]);
  });
  test("pairs for two, by each one's own age", () => {
    const four = [67, 62, 65, 70];
    expect(pairs({ age: "50" })).toEqual(four.flatMap((one) => four.map((two) => [one, two])));
    const three = [67, 62, 70];
    expect(pairs({ age: "50", retireAge: "59" })).toEqual(three.flatMap((one) => three.map((two) => [one, two])));
    expect(pairs({ age: "69", claimAge: "70", spouseAge: "61" })).toEqual(four.map((two) => [70, two]));
    expect(pairs({ age: "66", spouseAge: "62", spouseClaimAge: "64" })).toEqual([
      ...[64, 65, 67, 70].map((two) => [67, two]),
      ...[64, 65, 67, 70].map((two) => [70, two]),
    ]);
  });
  test("in each state; the same one isn't another", () => {
    const states = (elsewhere: string) => [
      ...new Set(claimsToTry({ ...of({ age: "66" }), elsewhere } as Inputs).map(({ state }) => state)),
    ];
    expect([states("none"), states("FL"), states("flat")]).toEqual([["flat"], ["flat", "FL"], ["flat"]]);
  });
});

describe("conversions and orders of accounts", () => {
  const claims = { state: "flat", claimAge: 67, spouseClaimAge: 67 } as const;
  const options = (typed: Typed, claimAge = 67) => {
    const inputs = of({ age: "66", ...typed });
    return optionsWith(inputs, { ...claims, claimAge }, waysToTry(inputs, 0).slice(0, 1));
  };
  const ends = (typed: Typed, claimAge?: number) => {
    const converting = options(typed, claimAge).filter(
      ({ convert, convertPays }) => convert && convertPays === "outside",
    );
    return [...new Set(converting.map(({ convertFrom, convertThrough }) => `${convertFrom}-${convertThrough}`))];
  };
  test("from the first year without pay until benefits, required distributions (at 75 if born in 1960), or for life", () => {
    expect(ends({ age: "60" })).toEqual(["67-74", "67-95"]);
    expect(ends({ age: "60", retireAge: "62" })).toEqual(["62-66", "62-74", "62-95"]);
    expect(ends({ age: "60", retireAge: "62" }, 69.5)).toEqual(["62-68", "62-74", "62-95"]);
    expect(ends({ age: "60", retireAge: "62" }, 63)).toEqual(["62-62", "62-74", "62-95"]);
    expect(ends({ age: "60", retireAge: "62" }, 62)).toEqual(["62-74", "62-95"]);
    // Born in 1959: at 73. In the plan's first year at the earliest.
    expect(ends({ age: "67", born: "1959-06", retireAge: "65" })).toEqual(["68-72", "68-95"]);
    // A plan that ends sooner has no later end, and the same end counts once.
    expect(ends({ planTo: "74" })).toEqual(["67-74"]);
    expect(ends({ planTo: "73" })).toEqual(["67-73"]);
    expect(ends({ age: "80", planTo: "90", retireAge: "67" })).toEqual(["81-90"]);
  });
  test("none and the plan's, and up to five ceilings, or six with the credit, whose tax is paid in either of two ways", () => {
    // Two ends with five ceilings and two ways, and the plan's own, which converts nothing; seven orders.
    expect(options({})).toHaveLength((1 + 2 * 5 * 2) * 7);
    expect(options({ convert: "yes" })).toHaveLength((2 + 2 * 5 * 2) * 7);
    expect(options({ marketplace: "yes" })).toHaveLength((1 + 2 * 6 * 2) * 8);
    expect(options({ order: "proportional" })).toHaveLength((1 + 2 * 5 * 2) * 7);
    expect(options({ order: "fill" })).toHaveLength((1 + 2 * 5 * 2) * 8);
    const distinct = options({ convert: "yes", convertTo: "10", order: "fill", fillTo: "gains" });
    expect(new Set(distinct.map((one) => JSON.stringify(one))).size).toBe(distinct.length);
    expect(distinct[0]).toMatchObject({ convert: true, convertTo: "10", order: "fill", fillTo: "gains" });
    expect([...new Set(distinct.map(({ convertTo }) => convertTo))]).toEqual([
      "10",
      "12",
      "22",
      "24",
      "32",
      "medicare",
    ]);
    const fills = distinct.flatMap(({ order, fillTo }) => (order === "fill" ? [fillTo] : []));
    expect([...new Set(fills)]).toEqual(["gains", "12", "22", "24", "32", "medicare"]);
  });
});

describe("which combinations are followed through all futures", () => {
  const inputs = of(EARLY);
  const option = (change: Partial<TaxOption>): TaxOption => {
    const [first] = optionsWith(inputs, claimsToTry(inputs)[0] as never, waysToTry(inputs, 0));
    return { ...(first as TaxOption), ...change };
  };
  const of2 = (afterTaxResult: number, change: Partial<TaxOption> = {}, hasEarlyTax = false): Weighed => ({
    option: option(change),
    afterTaxResult,
    hasEarlyTax,
  });
  /** Each one's place in the list. */
  const kept = (...all: Weighed[]) =>
    finalists(inputs, all).map((one) => all.findIndex((weighed) => weighed.option === one));
  const away = { state: "FL", claimAge: 70, rothFirst: true } as const;

  test("the plan, the best without the additional tax, the best with it, and the best of each kind", () => {
    const all = [
      of2(100),
      of2(200, { ...away, convert: true, convertTo: "12" }, true),
      of2(190, { ...away, convert: true, convertTo: "22" }),
      // Claims and state as planned.
      of2(150, { convert: true, convertTo: "12", equal: true }),
      // No conversion.
      of2(180, away),
      // The money before 59½ comes from where it was planned.
      of2(170, { ...away, rothFirst: false, convert: true, convertTo: "22" }),
      // In the plan's state.
      of2(160, { ...away, state: "flat", convert: true, convertTo: "12" }),
      // Not the best of any kind: only the claims, only the state, or only the spouse's claim as planned.
      of2(149, { state: "FL", convert: true, convertTo: "12" }),
      of2(148, { claimAge: 70, convert: true, convertTo: "12" }),
      of2(155, { spouseClaimAge: 62, convert: true, convertTo: "12" }),
      // Another ceiling's best.
      of2(110, { ...away, convert: true, convertTo: "32" }),
      of2(165, { ...away, convert: true, convertTo: "12" }),
    ];
    expect(kept(...all)).toEqual([0, 2, 1, 3, 4, 5, 6, 11, 10]);
  });
  test("the best in the other state, even if it is better at home", () => {
    const all = [of2(100), of2(200, { claimAge: 70 }), of2(150, { ...away }), of2(140, { state: "FL" })];
    expect(kept(...all)).toEqual([0, 1, 2]);
  });
  test("where a kind can't avoid the additional tax, its best is kept with it", () => {
    const taxed = [
      of2(100, {}, true),
      of2(120, { claimAge: 70 }, true),
      of2(110, { claimAge: 70, rothFirst: true }, true),
    ];
    expect(kept(...taxed)).toEqual([0, 1]);
  });
  test("what is better by a cent or less isn't; the earlier one is kept", () => {
    expect(kept(of2(100), of2(100.009, { claimAge: 70 }))).toEqual([0]);
    expect(kept(of2(100), of2(100.011, { claimAge: 70 }))).toEqual([0, 1]);
  });
  test("at most nine besides the plan", () => {
    // The plan's own ceiling, 12, comes first.
    const lines = ["12", "10", "22", "24", "32", "gains", "medicare", "credit"] as const;
    const all = [
      ...[of2(100), of2(200, { ...away, rothFirst: true }, true), of2(190, away), of2(180, { claimAge: 70 })],
      ...lines.map((convertTo, i) => of2(90 - i, { ...away, convert: true, convertTo })),
    ];
    expect(kept(...all)).toEqual([0, 2, 1, 3, 4, 5, 6, 7, 8, 9]);
  });
});

/** A combination's result and whether it costs the additional tax, followed by itself in the same futures. */
function followed(inputs: Inputs, option: TaxOption, sample: readonly number[]) {
  const changed = { ...inputs, ...option };
  let sum = 0;
  let hasEarlyTax = false;
  for (const path of sample) {
    let end: LeftBehind | undefined;
    run(changed, changed.model, changed.strategy, {
      from: path,
      to: path + 1,
      see: (_, { lived }) => {
        sum += lived.paid.spent;
        hasEarlyTax ||= lived.taken.tax.onEarlyAmount > 0.01;
        end = lived.ended.end;
      },
    });
    sum += estate(end as LeftBehind, inputs.heirsRate).afterTaxEstate;
  }
  return { afterTaxResult: sum / sample.length, hasEarlyTax };
}

/** Few years, random markets, and no costs but those typed. */
const FEW_YEARS: Typed = {
  ...{ model: "random", paths: "500", premiumBefore: "0", medical: "0", benefit: "known", pia: "0", match: "0" },
  ...{ saving: "0", roth: "20", gainShare: "50", cash: "5", stateRate: "4", heirsRate: "22" },
};
test.each<[string, Typed]>([
  // With enough outside, nothing early is needed, but equal payments are taxed all the same.
  [
    "stopping at 57 with much outside retirement accounts",
    { age: "56", retireAge: "57", planTo: "60", savings: "600,000", taxable: "60", spending: "20,000", claimAge: "62" },
  ],
  [
    "stopping at 57 with little",
    { age: "56", retireAge: "57", planTo: "60", savings: "600,000", taxable: "3", spending: "30,000", claimAge: "62" },
  ],
  [
    "a couple of 57, one of them retiring at 59",
    {
      ...{ age: "57", retireAge: "59", couple: "yes", spouseAge: "57", planTo: "61", spousePlanTo: "61", taxable: "5" },
      ...{ savings: "700,000", spending: "50,000", spousePia: "0", spouseBenefit: "known" },
    },
  ],
  [
    "66 with little to pay a conversion's tax",
    { age: "66", retireAge: "67", planTo: "69", savings: "400,000", taxable: "4", spending: "15,000" },
  ],
])("%s: a combination has the result it has by itself", (_, typed) => {
  const inputs = of({ ...FEW_YEARS, ...typed });
  const sample = [0, 1];
  const [claims] = claimsToTry(inputs);
  const all = weighed(inputs, claims as never, sample);
  expect(all.map(({ option }) => option)).toEqual(optionsWith(inputs, claims as never, waysToTry(inputs, 1)));
  // Every 13th one: seven orders of accounts in turn, with conversions and ways in between.
  for (let i = 0; i < all.length; i += 13) {
    const { option, ...result } = all[i] as Weighed;
    const { afterTaxResult, hasEarlyTax } = followed(inputs, option, sample);
    expect(result, JSON.stringify(option)).toEqual({ afterTaxResult: expect.closeTo(afterTaxResult, 1), hasEarlyTax });
  }
});

/** A plan that always lasts, of two years or three; histories are counted in ones. */
const LASTING: Typed = {
  ...{ ...FEW_YEARS, model: "history", age: "66", retireAge: "67" },
  ...{ savings: "400,000", taxable: "20", spending: "15,000" },
};

test("combinations are tried in the futures a quarter, half and three quarters of the way from the worst", () => {
  const inputs = of({ ...LASTING, planTo: "69" });
  const { paths, years, balances } = run(inputs).outcome;
  const ends = balances.slice((years - 1) * paths);
  const worse = sampleOf(inputs).map((path) => ends.filter((end) => end < (ends[path] as number)).length);
  // 153 histories of three years: 38, 76 and 114 of the other 152 are worse.
  expect([paths, ...worse]).toEqual([153, 38, 76, 114]);
});

test.each(["68", "69"])("what is compared is the lower future in the middle, through %s", (planTo) => {
  const inputs = of({ ...LASTING, planTo });
  const found = compared(inputs, inputs, 0);
  const results = resultsOf(inputs);
  const [below, above] = [-1, 1].map(
    (side) => results.filter((one) => side * (one - found.afterTaxResult) > 1e-6).length,
  ) as [number, number];
  expect(above - below).toBe(results.length % 2 === 0 ? 1 : 0);
  const tax = [...run(inputs).outcome.tax].sort((a, b) => a - b);
  const half = (tax.length - 1) / 2;
  const middle = ((tax[Math.floor(half)] as number) + (tax[Math.ceil(half)] as number)) / 2;
  expect(found.lifetimeTax).toBe(Math.round(middle));
});

test("or the average of all, if lives are drawn", () => {
  const inputs: Inputs = { ...of(LASTING), lifetimes: "random" };
  const average = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  const found = compared(inputs, inputs, 0);
  expect(found.afterTaxResult).toBeCloseTo(average(resultsOf(inputs)), 6);
  expect(found.lifetimeTax).toBe(Math.round(average([...run(inputs).outcome.tax])));
});

/** Each future's spending and what heirs keep. */
function resultsOf(inputs: Inputs): number[] {
  const spent: number[] = [];
  const ends: LeftBehind[] = [];
  run(inputs, inputs.model, inputs.strategy, {
    see: (path, { lived }) => {
      spent[path] = (spent[path] ?? 0) + lived.paid.spent;
      ends[path] = lived.ended.end;
    },
  });
  return spent.map((all, path) => all + estate(ends[path] as LeftBehind, inputs.heirsRate).afterTaxEstate);
}

describe("what happens in the median future, by hand", () => {
  /** From 67 on, with no growth, spending or costs: half of 200,000 is in a taxable account, without any gain. */
  const STILL: Typed = {
    ...{ ...FEW_YEARS, ...stillMarkets, inflation: "0", dividendYield: "0", bondYield: "0", stateRate: "0" },
    ...{ age: "66", retireAge: "67", planTo: "68", savings: "200,000", roth: "0", cash: "0", taxable: "50" },
    ...{ gainShare: "0", spending: "0", medicarePremium: "0" },
  };
  const courseOf = (typed: Typed) => {
    const inputs = of({ ...STILL, ...typed });
    return compared(inputs, inputs, 0).course;
  };
  /** Before 65, every amount of the return rises with prices, which the senior deduction doesn't. */
  const BEFORE_65: Typed = { age: "61", retireAge: "62", planTo: "63" };
  test("two years of conversions up to the 12% bracket's end, and why there is no third", () => {
    const converting = { ...BEFORE_65, convert: "yes", convertTo: "12", convertFrom: "62" };
    const course = courseOf({ ...converting, convertThrough: "64" });
    // 50,400 and a deduction of 16,100: 66,500, taxed 5,800. Of the other 33,500, 12,400 at 10% and 5,000 at 12%.
    expect(course).toMatchObject({ firstAge: 62, lastAge: 63, whyBefore: null, whyAfter: "after the last year" });
    expect(course.firstConverted).toBeCloseTo(66_500, 1);
    expect(course.converted).toBeCloseTo(100_000, 1);
    expect(course.tax).toBeCloseTo(5_800 + 1_840, 1);
    expect(course.taxAlone).toBe(0);
    expect(courseOf({ ...converting, convertThrough: "63" }).whyAfter).toBeNull();
    // The second year has nothing left to convert, so conversions don't end because the plan does.
    const once = courseOf({ ...converting, convertTo: "22", convertThrough: "64" });
    expect(once).toMatchObject({ firstAge: 62, lastAge: 62, whyAfter: "empty" });
    const never = { converted: 0, firstConverted: 0, firstAge: null, lastAge: null, whyBefore: null, whyAfter: null };
    expect(courseOf({})).toMatchObject(never);
  });
  test("Medicare surcharges follow pay of two years before, once pay has ended and if premiums aren't typed", () => {
    // CMS for 2026: income above 137,000 adds 202.90 for Part B and 37.50 for Part D a month.
    const year = 12 * (202.9 + 37.5);
    const paid = { pay: "150,000", medicarePremium: "" };
    expect(courseOf(paid).surcharges).toBeCloseTo(2 * year, 6);
    expect(courseOf({ ...paid, retireAge: "68" }).surcharges).toBeCloseTo(year, 6);
    expect(courseOf({ ...paid, medicarePremium: "100" }).surcharges).toBe(0);
  });
  test("a survivor's tax is counted by itself", () => {
    const pension = { "streams.0.amount": "60,000", "streams.0.owner": "spouse", "streams.0.fromAge": "60" };
    const couple = { ...BEFORE_65, couple: "yes", spouseAge: "61", planTo: "62", spousePlanTo: "63" };
    const course = courseOf({ ...couple, streams: "1", ...pension });
    // Together 60,000 less 32,200: 24,800 at 10% and 3,000 at 12%. Alone 60,000 less 16,100: 12,400 and 31,500.
    expect(course.tax - course.taxAlone).toBeCloseTo(2_480 + 360, 2);
    expect(course.taxAlone).toBeCloseTo(1_240 + 3_780, 2);
  });
});
