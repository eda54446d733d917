/** Utah, 2025, worked by hand from Form TC-40. */
import { expect, test } from "vitest";
import { workedCredit, workedReturn } from "../../../testing/worked-state.ts";
import { ut } from "./law.ts";

test("100 for an infant whose parent earns 3,000 or less, up to 50,000 of income", () => {
  const family = (wages: number, ofSpouse: number, children: readonly number[]) =>
    workedReturn(ut[2025], { status: "married_joint", filer: { wages }, spouse: { wages: ofSpouse }, children });
  const credit = (wages: number, ofSpouse: number) =>
    family(wages, ofSpouse, [0]).parts.credits.map(({ amount }) => amount)[3];
  expect(credit(47_000, 3_000)).toBe(100);
  expect(credit(46_000, 3_001)).toBe(0);
  expect(credit(50_001, 0)).toBe(0);
  // 4.5% of 49,000, minus 6% of 31,500 and twice 2,111, reduced by 1.3% of 12,574; child credit 1,000; 100; earned
  // income credit 20% of the federal one.
  const made = family(49_000, 0, [0]);
  const taxpayer = 0.06 * (31_500 + 2 * 2_111) - 0.013 * (49_000 - 36_426);
  expect(made.leftAfter[0]).toBeCloseTo(0.045 * 49_000 - taxpayer, 2);
});

test("a parent's profit counts, and a loss doesn't make room for wages", () => {
  const credit = (spouse: { wages?: number; profit?: number }) =>
    workedCredit(ut[2025], "credits", "atHome", {
      status: "married_joint",
      filer: { wages: 40_000 },
      spouse,
      children: [0],
    });
  expect(credit({ profit: 3_000 })).toBe(100);
  expect(credit({ profit: 3_001 })).toBe(0);
  expect(credit({ wages: 2_000, profit: 1_001 })).toBe(0);
  expect(credit({ wages: 3_001, profit: -5_000 })).toBe(0);
});

test("the whole tax is credited up to a federal income of the standard deduction; above, 6% of the deduction", () => {
  // TC-40, lines 20 and 21: 4.5% of 15,750 is 708.75; 6% of it 945.
  const credit = (wages: number) => workedCredit(ut[2025], "credits", "taxpayer", { filer: { wages } });
  expect(credit(15_750)).toBeCloseTo(708.75, 2);
  expect(credit(15_751)).toBeCloseTo(945, 2);
});

test("the earned income credit is 20% of the federal one, and not more than the wages", () => {
  const credit = (wages: number, profit: number) =>
    workedCredit(ut[2025], "credits", "earnedIncome", {
      status: "head_of_household",
      filer: { wages, profit },
      children: [7],
    });
  // At 20,000 of wages the federal credit for one child is the largest: 4,328.
  expect(credit(20_000, 0)).toBeCloseTo(865.6, 2);
  expect(credit(0, 15_000)).toBe(0);
  expect(credit(500, 15_000)).toBe(500);
});
