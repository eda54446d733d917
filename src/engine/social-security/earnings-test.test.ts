import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scopeOf, valuesOf } from "../../law/figure.ts";
import { earningsTests } from "../../law/retirement/social-security.ts";
import { misexplained } from "../../testing/rework.ts";
import { scopeOfInputs } from "../../testing/scope.ts";
import { explain } from "../worksheet.ts";
import { earningsTestLines } from "./earnings-test.lines.ts";
import { claimAgeAfterWithholding, earningsTest } from "./earnings-test.ts";

describe("the earnings test", () => {
  const figures = valuesOf(earningsTests[2026]);
  test("one dollar is withheld for every two above the limit, in whole months", () => {
    const year = { earnings: 34_480, reachesFullRetirementAge: false, benefitMonths: 12, monthlyBenefit: 1500 };
    // 34,480 - 24,480 = 10,000, and half of that is 5,000, in four months of 1,500 (the rest of the fourth is paid
    // later)
    expect(earningsTest(year, figures)).toMatchObject({
      excess: 5000,
      monthsWithheld: 4,
      withheld: 5000,
      paid: 13_000,
    });
    const last = { ...year, earnings: 71_160, reachesFullRetirementAge: true, benefitMonths: 6 };
    expect(earningsTest(last, figures)).toMatchObject({ excess: 2000, monthsWithheld: 2 });
  });
  test("every line works out, and no more is withheld than was due", () =>
    fc.assert(
      fc.property(
        fc.record({
          earnings: fc.integer({ min: 0, max: 300_000 }),
          reachesFullRetirementAge: fc.boolean(),
          benefitMonths: fc.integer({ min: 0, max: 12 }),
          monthlyBenefit: fc.integer({ min: 0, max: 5000 }),
        }),
        (year) => {
          const worked = earningsTest(year, figures);
          const scope = { ...scopeOf(earningsTests[2026]), ...scopeOfInputs(year) };
          expect(misexplained(explain(worked, earningsTestLines, scope))).toEqual([]);
          expect(worked.paid).toBeGreaterThanOrEqual(0);
          expect(worked.monthsWithheld).toBeLessThanOrEqual(year.benefitMonths);
        },
      ),
    ));
  test("withheld months are credited back at full retirement age", () => {
    expect(claimAgeAfterWithholding(744, 20, 804)).toBe(764);
    expect(claimAgeAfterWithholding(790, 20, 804)).toBe(804);
    expect(claimAgeAfterWithholding(810, 20, 804)).toBe(810);
  });
});
