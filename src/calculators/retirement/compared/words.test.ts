import { expect, test } from "vitest";
import { triedIn } from "../../../engine/retirement/futures/tried.ts";
import { readForm } from "../../../inputs/typed.ts";
import { misexplained } from "../../../testing/rework.ts";
import { stillMarkets } from "../../../testing/still-markets.ts";
import { fields, givenBy } from "../inputs.ts";
import { measured } from "./analyses.ts";
import { comparedSteps } from "./words.ts";

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
