import { expect, test } from "vitest";
import { estate, type LeftBehind } from "../../../engine/retirement/plan/estate.ts";
import { readForm, type Typed } from "../../../inputs/typed.ts";
import { misexplained } from "../../../testing/rework.ts";
import { stillMarkets } from "../../../testing/still-markets.ts";
import { run } from "../answer/result.ts";
import { givenBy } from "../given.ts";
import { fields, type Inputs } from "../inputs.ts";
import { fetchState } from "../plan/laws.ts";
import { ranked } from "./rank.ts";
import {
  type Compared,
  claimsToTry,
  compared,
  finalists,
  optionsWith,
  sampleOf,
  type TaxOption,
  type Weighed,
  waysToTry,
  weighed,
} from "./search.ts";
import { changesOf, conversionAges, effectsOf, lowerTaxSteps, reasonOf } from "./words.ts";

await fetchState("FL");

const of = (typed: Typed) => readForm(fields, typed, {}, givenBy).inputs;

const searched = (inputs: Inputs) => {
  const sample = sampleOf(inputs);
  return { sample, all: claimsToTry(inputs).flatMap((claims) => weighed(inputs, claims, sample)) };
};

const rankedOf = (inputs: Inputs, all: readonly Weighed[], sample: readonly number[]) =>
  ranked(
    inputs,
    finalists(inputs, all).map((option) => compared(inputs, option, sample[1] as number)),
  );

/** A combination's result, followed by itself in the same futures. */
function afterTaxResultOf(inputs: Inputs, option: TaxOption, sample: readonly number[]): number {
  const changed = { ...inputs, ...option };
  const afterTaxResults = sample.map((path) => {
    let spent = 0;
    let end: LeftBehind | undefined;
    run(changed, changed.model, changed.strategy, {
      from: path,
      to: path + 1,
      see: (_, { lived }) => {
        spent += lived.paid.spent;
        end = lived.ended.end;
      },
    });
    return spent + estate(end as LeftBehind, inputs.heirsRate).afterTaxEstate;
  });
  return afterTaxResults.reduce((sum, afterTaxResult) => sum + afterTaxResult, 0) / afterTaxResults.length;
}

/** Numbers from 0 to 1, the same in each run (Park and Miller). */
function drawing(seed: number) {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

test.each<[string, Typed]>([
  [
    "with the premium tax credit",
    {
      ...{ age: "61", retireAge: "63", planTo: "74", savings: "900,000", spending: "65,000" },
      ...{ benefit: "known", pia: "2,600", taxable: "40", marketplace: "yes", state: "FL" },
    },
  ],
  [
    "stopping at 56, before 59½",
    { age: "52", retireAge: "56", planTo: "68", savings: "900,000", spending: "50,000", taxable: "10", claimAge: "65" },
  ],
])("%s, the best is at least as good as any of 500 random combinations, each followed by itself", (_, typed) => {
  const inputs = of(typed);
  const { sample, all } = searched(inputs);
  const best = Math.max(...all.map(({ afterTaxResult }) => afterTaxResult));
  const ways = waysToTry(inputs, sample[1] as number);
  const options = claimsToTry(inputs).flatMap((claims) => optionsWith(inputs, claims, ways));
  expect(all.map(({ option }) => option)).toEqual(options);
  expect(options.length).toBeGreaterThan(800);
  const draw = drawing(20);
  for (let i = 0; i < 500; i++) {
    const at = Math.floor(draw() * options.length);
    const afterTaxResult = afterTaxResultOf(inputs, options[at] as TaxOption, sample);
    expect(afterTaxResult).toBeLessThanOrEqual(best + 0.01);
    // What was skipped because it changes nothing really changes nothing.
    expect(all[at]?.afterTaxResult).toBeCloseTo(afterTaxResult, 1);
  }
});

/** One year at 67, with no growth and no spending: 80,000 in a traditional account and 20,000 in a taxable one. */
const ONE_YEAR: Typed = {
  ...stillMarkets,
  ...{ inflation: "0", dividendYield: "0", bondYield: "0", stateRate: "0", benefit: "known", pia: "0" },
  ...{ medical: "0", medicarePremium: "0", spending: "0", match: "0", saving: "0", roth: "0", cash: "0" },
  ...{ age: "66", retireAge: "67", planTo: "67", savings: "100,000", taxable: "20", gainShare: "0", heirsRate: "22" },
};

test("by hand: up to the 12% ceiling, converting costs less than heirs would pay", () => {
  const inputs = of(ONE_YEAR);
  const { sample, all } = searched(inputs);
  const afterTaxResult = (is: (option: TaxOption) => boolean) => all.find(({ option }) => is(option))?.afterTaxResult;
  // With no conversion, heirs owe 22% of 80,000: 17,600 of 100,000.
  expect(afterTaxResult(({ convert }) => !convert)).toBeCloseTo(82_400, 2);
  // The 12% bracket ends at 50,400. Deductions are 16,100 + 2,050 + 6,000 = 24,150, so 74,550 is converted. The tax is
  // 1,240 on the first 12,400 and 12% of 38,000, which is 4,560: 5,800. Heirs owe 22% of the remaining 5,450, 1,199.
  expect(afterTaxResult(({ convert, convertTo }) => convert && convertTo === "12")).toBeCloseTo(
    100_000 - 5_800 - 1_199,
    2,
  );
  // All 80,000: above 75,000 the senior deduction falls by 6% of 5,000, so 56,150 is taxed, 5,750 of it at 22%: 5,800 +
  // 1,265.
  expect(afterTaxResult(({ convert, convertTo }) => convert && convertTo === "22")).toBeCloseTo(100_000 - 7_065, 2);
  const found = rankedOf(inputs, all, sample);
  const { plan, better } = found;
  expect(plan).toMatchObject({ lifetimeTax: 0, estate: { all: 100_000, pretax: 80_000, heirsTax: 17_600 } });
  expect(better[0]).toMatchObject({ option: { convert: true, convertTo: "12" }, lifetimeTax: 5_800 });
  expect(better[0]?.course).toMatchObject({ firstAge: 67, lastAge: 67 });
  // To the cent: a conversion stays a cent below its ceiling.
  expect(better[0]?.course.converted).toBeCloseTo(74_550, 1);
  expect(better[0]?.course.tax).toBeCloseTo(5_800, 1);
  const [first] = better as [Compared];
  expect(first.afterTaxResult - plan.afterTaxResult).toBeCloseTo(93_001 - 82_400, 2);
  expect(changesOf(inputs, first.option)).toBe("Convert to Roth up to the top of the 12% bracket at 67");
  expect(reasonOf(inputs, first, plan)).toBe(
    "You pay more tax yourself, but at lower rates than your heirs would pay.",
  );
  // Heirs: 17,600 minus 1,199.
  expect(effectsOf(1, inputs, first, plan).map(({ text }) => text)).toEqual([
    "your heirs pay $16,400 less",
    "you pay $5,800 more in tax",
  ]);
  expect(misexplained(lowerTaxSteps(inputs, found))).toEqual([]);
});

test("the ages of conversions say why the other planned years have none", () => {
  const agesOf = (typed: Typed) => {
    const inputs = of({
      ...{ ...ONE_YEAR, planTo: "69", convert: "yes", convertFrom: "67", convertThrough: "69", ...typed },
    });
    return conversionAges(compared(inputs, inputs, 0).course, { one: "future", many: "futures" });
  };
  // The 22% line leaves room for all 80,000 at 67.
  expect(agesOf({ convertTo: "22" })).toBe(
    "at 67 (after that, nothing is left in your traditional accounts to convert)",
  );
  // 20,000 in the taxable account, less 15,000 to live on, pay the tax of most of it at 67. At 68 nothing is left to
  // pay with.
  expect(agesOf({ convertTo: "22", spending: "15,000" })).toBe(
    "at 67 (after that, nothing is left outside your retirement accounts to pay the tax on a conversion)",
  );
  // A pension of 100,000 from 68 on, less 24,150 of deductions, is above the 50,400 at which the 12% bracket ends.
  const pension = { streams: "1", "streams.0.kind": "pension", "streams.0.amount": "100000" };
  const from = (age: string, through: string) => ({ "streams.0.fromAge": age, "streams.0.throughAge": through });
  expect(agesOf({ convertTo: "12", ...pension, ...from("68", "69") })).toBe(
    "at 67 (after that, your other income already reaches that limit)",
  );
  expect(agesOf({ convertTo: "12", ...pension, ...from("60", "67") })).toBe(
    "from 68 through 69 (before that, your other income already reaches that limit)",
  );
});

test("contributions that weren't deducted aren't taxed again: a quarter of 80,000, all of which is converted", () => {
  // 26 USC 408(d)(2), 72(e)(8): 60,000 is taxed, 35,850 after 24,150 of deductions: 1,240 and 12% of 23,450.
  const inputs = of({ ...ONE_YEAR, afterTax: "20000", convert: "yes", convertFrom: "67", convertThrough: "67" });
  const { course } = compared(inputs, { ...inputs, convertTo: "12" }, 0);
  expect(course.converted).toBeCloseTo(80_000, 1);
  expect(course.tax).toBeCloseTo(1_240 + 0.12 * 23_450, 1);
  // Up to the 10% bracket's end, 12,400 and the deductions: 36,550 is taxed, three quarters of 48,733.33.
  const lower = compared(inputs, { ...inputs, convertTo: "10" }, 0).course;
  expect(lower.converted).toBeCloseTo(36_550 / 0.75, 1);
  expect(lower.tax).toBeCloseTo(1_240, 1);
});

test("equal payments that cover living costs, by hand", () => {
  // At 46 the Single Life Table has 40 years. 400,000 at 5% pays 45,000 x (400/900) / 0.857954 = 23,311.3 a year, of
  // which 90%, 20,980.2, is left. 10,000 of that is 47.7%, so half of the money; 20,980 is all of it.
  const early = { ...ONE_YEAR, age: "45", born: "1981-06", retireAge: "46", planTo: "60", taxable: "0" };
  const shareFor = (spending: string) =>
    waysToTry(of({ ...early, savings: "400,000", premiumBefore: "0", spending }), 0)[1]?.equalShare;
  expect(shareFor("10,000")).toBe(0.5);
  expect(shareFor("20,980")).toBe(1);
  expect(shareFor("1,000")).toBe(0.05);
  expect(shareFor("90,000")).toBe(1);
});

test("the rule of 55 saves a tenth of two withdrawals, by hand; who stops at 54 or has no employer isn't offered it", () => {
  // 37,820 to live on. With the 10% tax, 0.78 x = 37,820 + 1,240 - 3,420, so x = 45,692.31; without it 0.88 x, so x =
  // 40,500. At 58 and 59, 5,192.31 stays in the account, of which heirs keep 78%.
  const at58 = {
    ...ONE_YEAR,
    age: "57",
    born: "1969-06",
    retireAge: "58",
    planTo: "59",
    savings: "650,000",
    taxable: "0",
  };
  const inputs = of({ ...at58, premiumBefore: "0", spending: "37,820" });
  const all = claimsToTry(inputs).flatMap((claims) => weighed(inputs, claims, [0]));
  const asPlanned = { ...inputs, jobPlan: 1 };
  const [plan] = all;
  const withIt = all.find(({ option }) => changesOf(asPlanned, option) === "");
  expect(plan?.hasEarlyTax).toBe(true);
  expect(withIt).toMatchObject({ option: { jobPlan: 1 }, hasEarlyTax: false });
  expect((withIt?.afterTaxResult ?? 0) - (plan?.afterTaxResult ?? 0)).toBeCloseTo(
    (2 * 35_640 * 0.78) / 0.78 - 2 * 40_500 * 0.78,
    1,
  );
  const { better } = rankedOf(inputs, all, [0, 0, 0]);
  expect(better.length).toBeGreaterThan(0);
  for (const { course } of better) expect(course.earlyTax).toBe(0);

  const sharesIn = (typed: Typed) => new Set(waysToTry(of({ ...at58, ...typed }), 0).map(({ jobPlan }) => jobPlan));
  expect(sharesIn({})).toEqual(new Set([0, 1]));
  expect(sharesIn({ jobPlan: "80" })).toEqual(new Set([0.8, 1]));
  for (const typed of [
    { age: "52", born: "1974-06", retireAge: "54" },
    { pay: "0" },
    { workPlan: "no" },
    // Already stopped: nothing can be moved into that plan anymore.
    { retireAge: "56" },
  ])
    expect(sharesIn(typed)).toEqual(new Set([0]));
});

test("with heirs who pay no tax, nothing beats leaving the money where it is", () => {
  const inputs = of({ ...ONE_YEAR, heirsRate: "0" });
  const { sample, all } = searched(inputs);
  expect(rankedOf(inputs, all, sample).better).toEqual([]);
});

test("another state is tried only if the visitor asks, and past ages aren't tried", () => {
  const claimed = of({ ...ONE_YEAR, claimAge: "63" });
  expect(claimsToTry(claimed)).toEqual([{ state: "flat", claimAge: 63, spouseClaimAge: 67 }]);
  expect(claimsToTry({ ...claimed, elsewhere: "FL" }).map(({ state }) => state)).toEqual(["flat", "FL"]);
  const couple = of({ age: "60", couple: "yes", spouseAge: "63" });
  // The visitor's: the plan's 67, 62, 65 and 70. The spouse is 64 in the first year: 67, 65 and 70.
  expect(claimsToTry(couple)).toHaveLength(4 * 3);
});
