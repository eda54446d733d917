import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scopeOf, valuesOf } from "../../../law/figure.ts";
import { medicare } from "../../../law/retirement/medicare.ts";
import { misexplained } from "../../../testing/rework.ts";
import { scopeOfInputs } from "../../../testing/scope.ts";
import { explain } from "../../worksheet.ts";
import { medicarePremiumLines } from "./irmaa.lines.ts";
import { medicarePremium } from "./irmaa.ts";

const { standardPartB, ...returns } = medicare[2026];
const lawFor = (kind: keyof typeof returns) => ({ ...valuesOf(returns[kind]), standardPartB: standardPartB.value });

/**
 * CMS, 2026 Medicare Parts A & B Premiums and Deductibles: each row with its first and its last income on an individual
 * and on a joint return ("greater than $109,000 and less than or equal to $137,000", "greater than or equal to
 * $500,000"), its total Part B premium and its Part D amount per month. The year's surcharge is worked by hand:
 * 12 x (284.10 - 202.90 + 14.50) = 1,148.40.
 */
const published = [
  { tier: 0, individual: [0, 109_000], joint: [0, 218_000], partB: 202.9, partD: 0, surcharge: 0 },
  {
    tier: 1,
    individual: [109_000.01, 137_000],
    joint: [218_000.01, 274_000],
    partB: 284.1,
    partD: 14.5,
    surcharge: 1_148.4,
  },
  {
    tier: 2,
    individual: [137_000.01, 171_000],
    joint: [274_000.01, 342_000],
    partB: 405.8,
    partD: 37.5,
    surcharge: 2_884.8,
  },
  {
    tier: 3,
    individual: [171_000.01, 205_000],
    joint: [342_000.01, 410_000],
    partB: 527.5,
    partD: 60.4,
    surcharge: 4_620,
  },
  {
    tier: 4,
    individual: [205_000.01, 499_999.99],
    joint: [410_000.01, 749_999.99],
    partB: 649.2,
    partD: 83.3,
    surcharge: 6_355.2,
  },
  { tier: 5, individual: [500_000, 3_000_000], joint: [750_000, 3_000_000], partB: 689.9, partD: 91, surcharge: 6_936 },
];

describe.each(["individual", "joint"] as const)("Medicare surcharges of 2026, %s return", (kind) => {
  test.each(published)(
    "tier $tier from its first income to its last",
    ({ tier, partB, partD, surcharge, ...incomes }) => {
      for (const incomeTwoYearsBefore of incomes[kind]) {
        const worked = medicarePremium({ incomeTwoYearsBefore }, lawFor(kind));
        expect(worked.tier, `${incomeTwoYearsBefore}`).toBe(tier);
        expect(worked.partBMonthly).toBeCloseTo(partB, 9);
        expect(worked.partDSurcharge).toBe(partD);
        expect(worked.yearlySurcharge).toBeCloseTo(surcharge, 9);
        expect(worked.yearlyPremium).toBeCloseTo(12 * 202.9 + surcharge, 9);
      }
    },
  );
});

const anyAmount = fc.integer({ min: 0, max: 3_000_000 });
const anyReturn = fc.constantFrom("individual" as const, "joint" as const, "separateTogether" as const);

test("every line works out, and more income never lowers the premium", () =>
  fc.assert(
    fc.property(anyReturn, anyAmount, anyAmount, (kind, incomeTwoYearsBefore, more) => {
      const worked = medicarePremium({ incomeTwoYearsBefore }, lawFor(kind));
      const scope = { ...scopeOf({ standardPartB, ...returns[kind] }), ...scopeOfInputs({ incomeTwoYearsBefore }) };
      expect(misexplained(explain(worked, medicarePremiumLines, scope))).toEqual([]);
      const after = medicarePremium({ incomeTwoYearsBefore: incomeTwoYearsBefore + more }, lawFor(kind));
      expect(after.yearlyPremium).toBeGreaterThanOrEqual(worked.yearlyPremium);
    }),
  ));
