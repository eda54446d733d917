/** Hawaii, worked by hand: which pensions are not taxed (HRS 235-7(a)(2), (3); Form N-11, line 13). */
import { expect, test } from "vitest";
import { workedReturn } from "../../../testing/worked-state.ts";
import { hi } from "./law.ts";

test("a pension paid for by an employer isn't taxed at any age; withdrawals from one's own savings are", () => {
  const income = (age: number, taxablePensions: number, employerPensions: number) =>
    workedReturn(hi[2025], { filer: { age, taxablePensions, employerPensions } }).stateIncome;
  expect(income(58, 40_000, 40_000)).toBe(0);
  expect(income(70, 40_000, 0)).toBe(40_000);
  expect(income(70, 40_000, 25_000)).toBe(15_000);
});
