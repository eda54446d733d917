import { expect, test } from "vitest";
import { lawFor } from "../../law/us/index.ts";
import { paycheckWithholding } from "./paycheck-withholding.ts";

const lawOf = (status: "single" | "married_joint" | "head_of_household") => {
  const law = lawFor(2026, status);
  return { standardDeduction: law.standardDeduction.basic, rates: law.incomeTax.rates };
};

/**
 * Publication 15-T for 2026, annual percentage method, STANDARD withholding schedules, with line 1g of Worksheet 1A
 * (12,900 for married filing jointly, 8,600 otherwise).
 */
test.each([
  // 85,000 - 8,600 = 76,400. Single: over 57,900, 5,800.00 + 22% of the excess: 5,800 + 4,070.
  ["single", 85_000, 9_870],
  // 60,000 - 8,600 = 51,400. Over 19,900, 1,240.00 + 12%: 1,240 + 3,780.
  ["single", 60_000, 5_020],
  // 15,000 - 8,600 = 6,400: below 7,500, nothing.
  ["single", 15_000, 0],
  // 120,000 - 12,900 = 107,100. Married: over 44,100, 2,480.00 + 12%: 2,480 + 7,560.
  ["married_joint", 120_000, 10_040],
] as const)("W-4 for %s, pay of %i a year: %i", (status, wages, withheld) =>
  expect(paycheckWithholding(wages, lawOf(status)).withheld).toBeCloseTo(withheld, 2),
);
