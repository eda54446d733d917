import fc from "fast-check";
import { expect, test } from "vitest";
import { anyLoan, anyRate } from "../../testing/mortgage.ts";
import { misexplained } from "../../testing/rework.ts";
import { scopeOfInputs } from "../../testing/scope.ts";
import { explain } from "../worksheet.ts";
import { pointsLines } from "./points.lines.ts";
import { points } from "./points.ts";

test("one point for a quarter: simple break-even 60 months, 48 counting the faster equity", () => {
  const offer = {
    loan: 360_000,
    termMonths: 360,
    annualRate: 0.0725,
    pointsShare: 0.01,
    rateWithPoints: 0.07,
    alternativeReturn: 0,
  };
  const result = points(offer);
  expect(result).toMatchObject({
    paymentWith: 2395.09,
    monthlySaving: 60.74,
    simpleBreakEven: 60,
    equityBreakEvenMonth: 48,
  });
  expect(points({ ...offer, alternativeReturn: 0.06 }).discountedBreakEvenMonth).toBeGreaterThan(48);
});

test.each([
  // 180,000 over 30 years: 966.28 at 5%, 952.57 at 4.875%, 980.08 at 5.125%.
  [0.04875, 0.00375, 675, 13.71],
  [0.05125, -0.00375, -675, -13.8],
])(
  "the example of “Your home loan toolkit” (CFPB), section 5: %d instead of 5%% is 14 a month",
  (rate, share, cost, saved) => {
    const offer = { loan: 180_000, termMonths: 360, annualRate: 0.05, pointsShare: share, rateWithPoints: rate };
    const found = points({ ...offer, alternativeReturn: 0 });
    expect(found.cost).toBeCloseTo(cost, 6);
    expect(found.monthlySaving).toBeCloseTo(saved, 6);
    // As the booklet prints it, in whole dollars.
    expect(Math.abs(Math.round(found.monthlySaving))).toBe(14);
  },
);

test("a lender credit runs out after some time, and never does if the rate is the same", () => {
  const credit = {
    loan: 360_000,
    termMonths: 360,
    annualRate: 0.0725,
    pointsShare: -0.01,
    rateWithPoints: 0.075,
    alternativeReturn: 0,
  };
  const result = points(credit);
  expect(result.cost).toBe(-3600);
  expect(result.monthlySaving).toBeLessThan(0);
  expect(result.simpleBreakEven).toBe(Math.ceil(3600 / -result.monthlySaving));
  expect(result.equityBreakEvenMonth).toBeLessThan(result.simpleBreakEven ?? 0);
  expect(points({ ...credit, rateWithPoints: 0.0725 }).equityBreakEvenMonth).toBeNull();
});

const anyPoints = fc
  .tuple(
    anyLoan,
    fc.record({
      pointsShare: fc.integer({ min: -400, max: 400 }).map((bp) => bp / 1e4),
      rateWithPoints: anyRate(),
      alternativeReturn: anyRate(15),
    }),
  )
  .map(([{ loan, termMonths, annualRate }, rest]) => ({ loan, termMonths, annualRate, ...rest }));

test("points explain themselves", () => {
  fc.assert(
    fc.property(anyPoints, (offer) => {
      expect(misexplained(explain(points(offer), pointsLines, scopeOfInputs(offer)))).toEqual([]);
    }),
  );
});
