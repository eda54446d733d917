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
