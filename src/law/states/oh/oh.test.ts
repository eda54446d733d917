/** Ohio, 2025, worked by hand from Form IT 1040, its Schedule of Credits and the Revised Code. */
import { expect, test } from "vitest";
import { workedReturn } from "../../../testing/worked-state.ts";
import { oh } from "./law.ts";

test("business income is deducted up to federal adjusted gross income, so Ohio income doesn't go below zero", () => {
  // Profit of 40,000, self-employment tax 5,651.82, half 2,825.91: federal income 37,174.09, all of it deducted
  // (Schedule of Business Income, lines 9 and 11). Deducting the whole profit would leave -2,825.91.
  const alone = workedReturn(oh[2025], { filer: { profit: 40_000 } });
  expect(alone.subtractions).toBeCloseTo(37_174.09, 2);
  expect(alone.stateIncome).toBeCloseTo(0, 2);
  // With wages of 20,000, income is 57,174.09 and all of the profit is deducted: 17,174.09 is left.
  expect(workedReturn(oh[2025], { filer: { wages: 20_000, profit: 40_000 } }).stateIncome).toBeCloseTo(17_174.09, 2);
  // A loss leaves nothing to deduct, so income stays the same.
  expect(workedReturn(oh[2025], { filer: { wages: 20_000, profit: -5_000 } }).stateIncome).toBeCloseTo(15_000, 2);
});

// R.C. 5747.01(A)(28) and 5747.02(A)(4)(a): 250,000 is deducted, or 125,000 on a separate return; 3% on business income
// above that. 92.35% of 300,000 is 277,050: 12.4% of 176,100 and 2.9% of all are 29,870.85, and half leaves
// 285,064.575.
test.each([
  ["single", 250_000],
  ["married_joint", 250_000],
  ["married_separate", 125_000],
] as const)("business income deduction, %s: up to %i, and 3%% above", (status, most) => {
  const made = workedReturn(oh[2025], { status, filer: { profit: 300_000 } });
  expect(made.subtractions).toBeCloseTo(most, 2);
  // Above 100,000 of modified income, an exemption of 1,900 for each of one or two people.
  const exempt = status === "married_joint" ? 3_800 : 1_900;
  expect(made.taxBeforeCredits).toBeCloseTo(0.03 * (285_064.575 - most - exempt), 2);
});

test("no joint filing credit if everything a spouse earns is deducted as business income", () => {
  // Income 50,000 of wages and 40,000 of profit, minus half of 5,651.82; 40,000 deducted, 2 x 1,900 of exemptions above
  // 80,000.
  const taxable = 50_000 - 5_651.82 / 2 - 3_800;
  const before = 342 + 0.0275 * (taxable - 26_050);
  const apart = workedReturn(oh[2025], {
    status: "married_joint",
    filer: { profit: 40_000 },
    spouse: { wages: 50_000 },
  });
  expect(apart.tax).toBeCloseTo(before, 2);
  // With 1,000 of wages and 4,000 of profit (half of self-employment tax 282.59), 717.41 is left, which is enough: 10%
  // above 50,000.
  const small = workedReturn(oh[2025], {
    status: "married_joint",
    filer: { wages: 1_000, profit: 4_000 },
    spouse: { wages: 60_000 },
  });
  const tax = 342 + 0.0275 * (61_000 - 282.59 - 4_300 - 26_050);
  expect(small.tax).toBeCloseTo(0.9 * tax, 2);
});

test("a joint filing credit for profits above the deduction, because each spouse keeps a part of them", () => {
  const made = workedReturn(oh[2025], {
    status: "married_joint",
    filer: { profit: 200_000 },
    spouse: { profit: 100_000 },
  });
  expect(made.lastCredit).toBe(0);
  expect(made.taxBeforeCredits - made.taxAfterCredits).toBeCloseTo(0.05 * made.taxBeforeCredits, 2);
});

test("50 for a return with a filer 65 or older, if income minus exemptions is below 100,000", () => {
  // 342 + 2.75% of 50,000 - 2,150 - 26,050.
  expect(workedReturn(oh[2025], { filer: { age: 66, wages: 50_000 } }).tax).toBeCloseTo(941.5 - 50, 2);
  expect(workedReturn(oh[2025], { filer: { age: 64, wages: 50_000 } }).tax).toBeCloseTo(941.5, 2);
  expect(workedReturn(oh[2025], { filer: { age: 66, wages: 101_900 } }).tax).toBeCloseTo(2_375.625, 2);
});

test("the retirement income credit rises with pensions up to 200", () => {
  const tax = (taxablePensions: number) =>
    workedReturn(oh[2025], { filer: { age: 64, wages: 40_000 - taxablePensions, taxablePensions } }).tax;
  expect(tax(0) - tax(500)).toBeCloseTo(0, 2);
  expect(tax(0) - tax(501)).toBeCloseTo(25, 2);
  expect(tax(0) - tax(5_000)).toBeCloseTo(80, 2);
  expect(tax(0) - tax(8_001)).toBeCloseTo(200, 2);
});

test("a quarter of the federal care credit from 20,000 to 40,000", () => {
  // Costs 3,000, federal share 23% at 35,000: 690; Ohio 172.50. The exemption credit isn't available above 30,000.
  const household = { status: "head_of_household", filer: { wages: 38_000 }, children: [5] } as const;
  const without = workedReturn(oh[2025], household).taxAfterCredits;
  const made = workedReturn(oh[2025], { ...household, claims: { carePersons: 1, careExpenses: 3_000 } });
  expect(without - made.taxAfterCredits).toBeCloseTo(Math.min(without, 0.25 * 0.23 * 3_000), 2);
});
