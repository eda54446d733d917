/**
 * Maine, worked by hand: the pension income deduction (36 M.R.S. 5122(2)(M-2); Form 1040ME, Schedule 1S) and the
 * property tax fairness credit (36 M.R.S. 5219-KK; Schedule PTFC/STFC).
 */
import { expect, test } from "vitest";
import { stateReturnOf } from "../../../engine/retirement/taxes/state-tax.ts";
import { nothingInTheFederalYear, nothingInTheYear } from "../../../engine/retirement/taxes/year-tax.ts";
import { compiledState } from "../../../engine/state/compiled.ts";
import { workedCredit, workedReturn } from "../../../testing/worked-state.ts";
import { me } from "./law.ts";

test("each filer has an amount of their own, minus their own Social Security", () => {
  const deduction = (spousePension: number) =>
    workedReturn(me[2026], {
      status: "married_joint",
      filer: { age: 70, taxablePensions: 60_000 },
      spouse: { age: 70, taxablePensions: spousePension },
      income: { socialSecurityBenefits: 20_000 },
    }).parts.subtractions[1]?.amount;
  // 49,824 minus 20,000; whatever the spouse doesn't use is lost.
  expect(deduction(0)).toBe(29_824);
  expect(deduction(10_000)).toBe(39_824);
  expect(deduction(60_000)).toBe(29_824 + 49_824);
});

test("a Roth conversion isn't a pension", () => {
  const law = compiledState(me[2026], "single");
  if (law === null) throw new Error("Maine has an income tax");
  const year = { ...nothingInTheYear, ages: [66], traditionalWithdrawal: 15_000, rothConversion: 30_000 };
  const federal = { ...nothingInTheFederalYear, adjustedGrossIncome: 45_000 };
  expect(stateReturnOf(law, 16_100, year, federal).made.parts.subtractions[1]?.amount).toBe(15_000);
});

// 36 M.R.S. 5219-KK counts 2,050, 2,650 and 3,250 of property tax, times the index of 5403(6), rounded down to fifties.
// The 3,300 and 4,050 that the 2025 Schedule PTFC/STFC prints for two and for more people imply an index from 1.2462 to
// 1.2615: 2,554 to 2,586, so 2,550 for one. In 2026, 3,350 and 4,150 imply 1.2769 to 1.2830: 2,617 to 2,630, so 2,600.
test.each([
  [2025, 2_550, 950],
  [2026, 2_600, 1_000],
] as const)(
  "%i: %d of one person's property tax counts, which leaves %d above a twenty-fifth of income",
  (year, most, credit) => {
    const owner = (realEstateTaxes: number) =>
      workedCredit(me[year], "refundableCredits", "propertyTax", {
        filer: { wages: 40_000 },
        home: { realEstateTaxes },
      });
    expect(owner(most + 500)).toBe(credit); // maximum, minus 1,600
    expect(owner(most - 100)).toBe(credit - 100);
  },
);

// Schedule PTFC/STFC of 2025, line 8: 4,100 of property tax counts if a filer is 65 or older, at 60,000 of income 1,700
// above 4%. 5219-KK(1)(A-1)(4) says 4,000 for 2024; the chained index of the years to June 2023, 2024 and 2025
// (167.534, 172.443, 176.350) makes 4,117 and 4,210, so 4,100 and 4,200 in steps of 50.
test.each([
  [2025, 66, 1_700],
  [2025, 64, 150],
  [2026, 66, 1_800],
] as const)("%i, age %d: property tax fairness credit %d at an income of 60,000", (year, age, credit) => {
  const owner = { filer: { age, wages: 60_000 }, home: { realEstateTaxes: 6_000 } };
  expect(workedCredit(me[year], "refundableCredits", "propertyTax", owner)).toBe(credit);
});

// Schedule PTFC/STFC of 2025: a surviving spouse has the column of joint filers. With one child, 250 up to 50,950, and
// 20 less for each 1,000 above or part of it; a head of household with one child has 215, and 15 less for each 750
// above 38,200. 52,000 is two steps above 50,950 and nineteen above 38,200.
test.each([
  ["surviving_spouse", 50_950, 250],
  ["surviving_spouse", 52_000, 210],
  ["head_of_household", 38_200, 215],
  ["head_of_household", 38_951, 185],
] as const)("sales tax fairness credit, %s at %d of income: %d", (status, wages, credit) => {
  const filer = { status, filer: { wages }, children: [10] } as const;
  expect(workedCredit(me[2025], "refundableCredits", "salesTax", filer)).toBe(credit);
});

// 36 M.R.S. 5403 multiplies the amounts in the law, not last year's: 125, 175, 200 and 225 of 2018 by the chained index
// of the year to June 2025 over that to June 2017 (1.27867) make 159.8, 223.8, 255.7 and 287.7, in steps of 5. The
// income of 20,000 is from 2016 (1.30305, 26,061, in steps of 50). 1.25035 and 1.27418 give the printed amounts of
// 2025.
test.each([
  ["single", 0, 155],
  ["married_joint", 0, 220],
  ["married_joint", 1, 255],
  ["married_joint", 2, 285],
] as const)("sales tax fairness credit of 2026, %s with %d children: %d", (status, children, credit) => {
  const ages = Array.from({ length: children }, () => 10);
  const of = (wages: number) =>
    workedCredit(me[2026], "refundableCredits", "salesTax", { status, filer: { wages }, children: ages });
  expect(of(26_050)).toBe(credit);
  if (status === "single") expect(of(26_051)).toBe(credit - 10);
});

// 36 M.R.S. 5219-SS: 300 by the index since the year to June 2023, 1.05262: 315.79, so 315, twice that under 6.
test("dependent credit of 2026: 315, and 630 for a child under 6", () => {
  const credit = (age: number) =>
    workedCredit(me[2026], "refundableCredits", "dependents", { filer: { wages: 50_000 }, children: [age] });
  expect(credit(10)).toBe(315);
  expect(credit(5)).toBe(630);
});
