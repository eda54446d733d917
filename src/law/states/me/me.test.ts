/** Maine, worked by hand: the pension income deduction (36 M.R.S. 5122(2)(M-2); Form 1040ME, Schedule 1S). */
import { expect, test } from "vitest";
import { stateReturnOf } from "../../../engine/retirement/taxes/state-tax.ts";
import { nothingInTheFederalYear, nothingInTheYear } from "../../../engine/retirement/taxes/year-tax.ts";
import { compiledState } from "../../../engine/state/compiled.ts";
import { workedReturn } from "../../../testing/worked-state.ts";
import { me } from "./law.ts";

test("each filer has an amount of their own, less their own Social Security", () => {
  const deduction = (spousePension: number) =>
    workedReturn(me[2026], {
      status: "married_joint",
      filer: { age: 70, taxablePensions: 60_000 },
      spouse: { age: 70, taxablePensions: spousePension },
      income: { socialSecurityBenefits: 20_000 },
    }).parts.subtractions[1]?.amount;
  // 49,824 less 20,000; what the spouse does not use is lost.
  expect(deduction(0)).toBe(29_824);
  expect(deduction(10_000)).toBe(39_824);
  expect(deduction(60_000)).toBe(29_824 + 49_824);
});

test("a Roth conversion is no pension", () => {
  const law = compiledState(me[2026], "single");
  if (law === null) throw new Error("Maine has an income tax");
  const year = { ...nothingInTheYear, ages: [66], traditionalWithdrawal: 15_000, rothConversion: 30_000 };
  const federal = { ...nothingInTheFederalYear, adjustedGrossIncome: 45_000 };
  expect(stateReturnOf(law, 16_100, year, federal).made.parts.subtractions[1]?.amount).toBe(15_000);
});
