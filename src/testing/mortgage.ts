import fc from "fast-check";
import { dateFromIso } from "../engine/calendar.ts";
import type { IndexPath } from "../engine/mortgage/adjustable/adjustable.ts";
import type { ExtraPayments } from "../engine/mortgage/extra-payments.ts";
import { growingWith, type OwnedHome } from "../engine/mortgage/owning/owning.ts";
import type { OwnersTaxes } from "../engine/mortgage/owning/tax-saving.ts";
import type { RefinanceOffer } from "../engine/mortgage/refinance.ts";
import type { FixedLoan } from "../engine/mortgage/schedule.ts";

/** Any amount in cents, as dollars. */
export const dollars = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((cents) => cents / 100);
/** Any rate a form accepts: from 0 in thousandths of a point, as a fraction. */
export const anyRate = (mostPercent = 25) =>
  fc.oneof(
    fc.constant(0),
    fc.integer({ min: 0, max: mostPercent * 8 }).map((eighths) => eighths / 800),
    fc.integer({ min: 0, max: mostPercent * 1000 }).map((thousandths) => thousandths / 100_000),
  );
export const anyTerm = fc.oneof(fc.constantFrom(1, 2, 120, 180, 240, 360), fc.integer({ min: 1, max: 480 }));

export const anyLoan: fc.Arbitrary<FixedLoan> = fc.record({
  loan: fc.oneof(fc.constant(0), dollars(100), dollars(3_000_000)),
  annualRate: anyRate(),
  termMonths: anyTerm,
  firstPayment: fc.record({
    year: fc.integer({ min: 2020, max: 2040 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  }),
});

export const anyExtras: fc.Arbitrary<ExtraPayments> = fc.record(
  {
    perMonth: dollars(5000),
    fromPayment: fc.integer({ min: 1, max: 400 }),
    throughPayment: fc.integer({ min: 1, max: 400 }),
    perYear: dollars(20_000),
    inMonth: fc.integer({ min: 1, max: 12 }),
    once: fc.array(fc.record({ payment: fc.integer({ min: 1, max: 400 }), amount: dollars(200_000) }), {
      maxLength: 3,
    }),
  },
  { requiredKeys: [] },
);

/** 5% down on a home of 400,000. */
export const insuredLoan = {
  loan: 380_000,
  originalValue: 400_000,
  annualRate: 0.065,
  termMonths: 360,
  firstPayment: dateFromIso("2027-03-01"),
  mortgageInsuranceRate: 0.0066,
};

/** A purchase with a government loan. */
export const anyPurchase = fc.record({
  price: fc.integer({ min: 0, max: 2_000_000 }),
  downShare: anyRate(100),
  annualRate: anyRate(),
  termMonths: fc.integer({ min: 1, max: 480 }),
});

/** A home that costs nothing to buy, keep or sell, in a world where nothing grows. */
export const homeWithoutCosts: Omit<OwnedHome, "price" | "downShare"> = {
  closingShare: 0,
  annualRate: 0,
  termMonths: 360,
  propertyTaxRate: 0,
  maintenanceRate: 0,
  insurancePerYear: 0,
  associationDuesPerMonth: 0,
  mortgageInsuranceRate: 0,
  appreciation: 0,
  inflation: 0,
  sellingShare: 0,
  ...growingWith(0, 0),
};

export const anyHome: fc.Arbitrary<OwnedHome> = fc.record({
  price: fc.oneof(fc.constant(0), dollars(2_000_000)),
  downShare: fc.oneof(fc.constantFrom(0, 0.2, 1), anyRate(100)),
  closingShare: anyRate(5),
  annualRate: anyRate(15),
  termMonths: fc.integer({ min: 1, max: 480 }),
  propertyTaxRate: anyRate(4),
  maintenanceRate: anyRate(3),
  insurancePerYear: dollars(10_000),
  associationDuesPerMonth: dollars(1000),
  mortgageInsuranceRate: anyRate(2),
  appreciation: fc.integer({ min: -50, max: 100 }).map((tenths) => tenths / 1000),
  inflation: anyRate(8),
  sellingShare: anyRate(10),
  assessmentGrowth: anyRate(8),
  maintenanceGrowth: anyRate(8),
  insuranceGrowth: anyRate(15),
  duesGrowth: anyRate(15),
  specialAssessment: fc.oneof(fc.constant(0), dollars(30_000)),
  specialAssessmentYear: fc.integer({ min: 1, max: 40 }),
});

export const anySaleTax = fc.record({
  capitalGainsRate: anyRate(30),
  gainExclusion: fc.constantFrom(0, 250_000, 500_000),
  exclusionYears: fc.constantFrom(0, 2),
});
export const anyOwnersTaxes: fc.Arbitrary<OwnersTaxes> = fc.record({
  incomePerYear: dollars(1_000_000),
  rates: anyRate(37).map((rate) => [
    { floor: 0, rate: rate / 2 },
    { floor: 50_000, rate },
  ]),
  standardDeduction: dollars(40_000),
  otherItemized: dollars(40_000),
  otherStateTax: dollars(40_000),
  saltCap: fc.constantFrom(5000, 10_000, 40_400),
  interestDebtLimit: fc.constantFrom(375_000, 750_000),
  deductibleInsuranceShare: fc.constantFrom(0, 0.5, 1).map((share) => () => share),
  topBracketStart: dollars(800_000),
  topBracketShare: fc.constantFrom(0, 2 / 37),
});

/** 24 payments into a loan of 360,000 at 7.25%, with a rate one point lower on offer. */
export const refinanceOffer: RefinanceOffer = {
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

export const anyRefinance: fc.Arbitrary<RefinanceOffer> = fc.record({
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

/** The given index at each adjustment; the last value carries forward. */
export const given =
  (values: readonly number[]): IndexPath =>
  (reset) =>
    values[Math.min(reset, values.length) - 1] ?? 0;
