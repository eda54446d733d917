/** New Jersey, 2025, worked by hand from Form NJ-1040, line 28b and its Worksheet D. */
import { expect, test } from "vitest";
import { type Told, workedCredit, workedReturn } from "../../../testing/worked-state.ts";
import { nj } from "./law.ts";

const incomeOf = (told: Told) => workedReturn(nj[2025], told).stateIncome;

test("from 62 with earnings up to 3,000, the unused pension exclusion applies to other income", () => {
  const saver = (age: number, wages = 0) =>
    incomeOf({
      filer: { age, wages, taxablePensions: 30_000 },
      income: { taxableInterest: 40_000, longTermGain: 20_000 },
    });
  expect(saver(62)).toBe(90_000 - 75_000);
  expect(saver(61)).toBe(90_000);
  expect(saver(62, 3_000)).toBe(93_000 - 75_000);
  // With more earnings, only the pension is excluded.
  expect(saver(62, 3_001)).toBe(93_001 - 30_000);
});

test("above 100,000 it is a share of total income, minus the pension exclusion; above 150,000 there is none", () => {
  // 37.5% of 104,761 is 39,285.375: 37.5% of the pension by line 28a, the rest by line 28b.
  const at = (taxableInterest: number) =>
    incomeOf({ filer: { age: 70, taxablePensions: 50_000 }, income: { taxableInterest } });
  expect(at(54_761)).toBeCloseTo(104_761 * 0.625, 2);
  expect(at(100_001)).toBe(150_001);
});

test("if only one spouse is 62 or older, only that spouse's income counts", () => {
  const couple = (filer: number, spouse: number) =>
    incomeOf({
      status: "married_joint",
      filer: { age: filer, taxablePensions: 10_000 },
      spouse: { age: spouse, taxablePensions: 20_000 },
      income: { taxableInterest: 30_000 },
    });
  expect(couple(63, 63)).toBe(0);
  expect(couple(63, 61)).toBe(20_000);
  expect(couple(61, 63)).toBe(40_000);
});

// Worksheet H: the deduction of property tax, or 18% of rent, up to 15,000, or the credit of 50, whichever is worth
// more. Neither up to the filing threshold of 10,000; from 65 on or blind, the credit even then (N.J.S.A. 54A:3A-16 to
// 21).
test.each([
  ["60,000 less 1,000 less the deduction of 6,000", { wages: 60_000 }, { realEstateTaxes: 6_000 }, 53_000, 0],
  ["at most 15,000 is deducted", { wages: 60_000 }, { realEstateTaxes: 20_000 }, 44_000, 0],
  ["18% of rent", { wages: 60_000 }, { rentPaid: 10_000 }, 57_200, 0],
  // 5.525% of 904.50 is 49.97; of 906 it is 50.06.
  ["a deduction worth less than 50", { wages: 60_000 }, { rentPaid: 5_025 }, 59_000, 50],
  ["a deduction worth more", { wages: 60_000 }, { realEstateTaxes: 906 }, 58_094, 0],
  ["at the threshold", { wages: 10_000 }, { rentPaid: 8_000 }, 9_000, 0],
  ["above it, 1.4% of 1,440 is worth 20.16", { wages: 10_001 }, { rentPaid: 8_000 }, 9_001, 50],
  ["at the threshold, at 65", { age: 65, wages: 10_000 }, { rentPaid: 8_000 }, 8_000, 50],
  ["at the threshold, blind", { blind: true, wages: 10_000 }, { rentPaid: 8_000 }, 8_000, 50],
  ["no home costs", { age: 65, wages: 60_000 }, {}, 58_000, 0],
] as const)("%s", (_, filer, home, taxable, credit) => {
  const told = { filer, home };
  expect(workedReturn(nj[2025], told).taxableIncome).toBeCloseTo(taxable, 2);
  expect(workedCredit(nj[2025], "refundableCredits", "property", told)).toBe(credit);
});
