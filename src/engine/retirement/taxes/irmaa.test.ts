import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scopeOf, valuesOf } from "../../../law/figure.ts";
import { medicare } from "../../../law/retirement/medicare.ts";
import { misexplained } from "../../../testing/rework.ts";
import { scopeOfInputs } from "../../../testing/scope.ts";
import { explain } from "../../worksheet.ts";
import { medicarePremiumLines } from "./irmaa.lines.ts";
import { medicarePremium, surchargeTier } from "./irmaa.ts";

const anyAmount = fc.integer({ min: 0, max: 3_000_000 });

describe("Medicare surcharges", () => {
  const law = { ...valuesOf(medicare[2026].individual), standardPartB: 202.9 };
  test.each([
    [109_000, 0],
    [109_000.01, 1],
    [205_000, 3],
    [499_999.99, 4],
    [500_000, 5],
  ])("an income of %f is in tier %i: above a line, except that the highest tier includes its line", (income, tier) => {
    expect(surchargeTier(income, law.tierStarts)).toBe(tier);
  });
  test("every line works out, and more income never lowers the premium", () =>
    fc.assert(
      fc.property(anyAmount, anyAmount, (incomeTwoYearsBefore, more) => {
        const worked = medicarePremium({ incomeTwoYearsBefore }, law);
        const scope = { ...scopeOf(medicare[2026]), ...scopeOfInputs({ incomeTwoYearsBefore }) };
        expect(misexplained(explain(worked, medicarePremiumLines, scope))).toEqual([]);
        const after = medicarePremium({ incomeTwoYearsBefore: incomeTwoYearsBefore + more }, law);
        expect(after.yearlyPremium).toBeGreaterThanOrEqual(worked.yearlyPremium);
        const atTheLine = medicarePremium({ incomeTwoYearsBefore: incomeTwoYearsBefore + worked.roomToNextTier }, law);
        if (worked.tier < 4) expect(atTheLine.tier).toBe(worked.tier);
      }),
    ));
});
