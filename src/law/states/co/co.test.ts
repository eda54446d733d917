/** Colorado, worked by hand from Form DR 0104. */
import { expect, test } from "vitest";
import { type Told, workedCredit, workedReturn } from "../../../testing/worked-state.ts";
import { co } from "./law.ts";

// C.R.S. 39-22-104(3)(d); DR 0104 Book, line 2: property tax comes first under the federal limit on taxes.
test("state income tax is added back only as far as the federal limit left room for it after property tax", () => {
  const made = workedReturn(co[2026], {
    status: "head_of_household",
    filer: { profit: 133_781 },
    costs: { mortgageInterest: 9_000, stateAndLocalTaxes: 50_000, charityCash: 15_000 },
    home: { realEstateTaxes: 17_000, stateIncomeTaxPaid: 33_000 },
  });
  // Taxes of 50,000 count up to 40,400, and 17,000 of that is property tax.
  expect(made.parts.additions[0]?.amount).toBeCloseTo(23_400, 2);
  // Self-employment tax is 15.3% of 92.35% of the profit, 18,902.65; half of it leaves an income of 124,329.68.
  // Gifts above half a percent of that are 14,378.35, so 63,778.35 is itemized and leaves 60,551.32.
  // A fifth of that, 12,110.26, is the business income deduction: 48,441.06 is taxed federally, 71,841.06 here at 4.4%.
  expect(made.taxableIncome).toBeCloseTo(71_841.06, 2);
  expect(made.tax).toBeCloseTo(3_161.01, 2);
});

test("what is added back is limited to the excess over the standard deduction", () => {
  const made = workedReturn(co[2025], {
    filer: { wages: 90_000 },
    costs: { mortgageInterest: 12_000, stateAndLocalTaxes: 7_000 },
    home: { realEstateTaxes: 2_000, stateIncomeTaxPaid: 5_000 },
  });
  // 19,000 itemized is 3,250 above the standard deduction of 15,750.
  expect(made.parts.additions[0]?.amount).toBeCloseTo(3_250, 2);
});

const atHighIncome: Told = {
  filer: { profit: 420_000 },
  costs: { mortgageInterest: 30_000, stateAndLocalTaxes: 25_000 },
  home: { realEstateTaxes: 5_000, stateIncomeTaxPaid: 20_000 },
};
// 1 CCR 201-2, Rule 39-22-104(3)(p.5)(3)(a)(i): state income tax already added back reduces the addition above the cap.
test("from 300,000 of income, state income tax isn't added back again with the deductions above the cap", () => {
  // 92.35% of the profit is 387,870: 12.4% of 176,100 and 2.9% of all are 33,084.63. Half of it leaves 403,457.685. Of
  // 55,000 itemized, 20,000 is added back, then 23,000 of the other 35,000: 12,000 is left.
  expect(workedReturn(co[2025], atHighIncome).taxableIncome).toBeCloseTo(403_457.685 - 12_000, 2);
});

// C.R.S. 39-22-104(3)(p.5)(I) and, from 2026, (p.7)(I): "equal to or exceeding three hundred thousand dollars".
test.each([
  [299_999, 0],
  [300_000, 15_750 - 12_000],
  [300_001, 15_750 - 12_000],
])("on an income of %i, %i of the standard deduction is added back", (wages, added) => {
  expect(workedReturn(co[2025], { filer: { wages } }).additions).toBeCloseTo(added, 2);
});

/**
 * Colorado starts from federal taxable income (C.R.S. 39-22-104(1.7)), after the business income deduction: a fifth of
 * what is left before it, where the profit is more than that (26 USC 199A(a)(1)(B)). Taxed Social Security raises that
 * deduction. Colorado then subtracts the benefits (39-22-104(4)(f)) but keeps the deduction. A spouse without income
 * lowers the taxed benefits (26 USC 86(c)) and so the deduction: with the same itemized deductions, the couple pays
 * Colorado 61.60 more.
 *
 * Self-employment tax on 40,000 is 5,651.82. Half of it leaves 37,174.09, or 49,174.09 with half the benefits.
 */
test.each([
  // 85% above 34,000 and 4,500 are taxed: 17,397.98. 54,572.07 less 32,000 is 22,572.07; a fifth is 4,514.41.
  ["single", 5_174.09 - 4_514.41],
  // 85% above 44,000 and 6,000 are taxed: 10,397.98. 47,572.07 less 32,000 is 15,572.07; a fifth is 3,114.41.
  ["married_joint", 5_174.09 - 3_114.41],
] as const)("%s: benefits are not taxed, but raise the business income deduction", (status, taxable) => {
  const made = workedReturn(co[2025], {
    status,
    filer: { age: 60, profit: 40_000 },
    income: { socialSecurityBenefits: 24_000 },
    costs: { mortgageInterest: 32_000 },
  });
  expect(made.taxableIncome).toBeCloseTo(taxable, 2);
  expect(made.taxBeforeCredits).toBeCloseTo(0.044 * taxable, 2);
});

// The same paragraphs: 16,000 "for taxpayers who file a joint return", which leaves out a surviving spouse.
test.each([
  ["married_joint", 31_500 - 16_000],
  ["surviving_spouse", 31_500 - 12_000],
  ["married_separate", 15_750 - 12_000],
] as const)("%s: %i of the standard deduction is added back", (status, added) => {
  expect(workedReturn(co[2025], { status, filer: { wages: 350_000 } }).additions).toBeCloseTo(added, 2);
});

// C.R.S. 39-22-104(4)(f): 20,000 of pensions and Social Security from 55 on, 24,000 from 65 on, and all of Social
// Security from 65 on, or before it up to a federal income of 75,000 (95,000 on a joint return).
const subtracted = (age: number, taxablePensions: number, socialSecurityBenefits: number, more: Told = {}) =>
  workedReturn(co[2025], { filer: { age, taxablePensions }, income: { socialSecurityBenefits }, ...more }).subtractions;
test("pensions are subtracted from 55 on, and more of them from 65 on", () => {
  expect(subtracted(54, 30_000, 0)).toBe(0);
  expect(subtracted(55, 30_000, 0)).toBe(20_000);
  expect(subtracted(64, 12_000, 0)).toBe(12_000);
  expect(subtracted(65, 30_000, 0)).toBe(24_000);
});
test("Social Security is subtracted first; the limit on it ends at a small income and at 65", () => {
  // 85% of 24,000 above 34,000, and 4,500, is taxed: 24,900, more than 20,000. Federal income is 64,900.
  expect(subtracted(60, 40_000, 36_000)).toBeCloseTo(24_900, 2);
  // All 85% is taxed, and federal income is 90,600.
  expect(subtracted(60, 60_000, 36_000)).toBe(20_000);
  expect(subtracted(65, 60_000, 36_000)).toBeCloseTo(30_600, 2);
  // 85% of 12,000 is 10,200, which leaves 13,800 of 24,000 for pensions.
  expect(subtracted(65, 60_000, 12_000)).toBeCloseTo(24_000, 2);
  // 85% of 29,459 above 34,000, and 4,500, is 29,540.15; federal income is 74,999.15, and 75,001 with a dollar more.
  expect(subtracted(60, 45_459, 36_000)).toBeCloseTo(29_540.15, 2);
  expect(subtracted(60, 45_460, 36_000)).toBe(20_000);
});
test("a couple's Social Security counts as the older spouse's, who may have no pension", () => {
  // 25,500 of the benefits is taxed. From 65 on, all of it is subtracted, and 20,000 of the younger one's pension.
  const couple = (own: number, spouses: number) =>
    subtracted(own, 90_000, 30_000, {
      status: "married_joint",
      filer: { age: own, taxablePensions: 90_000 },
      spouse: { age: spouses },
    });
  expect(couple(58, 66)).toBeCloseTo(25_500 + 20_000, 2);
  expect(couple(66, 58)).toBeCloseTo(25_500, 2);
});

// C.R.S. 39-22-104(4)(f): 20,000 from 55 on, 24,000 from 65 on.
test("pensions: up to 20,000 from 55 on and 24,000 from 65 on, each filer's own", () => {
  const amount = (told: Told) =>
    workedReturn(co[2026], told).parts.subtractions.reduce((sum, part) => sum + part.amount, 0);
  const pension = (age: number) => amount({ filer: { age, taxablePensions: 30_000 } });
  expect([54, 55, 64, 65].map(pension)).toEqual([0, 20_000, 20_000, 24_000]);
  // Two of the same age: Social Security counts as the first one's. 8,500 of 10,000 are taxed at this income, and are
  // within the first one's 24,000, next to 15,500 of the pension. The other one has no pension.
  const couple = (filer: number, spouse: number) =>
    amount({
      status: "married_joint",
      filer: { age: 66, taxablePensions: filer },
      spouse: { age: 66, taxablePensions: spouse },
      income: { socialSecurityBenefits: 10_000 },
    });
  expect(couple(80_000, 0)).toBeCloseTo(24_000, 6);
  expect(couple(0, 80_000)).toBeCloseTo(24_000 + 8_500, 6);
});

// The tables of the 2025 DR 0104CN: 3,273, 3,048 and 2,823 for a child under 6; joint filers have all of it up to
// 26,000, everyone else up to 15,000.
test.each([
  ["surviving_spouse", 20_000, 3_048],
  ["head_of_household", 20_001, 2_823],
  ["married_joint", 26_000, 3_273],
  ["married_joint", 26_001, 3_048],
  ["married_joint", 96_000, 123],
  ["married_joint", 96_001, 0],
] as const)("family credit of 2025 for a child of 3: %s with %d", (status, wages, each) => {
  const credit = workedCredit(co[2025], "refundableCredits", "family", { status, filer: { wages }, children: [3] });
  expect(credit).toBe(each);
});

// DR 0104 Book, line 1: federal taxable income that is negative is entered as a negative amount.
test("unused federal deductions offset the state income tax that is added back", () => {
  const made = workedReturn(co[2025], {
    filer: { wages: 30_000 },
    costs: { mortgageInterest: 20_000, stateAndLocalTaxes: 25_000 },
    home: { realEstateTaxes: 5_000, stateIncomeTaxPaid: 20_000 },
  });
  // 45,000 itemized leaves 15,000 below zero, and 20,000 of income tax is added back.
  expect(made.taxableIncome).toBeCloseTo(5_000, 2);
});
