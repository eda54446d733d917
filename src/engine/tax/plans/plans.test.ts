import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scopeOf, valuesOf } from "../../../law/figure.ts";
import { profitSharing } from "../../../law/us/business.ts";
import { figuresFor } from "../../../law/us/cited.ts";
import { lawFor, taxYears } from "../../../law/us/index.ts";
import { misexplained } from "../../../testing/rework.ts";
import { scopeOfInputs } from "../../../testing/scope.ts";
import { explain } from "../../worksheet.ts";
import { selfEmploymentTax } from "../self-employment-tax.ts";
import { catchUpLimit } from "./catch-up.ts";
import { sepContributionLines } from "./sep.lines.ts";
import { reducedRate, sepContribution } from "./sep.ts";
import { simplePlanLines } from "./simple.lines.ts";
import { simplePlan } from "./simple.ts";
import { solo401kLines } from "./solo-401k.lines.ts";
import { solo401k } from "./solo-401k.ts";

const lawOf = (year: (typeof taxYears)[number]) => ({
  ...lawFor(year, "single").retirementPlans,
  ...valuesOf(profitSharing),
});
const scopeFor = (year: (typeof taxYears)[number]) => ({
  ...scopeOf(figuresFor(year, "single").retirementPlans),
  ...scopeOf(profitSharing),
});

const anyYear = fc.constantFrom(...taxYears);
const anyOwner = fc
  .record({
    netProfit: fc.oneof(fc.integer({ min: -20_000, max: 6_000 }), fc.integer({ min: 0, max: 900_000 })),
    wages: fc.integer({ min: 0, max: 250_000 }),
    age: fc.integer({ min: 18, max: 90 }),
    deferralsElsewhere: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 36_000 })),
    planRate: fc.integer({ min: 1, max: 25 }).map((percent) => percent / 100),
  })
  .map((owner) => {
    const se = selfEmploymentTax(
      { profit: owner.netProfit, wages: owner.wages },
      lawFor(2026, "single").selfEmployment,
    );
    return { ...owner, deductibleHalf: se.deductibleHalf, netEarnings: se.netEarnings };
  });

test("25% of what is left after the contribution is 20% of what is there before it; 10% is 9.0909%", () => {
  expect(reducedRate(0.25)).toBeCloseTo(0.2, 12);
  expect(reducedRate(0.1)).toBeCloseTo(0.090909, 6);
});

test("profit 60,000 in 2026: SEP 11,152.23, solo 401(k) 24,500 + 11,152.23", () => {
  const owner = { netProfit: 60_000, deductibleHalf: 4_238.865, age: 40, deferralsElsewhere: 0, planRate: 0.25 };
  expect(sepContribution(owner, lawOf(2026)).maximum).toBeCloseTo(11_152.23, 2);
  expect(solo401k(owner, lawOf(2026)).total).toBeCloseTo(35_652.23, 2);
});

test("Publication 560: the SEP stops at the overall limit, 70,000 in 2025 and 72,000 in 2026", () => {
  const owner = { netProfit: 800_000, deductibleHalf: 20_000, planRate: 0.25 };
  expect(([2025, 2026] as const).map((year) => sepContribution(owner, lawOf(year)).maximum)).toEqual([70_000, 72_000]);
});

describe("the catch-up for an age", () => {
  test.each([
    [49, 0],
    [50, 8_000],
    [59, 8_000],
    [60, 11_250],
    [63, 11_250],
    [64, 8_000],
  ])("at %i: %i", (age, catchUp) => {
    expect(catchUpLimit(age, 8_000, 11_250, lawOf(2026))).toBe(catchUp);
  });
});

test("at low profit the employer part is at most half of what the deferral leaves", () => {
  const { deferral, employer, catchUpContribution, total } = solo401k(
    { netProfit: 33_000, deductibleHalf: 2_331.38, age: 59, deferralsElsewhere: 0 },
    lawOf(2026),
  );
  expect([deferral, employer, catchUpContribution, total]).toEqual(
    [24_500, 3_084.31, 3_084.31, 30_668.62].map((x) => expect.closeTo(x, 2)),
  );
});

test("deferrals to a job's plan use up the limit, and beyond it the catch-up", () => {
  const { deferral, catchUpContribution } = solo401k(
    { netProfit: 300_000, deductibleHalf: 4_017, age: 63, deferralsElsewhere: 32_500 },
    lawOf(2026),
  );
  expect([deferral, catchUpContribution]).toEqual([0, 3_250]);
});

test("26 USC 408(p)(2)(E)(i)(I): someone working alone has the higher SIMPLE limits of small employers", () => {
  const of = (year: 2025 | 2026, age: number) =>
    simplePlan({ netEarnings: 100_000, age, deferralsElsewhere: 0 }, lawOf(year)).total;
  // The match is 3% of 100,000.
  expect([of(2025, 40), of(2025, 52), of(2025, 61)]).toEqual(
    [17_600, 17_600 + 3_850, 17_600 + 5_250].map((x) => x + 3_000),
  );
  expect([of(2026, 40), of(2026, 52), of(2026, 61)]).toEqual(
    [18_100, 18_100 + 3_850, 18_100 + 5_250].map((x) => x + 3_000),
  );
});

test("profit 100,000 in 2025: 17,600 into a SIMPLE plan and a match of 3% of 92,350", () => {
  const { netEarnings } = selfEmploymentTax({ profit: 100_000, wages: 0 }, lawFor(2025, "single").selfEmployment);
  const { total } = simplePlan({ netEarnings, age: 40, deferralsElsewhere: 0 }, lawOf(2025));
  expect(total).toBeCloseTo(20_370.5, 9);
});

test("no plan takes more than the earnings, or anything from a loss", () => {
  fc.assert(
    fc.property(anyYear, anyOwner, (year, owner) => {
      const earnings = Math.max(0, owner.netProfit - owner.deductibleHalf) + 1e-9;
      const { total, employer, rest, catchUpContribution } = solo401k(owner, lawOf(year));
      expect(total).toBeLessThanOrEqual(earnings);
      expect(sepContribution(owner, lawOf(year)).maximum).toBeLessThanOrEqual(earnings);
      for (const part of [total, employer, rest, catchUpContribution]) expect(part).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("deferral plus employer part stay within the overall limit, and a solo 401(k) is never less than a SEP", () => {
  fc.assert(
    fc.property(anyYear, anyOwner, (year, owner) => {
      const law = lawOf(year);
      const { deferral, employer, total } = solo401k(owner, law);
      expect(deferral + employer).toBeLessThanOrEqual(law.additionsLimit + 1e-9);
      expect(total).toBeGreaterThanOrEqual(sepContribution(owner, law).maximum - 1e-9);
    }),
  );
});

test("more profit never lowers the allowed contribution", () => {
  fc.assert(
    fc.property(anyYear, anyOwner, fc.integer({ min: 0, max: 50_000 }), (year, owner, more) => {
      const richer = { ...owner, netProfit: owner.netProfit + more };
      const law = lawOf(year);
      expect(solo401k(richer, law).total).toBeGreaterThanOrEqual(solo401k(owner, law).total - 1e-9);
      expect(sepContribution(richer, law).maximum).toBeGreaterThanOrEqual(sepContribution(owner, law).maximum - 1e-9);
    }),
  );
});

test("every formula works out to the value computed", () => {
  fc.assert(
    fc.property(anyYear, anyOwner, (year, owner) => {
      const law = lawOf(year);
      const scope = { ...scopeOfInputs(owner), ...scopeFor(year) };
      const solo = { ...scope, planRate: scopeOf(profitSharing).planRate as NonNullable<(typeof scope)["planRate"]> };
      expect(
        misexplained(
          explain(sepContribution(owner, law), sepContributionLines, {
            ...scope,
            ...scopeOfInputs({ planRate: owner.planRate }),
          }),
        ),
      ).toEqual([]);
      expect(misexplained(explain(solo401k(owner, law), solo401kLines, solo))).toEqual([]);
      expect(misexplained(explain(simplePlan(owner, law), simplePlanLines, scope))).toEqual([]);
    }),
  );
});
