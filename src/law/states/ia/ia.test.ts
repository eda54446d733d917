/** Iowa, 2025, worked by hand from the IA 1040. */
import { expect, test } from "vitest";
import { workedReturn } from "../../../testing/worked-state.ts";
import { ia } from "./law.ts";

test("federal itemized deductions carry over, Iowa tax included (Iowa Code 422.7; IA 1040, line 2)", () => {
  // Schedule A: 18,000 of mortgage interest and 4,000 of Iowa income tax. Line 2 is 100,000 minus 22,000; 3.8% of
  // 78,000, minus 40.
  const made = workedReturn(ia[2025], {
    filer: { wages: 100_000 },
    costs: { mortgageInterest: 18_000, stateAndLocalTaxes: 4_000 },
    home: { stateIncomeTaxPaid: 4_000 },
  });
  expect(made.taxableIncome).toBeCloseTo(78_000, 2);
  expect(made.tax).toBeCloseTo(2_964 - 40, 2);
});

test("a surviving spouse has one personal exemption credit, a head of household two (IA 1040 expanded instructions, step 3)", () => {
  // 52,200 of wages less the federal standard deduction of 2025: 31,500 leaves 20,700 for a surviving spouse, 23,625
  // leaves 28,575 for a head of household. 3.8% is 786.60 and 1,085.85. Credits: 40 + 40 for the child, and 80 + 40.
  const filed = (status: "surviving_spouse" | "head_of_household") =>
    workedReturn(ia[2025], { status, filer: { wages: 52_200 }, children: [10] }).tax;
  expect(filed("surviving_spouse")).toBeCloseTo(786.6 - 80, 2);
  expect(filed("head_of_household")).toBeCloseTo(1_085.85 - 120, 2);
});

// Iowa Code 422.12C(1): "without regard to whether or not the federal credit was limited by the taxpayer's federal tax
// liability", 75% below 10,000 of income and 65% from 10,000 on.
test("the care credit takes the federal one before its limit, and steps at the income itself", () => {
  const credit = (wages: number) =>
    workedReturn(ia[2025], {
      status: "head_of_household",
      filer: { wages },
      children: [4],
      claims: { carePersons: 1, careExpenses: 3_000 },
    }).parts.refundableCredits[0]?.amount;
  // Wages of 20,000 leave no federal tax: 32% of 3,000, 75% of it.
  expect(credit(20_000)).toBeCloseTo(0.75 * 960, 2);
  // 33,625 less the standard deduction of 23,625 is 10,000. The federal share is 25%.
  expect(credit(33_624)).toBeCloseTo(0.75 * 750, 2);
  expect(credit(33_625)).toBeCloseTo(0.65 * 750, 2);
});
