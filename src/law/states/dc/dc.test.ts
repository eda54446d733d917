/** District of Columbia, worked by hand: the law of October 2026 and the child credit of D.C. Code 47-1806.17. */
import { expect, test } from "vitest";
import { workedCredit, workedReturn } from "../../../testing/worked-state.ts";
import { dc } from "./law.ts";

test("the basic standard deduction for 2026 is the District's own", () => {
  // 60,000 minus 15,000: 4% of 10,000, 6% of 30,000, 6.5% of 5,000.
  expect(workedReturn(dc[2026], { filer: { wages: 60_000 } }).tax).toBeCloseTo(2_525, 2);
  // 120,000 minus 30,000: 3,500 on 60,000 and 8.5% of 30,000.
  expect(workedReturn(dc[2026], { status: "married_joint", filer: { wages: 120_000 } }).tax).toBeCloseTo(6_050, 2);
});

test("the child credit counts every child younger than 18", () => {
  const credit = (wages: number) =>
    workedCredit(dc[2026], "refundableCredits", "children", {
      status: "head_of_household",
      filer: { wages },
      children: [2, 9, 11, 17, 18],
    });
  expect(credit(40_000)).toBe(4_000);
  // 6,000.01 above 55,000 counts as seven steps of 50.
  expect(credit(61_000.01)).toBe(3_650);
});
