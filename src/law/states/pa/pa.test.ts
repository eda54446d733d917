/** Pennsylvania, 2025, worked by hand from Schedule SP. */
import { expect, test } from "vitest";
import { workedReturn } from "../../../testing/worked-state.ts";
import { pa } from "./law.ts";

test("spouses who live apart use the eligibility table for the unmarried; spouses together use the married one", () => {
  const tax = (wages: number, livedApart: boolean) =>
    workedReturn(pa[2025], { status: "married_separate", filer: { wages }, livedApart }).tax;
  // Table 1: 7,500 is up to the column of 7,500, 60% forgiven. Table 2: all is forgiven up to 13,000.
  expect(tax(7_500, true)).toBeCloseTo(7_500 * 0.0307 * 0.4, 2);
  expect(tax(7_500, false)).toBe(0);
  // Above 8,750, nothing is forgiven for a person who counts as unmarried.
  expect(tax(12_000, true)).toBeCloseTo(12_000 * 0.0307, 2);
});
