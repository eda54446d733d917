import { expect, test } from "vitest";
import { triedIn } from "../../../engine/retirement/futures/tried.ts";
import { readForm } from "../../../inputs/typed.ts";
import { misexplained } from "../../../testing/rework.ts";
import { stillMarkets } from "../../../testing/still-markets.ts";
import type { StrategyName } from "../fields/withdrawing.ts";
import { givenBy } from "../given.ts";
import { fields } from "../inputs.ts";
import { type Compared, measured } from "./analyses.ts";
import { comparedSteps, twoRules } from "./words.ts";

test("every figure in a comparison has a line that says what it was tested on", () => {
  // 300,000 in a Roth account that never grows, and 10,000 a year from 67 through 75: 210,000 is left.
  const { inputs } = readForm(
    fields,
    {
      ...stillMarkets,
      ...{ inflation: "0", benefit: "known", pia: "0", premiumBefore: "0", medicarePremium: "0", medical: "0" },
      ...{ age: "66", retireAge: "66", planTo: "75", savings: "300000", roth: "100", taxable: "0", cash: "0" },
      spending: "10000",
    },
    {},
    givenBy,
  );
  const figures = ["rate", "middleSpent", "leastSpent", "middleEnd", "lifetimeTax", "ranOut", "yearsBelow"] as const;
  const row = { label: "Your plan", result: measured(inputs), tried: triedIn("history") };
  const steps = comparedSteps([row], figures);
  expect(steps.map(({ value }) => value)).toEqual([1, 10_000, 10_000, 210_000, 0, 0, 0]);
  expect(misexplained(steps)).toEqual([]);
  expect(steps.find(({ name }) => name === "compared.0.middleEnd")).toMatchObject({
    label: "Your plan: Left in the median history",
    found: "All 500 histories sorted by what they leave, in today's dollars. Half leave more.",
  });
});

test("guardrails against the 4% rule, in one sentence", () => {
  const { inputs } = readForm(fields, {}, {}, givenBy);
  const rule = (of: StrategyName, ranOut: number, leanestPoor: number) =>
    ({ of, result: { flexible: { ranOut, followed: 121, leanestPoor } } }) as Compared<StrategyName>;
  const both = [rule("guardrails", 0, 31_000), rule("constant-dollar-rate", 12, 9_000)];
  expect(twoRules(inputs, both)).toBe(
    "With guardrails, money never runs out, and one in ten has a year with $31,000 or less to live on. With the same withdrawal every year, raised with prices, money runs out in 12 of 121 histories, and one in ten has a year with $9,000 or less to live on.",
  );
  expect(twoRules(inputs, [])).toBe("");
});
