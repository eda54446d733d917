import fc from "fast-check";
import { expect, test } from "vitest";
import { anyExtras, anyLoan, anyRate } from "../../../testing/mortgage.ts";
import { misexplained } from "../../../testing/rework.ts";
import { known, scopeOfInputs } from "../../../testing/scope.ts";
import { explain } from "../../worksheet.ts";
import { schedule } from "../schedule.ts";
import { realCostLines } from "./inflation.lines.ts";
import { realCost } from "./inflation.ts";

test("without inflation, a loan's cost in today's dollars is its cost; with inflation it is less", () => {
  fc.assert(
    fc.property(anyLoan, anyExtras, anyRate(15), (loan, extras, inflation) => {
      const made = schedule(loan, extras);
      const { totalPaid, totalInterest } = made;
      const still = realCost(made, 0);
      expect(still.realPaid).toBeCloseTo(totalPaid, 2);
      expect(still.realInterest).toBeCloseTo(totalInterest, 2);
      const result = realCost(made, inflation);
      expect(result.realPaid).toBeLessThanOrEqual(still.realPaid + 1e-6);
      const scope = { ...scopeOfInputs({ ...loan, totalPaid, totalInterest }), inflation: known(inflation, "rate") };
      expect(misexplained(explain(result, realCostLines, scope))).toEqual([]);
    }),
  );
});
