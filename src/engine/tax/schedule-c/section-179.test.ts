import { describe, expect, test } from "vitest";
import { section179Limits } from "../../../law/us/section-179.ts";
import { valuesOf } from "../../figure.ts";
import { section179 } from "./section-179.ts";

const law = valuesOf(section179Limits[2026]);
const sheet = (elected: number, businessIncome: number, carriedOver = 0) =>
  section179({ elected, businessIncome, carriedOver }, law);

describe("section 179 in 2026, by Form 4562, Part I", () => {
  test("equipment below the income is deducted in full", () =>
    expect(sheet(4_000, 30_000)).toMatchObject({ deduction: 4_000, carriedForward: 0 }));
  test("the deduction is limited to the business income, and the rest is carried over", () =>
    // Line 9 is 9,000, line 11 is 5,500: line 12 is 5,500, line 13 is 3,500.
    expect(sheet(9_000, 5_500)).toMatchObject({ incomeLimit: 5_500, deduction: 5_500, carriedForward: 3_500 }));
  test("with a loss, nothing is deducted", () =>
    expect(sheet(9_000, -2_000)).toMatchObject({ deduction: 0, carriedForward: 9_000 }));
  test("the carryover comes after this year's equipment", () =>
    // Line 9 is 2,000, line 10 is 3,500, line 11 is 5,000: line 12 is 5,000, of which 3,000 is from before; line 13 is
    // 500.
    expect(sheet(2_000, 5_000, 3_500)).toMatchObject({
      deduction: 5_000,
      ofThisYear: 2_000,
      ofEarlierYears: 3_000,
      carriedForward: 500,
    }));
  test("the limit of 2,560,000 falls by each dollar above 4,090,000", () => {
    // 4,100,000 is 10,000 above, so 2,550,000 is left.
    expect(sheet(4_090_000, 9_000_000).dollarLimit).toBe(2_560_000);
    expect(sheet(4_100_000, 9_000_000)).toMatchObject({ dollarLimit: 2_550_000, deduction: 2_550_000 });
    expect(sheet(6_650_000, 9_000_000).deduction).toBe(0);
  });
});
