/** Pennsylvania, 2025, worked by hand from Schedule SP. */
import { expect, test } from "vitest";
import { workedReturn } from "../../../testing/worked-state.ts";
import { pa } from "./law.ts";

test("spouses apart have the eligibility table of the unmarried, spouses together that of the married", () => {
  const tax = (wages: number, livedApart: boolean) =>
    workedReturn(pa[2025], { status: "married_separate", filer: { wages }, livedApart }).tax;
  // Table 1: 7,500 is up to the column of 7,500, 60% forgiven. Table 2: all is forgiven up to 13,000.
  expect(tax(7_500, true)).toBeCloseTo(7_500 * 0.0307 * 0.4, 2);
  expect(tax(7_500, false)).toBe(0);
  // Above 8,750 nothing is forgiven to one who is counted as unmarried.
  expect(tax(12_000, true)).toBeCloseTo(12_000 * 0.0307, 2);
});
