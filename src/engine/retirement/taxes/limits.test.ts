import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lawScope } from "../../../law/us/cited.ts";
import { lawFor } from "../../../law/us/index.ts";
import { misexplained } from "../../../testing/rework.ts";
import { scopeOfInputs } from "../../../testing/scope.ts";
import { filingStatuses } from "../../tax/filing-status.ts";
import { explain } from "../../worksheet.ts";
import { savingLimitsLines } from "./limits.lines.ts";
import { savingLimits } from "./limits.ts";

describe("contribution limits for 2026", () => {
  const law = lawFor(2026, "single");
  const saver = { modifiedAdjustedGrossIncome: 0, familyCoverage: false };
  // Notice 2025-67 and Rev. Proc. 2025-19.
  test.each([
    [49, 24_500, 7_500, 4_400],
    [50, 32_500, 8_600, 4_400],
    [55, 32_500, 8_600, 5_400],
    [59, 32_500, 8_600, 5_400],
    [60, 35_750, 8_600, 5_400],
    [63, 35_750, 8_600, 5_400],
    [64, 32_500, 8_600, 5_400],
  ])("at %i: 401(k) %i, IRA %i, HSA %i", (age, planLimit, iraLimit, healthLimit) => {
    expect(savingLimits({ ...saver, age }, law)).toMatchObject({ planLimit, iraLimit, healthLimit });
  });
  test.each([
    [153_000, 7_500],
    [160_500, 3_750],
    [160_510, 3_750], // 3,745 rounded up to ten dollars
    [167_990, 200],
    [168_000, 0],
  ])("with an income of %i, a Roth IRA may take %i", (modifiedAdjustedGrossIncome, rothLimit) => {
    expect(savingLimits({ ...saver, age: 40, modifiedAdjustedGrossIncome }, law).rothLimit).toBe(rothLimit);
  });
  test("every line works out, for every status", () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...filingStatuses),
        fc.record({
          age: fc.integer({ min: 16, max: 80 }),
          modifiedAdjustedGrossIncome: fc.integer({ min: 0, max: 400_000 }),
          familyCoverage: fc.boolean(),
        }),
        (status, one) => {
          const worked = savingLimits(one, lawFor(2026, status));
          expect(
            misexplained(explain(worked, savingLimitsLines, { ...lawScope(2026, status), ...scopeOfInputs(one) })),
          ).toEqual([]);
          expect(worked.rothLimit).toBeLessThanOrEqual(worked.iraLimit);
        },
      ),
    ));
});
