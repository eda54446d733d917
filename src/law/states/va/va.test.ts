/** Virginia, worked by hand: the limit on itemized deductions at high incomes (Virginia Schedule A, Part B). */
import { expect, test } from "vitest";
import { workedReturn } from "../../../testing/worked-state.ts";
import { va } from "./law.ts";

// The 2025 Schedule A prints 332,700 for a single filer; with the federal index for 2026 that is 340,250. At 10,000
// above, 3% of that is lost.
test.each([
  [2025, 332_700],
  [2026, 340_250],
] as const)(
  "%i: deductions of a single filer fall by three cents for each dollar of income above %d",
  (year, start) => {
    const deductions = (wages: number) =>
      workedReturn(va[year], { filer: { wages }, home: { realEstateTaxes: 30_000 } }).itemizedDeductions;
    expect(deductions(start)).toBeCloseTo(30_000, 2);
    expect(deductions(start + 10_000)).toBeCloseTo(30_000 - 300, 2);
  },
);
