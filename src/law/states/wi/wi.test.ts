/** Wisconsin, 2025, worked by hand from Schedule WI-2441. */
import { expect, test } from "vitest";
import { workedReturn } from "../../../testing/worked-state.ts";
import { wi2025 } from "./2025.ts";

test("the care credit is the federal share of up to 10,000 of costs for one child, 20,000 for two", () => {
  const credit = (persons: number, careExpenses: number) =>
    workedReturn(wi2025, {
      status: "married_joint",
      filer: { wages: 60_000 },
      spouse: { wages: 15_000 },
      children: [2, 4],
      claims: { carePersons: persons, careExpenses },
    }).parts.credits[1]?.amount;
  // Federal share at 75,000: 20%.
  expect(credit(1, 12_000)).toBeCloseTo(0.2 * 10_000, 2);
  expect(credit(2, 12_000)).toBeCloseTo(0.2 * 12_000, 2);
  // No more than the spouse's 15,000 of earnings.
  expect(credit(2, 18_000)).toBeCloseTo(0.2 * 15_000, 2);
});
