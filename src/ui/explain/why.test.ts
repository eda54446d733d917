import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fields, givenOn } from "../../calculators/gig-tax/inputs.ts";
import { taken } from "../../calculators/gig-tax/take.ts";
import { asInput, explainOne, type Step, type Unit } from "../../engine/worksheet.ts";
import { readForm, typedOf } from "../../inputs/typed.ts";
import { anyInputs } from "../../testing/arbitrary.ts";
import { runs } from "../../testing/runs.ts";
import { evaluate } from "./evaluate.ts";
import { treeOf } from "./tree.ts";
import { whyOf } from "./why.ts";

const line = (
  formula: string,
  value: Step["value"],
  values: Readonly<Record<string, [number | boolean | null, Unit?]>>,
): Step =>
  explainOne(
    "line",
    value,
    { label: "Line", unit: "usd", formula },
    Object.fromEntries(
      Object.entries(values).map(([name, [of, unit]]) => [name, asInput(name, name.toUpperCase(), of, unit)]),
    ),
  );

describe("why a number is zero or not higher follows from what decides its formula", () => {
  test.each<[string, Step, string | undefined]>([
    [
      "below zero",
      line("max(0, income - start)", 0, { income: [50], start: [80] }),
      "It is zero because “INCOME” − “START” is below zero: −$30.00.",
    ],
    [
      "a limit",
      line("min(paid, cap)", 10_000, { paid: [14_000], cap: [10_000] }),
      "“CAP” sets the limit: $10,000.00. Without it, this would be $14,000.00.",
    ],
    [
      "a floor of zero that does nothing",
      line("max(0, income - start)", 30, { income: [110], start: [80] }),
      undefined,
    ],
    [
      "a condition that fails",
      line("when(age >= from, amount, 0)", 0, { age: [40, "count"], from: [65, "count"], amount: [6000] }),
      "We figured it this way because “AGE” (40) is less than “FROM” (65).",
    ],
    [
      "a condition of two",
      line("when(a && !b, x, 0)", 5, { a: [true], b: [false], x: [5] }),
      "We figured it this way because “A” applies and “B” doesn’t apply.",
    ],
    ["something there to divide by", line("when(n > 0, x / n, 0)", 5, { n: [2, "count"], x: [10] }), undefined],
    [
      "nothing there to divide by",
      line("when(n > 0, x / n, 0)", 0, { n: [0, "count"], x: [10] }),
      "We figured it this way because “N” (0) is not more than 0.",
    ],
    [
      "a factor of zero",
      line("share * cost", 0, { share: [0, "rate"], cost: [900] }),
      "It is zero because “SHARE” is zero.",
    ],
    ["a plain sum", line("a + b", 7, { a: [3], b: [4] }), undefined],
  ])("%s", (_what, step, sentence) => expect(whyOf(step)).toBe(sentence));
});

describe("for any household", () => {
  const any = anyInputs(fields).map(
    (inputs) => readForm(fields, typedOf(fields, inputs), {}, givenOn("2026-11-21")).inputs,
  );
  test("every formula is analyzed the way the engine computes it, and every sentence is readable", () =>
    fc.assert(
      fc.asyncProperty(any, async (inputs) => {
        for (const step of await taken.stepsFor(inputs)) {
          if (step.formula === undefined) continue;
          const again = evaluate(treeOf(step.formula), step.uses);
          if (typeof step.value === "number")
            expect(Math.abs(Number(again) - step.value), step.formula).toBeLessThanOrEqual(
              1e-6 * Math.max(1, Math.abs(step.value)),
            );
          else expect(again, step.formula).toBe(step.value);
          expect(whyOf(step) ?? "").not.toMatch(/NaN|undefined|null|Infinity|\[object/);
        }
      }),
      { numRuns: runs(10) },
    ));
});
