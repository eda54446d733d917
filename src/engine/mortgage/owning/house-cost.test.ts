import fc from "fast-check";
import { expect, test } from "vitest";
import { scopeOf, valuesOf } from "../../../law/figure.ts";
import { homeownersProtection } from "../../../law/mortgage/homeowners-protection.ts";
import { anyRate, anyTerm, dollars } from "../../../testing/mortgage.ts";
import { misexplained } from "../../../testing/rework.ts";
import { scopeOfInputs } from "../../../testing/scope.ts";
import { explain } from "../../worksheet.ts";
import { needsPrivateInsurance } from "../insurance/private-insurance.ts";
import { houseCostLines } from "./house-cost.lines.ts";
import { type House, houseCost } from "./house-cost.ts";

const law = valuesOf<{ requestShare: number; automaticShare: number }>(homeownersProtection);

const anyHome: fc.Arbitrary<House> = fc
  .record({
    price: fc.oneof(fc.constant(0), dollars(3_000_000)),
    downPayment: fc.oneof(fc.constant(0), dollars(3_000_000)),
    annualRate: anyRate(),
    termMonths: anyTerm,
    propertyTaxPerYear: dollars(50_000),
    insurancePerYear: dollars(20_000),
    associationDuesPerMonth: dollars(2000),
    mortgageInsuranceRate: anyRate(2),
    extraPerMonth: fc.oneof(fc.constant(0), dollars(5000)),
    firstPayment: fc.record({
      year: fc.integer({ min: 2020, max: 2040 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.constant(1),
    }),
  })
  .map((house) => ({ ...house, extras: { perMonth: house.extraPerMonth } }));

const monthlyCost = (house: House) => houseCost(house, law).worksheet;

const home: House = {
  price: 400_000,
  downPayment: 20_000,
  annualRate: 0.065,
  termMonths: 360,
  propertyTaxPerYear: 4800,
  insurancePerYear: 2400,
  associationDuesPerMonth: 50,
  mortgageInsuranceRate: 0.0066,
  extraPerMonth: 0,
  firstPayment: { year: 2027, month: 3, day: 1 },
  extras: {},
};

test("a home at 400,000 with 5% down: payment, insurance and when it ends", () => {
  const cost = monthlyCost(home);
  expect(cost.principalAndInterest).toBe(2401.86);
  expect(cost.mortgageInsurancePerMonth).toBe(209);
  expect(cost.total).toBeCloseTo(2401.86 + 400 + 200 + 209 + 50, 9);
  expect(cost.mortgageInsuranceMonths).toBe(135);
  expect([cost.payoffYear, cost.payoffMonth]).toEqual([2057, 2]);
});

test("without a loan, only tax, insurance and dues cost anything", () => {
  for (const downPayment of [400_000, 500_000]) {
    const cost = monthlyCost({ ...home, downPayment });
    expect(cost).toMatchObject({
      loan: 0,
      loanToValue: 0,
      principalAndInterest: 0,
      monthsToPayoff: 0,
      payoffYear: null,
    });
    expect(cost.total).toBe(650);
  }
});

test("whatever is entered, every number is finite and explains itself", () => {
  fc.assert(
    fc.property(anyHome, (given) => {
      const cost = monthlyCost(given);
      for (const [name, value] of Object.entries(cost))
        expect(value === null || Number.isFinite(value), name).toBe(true);
      const steps = explain(cost, houseCostLines({ program: "conventional", kind: "fixed" }), {
        ...scopeOfInputs(given),
        ...scopeOf(homeownersProtection),
      });
      expect(misexplained(steps)).toEqual([]);
    }),
  );
});

test("the totals are those of the schedule", () => {
  fc.assert(
    fc.property(anyHome, (given) => {
      const { worksheet, payments } = houseCost(given, law);
      expect(worksheet.totalInterest).toBe(payments.schedule.totalInterest);
      expect(payments.schedule.principalAndInterest).toBe(worksheet.principalAndInterest);
    }),
  );
});

test("20% down needs no mortgage insurance, whatever the cents of the price; one cent less does", () => {
  // 20% of 100,434.26 is 20,086.852, so 20,086.85 is put down and 80,347.41 borrowed; 80% is 80,347.408, which is
  // 80,347.41.
  const twentyDown = { ...home, price: 100_434.26, downPayment: 20_086.85 };
  expect(monthlyCost(twentyDown)).toMatchObject({ loan: 80_347.41, mortgageInsurancePerMonth: 0 });
  // 80,347.42 at 0.66% a year is 530.29 a year, 44.19 a month.
  expect(monthlyCost({ ...twentyDown, downPayment: 20_086.84 }).mortgageInsurancePerMonth).toBe(44.19);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300_000_000 }), (cents) => {
      const down = Math.round(cents / 5);
      expect(needsPrivateInsurance((cents - down) / 100, cents / 100, law)).toBe(false);
      if (cents > 0) expect(needsPrivateInsurance((cents - down + 1) / 100, cents / 100, law)).toBe(true);
    }),
  );
});
