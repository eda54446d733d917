/** The stress tests' words, for findings made up to be just at what changes them; and which combinations are tried. */
import { describe, expect, test } from "vitest";
import { readForm, type Typed } from "../../../inputs/typed.ts";
import { givenBy } from "../given.ts";
import { fields } from "../inputs.ts";
import { claimsToTry, optionsWith, waysToTry } from "../lower-tax/search.ts";
import { passes } from "./pass.ts";
import type { AllFutures, OneHistory } from "./results.ts";
import { amountIs, foundIn, goalOf, noWayOut, sentenceOf, stepName, stressSteps, yearsLonger } from "./words.ts";

const inputsOf = (typed: Typed = {}) => readForm(fields, { age: "60", ...typed }, {}, givenBy).inputs;
const history = (more: Partial<OneHistory> = {}): OneHistory => ({
  ...{ kind: "history", name: "history", year: 1966, startYear: 1966, saved: null, end: 123_456, failedAge: null },
  ...{ throughYear: 1999, throughAge: 95, complete: true, ...more },
});
const futures = (more: Partial<AllFutures> = {}): AllFutures => ({
  ...{ kind: "futures", name: "crash", succeeded: 80, paths: 100, rate: 0.8, poorEnd: 0, at: 1931, share: -0.37 },
  ...more,
});

describe("one history", () => {
  test("in short, and in a sentence", () => {
    const said = (more: Partial<OneHistory>) => [
      foundIn(history(more), true),
      sentenceOf(history(more), futures({ name: "plan" }), true),
    ];
    expect(said({})).toEqual([
      "lasts to 95",
      "If you had retired in 1966, your money would have lasted to 95, with about $123,000 left.",
    ]);
    expect(said({ startYear: 1951, saved: 1_234_567 })[1]).toMatch(
      /^If you had retired in 1966, after working from 1951 on, you would have stopped with about \$1,230,000, and your money/,
    );
    expect(said({ failedAge: 88, end: 0 })).toEqual([
      "short at 88",
      "If you had retired in 1966, your money would have run short at 88.",
    ]);
    expect(said({ complete: false, throughAge: 80, throughYear: 2025 })).toEqual([
      "has lasted to 80 so far",
      "If you had retired in 1966, you would have about $123,000 left at 80. Our market history ends there, in 2025.",
    ]);
    expect(said({ end: null })).toEqual([
      "not known",
      "Our market history doesn't go back far enough to cover your working years before 1966.",
    ]);
  });
  test("its savings have a line only if they are known", () => {
    expect(stressSteps([history({ end: null })])).toEqual([]);
    expect(stressSteps([history({ end: 0 })]).map(({ value }) => value)).toEqual([0]);
    expect(stepName(history(), "end")).toBe("stress.1966.end");
    expect(stepName(futures({ name: "long life" }), "rate")).toBe("stress.longlife.rate");
  });
  test("it is passed if money lasts and enough is left", () => {
    const pass = (more: Partial<OneHistory>, legacy = "100000") =>
      passes(history(more), futures(), inputsOf({ legacy }));
    expect([pass({ end: 100_000 }), pass({ end: 99_999 }), pass({ end: null }), pass({ failedAge: 80 })]).toEqual([
      ...[true, false, false, false],
    ]);
  });
});

describe("all futures", () => {
  const plan = futures({ name: "plan", succeeded: 95, rate: 0.95 });
  test("histories are counted, random futures are a share", () => {
    expect(foundIn(futures(), true)).toBe("lasts in 80 of 100");
    expect(foundIn(futures(), false)).toBe("lasts in 80%");
    expect(sentenceOf(plan, plan, true)).toBe("Without any test, your money lasts in 95 of 100.");
  });
  test("each test says what it changes, and what that does", () => {
    const said = (more: Partial<AllFutures>) => sentenceOf(futures(more), plan, false);
    expect(said({})).toMatch(
      /than in 1931: 37% after inflation\. .* year of retirement, and your money lasts in 80%, compared with 95% without/,
    );
    expect(said({ rate: 0.95 })).toContain("lasts in 95%, the same as without the test.");
    expect(said({ rate: 0.95, paths: 99 })).toContain("compared with");
    expect(said({ name: "inflation", at: 1973, share: 0.087 })).toContain("from 1973 to 1982: 9% a year");
    expect(said({ name: "long life", at: 100 })).toMatch(/^If you live to 100, your money lasts in 80%/);
    expect(said({ name: "early death", at: 70 })).toMatch(/^If you die at 70, .* files taxes alone, and your money/);
    const year = { onPay: false, socialSecurity: 40_000, otherIncome: 20_000, tax: 5_000, spent: 70_000 };
    const alone = { ...year, socialSecurity: 25_000, otherIncome: 10_000, tax: 4_000, spent: 49_000 };
    const death = (before: Partial<typeof year>) =>
      said({ name: "early death", at: 70, survivor: [{ ...year, ...before }, alone] as never });
    expect(death({})).toContain(
      "your spouse then has $35,000 a year from Social Security and other income instead of $60,000 for two, pays $4,000 in tax instead of $5,000 for two, and spends $49,000 on living expenses instead of $70,000 for two.",
    );
    // What a couple has while pay covers everything isn't known.
    expect(death({ onPay: true })).toContain(
      "other income, pays $4,000 in tax, and spends $49,000 on living expenses.",
    );
  });
  test("what is left, if anything is", () => {
    expect([amountIs(futures()), amountIs(futures({ poorEnd: 1 }))]).toEqual(["1 in 10", "or less, 1 in 10"]);
    expect(amountIs(history())).toBe("at 95");
  });
  test("nine of ten is enough, or as often as without the test", () => {
    const pass = (rate: number, without: number) =>
      passes(futures({ rate }), futures({ name: "plan", rate: without }), inputsOf());
    expect([pass(0.9, 1), pass(0.89, 1), pass(0.5, 0.5), pass(0.49, 0.5)]).toEqual([true, false, true, false]);
  });
});

describe("ways out", () => {
  test("what they are for", () => {
    expect(goalOf(futures(), inputsOf())).toBe("For your money to last in nine of ten histories even then");
    expect(goalOf(history(), inputsOf({ legacy: "5000" }))).toBe("For your money to last and leave $5,000 even then");
  });
  test("how much longer, and what is said if neither is enough", () => {
    expect([yearsLonger(1), yearsLonger(2)]).toEqual(["1 year longer", "2 years longer"]);
    // 61 in the plan's first year.
    expect(noWayOut(inputsOf({ retireAge: "62" }))).toContain("nor working longer, up to 80,");
    expect(noWayOut(inputsOf({ retireAge: "61" }))).toContain("Spending less wouldn't be enough");
    expect(noWayOut(inputsOf({ retireAge: "62", strategy: "distribution-table" }))).toMatch(
      /^Working longer, up to 80/,
    );
    expect(noWayOut(inputsOf({ retireAge: "61", strategy: "distribution-table" }))).toMatch(/^This rule sets/);
  });
});

describe("combinations for a lower tax", () => {
  const tried = (typed: Typed) => {
    const inputs = inputsOf(typed);
    const options = claimsToTry(inputs)
      .slice(0, 1)
      .flatMap((claims) => optionsWith(inputs, claims, waysToTry(inputs, 0)));
    const convert = options.filter((option) => option.convert);
    return {
      count: options.length,
      spans: [...new Set(convert.map(({ convertFrom, convertThrough }) => `${convertFrom}-${convertThrough}`))],
      lines: [...new Set(convert.map(({ convertTo }) => convertTo))],
      orders: new Set(options.map(({ order, fillTo }) => `${order} ${fillTo}`)).size,
    };
  };
  test("from the first year without pay until benefits, until required distributions at 75, and for life", () => {
    // 26 USC 401(a)(9)(C)(v): 75 for people born in 1960 or later.
    const found = tried({ retireAge: "65", claimAge: "67", planTo: "90" });
    expect(found.spans).toEqual(["65-66", "65-74", "65-90"]);
    expect(found.lines).toEqual(["12", "22", "24", "32", "medicare"]);
    // The plan and 15 conversions with two ways to pay their tax, each with the plan's order, in proportion, and five
    // amounts to fill up to.
    expect(found.count).toBe(31 * 7);
    expect(found.orders).toBe(7);
  });
  test("people born in the 1950s have to take distributions from 73 on", () =>
    expect(tried({ age: "68", retireAge: "69", claimAge: "70", planTo: "90" }).spans).toEqual([
      ...["69-69", "69-72", "69-90"],
    ]));
  test("who has retired converts from the first year on, and no span ends before it", () => {
    // Born in 1966, 61 in 2027; claimed at 61 and some months is before it.
    expect(tried({ retireAge: "50", claimAge: "62", planTo: "90" }).spans).toEqual(["61-61", "61-74", "61-90"]);
    expect(tried({ retireAge: "62", claimAge: "62", planTo: "70" }).spans).toEqual(["62-70"]);
    expect(tried({ retireAge: "65", claimAge: "67.5", planTo: "66" }).spans).toEqual(["65-66"]);
  });
  test("with conversions in the plan, having none is tried too; with a Marketplace plan, the credit's end", () => {
    expect(tried({ retireAge: "65", planTo: "90", convert: "yes" }).count).toBe(32 * 7);
    const found = tried({ retireAge: "65", planTo: "90", marketplace: "yes" });
    expect(found.lines).toContain("credit");
    expect(found.count).toBe((1 + 3 * 6 * 2) * 8);
    // Of the other orders, the plan's own isn't tried twice.
    expect(tried({ retireAge: "65", planTo: "90", order: "proportional" }).orders).toBe(7);
  });
  test("before 59½: the plan's way, Roth first, equal payments and both, with fewer claiming ages", () => {
    const early = inputsOf({ age: "50", retireAge: "51", planTo: "90" });
    const ways = waysToTry(early, 0);
    expect(ways.map(({ rothFirst, equal }) => [rothFirst, equal])).toEqual([
      ...[
        [false, false],
        [false, true],
        [true, false],
        [true, true],
      ],
    ]);
    expect(ways[1]).toMatchObject({ equalFrom: 51 });
    expect(claimsToTry(early).map(({ claimAge }) => claimAge)).toEqual([67, 62, 65, 70]);
    // Payments from another share than the one that covers living costs are the plan's own way.
    expect(waysToTry(inputsOf({ age: "50", retireAge: "51", equal: "yes", equalShare: "30" }), 0)).toHaveLength(5);
    expect(waysToTry(inputsOf({ age: "58", retireAge: "60" }), 0)).toHaveLength(1);
  });
  test("claiming ages: the plan's first, then those still possible; two people have four each", () => {
    const ages = (typed: Typed) => claimsToTry(inputsOf(typed)).map((one) => [one.claimAge, one.spouseClaimAge]);
    expect(ages({ claimAge: "66" }).map(([own]) => own)).toEqual([66, 62, 63, 64, 65, 67, 68, 69, 70]);
    // 66 in 2027.
    expect(ages({ age: "65", claimAge: "67" }).map(([own]) => own)).toEqual([67, 66, 68, 69, 70]);
    const two = ages({ couple: "yes", spouseAge: "64", spouseClaimAge: "67" });
    expect(two).toHaveLength(4 * 3);
    expect(two.slice(0, 3)).toEqual([
      [67, 67],
      [67, 65],
      [67, 70],
    ]);
  });
  test("another state only if it is another", () => {
    const states = (typed: Typed) => [...new Set(claimsToTry(inputsOf(typed)).map(({ state }) => state))];
    expect(states({ state: "OH", elsewhere: "FL" })).toEqual(["OH", "FL"]);
    expect(states({ state: "OH", elsewhere: "OH" })).toEqual(["OH"]);
  });
});
