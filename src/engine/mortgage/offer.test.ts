import fc from "fast-check";
import { expect, test } from "vitest";
import { anyRate, dollars } from "../../testing/mortgage.ts";
import { misexplained } from "../../testing/rework.ts";
import { scopeOfInputs } from "../../testing/scope.ts";
import { explain } from "../worksheet.ts";
import { offerCostLines } from "./offer.lines.ts";
import { type Offer, offerCost } from "./offer.ts";

const anyOffer: fc.Arbitrary<Offer> = fc.record({
  loan: dollars(2_000_000),
  annualRate: anyRate(15),
  termMonths: fc.integer({ min: 1, max: 480 }),
  pointsShare: fc.integer({ min: -300, max: 400 }).map((hundredths) => hundredths / 10_000),
  fees: dollars(10_000),
  stayMonths: fc.integer({ min: 0, max: 480 }),
});

test("an offer explains itself", () => {
  fc.assert(
    fc.property(anyOffer, (offer) => {
      const result = offerCost(offer);
      expect(misexplained(explain(result, offerCostLines, scopeOfInputs(offer)))).toEqual([]);
      for (const value of Object.values(result)) if (value !== null) expect(Number.isFinite(value)).toBe(true);
    }),
  );
});

test("with nothing paid upfront, the APR is the rate, and the cost over the whole term is the interest", () => {
  const offer = { loan: 360_000, annualRate: 0.0725, termMonths: 360, pointsShare: 0, fees: 0, stayMonths: 360 };
  const { apr, cost, payment } = offerCost(offer);
  expect(payment).toBe(2455.83);
  expect(cost).toBeCloseTo(524_104.81, 2);
  expect(apr).toBeCloseTo(0.0725, 5);
});

test("a more expensive offer never costs less over the same time", () => {
  fc.assert(
    fc.property(anyOffer, dollars(5000), (offer, more) => {
      expect(offerCost({ ...offer, fees: offer.fees + more }).cost).toBeGreaterThanOrEqual(offerCost(offer).cost);
    }),
  );
});
