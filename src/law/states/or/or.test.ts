/**
 * Oregon, worked by hand: what it adopts from federal taxable income (ORS 316.022; OAR 150-316-0136; SB 1507 of 2026).
 */
import { expect, test } from "vitest";
import { workedCredit, workedReturn } from "../../../testing/worked-state.ts";
import { or } from "./law.ts";

test("tips and overtime are deducted, car loan interest only in 2025, and the deduction for seniors never", () => {
  const filer = {
    age: 66,
    jobs: [
      {
        wages: 40_000,
        socialSecurityWages: 40_000,
        medicareWages: 40_000,
        federalTaxWithheld: 0,
        socialSecurityTaxWithheld: 2_480,
        medicareTaxWithheld: 580,
        qualifiedTips: 5_000,
        overtimePremium: 2_000,
        electiveDeferrals: 0,
      },
    ],
  };
  const costs = { carLoanInterest: 1_000 };
  expect(workedReturn(or[2025], { filer, costs }).exemptions).toBe(8_000);
  expect(workedReturn(or[2026], { filer, costs }).exemptions).toBe(7_000);
});

test("from 2026 on, gifts are deducted without itemizing, on top of the standard deduction", () => {
  const giver = { filer: { wages: 40_000 }, costs: { charityCash: 1_500 } };
  expect(workedReturn(or[2025], giver).deduction).toBe(2_835);
  expect(workedReturn(or[2026], giver).deduction).toBe(2_910 + 1_000);
  // Someone who itemizes only in Oregon deducts them there: 3,000 of interest and 1,500 minus 0.5% of 40,000.
  const owner = { ...giver, costs: { charityCash: 1_500, mortgageInterest: 3_000 } };
  expect(workedReturn(or[2026], owner).deduction).toBe(4_300);
});

test("the Kids' Credit counts income after Oregon's subtractions, which take out Social Security", () => {
  // 27,550 of wages and pensions, plus benefits: 1,000 above the start, so a fifth of 1,050 is lost.
  const made = workedReturn(or[2025], {
    status: "head_of_household",
    filer: { age: 66, wages: 7_550, taxablePensions: 20_000 },
    children: [4],
    income: { socialSecurityBenefits: 12_000 },
  });
  expect(made.parts.refundableCredits[2]?.amount).toBeCloseTo(0.8 * 1_050, 2);
});

test("the care credit is a share of costs up to 12,000, 24,000 for two, by income and the youngest's age", () => {
  const credit = (wages: number, children: readonly number[], persons: number, careExpenses: number) =>
    workedReturn(or[2025], {
      status: "head_of_household",
      filer: { wages },
      children,
      claims: { carePersons: persons, careExpenses },
    }).parts.refundableCredits[1]?.amount;
  // 42,300 is twice the line of 21,150 for two: 47% for a child who is 2 on January 1, 45% from 3, 42% from 6.
  expect(credit(42_300, [3], 1, 5_000)).toBeCloseTo(0.47 * 5_000, 2);
  expect(credit(42_301, [3], 1, 5_000)).toBeCloseTo(0.45 * 5_000, 2);
  expect(credit(42_300, [4], 1, 15_000)).toBeCloseTo(0.45 * 12_000, 2);
  expect(credit(42_300, [7], 1, 5_000)).toBeCloseTo(0.42 * 5_000, 2);
  // 26,650 for three: 60,000 is 225%.
  expect(credit(60_000, [2, 8], 2, 20_000)).toBeCloseTo(0.35 * 20_000, 2);
  expect(credit(63_451, [3], 1, 5_000)).toBe(0);
});

test("from 62, nine percent of pensions is credited, up to a base less Social Security and high income", () => {
  const credit = (age: number, pension: number, benefits: number) =>
    workedCredit(or[2026], "credits", "retirement", {
      filer: { age, taxablePensions: pension },
      income: { socialSecurityBenefits: benefits },
    });
  expect(credit(62, 12_000, 0)).toBeCloseTo(0.09 * 7_500, 2);
  expect(credit(61, 12_000, 0)).toBe(0);
  expect(credit(66, 12_000, 5_000)).toBeCloseTo(0.09 * 2_500, 2);
  // 18,000 of income is 3,000 above 15,000.
  expect(credit(66, 18_000, 0)).toBeCloseTo(0.09 * 4_500, 2);
});

// ORS 316.695 and the table of Form OR-40: "$125,000 or more" begins the next row.
test.each([
  [124_999, 8_500],
  [125_000, 6_800],
  [144_999, 1_700],
  [145_000, 0],
])("of the federal tax of a single filer with %i, %i is subtracted in 2025", (wages, most) => {
  expect(workedCredit(or[2025], "subtractions", "federalTax", { filer: { wages } })).toBe(most);
});
