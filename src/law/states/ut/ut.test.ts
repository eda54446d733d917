/** Utah, 2025, worked by hand from Form TC-40. */
import { expect, test } from "vitest";
import { workedReturn } from "../../../testing/worked-state.ts";
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
