/** What owning costs, month by month, in a house whose numbers can be added up by hand. */
import { describe, expect, test } from "vitest";
import { growingWith, type OwnedHome, owning, saleAfter, saleAt } from "./owning.ts";

/** 240,000 borrowed without interest over 20 years: 1,000 a month. Everything else is 12,000 a year: another 1,000. */
const home: OwnedHome = {
  ...{ price: 300_000, downShare: 0.2, closingShare: 0.03, annualRate: 0, termMonths: 240 },
  ...{ propertyTaxRate: 0.01, maintenanceRate: 0.01, insurancePerYear: 2_400, associationDuesPerMonth: 300 },
  ...{ mortgageInsuranceRate: 0, appreciation: 0, inflation: 0, sellingShare: 0.06, ...growingWith(0, 0) },
};
const cashOf = (change: Partial<OwnedHome>, years = 2, saved = 0) =>
  Array.from(owning({ ...home, ...change }, years, 0.78, () => saved).cash);

describe("the owner's months", () => {
  test("2,000 each, and what the tax saves in a year comes back in its last month", () => {
    expect(cashOf({})).toEqual(Array.from({ length: 24 }, () => 2_000));
    const saved = cashOf({}, 2, 600);
    expect(saved[11]).toBeCloseTo(1_400, 9);
    expect(saved[23]).toBeCloseTo(1_400, 9);
    expect(saved.filter((paid) => paid === 2_000)).toHaveLength(22);
  });
  test("a special assessment is paid in the first month of its year", () => {
    const paid = cashOf({ specialAssessment: 5_000, specialAssessmentYear: 2 });
    expect(paid[12]).toBe(7_000);
    expect(paid.filter((amount) => amount === 2_000)).toHaveLength(23);
  });
  test("each cost grows at its own rate from the second year on", () => {
    const { years } = owning(
      {
        ...home,
        ...{
          appreciation: 0.1,
          assessmentGrowth: 0.02,
          maintenanceGrowth: 0.03,
          insuranceGrowth: 0.05,
          duesGrowth: 0.5,
        },
      },
      2,
      0.78,
      () => 0,
    );
    expect(years.map(({ year, value }) => [year, value])).toEqual([
      [1, 300_000],
      [2, expect.closeTo(330_000, 6)],
    ]);
    expect(years[0]).toMatchObject({ propertyTax: 3_000, maintenance: 3_000, insurance: 2_400, dues: 3_600 });
    expect(years[1]?.propertyTax).toBeCloseTo(3_060, 6);
    expect(years[1]?.maintenance).toBeCloseTo(3_090, 6);
    expect(years[1]?.insurance).toBeCloseTo(2_520, 6);
    expect(years[1]?.dues).toBeCloseTo(5_400, 6);
  });
  test("mortgage insurance ends with the payment after which 78% of the price or less is owed", () => {
    // 285,000 without interest over 285 months: 1,000 a month. 234,000 is 78%; after 51 payments exactly that is owed.
    const { years } = owning(
      { ...home, downShare: 0.05, termMonths: 285, mortgageInsuranceRate: 0.012 },
      5,
      0.78,
      () => 0,
    );
    // 1.2% of 285,000 is 3,420 a year, 285 a month: 51 of them.
    const premiums = years.map(({ mortgageInsurance }) => mortgageInsurance);
    expect(premiums.reduce((sum, one) => sum + one, 0)).toBeCloseTo(51 * 285, 4);
    // On the balance instead: 1.2% / 12 of 285,000, then of 284,000, and so on.
    const { years: falling } = owning(
      { ...home, downShare: 0.05, termMonths: 285, mortgageInsuranceRate: 0.012, mortgageInsuranceOnBalance: true },
      1,
      0.78,
      () => 0,
    );
    expect(falling[0]?.mortgageInsurance).toBeCloseTo(0.001 * (12 * 285_000 - 66_000), 4);
  });
  test("the last payment is what is left, and nothing follows it", () => {
    const { years } = owning({ ...home, termMonths: 12 }, 2, 0.78, () => 0);
    expect(years.map(({ balanceAtEnd, principal }) => [Math.round(balanceAtEnd), Math.round(principal)])).toEqual([
      [0, 240_000],
      [0, 0],
    ]);
    expect(cashOf({ termMonths: 12 })[12]).toBeCloseTo(1_000, 6);
  });
});

describe("a sale", () => {
  const tax = { capitalGainsRate: 0.15, gainExclusion: 50_000, exclusionYears: 2 };
  test("gains above the exclusion are taxed after the costs of selling", () => {
    // 400,000 less 24,000, less 300,000, less 50,000: 26,000 at 15%.
    expect(saleAt(2, 400_000, 100_000, home, tax)).toEqual({
      ...{ homeValue: 400_000, sellingCosts: 24_000, gainsTax: 3_900, saleProceeds: 272_100 },
    });
    expect(saleAt(2, 370_000, 0, home, tax).gainsTax).toBe(0);
  });
  test("before two years, the whole gain is taxed (26 USC 121(a))", () => {
    // 400,000 less 24,000, less 300,000: 76,000 at 15%.
    expect(saleAt(1, 400_000, 100_000, home, tax)).toMatchObject({ gainsTax: 11_400, saleProceeds: 264_600 });
    expect(saleAt(1, 310_000, 0, home, tax).gainsTax).toBe(0);
  });
  test("after two years at 10%", () =>
    expect(saleAfter(2, 0, { ...home, appreciation: 0.1 }, tax).homeValue).toBeCloseTo(363_000, 6));
});
