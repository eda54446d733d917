import { describe, expect, test } from "vitest";
import { asInput, explainOne, type Scope, type Step, type Unit, type Value } from "../../engine/worksheet.ts";
import { howOf, inValues, piecesOf } from "./formula.ts";

type Given = Readonly<Record<string, readonly [label: string, value: Value, unit?: Unit]>>;

const uses = (given: Given): Scope =>
  Object.fromEntries(
    Object.entries(given).map(([name, [label, value, unit = "usd"]]) => [name, asInput(name, label, value, unit)]),
  );
const step = (formula: string, given: Given): Step => explainOne("line", 0, { label: "Line", formula }, uses(given));
const words = (formula: string, given: Given) =>
  piecesOf(step(formula, given))
    .map(({ text }) => text)
    .join("");

const tax: Given = {
  net: ["net earnings", 300],
  floor: ["the least that is taxed", 400],
  both: ["both parts", 42],
  old: ["You are 65", true, "flag"],
  more: ["more for age", 2000],
  none: ["limit", null],
};

test.each([
  ["when(net < floor, 0, both)", "0"],
  ["when(net > 0, both + free, 0)", "both parts"],
  ["free + both - free", "both parts"],
  ["when(none === null, net, both)", "net earnings"],
])("what applies to the visitor is said without the rest: %s is “%s”", (formula, said) =>
  expect(
    piecesOf(step(formula, { ...tax, free: ["free of tax", 0] }), true)
      .map(({ text }) => text)
      .join(""),
  ).toBe(said),
);

describe("a formula is written in words, and with the values of the path it took", () => {
  test.each<[formula: string, inWords: string, withValues: string, how: string]>([
    [
      "when(net < floor, 0, both)",
      "if net earnings is less than the least that is taxed: 0; otherwise both parts",
      "",
      "$0.00, because “net earnings” ($300.00) is less than “the least that is taxed” ($400.00)",
    ],
    [
      "both + when(!old, 0, more)",
      "both parts + (if You are 65 doesn’t apply: 0; otherwise more for age)",
      "$42.00 + $2,000.00",
      "$42.00 + $2,000.00, because “You are 65” applies",
    ],
    [
      "when(none === null, net, when(old && net > floor, min(net, none), both))",
      "if there is no limit: net earnings; otherwise if You are 65 and net earnings is more than the least that is taxed: the smaller of net earnings and limit; otherwise both parts",
      "",
      "the same as “net earnings”, because there is no “limit”",
    ],
    [
      "(net - floor) * (both - (more - net)) / (2 * 0.9235)",
      "(net earnings − the least that is taxed) × (both parts − (more for age − net earnings)) ÷ (2 × 0.9235)",
      "($300.00 − $400.00) × ($42.00 − ($2,000.00 − $300.00)) ÷ (2 × 0.9235)",
      "($300.00 − $400.00) × ($42.00 − ($2,000.00 − $300.00)) ÷ (2 × 0.9235)",
    ],
    [
      "both * (1 + net) ** -floor",
      "both parts × (1 + net earnings)^(−the least that is taxed)",
      "$42.00 × (1 + $300.00)^(−$400.00)",
      "$42.00 × (1 + $300.00)^(−$400.00)",
    ],
  ])("%s", (formula, inWords, withValues, how) => {
    expect(words(formula, tax)).toBe(inWords);
    expect(inValues(step(formula, tax))).toBe(withValues);
    expect(howOf(step(formula, tax))).toBe(how);
  });
});

/** A line computed earlier that another one uses. */
const made = (label: string, unit: Unit, value: number, formula: string, from: Scope): Step =>
  explainOne("line", value, { label, unit, formula }, from);
const withValues = (formula: string, from: Scope, value: number, unit: Unit = "usd") =>
  howOf(made("Line", unit, value, formula, from));

describe("with values, a formula shows something a person can check", () => {
  const gig = uses({
    pay: ["Pay", 3000],
    mileage: ["Mileage", 5000],
    tolls: ["Tolls", 0],
    few: ["Few miles", 1000],
    loss: ["Loss", -5000],
  });
  test.each<[what: string, formula: string, value: number, said: string]>([
    ["a subtraction that stays above zero", "max(0, pay - few - tolls)", 2000, "$3,000.00 − $1,000.00"],
    ["one that does not", "max(0, pay - mileage)", 0, "$3,000.00 − $5,000.00, not less than zero"],
    [
      "one inside another formula",
      "pay - max(0, few - pay) * 0.06",
      3000,
      "the same as “Pay”, because “Few miles” ($1,000.00) is less than “Pay” ($3,000.00)",
    ],
    ["a loss that is taken away", "pay - loss", 8000, "$3,000.00 − (−$5,000.00)"],
    ["minus nothing", "-tolls", 0, "$0.00"],
    ["the smaller of two", "min(pay, mileage) * 0.5", 1500, "(the smaller of $3,000.00 and $5,000.00) × 0.5"],
    ["rounding that changes nothing", "toCent(pay - few)", 2000, "$3,000.00 − $1,000.00"],
    ["steps", "startedSteps(pay - few, 1500) * 50", 100, "rounded up (($3,000.00 − $1,000.00) ÷ 1500) × 50"],
  ])("%s", (_, formula, value, said) => expect(withValues(formula, gig, value)).toBe(said));

  // 320,000 × 0.006066… isn't 320,000 × 0.61%, so the rate is shown as it was computed.
  test("a factor with endless decimals is shown as computed, and a rounded amount with its parts", () => {
    const monthlyRate = made(
      "Rate a month",
      "rate",
      0.0728 / 12,
      "rate / 12",
      uses({ rate: ["Rate", 0.0728, "rate"] }),
    );
    const before = made("Interest", "usd", (100_000 * 0.0728) / 12, "loan * monthlyRate", {
      ...uses({ loan: ["Loan", 100_000] }),
      monthlyRate,
    });
    expect(inValues(before)).toBe("$100,000.00 × 7.28% ÷ 12");
    expect(withValues("toCent(before)", { before }, 606.67)).toBe("$100,000.00 × 7.28% ÷ 12, rounded to the cent");
  });

  // CMS, 2026: the second amount for an income above $137,000 on an individual return, the fifth from $500,000 on.
  test("limits and amounts are listed: how many limits are passed, and which amount that makes", () => {
    const given = (income: number, tier: number) =>
      uses({
        income: ["Income", income],
        limits: ["Income limits", [109_000, 137_000, 171_000, 205_000], "list"],
        highest: ["The highest", 500_000],
        tier: ["Tier", tier, "count"],
        amounts: ["Amounts by tier", [81.2, 202.9, 324.6, 446.3, 487], "list"],
      });
    const limits = "$109,000.00, $137,000.00, $171,000.00, $205,000.00";
    const tier = "limitsPassed(income, limits) + when(income >= highest, 1, 0)";
    const amount = "when(tier > 0, amountAt(tier, amounts), 0)";
    expect(withValues(tier, given(140_000, 2), 2, "count")).toBe(
      `how many of ${limits} are below $140,000.00, because “Income” ($140,000.00) is less than “The highest” ($500,000.00)`,
    );
    expect(inValues({ formula: tier, uses: given(500_000, 5) })).toBe(
      `(how many of ${limits} are below $500,000.00) + 1`,
    );
    expect(withValues(amount, given(140_000, 2), 202.9)).toBe("number 2 of $81.20, $202.90, $324.60, $446.30, $487.00");
    expect(withValues(amount, given(109_000, 0), 0)).toBe("$0.00, because “Tier” (0) is not more than 0");
    const inWords = (formula: string) =>
      piecesOf({ formula, uses: given(140_000, 2) }, true)
        .map(({ text }) => text)
        .join("");
    expect(inWords(tier)).toBe("how many of Income limits are below Income");
    expect(inWords(amount)).toBe("the amount for Tier in Amounts by tier");
  });

  // Rev. Proc. 2025-32: 10% up to $12,400 and 12% up to $50,400 for a single filer in 2026.
  test("tax by a schedule is shown bracket by bracket", () => {
    const table = [
      { floor: 0, rate: 0.1 },
      { floor: 12_400, rate: 0.12 },
      { floor: 50_400, rate: 0.22 },
    ];
    const given = uses({ income: ["Income", 60_000], table: ["Schedule", table, "brackets"] });
    expect(withValues("taxOn(income, table)", given, 7912)).toBe(
      "$12,400.00 × 10% + $38,000.00 × 12% + ($60,000.00 − $50,400.00) × 22%",
    );
  });
});
