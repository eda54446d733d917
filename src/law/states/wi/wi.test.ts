/** Wisconsin, 2025, worked by hand from Schedules WI-2441, SB and H. */
import { expect, test } from "vitest";
import { taxOn } from "../../../engine/brackets.ts";
import { workedReturn } from "../../../testing/worked-state.ts";
import { figuresOfLaw } from "../../second-reading/figures-of-law.ts";
import { wi } from "./law.ts";

test("the care credit is the federal share of up to 10,000 of costs for one child, 20,000 for two", () => {
  const credit = (persons: number, careExpenses: number) =>
    workedReturn(wi[2025], {
      status: "married_joint",
      filer: { wages: 60_000 },
      spouse: { wages: 15_000 },
      children: [2, 4],
      claims: { carePersons: persons, careExpenses },
    }).parts.credits[1]?.amount;
  // Federal share at 75,000: 20%.
  expect(credit(1, 12_000)).toBeCloseTo(0.2 * 10_000, 2);
  expect(credit(2, 12_000)).toBeCloseTo(0.2 * 12_000, 2);
  // Limited to the spouse's 15,000 of earnings.
  expect(credit(2, 18_000)).toBeCloseTo(0.2 * 15_000, 2);
});

test("the retirement income exclusion is used only if it leaves less tax after all credits", () => {
  const grandparent = (profit: number) =>
    workedReturn(wi[2025], {
      status: "head_of_household",
      filer: { age: 73, profit, taxablePensions: 17_039 },
      children: [9, 16],
    });
  // Profit 14,385: income 30,407.73 = 31,424 minus half of self-employment tax 1,016.27. Standard deduction 17,520 -
  // 22.515% of the part above 19,550 = 15,075.38; exemptions 2,350. Tax 3.5% of 12,982.35 = 454.38. The exclusion would
  // make that 0 but cost the earned income credit: 11% of the federal one, which is more than the tax.
  const low = grandparent(14_385);
  expect(low.taxableIncome).toBeCloseTo(12_982.35, 2);
  expect(low.refundableCredits).toBeGreaterThan(500);
  expect(low.tax).toBeCloseTo(454.38 - low.refundableCredits, 2);
  expect(low.nonrefundableCredits).toBe(0);
  // At a profit of 80,000 there is no earned income credit, or any other, to lose.
  expect(grandparent(80_000).nonrefundableCredits).toBeGreaterThan(800);
});

test("no one under 18 may claim the homestead credit (Schedule H, line 1a)", () => {
  const credit = (age: number) =>
    workedReturn(wi[2025], { filer: { age, wages: 5_000 }, home: { rentPaid: 6_000 } }).refundableCredits;
  expect(credit(17)).toBe(0);
  // A fourth of rent counts, up to 1,460; income below 8,060 reduces nothing: 80%.
  expect(credit(18)).toBeCloseTo(0.8 * 1_460, 2);
});

// 2026 Form 1-ES instructions and Form WT-4A: the edges of a separate return are half of the joint ones, rounded up to
// 10 dollars: 20,150 / 2 = 10,075 and 443,630 / 2 = 221,815. Wis. Stat. 71.06(2e) leaves the amounts to the department.
// (Its index applied to 5,000 and 150,000 themselves would make 10,070 and 221,810.) A hundred dollars above each edge:
// 3.5% of 10,080 is 352.80, 4.4% of 24,550 is 1,080.20, 5.3% of 187,190 is 9,921.07.
test.each([
  [10_180, 352.8 + 4.4],
  [34_730, 352.8 + 1_080.2 + 5.3],
  [221_920, 352.8 + 1_080.2 + 9_921.07 + 7.65],
])("a separate return in 2026: the tax on %d is %d", (taxable, tax) => {
  const rates = figuresOfLaw().get("states/WI/2026/tax.schedule.rates.married_separate") as [number, number][];
  expect(
    taxOn(
      taxable,
      rates.map(([floor, rate]) => ({ floor, rate })),
    ),
  ).toBeCloseTo(tax, 2);
});

// Wis. Stat. 71.05(6)(b)54: up to 5,000 for each filer of 65 or older, where federal income is below 15,000, or 30,000
// on a joint return.
test("small retirement incomes: from 65 on, below 15,000 of federal income, up to 5,000 each", () => {
  const left = (age: number, taxablePensions: number, wages = 0) =>
    workedReturn(wi[2025], { filer: { age, taxablePensions, wages } }).parts.subtractions.map(({ amount }) => amount);
  const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
  expect(sum(left(65, 4_000, 8_000))).toBe(4_000);
  expect(sum(left(64, 4_000, 8_000))).toBe(0);
  expect(sum(left(65, 6_000, 8_999))).toBe(5_000);
  expect(sum(left(65, 6_000, 9_000))).toBe(0);
});

test("the care credit counts no more than 20,000 of costs, for any number of children", () => {
  const told = {
    status: "married_joint" as const,
    filer: { wages: 60_000 },
    spouse: { wages: 40_000 },
    children: [2, 4, 6],
    claims: { carePersons: 3, careExpenses: 25_000 },
  };
  expect(workedReturn(wi[2025], told).parts.credits[1]?.amount).toBeCloseTo(0.2 * 20_000, 2);
});
