/** Alabama, worked by hand from Form 40 and Schedule RS. */
import { expect, test } from "vitest";
import { jobPaying } from "../../../engine/tax/blank-household.ts";
import { type Told, workedReturn } from "../../../testing/worked-state.ts";
import { al } from "./law.ts";

// Ala. Code 40-18-19(a)(6) and (13).
test("a defined benefit pension is exempt at any age, and other retirement income up to 6,000 from age 65", () => {
  const exempt = (age: number, taxablePensions: number, employerPensions: number) =>
    workedReturn(al[2026], { filer: { age, taxablePensions, employerPensions } }).subtractions;
  expect(exempt(60, 30_000, 30_000)).toBe(30_000);
  expect(exempt(66, 30_000, 0)).toBe(6_000);
  expect(exempt(64, 30_000, 0)).toBe(0);
  expect(exempt(66, 50_000, 30_000)).toBe(36_000);
});

test("the standard deduction starts to fall at the first dollar above 25,999, as in the Form 40 chart", () => {
  // 26,000 minus 8,325 and 3,000 of exemptions: 14,675. No federal tax. 2% of 2,000 (joint: 1,000), 4% of 5,000, 5% of
  // the rest.
  const { tax } = workedReturn(al[2025], { status: "married_joint", filer: { profit: 26_000 } });
  expect(tax).toBeCloseTo(20 + 200 + 433.75, 2);
});

// Ala. Admin. Code 810-3-15-.17: gifts as 26 USC 170 allows them, "provided that the contributions base shall be"
// Alabama income.
test("from 2026 on, only gifts above half a percent of Alabama income count", () => {
  const giving: Told = {
    filer: { wages: 100_000 },
    costs: { mortgageInterest: 15_000, charityCash: 10_000 },
    home: { realEstateTaxes: 3_000 },
  };
  // 7,650 of Social Security and Medicare tax, 3,000 and 15,000: 25,650 apart from the gifts.
  expect(workedReturn(al[2025], giving).itemizedDeductions).toBeCloseTo(25_650 + 10_000, 2);
  expect(workedReturn(al[2026], giving).itemizedDeductions).toBeCloseTo(25_650 + 10_000 - 500, 2);
});

test("gifts count up to 60% of Alabama income, which leaves out a pension", () => {
  const pensioner: Told = {
    filer: { age: 66, wages: 20_000, taxablePensions: 60_000, employerPensions: 60_000 },
    costs: { charityCash: 15_000 },
  };
  // 1,530 of Social Security and Medicare tax on wages of 20,000; 12,000 of the gifts, minus 100 from 2026 on.
  expect(workedReturn(al[2025], pensioner).itemizedDeductions).toBeCloseTo(1_530 + 12_000, 2);
  expect(workedReturn(al[2026], pensioner).itemizedDeductions).toBeCloseTo(1_530 + 12_000 - 100, 2);
});

// Ala. Code 40-18-15(a)(29), added by Act 2026-604: "not to exceed one thousand dollars ($1,000) per taxpayer", for tax
// years 2026 through 2028. The department: "regardless of whether they itemize deductions or not".
const overtimeJob = (wages: number, overtimePremium: number) => ({
  jobs: [
    { ...jobPaying(wages, { wageBase: 184_500, socialSecurityRate: 0.062, medicareRate: 0.0145 }), overtimePremium },
  ],
});
test.each([
  ["all of a premium of 600", { filer: overtimeJob(70_000, 600) }, 600],
  ["at most 1,000", { filer: overtimeJob(70_000, 1_001) }, 1_000],
  ["at most 1,000 of each spouse", { status: "married_joint", spouse: overtimeJob(50_000, 3_000) }, 1_000],
  [
    "each spouse's own",
    { status: "married_joint", filer: overtimeJob(70_000, 400), spouse: overtimeJob(50_000, 3_000) },
    1_400,
  ],
  ["whatever the income", { filer: overtimeJob(300_000, 5_000) }, 1_000],
  [
    "on a separate return, which has no federal deduction",
    { status: "married_separate", filer: overtimeJob(70_000, 600) },
    600,
  ],
] satisfies readonly (readonly [string, Told, number])[])(
  "overtime premium deduction from 2026: %s",
  (_, told, deducted) => {
    const amounts = (year: 2025 | 2026) => {
      const keys = Object.keys(al[year].exemptions ?? {});
      return workedReturn(al[year], told).parts.exemptions[keys.indexOf("overtime")]?.amount;
    };
    expect(amounts(2026)).toBe(deducted);
    expect(amounts(2025)).toBeUndefined();
  },
);

test("overtime doesn't change the income by which the standard deduction falls", () => {
  // Federal tax for 2026: 30,000 minus 1,000 and 16,100 is 12,900; 10% of 12,400 and 12% of 500. Alabama: 2,775 after
  // nine steps of 25 (4,001 above 25,999), 1,300 of federal tax, 1,000 of overtime and 1,500.
  const made = workedReturn(al[2026], { filer: overtimeJob(30_000, 1_000) });
  expect(made.taxableIncome).toBeCloseTo(30_000 - 2_775 - 1_300 - 1_000 - 1_500, 2);
});
