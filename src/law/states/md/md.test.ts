/** Maryland, worked by hand: what care for children takes off (Form 502, line 9; Tax-General 10-208 and 10-716). */
import { expect, test } from "vitest";
import { workedReturn } from "../../../testing/worked-state.ts";
import { md2025 } from "./2025.ts";
import { md2026 } from "./2026.ts";

const withCare = (wages: number, carePersons: number, careExpenses: number) =>
  workedReturn(md2025, {
    status: "head_of_household",
    filer: { wages },
    children: [3, 5].slice(0, carePersons),
    claims: { carePersons, careExpenses },
  });

test("care costs are subtracted up to 3,000, and a share of the federal credit is taken off that falls with income", () => {
  const made = withCare(42_300, 1, 5_000);
  expect(made.subtractions).toBe(3_000);
  // 21% of 3,000 is the federal credit. Seven steps of 2,000 above 30,000: 93% of 32%.
  const care = Object.keys(md2025.credits ?? {}).indexOf("care");
  expect(made.parts.credits[care]?.amount).toBeCloseTo(0.93 * 0.32 * 630, 2);
  expect(withCare(112_100, 2, 6_000).parts.credits[care]?.amount).toBeCloseTo(0.58 * 0.32 * 1_200, 2);
  expect(withCare(112_101, 2, 6_000).parts.credits[care]?.amount).toBe(0);
});

const retired = (taxablePensions: number, employerPensions: number, socialSecurityBenefits: number, age = 70) =>
  workedReturn(md2025, {
    filer: { age, taxablePensions, employerPensions },
    income: { socialSecurityBenefits },
  }).subtractions;

test("worksheet 13A: pensions of employers up to 41,200 less all Social Security from 65 on, and nothing from an IRA", () => {
  expect(retired(50_000, 50_000, 0)).toBe(41_200);
  expect(retired(30_000, 30_000, 0)).toBe(30_000);
  expect(retired(50_000, 50_000, 0, 64)).toBe(0);
  expect(retired(50_000, 0, 0)).toBe(0);
  // 41,200 less 24,000; the taxed Social Security of 20,400 (85%) comes off besides.
  expect(retired(50_000, 50_000, 24_000)).toBe(17_200 + 20_400);
  expect(retired(50_000, 50_000, 42_000)).toBe(0.85 * 42_000);
});

test("each spouse has a pension exclusion, and pensions that are excluded are no second income", () => {
  const couple = (own: number, spouses: number) =>
    workedReturn(md2026, {
      status: "married_joint",
      filer: { age: 70, taxablePensions: own, employerPensions: own },
      spouse: { age: 66, taxablePensions: spouses, employerPensions: spouses },
    });
  // 40,600 each; of the second pension 400 is left, which is the smaller income.
  expect(couple(60_000, 41_000).subtractions).toBe(2 * 40_600 + 400);
  expect(couple(60_000, 10_000).subtractions).toBe(40_600 + 10_000);
});
