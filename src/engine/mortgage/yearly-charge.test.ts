import { expect, test } from "vitest";
import { schedule } from "./schedule.ts";
import { monthlyCharges, totalCharges } from "./yearly-charge.ts";

/** Without interest, 1,000 is repaid each month. */
const loanOf = (termMonths: number) =>
  schedule({
    loan: 1_000 * termMonths,
    annualRate: 0,
    termMonths,
    firstPayment: { year: 2027, month: 1, day: 1 },
  });

test("FHA and USDA: a twelfth of the rate on the average balance before each payment of the year", () => {
  // 24,000 down to 13,000 is 18,500 on average, then 12,000 down to 1,000 is 6,500; 1.2% a year is 0.1% a month.
  expect(monthlyCharges(loanOf(24), 0.012, 24)).toEqual([18.5, 6.5]);
  // The last half year: 6,000 down to 1,000.
  expect(monthlyCharges(loanOf(18), 0.012, 18)).toEqual([12.5, 3.5]);
});

test("no charge in the years after it ends, and only the months before in the year it ends", () => {
  expect(monthlyCharges(loanOf(24), 0.012, 12)).toEqual([18.5, 0]);
  expect(monthlyCharges(loanOf(24), 0.012, 13)).toEqual([18.5, 6.5]);
  expect(totalCharges([18.5, 6.5], 24)).toBeCloseTo(300, 9);
  expect(totalCharges([18.5, 6.5], 15)).toBeCloseTo(12 * 18.5 + 3 * 6.5, 9);
  expect(totalCharges([18.5, 6.5], 7)).toBeCloseTo(7 * 18.5, 9);
});
