import fc from "fast-check";
import { expect, test } from "vitest";
import { anyRefinance, refinanceOffer } from "../../testing/mortgage.ts";
import { misexplained } from "../../testing/rework.ts";
import { scopeOfInputs } from "../../testing/scope.ts";
import { explain } from "../worksheet.ts";
import { refinance, refinanceLines } from "./refinance.ts";

test("over no time at all, refinancing costs its closing costs; the same loan again is worth nothing", () => {
  expect(refinance({ ...refinanceOffer, holdMonths: 0 }).presentValue).toBe(-5000);
  const again = refinance({ ...refinanceOffer, newRate: 0.0725, newMonths: 336, closingCosts: 0 });
  expect(Math.abs(again.presentValue)).toBeLessThan(1);
});

test("cash taken out is owed, so it makes a refinance neither better nor worse without interest and discount", () => {
  const free = { ...refinanceOffer, oldRate: 0, newRate: 0, closingCosts: 0, cashOut: 20_000, newMonths: 336 };
  expect(refinance(free).presentValue).toBeCloseTo(0, 6);
});

test("cash taken out settles no costs: a dearer loan never breaks even, a cheaper one when its interest has", () => {
  const withCash = { ...refinanceOffer, cashOut: 50_000 };
  expect(refinance({ ...withCash, newRate: 0.0575 }).equityBreakEvenMonth).toBe(25);
  expect(refinance({ ...withCash, newRate: 0.075 }).equityBreakEvenMonth).toBeNull();
});

test("a refinance explains itself", () => {
  fc.assert(
    fc.property(anyRefinance, (offer) => {
      const result = refinance(offer);
      for (const [name, value] of Object.entries(result))
        expect(value === null || Number.isFinite(value), name).toBe(true);
      expect(misexplained(explain(result, refinanceLines, scopeOfInputs(offer)))).toEqual([]);
    }),
  );
});
