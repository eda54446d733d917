/** Idaho, worked by hand from Form 40. */
import { expect, test } from "vitest";
import { workedReturn } from "../../../testing/worked-state.ts";
import { id } from "./law.ts";

// Form 40, line 14 and its worksheet: above the federal limit on taxes, whatever room property tax leaves.
test("state income tax is added back only as far as the federal limit left room for it after property tax", () => {
  const made = workedReturn(id[2026], {
    filer: { wages: 150_000 },
    costs: { mortgageInterest: 12_000, stateAndLocalTaxes: 50_000 },
    home: { realEstateTaxes: 20_000, stateIncomeTaxPaid: 30_000 },
  });
  // Taxes of 50,000 count up to 40,400, of which 20,000 is property tax: 20,400. 52,400 itemized is 36,300 above the
  // standard deduction.
  expect(made.additions).toBeCloseTo(20_400, 2);
  // 150,000 minus 52,400 plus 20,400: 118,000. 5.3% above 4,811, plus 10 for the building fund, minus the grocery
  // credit.
  expect(made.tax).toBeCloseTo(0.053 * (118_000 - 4_811) + 10 - 155, 2);
});

// Form 40, lines 7 to 19: deductions are subtracted from adjusted gross income, and what is left ends at zero.
test("unused deductions offset the state income tax that is added back", () => {
  const made = workedReturn(id[2025], {
    filer: { wages: 30_000 },
    costs: { mortgageInterest: 20_000, stateAndLocalTaxes: 25_000 },
    home: { realEstateTaxes: 5_000, stateIncomeTaxPaid: 20_000 },
  });
  // 45,000 itemized is 15,000 more than the income. Without 20,000 of income tax, 25,000 of it counts.
  expect(made.taxableIncome).toBeCloseTo(30_000 - 25_000, 2);
});
