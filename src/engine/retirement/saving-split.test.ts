import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lawScope } from "../../law/us/cited.ts";
import { lawFor } from "../../law/us/index.ts";
import { misexplained } from "../../testing/rework.ts";
import { explain, type Scope } from "../worksheet.ts";
import { savingSplitLines } from "./saving-split.lines.ts";
import { type SaverAtWork, savingSplit, type YearOfSaving } from "./saving-split.ts";

const alone = lawFor(2026, "single");
const joint = lawFor(2026, "married_joint");
const worker: SaverAtWork = {
  age: 40,
  working: true,
  pay: 100_000,
  covered: true,
  spouseCovered: false,
  monthsBeforeMedicare: 12,
};
const atHome: SaverAtWork = { ...worker, working: false, pay: 0, covered: false, spouseCovered: true };
const traditional = {
  rothShare: 0,
  taxableShare: 0,
  healthShare: 0,
  familyCoverage: false,
  rothCatchUpPay: 150_000,
};
const saved = (own: number, income: number, savers: readonly SaverAtWork[], shares: Partial<YearOfSaving> = {}) => {
  const { pretax, toRoth, toTaxable } = savingSplit(
    { ...traditional, ...shares, own, income, savers },
    savers.length === 2 ? joint : alone,
  );
  return { pretax, toRoth, toTaxable };
};

// Publication 560: on a profit of 110,000, half of self-employment tax is 7,771.25, so a SEP takes 20% of 102,228.75.
describe("a plan of one's own", () => {
  const sep = { ...worker, pay: 0, ownPlan: { most: 20_445.75, deferral: 0 } };
  test("a SEP takes its own limit, not a 401(k)'s; the rest goes to IRAs, then to the taxable account", () => {
    // With 90,000 of other income the deduction is gone, 153,000 is far, so 7,500 goes into a Roth IRA.
    expect(saved(30_000, 120_000, [sep])).toEqual({ pretax: 20_445.75, toRoth: 7_500, toTaxable: 30_000 - 27_945.75 });
  });
  test("Roth money stays out of a SEP, but not out of one's own part of a solo 401(k)", () => {
    expect(saved(10_000, 102_229, [sep], { rothShare: 1 })).toEqual({ pretax: 0, toRoth: 7_500, toTaxable: 2_500 });
    const solo = { ...sep, ownPlan: { most: 44_945.75, deferral: 24_500 } };
    expect(saved(40_000, 102_229, [solo], { rothShare: 1 })).toEqual({
      ...{ pretax: 0, toRoth: 24_500 + 7_500, toTaxable: 8_000 },
    });
  });
});

// Notice 2025-67: 24,500 in a 401(k), 7,500 in an IRA. With a plan at work, the deduction phases out from 81,000 to
// 91,000 (joint 129,000 to 149,000; for a spouse without a plan 242,000 to 252,000), and Roth contributions from
// 153,000 to 168,000 (242,000 to 252,000).
describe("where savings go, 2026", () => {
  test("without a plan at work an IRA is deductible at any income", () =>
    expect(saved(10_000, 200_000, [{ ...worker, covered: false }])).toEqual({
      pretax: 7_500,
      toRoth: 0,
      toTaxable: 2_500,
    }));
  test("halfway through the phase-out, rounded up to ten dollars; the rest goes into Roth", () =>
    // Income minus 24,500 in the 401(k): 85,500. 7,500 * 5,500 / 10,000 = 4,125.
    expect(saved(32_000, 110_000, [worker])).toEqual({ pretax: 24_500 + 4_130, toRoth: 3_370, toTaxable: 0 }));
  test("above both limits, anything beyond the 401(k) goes into the taxable account", () =>
    expect(saved(32_000, 200_000, [worker])).toEqual({ pretax: 24_500, toRoth: 0, toTaxable: 7_500 }));
  test("a spouse without a plan: the higher range, and an IRA even without a job", () =>
    // 270,000 minus 24,500: 245,500. For the spouse 7,500 * 6,500 / 10,000 = 4,875, so 4,880; the same Roth limit for
    // each; the worker deducts nothing. 4,880 is deducted; 4,880 and the rest of the spouse's limit, 2,620, go into
    // Roth.
    expect(saved(40_000, 270_000, [worker, atHome])).toEqual({
      pretax: 24_500 + 4_880,
      toRoth: 4_880 + 2_620,
      toTaxable: 3_120,
    }));
  test("Roth preferred: the 401(k) first; above the Roth IRA limit, the deductible or the taxable account", () => {
    const roth = { rothShare: 1 };
    expect(saved(30_000, 100_000, [worker], roth)).toEqual({ pretax: 0, toRoth: 30_000, toTaxable: 0 });
    expect(saved(30_000, 170_000, [worker], roth)).toEqual({ pretax: 0, toRoth: 24_500, toTaxable: 5_500 });
    expect(saved(5_000, 170_000, [{ ...worker, covered: false }], roth)).toEqual({
      pretax: 5_000,
      toRoth: 0,
      toTaxable: 0,
    });
  });
  test("with Medicare, health savings get nothing more, and a twelfth for each month before it", () => {
    // Rev. Proc. 2025-19: 4,400 self-only, 1,000 more from 55 on; 9 twelfths of 5,400 is 4,050.
    const toHealth = (monthsBeforeMedicare: number) =>
      savingSplit(
        {
          ...traditional,
          own: 10_000,
          income: 100_000,
          healthShare: 1,
          savers: [{ ...worker, age: 65, monthsBeforeMedicare }],
        },
        alone,
      ).toHealth;
    expect([12, 9, 0].map(toHealth)).toEqual([5_400, 4_050, 0]);
  });
  test("for any savers, everything goes somewhere, no limit is exceeded, and every line works out", () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            age: fc.integer({ min: 18, max: 75 }),
            working: fc.boolean(),
            pay: fc.integer({ min: 0, max: 400_000 }),
            covered: fc.boolean(),
            spouseCovered: fc.boolean(),
            monthsBeforeMedicare: fc.integer({ min: 0, max: 12 }),
          }),
          { minLength: 1, maxLength: 2 },
        ),
        fc.integer({ min: 0, max: 120_000 }),
        fc.integer({ min: 0, max: 400_000 }),
        fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3), fc.nat(3)),
        (savers, own, income, [a, b, c, rest]) => {
          const all = Math.max(1, a + b + c + rest);
          const year: YearOfSaving = {
            ...traditional,
            own,
            income,
            savers,
            rothShare: a / all,
            taxableShare: b / all,
            healthShare: c / all,
          };
          const status = savers.length === 2 ? "married_joint" : "single";
          const split = savingSplit(year, lawFor(2026, status));
          const { toHealth, toRoth, pretax, toTaxable, people } = split;
          expect(toHealth + toRoth + pretax + toTaxable).toBeCloseTo(own, 6);
          expect(toTaxable).toBeGreaterThanOrEqual(own * year.taxableShare - 1e-6);
          for (const { intoRoth, deducted, limits } of people)
            expect(intoRoth + deducted).toBeLessThanOrEqual(limits.iraLimit + 1e-6);
          const scope: Record<string, Scope[string]> = { ...lawScope(2026, status) };
          for (const [name, value] of Object.entries(year))
            if (typeof value !== "object") scope[name] = { kind: "input", name, label: name, value, unit: "usd" };
          expect(misexplained(explain(split, savingSplitLines, scope))).toEqual([]);
        },
      ),
    ));
});
