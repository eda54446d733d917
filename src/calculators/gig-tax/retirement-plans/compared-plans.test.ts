import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readForm, type Typed } from "../../../inputs/typed.ts";
import { anyInputs } from "../../../testing/arbitrary.ts";
import { misexplained } from "../../../testing/rework.ts";
import { fields, givenOn, type Inputs } from "../inputs.ts";
import { plansOf } from "./compared-plans.ts";
import { planSteps } from "./explained.ts";

const inputsOf = (typed: Typed) =>
  readForm(fields, { printedTables: "no", ...typed }, {}, givenOn("2026-11-22")).inputs;
const rowOf = (typed: Typed, plan: string) => plansOf(inputsOf(typed), null).rows.find((row) => row.plan === plan);

describe("60,000 of profit, single, 2026: net earnings for a plan are 55,761.14", () => {
  const typed = { "gigs.0.pay": "60000/year" };
  test("a SEP takes a fifth of that and saves 12% of the 80% that the business deduction leaves taxed", () => {
    expect(rowOf(typed, "sep")?.amount).toBeCloseTo(11_152.23, 2);
    expect(rowOf(typed, "sep")?.saved.saved).toBeCloseTo(11_152.227 * 0.8 * 0.12, 2);
  });
  test("a solo 401(k) takes 24,500 more, plus 8,000 from age 50", () => {
    expect(rowOf(typed, "solo")?.amount).toBeCloseTo(24_500 + 11_152.23, 2);
    expect(rowOf({ ...typed, filerAge: "50" }, "solo")?.amount).toBeCloseTo(24_500 + 11_152.23 + 8_000, 2);
  });
  test("an IRA takes 7,500 and saves 720", () => {
    expect(rowOf(typed, "ira")?.amount).toBeCloseTo(7_500, 6);
    expect(rowOf(typed, "ira")?.saved.saved).toBeCloseTo(7_500 * 0.8 * 0.12, 6);
  });
});

test("every number works out from the lines that explain it, for any household", () =>
  fc.assert(
    fc.property(anyInputs(fields), (any) => {
      const inputs = any as Inputs;
      expect(misexplained(planSteps(plansOf(inputs, null), inputs))).toEqual([]);
    }),
    { numRuns: 60 },
  ));
