import fc from "fast-check";
import { expect, test } from "vitest";
import { anyLoan, anyRate, dollars, known, scopeOfInputs } from "../../testing/mortgage.ts";
import { misexplained } from "../../testing/rework.ts";
import { explain } from "../worksheet.ts";
import { affordability, affordabilityLines, affordabilityWithFeeLines, type Household } from "./affordability.ts";
import { cashOutLines, cashOutOrSecondLien } from "./cash-out.ts";
import { inflationAdjusted, inflationAdjustedLines } from "./inflation.ts";
import { points, pointsLines } from "./points.ts";
import { prepayOrInvest, prepayOrInvestLines } from "./prepay-or-invest.ts";
import { limitedPrice, limitedPriceLines, priceAtOtherRates } from "./purchase-limits.ts";
import { type RefinanceOffer, refinance, refinanceLines } from "./refinance.ts";

const shares = { requestShare: 0.8, automaticShare: 0.78 };
const lawScope = { requestShare: known(0.8, "rate"), automaticShare: known(0.78, "rate") };

const household: Household = {
  incomePerYear: 120_000,
  debtsPerMonth: 600,
  downPayment: 60_000,
  annualRate: 0.0725,
  termMonths: 360,
  propertyTaxRate: 0.011,
  insuranceRate: 0.005,
  associationDuesPerMonth: 0,
  mortgageInsuranceRate: 0.0058,
  frontShare: 0.28,
  backShare: 0.36,
};

test("income 120,000, debts 600, 60,000 down: the worked example", () => {
  const result = affordability(household, shares);
  expect(result.maxHousingPayment).toBe(2800);
  expect(result.priceWithout).toBeCloseTo(393_533.78, 2);
  expect(result.maxPrice).toBeCloseTo(374_872.05, 2);
  expect(result.loanToValue).toBeCloseTo(0.84, 3);
});

test("where insurance alone would break the limit, the answer is the price of which the down payment is 20%", () => {
  const result = affordability({ ...household, downPayment: 80_000 }, shares);
  expect(result.priceWithout).toBeGreaterThan(result.priceAtJump);
  expect(result.priceWith).toBeLessThan(result.priceAtJump);
  expect(result).toMatchObject({ maxPrice: result.priceAtJump, insured: false });
  expect(result.housingPayment).toBeLessThan(2800);
});

test("a fee added to the loan is paid back with it; dues above the limit leave room for no price at all", () => {
  const withFee = affordability({ ...household, financedFeeShare: 0.0175 }, { requestShare: 0 });
  const perDollar = (0.016 / 12 + 0.0058 / 12) * withFee.maxPrice - (0.0058 / 12) * 60_000;
  const paid = 1.0175 * 0.006821763 * (withFee.maxPrice - 60_000);
  expect(perDollar + paid).toBeCloseTo(2800, 1);
  const cash = { ...household, downPayment: 600_000, propertyTaxRate: 0, insuranceRate: 0 };
  expect(affordability({ ...cash, associationDuesPerMonth: 2_900 }, shares).maxPrice).toBe(0);
  expect(affordability({ ...cash, associationDuesPerMonth: 2_700 }, shares).maxPrice).toBeGreaterThan(600_000);
});

const anyHousehold: fc.Arbitrary<Household> = fc.record({
  incomePerYear: dollars(1_000_000),
  debtsPerMonth: dollars(20_000),
  downPayment: fc.oneof(fc.constant(0), dollars(2_000_000)),
  annualRate: anyRate(),
  termMonths: fc.integer({ min: 1, max: 480 }),
  propertyTaxRate: anyRate(4),
  insuranceRate: anyRate(2),
  associationDuesPerMonth: dollars(2000),
  mortgageInsuranceRate: anyRate(2),
  financedFeeShare: fc.oneof(fc.constant(0), anyRate(4)),
  frontShare: anyRate(100),
  backShare: anyRate(100),
});

test("the price found fits the limit, and every line explains itself", () => {
  fc.assert(
    fc.property(anyHousehold, (given) => {
      const result = affordability(given, shares);
      for (const [name, value] of Object.entries(result)) expect(Number.isFinite(Number(value)), name).toBe(true);
      const most = Math.max(result.maxHousingPayment, given.associationDuesPerMonth);
      expect(result.housingPayment).toBeLessThanOrEqual(most * (1 + 1e-9) + 1e-6);
      const lines = given.financedFeeShare ? affordabilityWithFeeLines : affordabilityLines;
      expect(misexplained(explain(result, lines, { ...scopeOfInputs(given), ...lawScope }))).toEqual([]);
    }),
  );
});

test("a higher rate never raises the price, and the limits of programme and cash only lower it", () => {
  const limits = {
    largestLoan: fc.option(dollars(1_000_000)),
    leastDownShare: anyRate(20),
    cash: dollars(500_000),
    closingShare: anyRate(5),
    reserveMonths: fc.integer({ min: 0, max: 6 }),
  };
  fc.assert(
    fc.property(anyHousehold, fc.record(limits), (given, within) => {
      const [now = 0, dearer = 0] = priceAtOtherRates(given, [0, 0.01], shares);
      expect(dearer).toBeLessThanOrEqual(now * (1 + 1e-9));
      const limited = limitedPrice(given, within, shares);
      expect(limited.price).toBeLessThanOrEqual(limited.maxPriceByIncome);
      const scope = { ...scopeOfInputs({ ...given, ...within }), largestLoan: known(within.largestLoan) };
      expect(misexplained(explain(limited, limitedPriceLines, scope))).toEqual([]);
    }),
  );
});

test("20,000 left after the down payment: closing costs, and six months of that house's own payment, not of the dearest one", () => {
  const limits = { largestLoan: null, leastDownShare: 0.03, cash: 60_000, closingShare: 0.03, reserveMonths: 6 };
  const given = { ...household, downPayment: 40_000 };
  const { byCash, price, cashToClose } = limitedPrice(given, limits, shares);
  expect(byCash).toBeCloseTo(265_832.45, 2);
  expect(price).toBe(byCash);
  const perMonth = (price - 40_000) * (0.006821763 + 0.0058 / 12) + (price * 0.016) / 12;
  expect(cashToClose + 6 * perMonth).toBeCloseTo(60_000, 0);
  expect(limitedPrice({ ...given, associationDuesPerMonth: 3_400 }, limits, shares).byCash).toBe(0);
});

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

test("a lender credit is used up after some time, and never if the rate is the same", () => {
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

const oldLoan: RefinanceOffer = {
  originalLoan: 360_000,
  oldRate: 0.0725,
  oldMonths: 360,
  paymentsMade: 24,
  newRate: 0.0625,
  newMonths: 360,
  closingCosts: 5000,
  costsFinanced: false,
  cashOut: 0,
  holdMonths: 60,
  discountRate: 0,
};

test("over no time at all, refinancing costs its closing costs; the same loan again is worth nothing", () => {
  expect(refinance({ ...oldLoan, holdMonths: 0 }).presentValue).toBe(-5000);
  const again = refinance({ ...oldLoan, newRate: 0.0725, newMonths: 336, closingCosts: 0 });
  expect(Math.abs(again.presentValue)).toBeLessThan(1);
});

test("cash taken out is owed, so it makes a refinance neither better nor worse without interest and discount", () => {
  const free = { ...oldLoan, oldRate: 0, newRate: 0, closingCosts: 0, cashOut: 20_000, newMonths: 336 };
  expect(refinance(free).presentValue).toBeCloseTo(0, 6);
});

test("cash taken out settles no costs: a dearer loan never breaks even, a cheaper one when its interest has", () => {
  const withCash = { ...oldLoan, cashOut: 50_000 };
  expect(refinance({ ...withCash, newRate: 0.0575 }).equityBreakEvenMonth).toBe(25);
  expect(refinance({ ...withCash, newRate: 0.075 }).equityBreakEvenMonth).toBeNull();
});

const anyRefinance: fc.Arbitrary<RefinanceOffer> = fc.record({
  originalLoan: dollars(2_000_000),
  oldRate: anyRate(),
  oldMonths: fc.integer({ min: 1, max: 480 }),
  paymentsMade: fc.integer({ min: 0, max: 500 }),
  newRate: anyRate(),
  newMonths: fc.integer({ min: 1, max: 480 }),
  closingCosts: dollars(20_000),
  costsFinanced: fc.boolean(),
  cashOut: fc.oneof(fc.constant(0), dollars(100_000)),
  holdMonths: fc.integer({ min: 0, max: 480 }),
  discountRate: anyRate(10),
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

const anySpareMoney = fc
  .tuple(anyLoan, fc.record({ extraPerMonth: dollars(5000), investReturn: anyRate(15), interestTaxShare: anyRate(40) }))
  .map(([{ loan, annualRate, termMonths }, rest]) => ({ loan, annualRate, termMonths, ...rest }));

test("prepaying or investing explains itself, and both are as good at the loan's own rate", () => {
  fc.assert(
    fc.property(anySpareMoney, (given) => {
      const steps = explain(prepayOrInvest(given), prepayOrInvestLines, scopeOfInputs(given));
      expect(misexplained(steps, 1e-5)).toEqual([]);
      const { breakEvenReturn } = prepayOrInvest({ ...given, interestTaxShare: 0 });
      const same = prepayOrInvest({ ...given, investReturn: breakEvenReturn });
      expect(Math.abs(same.advantageInvest)).toBeLessThan(1e-5 * (1 + same.wealthInvest + given.loan));
    }),
  );
});

test("without inflation a loan costs in today's dollars what it costs; with it, less", () => {
  fc.assert(
    fc.property(anyLoan, anyRate(15), (loan, inflation) => {
      const still = inflationAdjusted(loan, 0);
      expect(still.realTotal).toBeCloseTo(still.nominalTotal, 2);
      const result = inflationAdjusted(loan, inflation);
      expect(result.realTotal).toBeLessThanOrEqual(still.realTotal + 1e-6);
      const scope = { ...scopeOfInputs(loan), inflation: known(inflation, "rate") };
      expect(misexplained(explain(result, inflationAdjustedLines, scope))).toEqual([]);
    }),
  );
});

test("cash from a home: a cheap old loan is kept, and both ways explain themselves", () => {
  const lien = { secondRate: 0.085, secondMonths: 180, secondCosts: 500 };
  const cheap = { ...oldLoan, oldRate: 0.03, newRate: 0.0725, cashOut: 50_000 };
  expect(cashOutOrSecondLien(cheap, lien).secondSaves).toBeGreaterThan(0);
  expect(cashOutOrSecondLien({ ...cheap, oldRate: 0.09 }, lien).secondSaves).toBeLessThan(0);
  fc.assert(
    fc.property(anyRefinance, (offer) => {
      const steps = explain(cashOutOrSecondLien(offer, lien), cashOutLines, scopeOfInputs({ ...offer, ...lien }));
      expect(misexplained(steps)).toEqual([]);
    }),
  );
});
