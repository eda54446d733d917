import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromLink, toLink } from "../../inputs/link.ts";
import { fieldAt, readForm, type Typed, typedOf } from "../../inputs/typed.ts";
import { anyInputs } from "../../testing/arbitrary.ts";
import { misexplained } from "../../testing/rework.ts";
import { runs } from "../../testing/runs.ts";
import { answer } from "./answer.ts";
import { fields, givenOn, type Inputs, linkFormat } from "./inputs.ts";
import { fieldFor } from "./questions/field-for.ts";
import { hints } from "./questions/hints.ts";
import { stepsOf } from "./steps.ts";

const givenBy = givenOn("2026-11-21");
const inputsFor = (typed: Typed): Inputs => readForm(fields, typed, {}, givenBy).inputs;
const forAnyInputs = (hold: (given: Inputs) => void, numRuns: number) =>
  fc.assert(
    fc.property(anyInputs(fields), (given) => {
      hold(given);
    }),
    { numRuns },
  );

test.each(Object.entries(hints))("the hint for %s belongs to a field and isn't empty", (name, hint) => {
  expect(fieldAt(fields, name.replace(".", ".0."))).toBeDefined();
  expect(hint).toMatch(/^[A-Z“].{5,}\.”?$/);
});

describe("for any inputs the form accepts", () => {
  test("every step shown works out to the value computed", () =>
    forAnyInputs((given) => expect(misexplained(stepsOf(answer(given)))).toEqual([]), runs(40)));

  test("a link gives back the inputs it was made from", () =>
    forAnyInputs((given) => {
      const { typed, reports } = fromLink(fields, toLink(fields, typedOf(fields, given), linkFormat), linkFormat);
      expect(reports).toEqual([]);
      expect(inputsFor(typed)).toEqual(given);
    }, runs(60)));
});

test("a single driver with 60,000 of profit in 2026 pays 12,037, including 8,478 of self-employment tax", () => {
  const { year, aside } = answer(inputsFor({ "gigs.0.pay": "60000/year" }));
  expect(Math.round(year.result.selfEmploymentTax)).toBe(8_478);
  expect(Math.round(year.result.adjustedGrossIncome)).toBe(55_761);
  expect(Math.round(year.result.totalTax)).toBe(12_037);
  expect(aside.ofProfit).toBe(0.21);
});

test("a dependent that was added counts once an age is typed (26 USC 24(h)(2): 2,200 in 2026)", () => {
  const tax = (given: Record<string, string>) =>
    answer(inputsFor({ "gigs.0.pay": "90000/year", dependents: "1", ...given })).year.result.totalTax;
  const none = answer(inputsFor({ "gigs.0.pay": "90000/year" })).year.result.totalTax;
  expect(tax({})).toBe(none);
  expect(none - tax({ "dependents.0.age": "8" })).toBe(2200);
  expect(fieldFor("dependents.1.age", inputsFor({ dependents: "2", "dependents.1.age": "8" }))).toBe(
    "dependents.1.age",
  );
});
