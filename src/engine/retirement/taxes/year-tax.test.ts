import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lawScope } from "../../../law/us/cited.ts";
import { lawFor } from "../../../law/us/index.ts";
import { anyStatus, anyYear, householdOf, wholeDollars, yearLaw } from "../../../testing/retirement-year.ts";
import { misexplained } from "../../../testing/rework.ts";
import { scopeOfInputs } from "../../../testing/scope.ts";
import type { FilingStatus } from "../../tax/filing-status.ts";
import { federalReturn } from "../../tax/return/federal-return.ts";
import { explain, type Scope } from "../../worksheet.ts";
import { gigScope } from "./self-employed-year.ts";
import { yearTaxAssumptions, yearTaxLines } from "./year-tax.lines.ts";
import { nothingInTheYear, type RetirementYear, yearTax } from "./year-tax.ts";
import { lawInTodaysDollars } from "./year-tax-law.ts";

const figures = (status: FilingStatus): Scope => ({
  ...lawScope(2026, status),
  ...yearTaxAssumptions,
});

describe("tax in a year of retirement", () => {
  test("every line works out to the value computed", () =>
    fc.assert(
      fc.property(anyStatus, anyYear, (status, year) => {
        const steps = explain(yearTax(year, yearLaw(status)), yearTaxLines, {
          ...figures(status),
          ...scopeOfInputs(year),
          ...gigScope(year.profit),
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
  test("one more dollar withdrawn leaves some of it, and never lowers the tax", () =>
    fc.assert(
      fc.property(anyStatus, anyYear, (status, year) => {
        const more = { ...year, traditionalWithdrawal: year.traditionalWithdrawal + 1 };
        const extra = yearTax(more, yearLaw(status)).total - yearTax(year, yearLaw(status)).total;
        expect(extra).toBeGreaterThanOrEqual(-1e-9);
        expect(extra).toBeLessThan(1);
      }),
    ));
  test("everything that comes in is income, except benefits and tax-exempt interest", () =>
    fc.assert(
      fc.property(anyStatus, anyYear, (status, year) => {
        const { wages, profit, pension, rent, taxableInterest, qualifiedDividendsAndGains } = year;
        const received = wages + profit + pension + rent + taxableInterest + qualifiedDividendsAndGains;
        const fromSavings = year.traditionalWithdrawal + year.rothConversion;
        expect(yearTax(year, yearLaw(status)).income).toBeCloseTo(received + fromSavings, 6);
      }),
    ));
});

describe("the federal part matches the full federal return, to the cent", () => {
  /** Large gains with little other income owe the minimum tax; low pay below 65 gets the earned income credit. */
  const anyRetiredYear = fc
    .record({
      joint: fc.boolean(),
      age: fc.integer({ min: 50, max: 90 }),
      socialSecurity: wholeDollars(80_000),
      ownWages: fc.oneof(fc.constant(0), wholeDollars(20_000), wholeDollars(400_000)),
      spousesWages: fc.oneof(fc.constant(0), wholeDollars(300_000)),
      profit: fc.oneof(fc.constant(0), wholeDollars(900), wholeDollars(600_000)),
      pension: fc.oneof(fc.constant(0), wholeDollars(200_000)),
      rent: fc.oneof(fc.constant(0), wholeDollars(300_000)),
      taxableInterest: fc.oneof(fc.constant(0), wholeDollars(100_000)),
      taxExemptInterest: wholeDollars(20_000),
      qualifiedDividends: wholeDollars(50_000),
      gains: fc.oneof(fc.constant(0), wholeDollars(200_000), wholeDollars(3_000_000)),
      traditionalWithdrawal: fc.oneof(fc.constant(0), wholeDollars(500_000)),
      rothConversion: fc.oneof(fc.constant(0), wholeDollars(300_000)),
      adjustments: wholeDollars(5_000),
      planShare: fc.constantFrom(0, 0.05, 0.15),
    })
    .map(({ joint, age, gains, spousesWages, planShare, ...given }) => {
      const ages = joint ? [age, age - 4] : [age];
      const intoOwnPlan = Math.floor(planShare * given.profit);
      const year: RetirementYear = {
        ...nothingInTheYear,
        ...given,
        calendarYear: 2026,
        adjustments: given.adjustments + intoOwnPlan,
        intoOwnPlan,
        wages: given.ownWages + (joint ? spousesWages : 0),
        ownSocialSecurity: given.socialSecurity,
        qualifiedDividendsAndGains: given.qualifiedDividends + gains,
        ages,
        seniors: ages.filter((one) => one >= 65).length,
        secondShare: joint ? 0.4 : 0,
        earlyAmount: age < 60 ? given.traditionalWithdrawal : 0,
      };
      return { year, status: joint ? ("married_joint" as const) : ("single" as const) };
    });

  test("line by line; credits are the difference, and the earned income credit is the only one", () =>
    fc.assert(
      fc.property(anyRetiredYear, ({ year, status }) => {
        const ours = yearTax(year, yearLaw(status));
        const whole = federalReturn(householdOf(year, status), lawFor(2026, status));
        const lines: readonly [string, number, number][] = [
          ["taxable benefits", ours.taxedBenefits.taxable, whole.adjusted.benefitsTaxed.taxable],
          ["adjusted gross income", ours.adjustedGrossIncome, whole.adjustedGrossIncome],
          ["standard deduction", ours.standard.amount, whole.deduction],
          ["deduction for seniors", ours.senior.deduction, whole.seniors.deduction],
          ["business income deduction", ours.business.deduction, whole.qualified.deduction],
          ["taxable income", ours.taxableIncome, whole.taxableIncome],
          ["income tax", ours.onIncome.tax, whole.regularTax.tax],
          ["minimum tax", ours.minimumTax.tax, whole.minimumTax.tax],
          ["tax on investment income", ours.onInvestments.tax, whole.investmentTax.tax],
          ["self-employment tax", ours.selfEmployed.tax.tax, whole.selfEmploymentTax],
          ["Additional Medicare Tax", ours.onEarnings.tax, whole.additionalMedicareTax.tax],
          ["tax on early withdrawals", ours.onEarlyAmount, whole.earlyWithdrawalTax],
          ["all of it", ours.total, whole.taxAfterRefundableCredits + whole.earnedCredit.credit],
        ];
        for (const [line, one, other] of lines) expect(Math.abs(one - other), line).toBeLessThan(0.005);
      }),
      { numRuns: 500 },
    ));

  test("a million of gains with a pension of 50,000 owes the minimum tax", () => {
    // Single, 2026, 60 years old. 33,900 of the pension and 1,000,000 of gains are taxable. Form 6251: 1,050,000 is
    // above 680,200, where the exemption of 90,100 is used up (55(d)(3)); 50,000 at 26% is 13,000, instead of 1,240 +
    // 12% of 21,500 = 3,820.
    const tax = yearTax(
      { ...nothingInTheYear, pension: 50_000, qualifiedDividendsAndGains: 1_000_000, ages: [60] },
      yearLaw("single"),
    );
    expect(tax.minimumTax.exemptionLeft).toBe(0);
    expect(tax.minimumTax.tax).toBeCloseTo(13_000 - 3_820, 2);
  });
});

test("rent of 400,000 bears the tax on investment income, above 200,000", () => {
  // 26 USC 1411(a)(1), (c)(1)(A)(i): 3.8% of the smaller of 400,000 and 200,000.
  const tax = yearTax({ ...nothingInTheYear, rent: 400_000, ages: [60] }, yearLaw("single"));
  expect(tax.onInvestments.tax).toBeCloseTo(7_600, 2);
});

describe("the Additional Medicare Tax, with the examples of the IRS questions and answers", () => {
  const earning = (status: FilingStatus, wages: number, selfEmploymentIncome: number) =>
    yearTax({ ...nothingInTheYear, wages, ownWages: 0, profit: selfEmploymentIncome / 0.9235 }, yearLaw(status))
      .onEarnings.tax;
  test.each<[FilingStatus, number, number, number]>([
    ["single", 130_000, 145_000, 75_000],
    ["married_joint", 150_000, 175_000, 75_000],
    ["single", 220_000, 0, 20_000],
    ["single", 60_000, 50_000, 0],
  ])("%s with wages of %i and self-employment income of %i: on %i", (status, wages, income, subject) => {
    expect(earning(status, wages, income)).toBeCloseTo(0.009 * subject, 6);
  });
  test("its threshold doesn't follow prices", () => {
    const then = lawInTodaysDollars(yearLaw("single"), { year: 2040, seniorDeductionLastYear: 2028, prices: 2 });
    expect(then.additionalMedicare).toEqual({ rate: 0.009, threshold: 100_000 });
  });
});
