/** Oklahoma, 2025, worked by hand from Form 511, its Schedule 511-E and Form 511-EIC. */
import { expect, test } from "vitest";
import { workedCredit, workedReturn } from "../../../testing/worked-state.ts";
import { ok } from "./law.ts";

test("credits are prorated by Oklahoma income over federal income, which includes pensions and Social Security", () => {
  // 20,000 of wages and 10,000 of pensions, all of which Oklahoma excludes: two thirds of 5% of 2,200.
  const made = workedReturn(ok[2025], {
    status: "head_of_household",
    filer: { age: 60, wages: 20_000, taxablePensions: 10_000 },
    children: [9],
  });
  const child = 0.05 * 2_200 * (20_000 / 30_000);
  expect(made.parts.credits[0]?.amount).toBeCloseTo(child, 2);
  // Form 511-EIC: 3,584 minus 15.98% of the 10,670 above 19,330.
  const earned = 0.05 * (3_584 - 0.1598 * (30_000 - 19_330)) * (20_000 / 30_000);
  expect(made.parts.refundableCredits[0]?.amount).toBeCloseTo(earned, 2);
});

test.each([
  [0.004, 1],
  [0.01, 1],
  [-50, 1],
])("if nothing is subtracted, all of a federal income of %d is Oklahoma's", (otherIncome, part) => {
  const made = workedReturn(ok[2025], { income: { other: otherIncome }, children: [9] });
  expect(made.parts.credits[0]).toMatchObject({ part });
});

// Form 511-EIC: the federal rules of 2020, in which the credit without a child is for those from 25 to 64. 7.65% of
// 6,000 is 459, and Oklahoma gives 5% of it.
test.each([
  [24, 0],
  [25, 22.95],
  [64, 22.95],
  [65, 0],
])("earned income credit without a child at %i: %d", (age, credit) => {
  const told = { filer: { age, wages: 6_000 } };
  expect(workedCredit(ok[2025], "refundableCredits", "earnedIncome", told)).toBeCloseTo(credit, 2);
});
