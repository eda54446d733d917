import fc from "fast-check";
import { expect, test } from "vitest";
import { anyLoan, anyRate } from "../../testing/mortgage.ts";
import { misexplained } from "../../testing/rework.ts";
import { known, scopeOfInputs } from "../../testing/scope.ts";
import { explain } from "../worksheet.ts";
import { inflationAdjusted, inflationAdjustedLines } from "./inflation.ts";

test("without inflation a loan costs in today's dollars what it costs; with it, less", () => {
  fc.assert(
    fc.property(anyLoan, anyRate(15), (loan, inflation) => {
      const still = inflationAdjusted(loan, 0);
      expect(still.realTotal).toBeCloseTo(still.nominalTotal, 2);
      const result = inflationAdjusted(loan, inflation);
      expect(result.realTotal).toBeLessThanOrEqual(still.realTotal + 1e-6);
      const scope = { ...scopeOfInputs(loan), inflation: known(inflation, "rate") };
      expect(misexplained(explain(result, inflationAdjustedLines, scope))).toEqual([]);
    }),
  );
});
