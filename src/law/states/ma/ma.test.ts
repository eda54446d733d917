/** Massachusetts, 2025, worked by hand from Form 1. */
import { expect, test } from "vitest";
import type { FilingStatus } from "../../../engine/tax/filing-status.ts";
import { workedCredit, workedReturn } from "../../../testing/worked-state.ts";
import { ma } from "./law.ts";

test("no child and family credit on a separate return", () => {
  const credit = (status: FilingStatus) =>
    workedCredit(ma[2025], "refundableCredits", "family", { status, filer: { profit: 14_000 }, children: [3] });
  expect(credit("married_separate")).toBe(0);
  expect(credit("head_of_household")).toBe(440);
});

test("deductions stop at Part B income; leftover exemptions reduce interest and dividends", () => {
  // 2,000 of profit minus payroll tax and gifts leaves nothing; 30,000 of dividends minus the exemption of 4,400, at
  // 5%.
  const given = { filer: { profit: 2_000 }, income: { ordinaryDividends: 30_000 }, costs: { charityCash: 6_000 } };
  expect(workedReturn(ma[2025], given).tax).toBeCloseTo(0.05 * 25_600, 2);
});
