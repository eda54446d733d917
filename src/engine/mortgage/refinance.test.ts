import fc from "fast-check";
import { expect, test } from "vitest";
import { anyRefinance, dollars, refinanceOffer } from "../../testing/mortgage.ts";
import { misexplained } from "../../testing/rework.ts";
import { scopeOfInputs } from "../../testing/scope.ts";
import { explain } from "../worksheet.ts";
import { prepayOrInvest } from "./prepay-or-invest.ts";
import { refinanceByStatementLines, refinanceLines } from "./refinance.lines.ts";
import { refinance } from "./refinance.ts";

test("over no time, refinancing costs its closing costs; into the same loan, it is worth nothing", () => {
  expect(refinance({ ...refinanceOffer, holdMonths: 0 }).presentValue).toBe(-5000);
  const again = refinance({ ...refinanceOffer, newRate: 0.0725, newMonths: 336, closingCosts: 0 });
  expect(Math.abs(again.presentValue)).toBeLessThan(1);
});

test("1,200 owed without interest, over 12 months or 24: by hand, with savings that earn 1% a month", () => {
  // 50 less to pay for 12 months: 50 x (1 - 1.01 ** -12) / 0.01 = 50 x 11.25507747 = 562.753874. Then 600 is still
  // owed, worth 600 / 1.12682503 = 532.469535. A yearly return of 12.682503% compounds from 1% a month; 12% would be
  // 0.9489%.
  const free = { ...refinanceOffer, originalLoan: 1200, oldRate: 0, oldMonths: 12, paymentsMade: 0, newRate: 0 };
  const found = refinance({ ...free, newMonths: 24, closingCosts: 0, holdMonths: 12, discountRate: 1.01 ** 12 - 1 });
  expect(found.monthlyDiscount).toBeCloseTo(0.01, 12);
  expect(found.worthOfSavings).toBeCloseTo(562.753874, 5);
  expect(found.worthOfOwedLess).toBeCloseTo(-532.469535, 5);
  expect(found.presentValue).toBeCloseTo(30.284338, 5);
});

test("the same yearly return compounds to the same monthly one when refinancing and when investing", () => {
  const discountRate = 0.05;
  const { monthlyReturn } = prepayOrInvest({
    loan: 1000,
    annualRate: 0.06,
    termMonths: 12,
    extraPerMonth: 10,
    investReturn: discountRate,
    interestTaxShare: 0,
  });
  expect(refinance({ ...refinanceOffer, discountRate }).monthlyDiscount).toBe(monthlyReturn);
  // The twelfth root of 1.05 is 1.0040741, and a twelfth of 5% would be 0.0041667.
  expect(monthlyReturn).toBeCloseTo(0.0040741, 7);
});

test("the break-even names what has been saved by then and what is owed less: together they cover the costs", () => {
  const found = refinance({ ...refinanceOffer, paymentsMade: 0, newMonths: 360 });
  const month = found.equityBreakEvenMonth as number;
  // At 7.25%, 360,000 costs 2,455.83 a month; at 6.25%, 2,216.58: 239.25 less. 17 months save 4,067.25.
  // The first payment also takes 341.58 off the new loan where it would take 280.83 off the old one: 60.75 more, and a
  // little more each month. So 16 months bring 3,828 and about 1,000, too little, and 17 about 60 more than 5,000.
  expect([month, found.savedByBreakEven]).toEqual([17, expect.closeTo(17 * 239.25, 6)]);
  expect(4067.25 + (found.owedLessAtBreakEven as number)).toBeGreaterThanOrEqual(5000);
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
