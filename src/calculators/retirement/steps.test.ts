import { expect, test } from "vitest";
import { readForm, type Typed } from "../../inputs/typed.ts";
import { misexplained } from "../../testing/rework.ts";
import { stillMarkets } from "../../testing/still-markets.ts";
import { resultOf } from "./answer/result.ts";
import { fields, givenBy } from "./inputs.ts";
import { stepsOf } from "./steps.ts";

/** Nothing grows, and health costs nothing. */
const STILL: Typed = {
  ...stillMarkets,
  ...{ inflation: "0", premiumBefore: "0", medicarePremium: "0", medical: "0", stateRate: "0", dividendYield: "0" },
  ...{ bondYield: "0", cash: "0", taxable: "0", roth: "100", match: "0", saving: "0", benefit: "known" },
};

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
