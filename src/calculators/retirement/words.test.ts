/** The answer's sentences, for results made up to be just at, above or below what makes them change. */
import { describe, expect, test } from "vitest";
import { readForm, type Typed } from "../../inputs/typed.ts";
import type { Levers } from "./answer/levers.ts";
import type { Result } from "./answer/result.ts";
import { leversSentence, likelihood, roundly, verdictOf } from "./answer/verdict.ts";
import { givenBy } from "./given.ts";
import { fields } from "./inputs.ts";
import { ageInWords, between, counted, doubt, endAge, failure, shownIn, span, wholeShare, yearOfAge } from "./words.ts";

const inputsOf = (typed: Typed = {}) =>
  readForm(fields, { age: "60", spending: "70000", ...typed }, {}, givenBy).inputs;

type Failed = NonNullable<Result["failed"]>;
type Flexible = NonNullable<Result["flexible"]>;
interface Made extends Partial<Omit<Result, "failed" | "flexible" | "leanest" | "redrawn">> {
  readonly failed?: Partial<Failed> | null;
  readonly flexible?: Partial<Flexible> | null;
  readonly leanest?: Partial<Result["leanest"]>;
  readonly redrawn?: { readonly low: number; readonly high: number } | null;
}
/** From 61 to 95, with pay until 66; 106 histories, all of which last. */
const lasting: Made = {
  ...{ model: "history", paths: 106, succeeded: 106, leftTooLittle: 0, rate: 1, separateRuns: 4 },
  ...{ firstAge: 61, stopAge: 67, years: 35, redrawn: null, failed: null, flexible: null },
  years1: [],
  leanest: { end: 0, failedAge: null },
};
const made = (more: Made = {}) => ({ ...lasting, ...more }) as Result;

test("a share is never said to be all or none unless it is", () => {
  expect([1, 0.996, 0.994, 0.5, 0.004, 0].map(wholeShare)).toEqual(["100%", "99%", "99%", "50%", "1%", "0%"]);
});
test("histories are counted, random futures are a share", () => {
  expect(counted(made({ succeeded: 98, rate: 98 / 106 }))).toBe("98 of 106");
  expect(counted(made({ model: "random", paths: 1_000, succeeded: 905, rate: 0.905 }))).toBe("91%");
});
test("ages", () => {
  expect(endAge({ firstAge: 61, years: 35 })).toBe(95);
  expect([804, 793, 802].map(ageInWords)).toEqual(["67", "66 and 1 month", "66 and 10 months"]);
});

describe("a year by an age in it", () => {
  const couple = { couple: "yes", spouseAge: "55", planTo: "90" };
  test.each<[Typed, number, string]>([
    [{}, 90, "at age 90"],
    [couple, 90, "the year you turn 90"],
    [couple, 91, "the year your spouse turns 86"],
    [{ ...couple, planTo: "50" }, 61, "the year you turn 61"],
    [{ ...couple, planTo: "50" }, 62, "the year your spouse turns 57"],
    [{ ...couple, lifetimes: "random" }, 91, "the year you would turn 91"],
  ])("%j, %i: %s", (typed, at, words) => expect(yearOfAge(inputsOf(typed), at)).toBe(words));
  test("some years between two", () => {
    expect(between(inputsOf(), 46, 58)).toBe("between ages 46 and 58");
    expect(between(inputsOf(), 58, 58)).toBe("at age 58");
    expect(between(inputsOf(couple), 62, 64)).toBe("between the year you turn 62 and the year you turn 64");
    expect(between(inputsOf(couple), 62, 62)).toBe("the year you turn 62");
  });
  test("the years tested", () => {
    expect(span(inputsOf(), made())).toBe("from age 61 through 95");
    expect(span(inputsOf(), made({ years: 1 }))).toBe("at age 61");
    expect(span(inputsOf({ lifetimes: "random" }), made())).toBe("for as long as you live,");
    expect(span(inputsOf({ lifetimes: "random", couple: "yes" }), made())).toBe("for as long as one of you lives,");
    expect(span(inputsOf(couple), made())).toBe("from the year you turn 61 through the year your spouse turns 90");
  });
});

describe("how far to trust it", () => {
  test("histories", () => {
    expect(doubt(inputsOf(), made())).toContain("on 106 histories of 35 years each");
    expect(doubt(inputsOf(), made())).toContain("(only 4 are fully separate)");
    expect(doubt(inputsOf(), made({ separateRuns: 1 }))).toContain("(only 1 is fully separate)");
    expect(doubt(inputsOf(), made({ years: 1 }))).toContain("on every year of market history");
  });
  test("random futures", () => {
    const random = (more: Made) => doubt(inputsOf(), made({ model: "random", paths: 1_000, rate: 0.9, ...more }));
    expect(random({ redrawn: { low: 0.88, high: 0.92 } })).toContain("1,000 random futures. Another set");
    expect(random({ redrawn: { low: 0.88, high: 0.92 } })).toContain("likely give 88% to 92%.");
    expect(random({ redrawn: { low: 0.9, high: 0.9 } })).toContain("likely give 90%.");
    expect(random({ redrawn: { low: 0.99, high: 1 }, rate: 1 })).toContain("likely give about 99% to 100%.");
    expect(random({ redrawn: { low: 0, high: 0 }, rate: 0 })).toContain("likely give about 0%.");
    expect(random({ model: "bootstrap", redrawn: { low: 0.9, high: 0.9 } })).toContain("futures made from pieces");
  });
});

describe("what failing looks like", () => {
  const failed: Failed = {
    medianAge: 90.4,
    medianYearsShort: 5.4,
    depth: 0.123,
    latestAge: 95,
    recovers: false,
  } as Failed;
  const failing = (more: Made = {}, typed: Typed = {}) =>
    failure(inputsOf(typed), made({ rate: 0.5, succeeded: 53, failed, ...more }));
  test("when and by how much, in the typical failure", () => {
    expect(failing()).toBe(
      "In the typical failure, money runs out at 90 and the last 5 years fall short. That leaves 12% of your lifetime spending uncovered.",
    );
    // The plan ends at 95.
    const last = { ...failed, medianAge: 95, medianYearsShort: 1 };
    expect(failing({ failed: last })).toContain("In the typical failure, money runs out in the last year, at 95.");
    expect(failing({ paths: 106, succeeded: 105, failed: last })).toContain("In the one failure, money runs out");
    expect(failing({ paths: 106, succeeded: 104, leftTooLittle: 1, failed: last })).toContain(
      "In the one failure, money",
    );
    expect(failing({ failed: { ...failed, medianAge: 58, medianYearsShort: 11 } })).toContain(
      "money first falls short at 58, and a total of 11 years aren’t fully paid for. That leaves 12% of",
    );
    expect(failing({ failed: { ...failed, medianAge: 56, recovers: true } })).toContain(
      "the money you can reach falls short for 5 years, starting when you are 56. After that, your costs are covered again. That leaves 12% of",
    );
    expect(failing({}, { couple: "yes" })).toContain("money runs out the year you turn 90 and");
  });
  test.each([
    [0.009, "less than 1%"],
    [0.01, "1%"],
    [0.994, "99%"],
    [0.995, "nearly all"],
    [1, "all"],
  ])("a depth of %d: %s", (depth, words) =>
    expect(failing({ failed: { ...failed, depth } })).toContain(
      `. That leaves ${words} of your lifetime spending uncovered`,
    ),
  );
  test("if all fail from the first year without pay, that is said", () => {
    const broke = { succeeded: 0, failed: { ...failed, medianAge: 67 } };
    expect(failing(broke)).toMatch(/^The money falls short starting in the first year without pay\. /);
    expect(failing({ ...broke, stopAge: 61, failed: { ...failed, medianAge: 61 } })).toMatch(/in the first year\. /);
    expect(failing({ ...broke, failed: { ...failed, medianAge: 68 } })).toMatch(/^In the typical failure/);
    expect(failing({ ...broke, succeeded: 1 })).toMatch(/^In the typical failure/);
    expect(failing({ ...broke, leftTooLittle: 1 })).toMatch(/^In the typical failure/);
  });
  test("income that continues, and a plan without savings", () => {
    const paid = (onPay: boolean, socialSecurity: number) =>
      failing({ years1: [{ onPay, socialSecurity, otherIncome: 0 }] as unknown as Result["years1"] });
    expect(paid(false, 1)).toContain(", even with Social Security and other income.");
    expect(paid(true, 1)).not.toContain("even though");
    expect(paid(false, 0)).not.toContain("even though");
    expect(failing({}, { savings: "0", saving: "0" })).toContain("There are no savings in this plan.");
    expect(failing({}, { savings: "0", saving: "0", match: "4000" })).not.toContain("no savings");
    expect(failing({}, { savings: "0", saving: "1" })).not.toContain("no savings");
    expect(failing({}, { savings: "1", saving: "0" })).not.toContain("no savings");
  });
  test("a plan that lasts has nothing to say, unless it is all work or leaves too little", () => {
    expect(failure(inputsOf(), made())).toBe("");
    expect(failure(inputsOf(), made({ stopAge: 96 }))).toMatch(/^Pay covers every year/);
    expect(failure(inputsOf(), made({ stopAge: 95 }))).toBe("");
    expect(failure(inputsOf({ legacy: "50000" }), made({ leftTooLittle: 7 }))).toBe(
      "In 7 of 106, your money lasts but leaves less than $50,000.",
    );
    expect(failure(inputsOf({ legacy: "50000" }), made({ model: "random", paths: 1_000, leftTooLittle: 40 }))).toBe(
      "In 4%, your money lasts but leaves less than $50,000.",
    );
  });
  test("what a spending rule cuts", () => {
    const rule: Flexible = {
      ...{ withCuts: 40, middleCut: 0.1, deepestCut: 0.3, belowFloor: 0, yearsBelow: 3.2, firstSpent: 60_000 },
    } as Flexible;
    const cut = (more: Partial<Flexible>, result: Made = {}) =>
      failure(inputsOf(), made({ ...result, flexible: { ...rule, ...more } }));
    expect(cut({ withCuts: 0 })).toBe("Spending starts at $60,000. It is never cut.");
    expect(cut({})).toBe(
      "Spending starts at $60,000. It is cut at some point in 40 of 106 histories, typically by 10% and at worst by 30%. It never falls below the least you could live on.",
    );
    expect(cut({ belowFloor: 12 })).toContain(
      "In 12 of 106, it falls below the least you could live on, typically for 3 years.",
    );
    expect(cut({}, { model: "random", paths: 1_000 })).toContain("at some point in 4% of futures");
    expect(cut({ withCuts: 0 }, { stopAge: 96 })).toMatch(/^Pay covers every year/);
  });
});

describe("the verdict", () => {
  test("likely from the chance one wants; not yet below three in four", () => {
    expect([0.9, 0.899, 0.745, 0.744].map((rate) => likelihood(rate, 0.9))).toEqual([
      ...["likely", "could fall short", "could fall short", "not yet"],
    ]);
    expect(likelihood(0.6, 0.5)).toBe("likely");
  });
  test("amounts as people say them", () =>
    expect([335_525, 1_234, 999, 99_950, 12.4].map(roundly)).toEqual([
      "$336,000",
      "$1,230",
      "$999",
      "$100,000",
      "$12",
    ]));
  const said = (more: Made = {}, typed: Typed = {}) => {
    const { before, figure, after } = verdictOf(inputsOf(typed), made(more));
    return `${before} ${figure} ${after}`;
  };
  const failed = { medianAge: 85, latestAge: 90 } as Failed;
  test("a plan that lasts says what the worst history left", () => {
    expect(said({ leanest: { end: 123_456 } })).toBe(
      "Likely yes: your money would have lasted in 106 of 106 market histories; the worst one would have left $123,000 at age 95.",
    );
    expect(said({})).toContain("the worst one would have left nothing at age 95.");
    expect(said({}, { lifetimes: "random" })).toContain("the worst one would have left nothing.");
    expect(said({}, { legacy: "50000" })).toContain("lasted and left at least $50,000 in");
    expect(said({ stopAge: 96 })).toMatch(/^Pay covers every year of this plan, so your money would have lasted/);
  });
  test("otherwise, when in the worst one, it would have run short", () => {
    const short: Made = { succeeded: 90, rate: 90 / 106, failed, leanest: { end: 0, failedAge: 80 } };
    expect(said(short)).toBe(
      "It could fall short: your money would have lasted in 90 of 106 market histories; in the worst one, it would have run short at 80.",
    );
    expect(said(short, { couple: "yes" })).toContain("in the worst one, it would have run short the year you turn 80.");
    expect(said({ ...short, rate: 0.3 })).toMatch(/^Your plan falls short too often: /);
    expect(said({ ...short, rate: 0.3, stopAge: 61 })).toMatch(/^Your plan falls short too often: /);
    const all: Made = { ...short, succeeded: 0, rate: 0, leanest: { end: 0, failedAge: 90 } };
    expect(said(all)).toContain("it would have run short at 90 in all of them.");
    expect(said({ ...all, leftTooLittle: 1 })).toContain("in the worst one, it would have run short at 90.");
    expect(said({ ...all, leanest: { end: 0, failedAge: 89 } })).toContain(
      "in the worst one, it would have run short at 89.",
    );
    expect(said({ ...short, model: "random", paths: 1_000, rate: 0.849 })).toContain("85% of 1,000 random futures;");
  });
  test("a rule is judged by the least one could live on", () => {
    const rule = { strategy: "guardrails", floorShare: "70" };
    const flexible = { ranOut: 0, followed: 106, leanest: 41_234 };
    expect(said({ flexible }, rule)).toContain(
      "you would have had at least $49,000 a year in 106 of 106 market histories. Money never ran out, and in the leanest year you would have spent $41,200.",
    );
    expect(said({ flexible: { ...flexible, ranOut: 3, leanest: 0 } }, rule)).toContain(
      "Money ran out in 3 of 106, and in the leanest year you would have spent nothing.",
    );
    const half = { ...flexible, ranOut: 5, followed: 50 };
    expect(said({ flexible: half, model: "random", paths: 100 }, rule)).toContain("Money ran out in 10%,");
    expect(said({ flexible, stopAge: 96 }, rule)).toContain("your money would have lasted");
  });
});

describe("what one could do", () => {
  const could = (levers: Partial<Levers>, more: Made = {}, typed: Typed = {}) =>
    leversSentence(inputsOf({ retireAge: "67", ...typed }), made(more), {
      spending: null,
      retireAge: null,
      ...levers,
    } as Levers);
  const fails: Made = { rate: 0.5 };
  test("with a chance above the one wanted: spend more or stop sooner", () => {
    expect(could({ spending: 80_000, retireAge: 64 })).toBe(
      "You could spend $80,000 a year, or stop working at 64, and your money would still last in 90% of histories.",
    );
    expect(could({ spending: 80_000, retireAge: 67 })).toBe(
      "You could spend $80,000 a year and your money would still last in 90% of histories.",
    );
    expect(could({ spending: 70_000, retireAge: 66 })).toBe(
      "You could stop working at 66 and your money would still last in 90% of histories.",
    );
    expect(could({ spending: 70_000 })).toBe(
      "You have no room to spend more or stop working earlier and still have your money last in 90% of histories.",
    );
    expect(could({ spending: 70_000, retireAge: 60 }, { stopAge: 61 })).toBe(
      "You have no room to spend more and still have your money last in 90% of histories.",
    );
    expect(could({ spending: 80_000 }, {}, { legacy: "5000", strategy: "guardrails" })).toContain(
      "start with $80,000 a year and still leave $5,000",
    );
  });
  test("below it: spend less or work longer", () => {
    expect(could({ spending: 60_000, retireAge: 69 }, fails)).toBe(
      "For your money to last in 90% of histories, spend $60,000 a year or work until 69.",
    );
    // Someone of 60 who stopped at 58; stopping at 60 can still be changed.
    expect(could({ spending: 60_000, retireAge: 69 }, { ...fails, stopAge: 61 }, { retireAge: "58" })).toBe(
      "For your money to last in 90% of histories, spend $60,000 a year.",
    );
    expect(could({ spending: 60_000, retireAge: 69 }, { ...fails, stopAge: 61 }, { retireAge: "60" })).toBe(
      "For your money to last in 90% of histories, spend $60,000 a year or work until 69.",
    );
    expect(could({ retireAge: 69 }, fails)).toBe("For your money to last in 90% of histories, work until 69.");
    expect(could({}, fails)).toBe(
      "No amount of spending, and no age to stop working up to 80, would make your money last in 90% of histories.",
    );
    expect(could({}, { ...fails, stopAge: 61 }, { retireAge: "58" })).toBe(
      "No amount of spending would make your money last in 90% of histories.",
    );
    expect(could({ spending: 1 }, { stopAge: 96 })).toBe("");
  });
});

test("a rule that sets its own first withdrawal isn't told what to spend", () => {
  const of = (retireAge: number | null, rate: number, stopAge = 67, rule: Typed = { strategy: "distribution-table" }) =>
    leversSentence(inputsOf({ retireAge: stopAge === 61 ? "58" : "67", ...rule }), made({ rate, stopAge }), {
      ...{ stamp: "", spending: 70_000, retireAge, cut: null },
    });
  const fourPercent = { strategy: "constant-dollar-rate", firstRate: "4" };
  expect(of(69, 0.5, 67, fourPercent)).toBe("For your money to last in 90% of histories, work until 69.");
  expect(of(69, 0.5, 67, { ...fourPercent, firstRate: "" })).toContain("start with $70,000 a year or work until 69.");
  expect(of(69, 0.5)).toBe("For your money to last in 90% of histories, work until 69.");
  expect([of(null, 0.5), of(69, 0.5, 61), of(67, 1), of(null, 1)]).toEqual(["", "", "", ""]);
  expect(of(64, 1)).toBe("You could stop working at 64 and your money would still last in 90% of histories.");
});

test("amounts in each year's dollars are today's times the rise in prices", () => {
  expect([shownIn("today", 100, 1.5), shownIn("then", 100, 1.5)]).toEqual([100, 150]);
});
