/** Wisconsin, 2025, worked by hand from Schedules WI-2441, SB and H. */
import { expect, test } from "vitest";
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

// Wis. Stat. 71.06(2e) raises each edge with the CPI-U and rounds it to 10 dollars: a separate return's edges of 5,000
// and 150,000 (71.06(2)(j)) are raised themselves, not taken as half of the joint ones. August 1997 160.8, August 2008
// 219.086, August 2025 323.976: 5,000 x 323.976 / 160.8 = 10,073.9 and 150,000 x 323.976 / 219.086 = 221,814.3. The
// schedule of 2018 shows the same: 7,630 for a separate return, 15,270 for a joint one.
test("the edges of a separate return in 2026 are indexed on their own", () => {
  const edges = (status: string) =>
    (figuresOfLaw().get(`states/WI/2026/tax.schedule.rates.${status}`) as [number, number][]).map(([from]) => from);
  expect(edges("married_joint")).toEqual([0, 20_150, 69_260, 443_630]);
  expect(edges("married_separate")).toEqual([0, 10_070, 34_630, 221_810]);
});
