/** Maryland, worked by hand from Form 502, its worksheets and Form 502R. */
import { expect, test } from "vitest";
import { workedCredit, workedReturn } from "../../../testing/worked-state.ts";
import { md } from "./law.ts";

const withCare = (wages: number, carePersons: number, careExpenses: number) =>
  workedReturn(md[2025], {
    status: "head_of_household",
    filer: { wages },
    children: [3, 5].slice(0, carePersons),
    claims: { carePersons, careExpenses },
  });

test("care costs up to 3,000 are subtracted; a share of the federal credit, by income, reduces the tax", () => {
  const made = withCare(42_300, 1, 5_000);
  expect(made.subtractions).toBe(3_000);
  // 21% of 3,000 is the federal credit. Seven steps of 2,000 above 30,000: 93% of 32%.
  const care = Object.keys(md[2025].credits ?? {}).indexOf("care");
  expect(made.parts.credits[care]?.amount).toBeCloseTo(0.93 * 0.32 * 630, 2);
  expect(withCare(112_100, 2, 6_000).parts.credits[care]?.amount).toBeCloseTo(0.58 * 0.32 * 1_200, 2);
  expect(withCare(112_101, 2, 6_000).parts.credits[care]?.amount).toBe(0);
});

const retired = (taxablePensions: number, employerPensions: number, socialSecurityBenefits: number, age = 70) =>
  workedReturn(md[2025], {
    filer: { age, taxablePensions, employerPensions },
    income: { socialSecurityBenefits },
  }).subtractions;

test("worksheet 13A, from 65: employer pensions up to 41,200 minus Social Security; nothing from an IRA", () => {
  expect(retired(50_000, 50_000, 0)).toBe(41_200);
  expect(retired(30_000, 30_000, 0)).toBe(30_000);
  expect(retired(50_000, 50_000, 0, 64)).toBe(0);
  expect(retired(50_000, 0, 0)).toBe(0);
  // 41,200 minus 24,000; the taxable Social Security of 20,400 (85%) is subtracted too.
  expect(retired(50_000, 50_000, 24_000)).toBe(17_200 + 20_400);
  expect(retired(50_000, 50_000, 42_000)).toBe(0.85 * 42_000);
});

test("each spouse has a pension exclusion, and excluded pensions don't count as a second income", () => {
  const couple = (own: number, spouses: number) =>
    workedReturn(md[2026], {
      status: "married_joint",
      filer: { age: 70, taxablePensions: own, employerPensions: own },
      spouse: { age: 66, taxablePensions: spouses, employerPensions: spouses },
    });
  // 40,600 each; 400 of the second pension is left, which is the smaller income.
  expect(couple(60_000, 41_000).subtractions).toBe(2 * 40_600 + 400);
  expect(couple(60_000, 10_000).subtractions).toBe(40_600 + 10_000);
});

test("the child credit ends above 24,000 of federal income, however much of it is left", () => {
  const credit = (wages: number) =>
    workedCredit(md[2025], "refundableCredits", "children", { filer: { wages }, children: [2, 4] });
  // Worksheet 21C: two children under 6, 1,000 minus 50 for each of nine steps; nothing from 24,001 on.
  expect(credit(24_000)).toBe(550);
  expect(credit(24_001)).toBe(0);
});

test("a head of household 65 or older has the same senior credit as a couple", () => {
  const filer = { age: 70, profit: 90_000 };
  expect(workedCredit(md[2025], "credits", "senior", { status: "head_of_household", filer, children: [16] })).toBe(
    1_750,
  );
});

test("the poverty level credit uses federal income, before the subtraction for two incomes", () => {
  // Two wages of 10,700 are above the guideline of 21,150 for two, even though Maryland income of 20,200 isn't.
  const couple = { status: "married_joint", filer: { wages: 10_700 }, spouse: { wages: 10_700 } } as const;
  expect(workedReturn(md[2025], couple).stateIncome).toBe(20_200);
  expect(workedCredit(md[2025], "credits", "poverty", couple)).toBe(0);
});

// Form 502, Poverty Level Credit: earned and federal income have to be below the poverty line, 15,650 for one in 2025.
test("the poverty level credit ends where federal income reaches the line", () => {
  const credit = (taxableInterest: number) =>
    workedCredit(md[2025], "credits", "poverty", { filer: { wages: 10_000 }, income: { taxableInterest } });
  expect(credit(5_650)).toBe(0);
  expect(credit(5_649)).toBeGreaterThan(0);
});
