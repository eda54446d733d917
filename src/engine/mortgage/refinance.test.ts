import fc from "fast-check";
import { expect, test } from "vitest";
import { anyRefinance, dollars, refinanceOffer } from "../../testing/mortgage.ts";
import { misexplained } from "../../testing/rework.ts";
import { scopeOfInputs } from "../../testing/scope.ts";
import { explain } from "../worksheet.ts";
import { refinanceByStatementLines, refinanceLines } from "./refinance.lines.ts";
import { refinance } from "./refinance.ts";

test("over no time, refinancing costs its closing costs; into the same loan, it is worth nothing", () => {
  expect(refinance({ ...refinanceOffer, holdMonths: 0 }).presentValue).toBe(-5000);
  const again = refinance({ ...refinanceOffer, newRate: 0.0725, newMonths: 336, closingCosts: 0 });
  expect(Math.abs(again.presentValue)).toBeLessThan(1);
});

test("cash taken out is owed, so without interest and discount it makes a refinance neither better nor worse", () => {
  const free = { ...refinanceOffer, oldRate: 0, newRate: 0, closingCosts: 0, cashOut: 20_000, newMonths: 336 };
  expect(refinance(free).presentValue).toBeCloseTo(0, 6);
});

test("cash taken out doesn't offset costs: only a cheaper loan breaks even, through its interest", () => {
  const withCash = { ...refinanceOffer, cashOut: 50_000 };
  expect(refinance({ ...withCash, newRate: 0.0575 }).equityBreakEvenMonth).toBe(25);
  expect(refinance({ ...withCash, newRate: 0.075 }).equityBreakEvenMonth).toBeNull();
});

/** From a statement: 200,000 owed at 6%, 240 payments left, 1,500 a month. */
const statement = { originalLoan: 200_000, oldRate: 0.06, oldMonths: 240, statedPayment: 1500 };

test("a loan from its statement: the balance falls by payment minus interest, and is refinanced", () => {
  const offer = { ...refinanceOffer, ...statement, newRate: 0.05, newMonths: 240 };
  const now = refinance({ ...offer, paymentsMade: 0 });
  expect([now.balance, now.newLoan, now.monthsLeft, now.oldPayment]).toEqual([200_000, 200_000, 221, 1500]);
  // ln(1,500 / 500) / ln 1.005 = 220.3, so 1,500 pays it off with payment 221.
  // At 5% for 240 months: 833.333 / (1 - 1.0041666 ** -240) = 833.333 / 0.6313546 = 1,319.91.
  expect([now.newPayment, now.monthlySaving]).toEqual([1319.91, 180.09]);
  // 1,500 - 1,000.00 = 500 leaves 199,500; 1,500 - 997.50 = 502.50 leaves 198,997.50.
  expect(refinance({ ...offer, paymentsMade: 2 }).balance).toBe(198_997.5);
  // Without a statement's payment, the level one: 1,000 / (1 - 1.005 ** -240) = 1,000 / 0.6979039 = 1,432.86.
  const { statedPayment: _, ...level } = offer;
  expect(refinance({ ...level, paymentsMade: 0 }).oldPayment).toBe(1432.86);
});

test("a refinance from a statement explains itself", () => {
  fc.assert(
    fc.property(anyRefinance, dollars(30_000), (terms, statedPayment) => {
      const offer = { ...terms, statedPayment };
      const steps = explain(refinance(offer), refinanceByStatementLines, scopeOfInputs(offer));
      expect(misexplained(steps)).toEqual([]);
    }),
  );
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
