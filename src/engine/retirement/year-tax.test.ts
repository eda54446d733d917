import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scopeOf } from "../../law/figure.ts";
import { earlyWithdrawal } from "../../law/retirement/withdrawals.ts";
import { lawScope } from "../../law/us/index.ts";
import { anyStatus, anyYear, yearLaw } from "../../testing/retirement-year.ts";
import { misexplained } from "../../testing/rework.ts";
import { scopeOfInputs } from "../../testing/scope.ts";
import type { FilingStatus } from "../tax/filing-status.ts";
import { explain, type Scope } from "../worksheet.ts";
import { cashIncome, nothingInTheYear, yearTax } from "./year-tax.ts";
import { lawInTodaysDollars } from "./year-tax-law.ts";
import { yearTaxAssumptions, yearTaxLines } from "./year-tax-lines.ts";

const figures = (status: FilingStatus): Scope => ({
  ...lawScope(2026, status),
  ...scopeOf(earlyWithdrawal, "earlyWithdrawal."),
  ...yearTaxAssumptions,
});

describe("the tax of a year of retirement", () => {
  test("every line works out to the value computed", () =>
    fc.assert(
      fc.property(anyStatus, anyYear, (status, year) => {
        const steps = explain(yearTax(year, yearLaw(status)), yearTaxLines, {
          ...figures(status),
          ...scopeOfInputs(year),
        });
        expect(misexplained(steps)).toEqual([]);
      }),
    ));
  test("between none and 85% of the benefits are taxable", () =>
    fc.assert(
      fc.property(anyStatus, anyYear, (status, year) => {
        const { taxable } = yearTax(year, yearLaw(status)).taxedBenefits;
        expect(taxable).toBeGreaterThanOrEqual(0);
        expect(taxable).toBeLessThanOrEqual(0.85 * year.socialSecurity + 1e-9);
      }),
    ));
  test("another dollar withdrawn leaves some of it, and never lowers the tax", () =>
    fc.assert(
      fc.property(anyStatus, anyYear, (status, year) => {
        const more = { ...year, traditionalWithdrawal: year.traditionalWithdrawal + 1 };
        const extra = yearTax(more, yearLaw(status)).total - yearTax(year, yearLaw(status)).total;
        expect(extra).toBeGreaterThanOrEqual(-1e-9);
        expect(extra).toBeLessThan(1);
      }),
    ));
  test("income without a withdrawal or a conversion is not taxed twice: cash and tax add up", () =>
    fc.assert(
      fc.property(anyStatus, anyYear, (status, year) => {
        const tax = yearTax(year, yearLaw(status));
        expect(cashIncome(year) + year.rothConversion - year.taxExemptInterest - year.socialSecurity).toBeCloseTo(
          tax.income,
          6,
        );
      }),
    ));
});

describe("the Additional Medicare Tax, by the examples of the IRS (Questions and Answers for the Additional Medicare Tax)", () => {
  const earning = (status: FilingStatus, wages: number, selfEmploymentIncome: number) =>
    yearTax({ ...nothingInTheYear, wages, ownWages: 0, profit: selfEmploymentIncome / 0.9235 }, yearLaw(status))
      .onEarnings;
  test.each<[FilingStatus, number, number, number]>([
    ["single", 130_000, 145_000, 75_000],
    ["married_joint", 150_000, 175_000, 75_000],
    ["single", 220_000, 0, 20_000],
    ["single", 60_000, 50_000, 0],
  ])("%s with wages of %i and self-employment income of %i: on %i", (status, wages, income, subject) => {
    expect(earning(status, wages, income)).toBeCloseTo(0.009 * subject, 6);
  });
  test("its threshold does not follow prices", () => {
    const then = lawInTodaysDollars(yearLaw("single"), { year: 2040, seniorDeductionLastYear: 2028, prices: 2 });
    expect(then.additionalMedicare).toEqual({ rate: 0.009, threshold: 100_000 });
  });
});
