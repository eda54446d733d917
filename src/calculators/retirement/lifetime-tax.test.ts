import fc from "fast-check";
import { expect, test } from "vitest";
import { readForm, type Typed } from "../../inputs/typed.ts";
import { misexplained } from "../../testing/rework.ts";
import { runs } from "../../testing/runs.ts";
import { stillMarkets } from "../../testing/still-markets.ts";
import { resultOf } from "./answer/result.ts";
import { givenBy } from "./given.ts";
import { fields } from "./inputs.ts";
import { fetchState } from "./plan/laws.ts";
import { stepsOf } from "./steps.ts";

await fetchState("CO");

const PARTS = [
  ...["incomeTax", "minimumTax", "investmentTax", "selfEmploymentTax", "additionalMedicareTax", "earlyTax", "stateTax"],
];

function breakdown(typed: Typed) {
  const inputs = readForm(fields, typed, {}, givenBy).inputs;
  const result = resultOf(inputs);
  const steps = stepsOf(inputs, result.path, 0);
  const value = (name: string) => steps.find((step) => step.name === name)?.value as number;
  return { result, steps, value, parts: PARTS.map((name) => value(`lifetime.${name}`)) };
}

test("the kinds of tax add up to the lifetime tax to the cent, in any plan", () => {
  fc.assert(
    fc.property(
      fc.record({
        age: fc.integer({ min: 40, max: 70 }),
        savings: fc.integer({ min: 100, max: 3_000 }),
        spending: fc.integer({ min: 30, max: 150 }),
        state: fc.constantFrom("flat", "CO"),
        couple: fc.boolean(),
        // An even number of futures has two in the middle.
        model: fc.constantFrom("history", "random"),
      }),
      ({ age, savings, spending, state, couple, model }) => {
        const { result, steps, value, parts } = breakdown({
          ...{ age: String(age), retireAge: String(Math.max(50, age)), planTo: "85", savings: `${savings},000` },
          ...{ spending: `${spending},000`, state, model, couple: couple ? "yes" : "no" },
        });
        const sum = parts.reduce((total, part) => total + part, 0);
        expect(Math.abs(sum - value("lifetime.total"))).toBeLessThan(0.005);
        expect(Math.round(value("lifetime.total"))).toBe(result.lifetimeTax);
        const shown = steps.filter(({ name }) => name.startsWith("lifetime.") || name === "lifetimeTax");
        expect(misexplained(shown)).toEqual([]);
      },
    ),
    { numRuns: runs(4) },
  );
});

test("38 with 900,000, by hand: 13 years with 4,166.67 of the 10% tax", () => {
  // 41,666.67 is taken from traditional accounts in each year from 46 through 58; nothing grows.
  const { value } = breakdown({
    ...stillMarkets,
    ...{ age: "38", savings: "900,000", retireAge: "46", planTo: "58", spending: "34,680", inflation: "0" },
    ...{ benefit: "known", pia: "0", premiumBefore: "0", medical: "0", stateRate: "0", roth: "0", taxable: "0" },
    ...{ cash: "0", match: "0", saving: "0", dividendYield: "0", bondYield: "0", pay: "70,300" },
  });
  expect(value("lifetime.earlyTax")).toBeCloseTo((13 * 41_666.67) / 10, 0);
  // 41,666.67 less the standard deduction of 16,100: 10% of 12,400 and 12% of the other 13,166.67. In the 7 years of
  // work before it, 39 through 45, 54,200 of pay is taxed: 10% of 12,400, 12% up to 50,400 and 22% of 3,800.
  const onPay = 1_240 + 0.12 * 38_000 + 0.22 * 3_800;
  expect(value("lifetime.incomeTax")).toBeCloseTo(13 * (1_240 + 0.12 * 13_166.67) + 7 * onPay, 0);
  expect(value("lifetime.stateTax")).toBe(0);
});
