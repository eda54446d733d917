import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyStatus, anyYear, yearLaw } from "../../../testing/retirement-year.ts";
import { yearTax } from "./year-tax.ts";
import { lawInTodaysDollars } from "./year-tax-law.ts";

describe("law in later years", () => {
  test("in today's dollars, brackets stay, fixed thresholds shrink, and the senior deduction ends", () => {
    const now = yearLaw("married_joint");
    const then = lawInTodaysDollars(now, { year: 2040, seniorDeductionLastYear: 2028, prices: 1.4 });
    expect(then.incomeTax.rates.map(({ floor }) => Math.round(floor))).toEqual(
      now.incomeTax.rates.map(({ floor }) => floor),
    );
    expect(then.standardDeduction.basic).toBeCloseTo(now.standardDeduction.basic, 8);
    expect(then.socialSecurityBenefits.base).toBeCloseTo(32_000 / 1.4, 8);
    expect(then.netInvestmentIncome.threshold).toBeCloseTo(250_000 / 1.4, 8);
    expect(then.senior.perPerson).toBe(0);
    expect(then.incomeTax.middleRate).toBe(0.15);
  });
  test("without inflation nothing changes", () => {
    const now = yearLaw("single");
    expect(lawInTodaysDollars(now, { year: 2026, seniorDeductionLastYear: 2028, prices: 1 })).toEqual(now);
  });
  test("inflation never lowers the tax on the same real income", () =>
    fc.assert(
      fc.property(anyStatus, anyYear, fc.integer({ min: 100, max: 300 }), (status, year, percent) => {
        const then = lawInTodaysDollars(yearLaw(status), {
          year: 2027,
          seniorDeductionLastYear: 2028,
          prices: percent / 100,
        });
        fc.pre(year.seniors === 0); // the senior deduction, a fixed dollar amount, shrinks on both sides
        expect(yearTax(year, then).total).toBeGreaterThanOrEqual(yearTax(year, yearLaw(status)).total - 1e-6);
      }),
    ));
});
