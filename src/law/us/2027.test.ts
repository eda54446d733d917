import { expect, test } from "vitest";
import { planLaw, planLawOf2027 } from "../retirement/plan.ts";
import { earningsTests } from "../retirement/social-security.ts";
import averageWageIndex from "../series/average-wage-index.json" with { type: "json" };
import * as us2027 from "./2027.ts";

const nearest = (amount: number, step: number) => Math.round(amount / step) * step;

/**
 * Amounts that follow the wage index of two years before. 42 USC 430(b): 60,600 times the index over 1992's, to the
 * nearest
 * 300. 42 USC 403(f)(8): 670 a month over the index of 1992 and 2,500 over 2000's, each to the nearest 10,
 * times twelve.
 */
const fromWageIndex = (index: number) => ({
  wageBase: nearest((60_600 * index) / 22_935.42, 300),
  limitBefore: 12 * nearest((670 * index) / 22_935.42, 10),
  limitInYearOfFullAge: 12 * nearest((2_500 * index) / 32_154.82, 10),
});

test("the formulas in the Act give the published amounts for 2026", () => {
  expect(averageWageIndex.values[2024]).toBe(69_846.57);
  expect(fromWageIndex(69_846.57)).toEqual({ wageBase: 184_500, limitBefore: 24_480, limitInYearOfFullAge: 65_160 });
});

// Read second-hand. If one of the three were mistyped, no index would give all of them.
test("the three 2027 amounts that follow wages agree with a single 2025 wage index", () => {
  const { limitBefore, limitInYearOfFullAge } = earningsTests[2027];
  const known = {
    wageBase: us2027.payroll.wageBase.value,
    limitBefore: limitBefore.value,
    limitInYearOfFullAge: limitInYearOfFullAge.value,
  };
  expect(us2027.selfEmployment.wageBase.value).toBe(known.wageBase);
  expect(fromWageIndex(72_790)).toEqual(known);
});

test("a plan that begins in 2027 uses what is known for that year, and 2026 for the rest", () => {
  const then = planLawOf2027();
  const before = planLaw(2026);
  expect([then.payroll.wageBase, then.together.yearTax.selfEmployment.wageBase]).toEqual([192_300, 192_300]);
  expect([then.earningsTest.limitBefore, then.earningsTest.limitInYearOfFullAge]).toEqual([25_560, 67_920]);
  expect([then.alone.saving.healthSavings.selfOnly, then.alone.saving.healthSavings.family]).toEqual([4_500, 9_000]);
  expect(then.alone.saving.healthSavings.catchUp).toBe(1_000);
  // Rev. Proc. 2026-26 and the guidelines of January 2026, second-hand; above 400% of the line there is no credit.
  const { povertyFirstPerson, sharesAtEnd, endsAbove } = then.marketplace.credit;
  expect([povertyFirstPerson, sharesAtEnd.at(-1), endsAbove]).toEqual([15_960, 0.1022, 4]);
  expect(then.alone.yearTax.incomeTax).toBe(before.alone.yearTax.incomeTax);
  expect(then.together.medicare).toEqual(before.together.medicare);
});
