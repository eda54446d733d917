/** Indiana, worked by hand. */
import { expect, test } from "vitest";
import type { FilingStatus } from "../../../engine/tax/filing-status.ts";
import { workedCredit } from "../../../testing/worked-state.ts";
import { inComingYear } from "../../dated.ts";
import { in as indiana } from "./law.ts";

test("spouses who live together get no credit for the elderly on separate returns", () => {
  const credit = (status: FilingStatus) =>
    workedCredit(indiana[2025], "refundableCredits", "elderly", { status, filer: { age: 67, profit: 9_000 } });
  expect(credit("married_separate")).toBe(0);
  expect(credit("single")).toBe(40);
});

// SB 243 of 2026: the three deductions are for that year only.
test("tips, overtime and car loan interest are deducted for 2026, not before or after", () => {
  const deducted = (law: (typeof indiana)[2026] | undefined) => Object.keys(law?.subtractions ?? {});
  expect(deducted(indiana[2026])).toEqual(expect.arrayContaining(["tips", "overtime", "carLoan"]));
  for (const law of [indiana[2025], inComingYear(indiana)])
    expect(deducted(law)).toEqual(["benefits", "unemployment", "home"]);
});

// Information Bulletin 92: since 2023 section 32 of the federal code alone decides. Schedule IN-EIC, line A-3: 10% of
// the federal credit, which investment income up to 11,950 leaves whole.
test("investment income that leaves the federal earned income credit leaves Indiana's share of it", () => {
  const credit = (taxableInterest: number) =>
    workedCredit(indiana[2025], "refundableCredits", "earned", {
      status: "head_of_household",
      filer: { wages: 15_000 },
      children: [10],
      income: { taxableInterest },
    });
  // 34% of 12,730 is the most for one child, 4,328 in 2025; it falls above 23,350 of income.
  expect(credit(6_000)).toBeCloseTo(432.8, 2);
  expect(credit(11_951)).toBe(0);
});

// Form SC-40: 100 below 1,000, 50 from 1,000 to 2,999, 40 from 3,000 to 9,999; income "must be less than $10,000".
test.each([
  [999, 100],
  [1_000, 50],
  [2_999, 50],
  [3_000, 40],
  [9_999, 40],
  [10_000, 0],
])("the credit for the elderly at an income of %i is %i", (taxablePensions, by) => {
  const filer = { age: 65, taxablePensions };
  expect(workedCredit(indiana[2025], "refundableCredits", "elderly", { filer })).toBe(by);
});
