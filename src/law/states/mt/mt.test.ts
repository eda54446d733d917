/** Montana, 2025, worked by hand from MCA 15-30-2340 and Schedule 2EC. */
import { expect, test } from "vitest";
import { workedReturn } from "../../../testing/worked-state.ts";
import { mt } from "./law.ts";

test("from age 62, property tax above a share of income is refunded, up to 1,150", () => {
  const credit = (age: number, taxablePensions: number, realEstateTaxes: number, rentPaid = 0) =>
    workedReturn(mt[2025], { filer: { age, taxablePensions }, home: { realEstateTaxes, rentPaid } }).parts
      .refundableCredits[1]?.amount;
  // 22,000 minus 12,600: 4.2% of 9,400 is 394.80.
  expect(credit(62, 22_000, 1_200)).toBeCloseTo(1_200 - 394.8, 2);
  expect(credit(61, 22_000, 1_200)).toBe(0);
  // 15% of 9,000 of rent is 1,350, minus 5% of 17,400.
  expect(credit(70, 30_000, 0, 9_000)).toBeCloseTo(1_350 - 870, 2);
  expect(credit(70, 10_000, 3_000)).toBe(1_150);
  expect(credit(70, 36_000, 5_000)).toBeCloseTo(0.4 * 1_150, 2);
  expect(credit(70, 45_000, 5_000)).toBe(0);
});
