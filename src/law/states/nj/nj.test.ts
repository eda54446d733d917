/** New Jersey, 2025, worked by hand from Form NJ-1040, line 28b and its Worksheet D. */
import { expect, test } from "vitest";
import { type Told, workedReturn } from "../../../testing/worked-state.ts";
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
