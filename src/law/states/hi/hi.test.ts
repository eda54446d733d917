/** Hawaii, worked by hand: which pensions are not taxed (HRS 235-7(a)(2), (3); Form N-11, line 13). */
import { expect, test } from "vitest";
import { workedReturn } from "../../../testing/worked-state.ts";
import { hi } from "./law.ts";

test("a pension paid for by an employer isn't taxed at any age; withdrawals from one's own savings are", () => {
  const income = (age: number, taxablePensions: number, employerPensions: number) =>
    workedReturn(hi[2025], { filer: { age, taxablePensions, employerPensions } }).stateIncome;
  expect(income(58, 40_000, 40_000)).toBe(0);
  expect(income(70, 40_000, 0)).toBe(40_000);
  expect(income(70, 40_000, 25_000)).toBe(15_000);
});

// HRS 235-51(f): the schedule taxes at least the income taxed below 7.25%, which since Act 46 ends at 48,000, 96,000
// and 72,000. Up to there it takes 2,539.20, 5,078.40 and 3,808.80.
test.each([
  ["single", 48_000, 2_539.2],
  ["married_joint", 96_000, 5_078.4],
  ["head_of_household", 72_000, 3_808.8],
] as const)("a gain is taxed at 7.25% above the brackets with lower rates, %s: from %i", (status, start, below) => {
  const made = workedReturn(hi[2025], { status, filer: { wages: 30_000 }, income: { longTermGain: 90_000 } });
  expect(made.taxableIncome).toBeGreaterThan(start);
  expect(made.taxBeforeCredits).toBeCloseTo(below + 0.0725 * (made.taxableIncome - start), 2);
});
