/** Arizona, worked by hand from the lines of Form 140. */
import { expect, test } from "vitest";
import { workedCredit, workedReturn } from "../../../testing/worked-state.ts";
import { az } from "./law.ts";

test("Arizona adjusted gross income, line 42, is after the exemptions for age and blindness", () => {
  // 40,000 minus the federal deduction for seniors of 6,000 and 2,100 on line 38: 31,900. If also blind, 1,500 less on
  // line 39.
  const made = workedReturn(az[2025], { filer: { age: 66, wages: 40_000 } });
  expect(made.stateIncome).toBeCloseTo(31_900, 2);
  // Line 43 is 15,750, the federal amount without its addition for age: 2.5% of 16,150.
  expect(made.taxableIncome).toBeCloseTo(16_150, 2);
  expect(made.taxBeforeCredits).toBeCloseTo(403.75, 2);
  expect(workedReturn(az[2025], { filer: { age: 66, blind: true, wages: 40_000 } }).stateIncome).toBeCloseTo(30_400, 2);
});

test("the family credit uses income with these exemptions added back", () => {
  // Single: 10,000 at most (A.R.S. 43-1073). Of 16,100, 10,100 is left after the deduction for seniors, and 8,000 on
  // line 42.
  const credit = (age: number, wages: number) => workedCredit(az[2025], "credits", "family", { filer: { age, wages } });
  expect(credit(66, 16_100)).toBe(0);
  expect(credit(66, 16_000)).toBe(40);
  expect(credit(40, 10_000)).toBe(40);
  expect(credit(40, 10_001)).toBe(0);
});

test("line 42 is zero when the exemptions exceed income", () => {
  // 5,000 of wages, all of it offset by the deduction for seniors of 6,000 and the exemption of 2,100.
  expect(workedReturn(az[2025], { filer: { age: 66, wages: 5_000 } }).stateIncome).toBe(0);
});

test("car loan interest is subtracted for 2025 only (A.R.S. 43-1022, as amended by HB 4168 of 2026)", () => {
  const taxable = (law: (typeof az)[2025]) =>
    workedReturn(law, { filer: { wages: 60_000 }, costs: { carLoanInterest: 3_000 } }).stateIncome;
  expect(taxable(az[2025])).toBeCloseTo(57_000, 2);
  expect(taxable(az[2026])).toBeCloseTo(60_000, 2);
});
