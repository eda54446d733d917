import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fields, givenOn, type Inputs } from "../../calculators/gig-tax/inputs.ts";
import { taken } from "../../calculators/gig-tax/take.ts";
import { readForm, type Typed, typedOf } from "../../inputs/typed.ts";
import { anyInputs } from "../../testing/arbitrary.ts";
import { runs } from "../../testing/runs.ts";
import { byName, changedLines, differingBlanks, effectsBetween } from "./differences.ts";

const readAs = (typed: Typed) => readForm(fields, typed, typed, givenOn("2026-11-21"));
const stepsFor = async (typed: Typed) => byName(await taken.stepsFor(readAs(typed).inputs as Inputs));
const A: Typed = { "gigs.0.pay": "60000/year" };
const B: Typed = { ...A, plan: "sep", planContribution: "8000", filerAge: "40" };
const TAX = "taxAfterRefundableCredits";

test("only the fields that differ are listed, in words", () =>
  expect(differingBlanks(fields, [A, B], readAs).map(({ label, texts }) => [label, ...texts])).toEqual([
    ["Your age", "35", "40"],
    ["A retirement plan of your own", "None", "SEP-IRA"],
    ["Paid into your own plan this year", "$0", "$8,000"],
  ]));

test("a plan contribution lowers the tax, and its line says how much; age doesn't, and isn't listed", async () => {
  const effects = await effectsBetween(fields, [A, B], readAs, TAX, stepsFor);
  expect(effects.map(({ label }) => label)).toEqual(["Paid into your own plan this year"]);
  expect(effects[0]?.amount).toBeLessThan(-500);
});

test("the changed lines lead to the result, and each names what changed in it", async () => {
  const lines = changedLines(await stepsFor(A), await stepsFor(B), TAX);
  expect(lines.at(-1)?.step.name).toBe(TAX);
  expect(lines.map(({ step }) => step.name)).toContain("adjustedGrossIncome");
  for (const { step, because } of lines)
    if (step.formula !== undefined) expect(because.length, step.label).toBeGreaterThan(0);
});

describe("for any two households", () => {
  const any = anyInputs(fields).map((inputs) => typedOf(fields, inputs));
  test("the fields' effects add up to the difference", () =>
    fc.assert(
      fc.asyncProperty(
        any,
        fc.constantFrom("interest", "charityCash", "ira", "medical"),
        fc.constantFrom("state", "filerAge", "unemployment"),
        fc.integer({ min: 18, max: 60 }),
        async (a, one, two, amount) => {
          const b = { ...a, [one]: String(amount * 100), [two]: two === "state" ? "TX" : String(amount) };
          const effects = await effectsBetween(fields, [a, b], readAs, TAX, stepsFor);
          const value = async (typed: Typed) => (await stepsFor(typed)).get(TAX)?.value as number;
          const whole = (await value(b)) - (await value(a));
          expect(Math.abs(effects.reduce((sum, effect) => sum + effect.amount, 0) - whole)).toBeLessThan(0.02);
        },
      ),
      { numRuns: runs(6) },
    ));
});
