import fc from "fast-check";
import { expect, test } from "vitest";
import { scopeOf, valuesOf } from "../../law/figure.ts";
import { homeownersProtection } from "../../law/mortgage/homeowners-protection.ts";
import { anyRate, anyTerm, dollars } from "../../testing/mortgage.ts";
import { misexplained } from "../../testing/rework.ts";
import { scopeOfInputs } from "../../testing/scope.ts";
import { explain } from "../worksheet.ts";
import { type HomeLoan, homeLoanSchedule, monthlyCost } from "./monthly-cost.ts";
import { monthlyCostLines } from "./monthly-cost-lines.ts";

const law = valuesOf<{ requestShare: number; automaticShare: number }>(homeownersProtection);

const anyHome: fc.Arbitrary<HomeLoan> = fc.record({
  price: fc.oneof(fc.constant(0), dollars(3_000_000)),
  downPayment: fc.oneof(fc.constant(0), dollars(3_000_000)),
  annualRate: anyRate(),
  termMonths: anyTerm,
  propertyTaxPerYear: dollars(50_000),
  insurancePerYear: dollars(20_000),
  associationDuesPerMonth: dollars(2000),
  mortgageInsuranceRate: anyRate(2),
  extraPerMonth: fc.oneof(fc.constant(0), dollars(5000)),
  firstPayment: fc.record({ year: fc.integer({ min: 2020, max: 2040 }), month: fc.integer({ min: 1, max: 12 }) }),
});

const home: HomeLoan = {
  price: 400_000,
  downPayment: 20_000,
  annualRate: 0.065,
  termMonths: 360,
  propertyTaxPerYear: 4800,
  insurancePerYear: 2400,
  associationDuesPerMonth: 50,
  mortgageInsuranceRate: 0.0066,
  extraPerMonth: 0,
  firstPayment: { year: 2027, month: 3 },
};

test("a home at 400,000 with 5% down: payment, insurance and its end", () => {
  const cost = monthlyCost(home, law);
  expect(cost.principalAndInterest).toBe(2401.86);
  expect(cost.mortgageInsurancePerMonth).toBe(209);
  expect(cost.total).toBeCloseTo(2401.86 + 400 + 200 + 209 + 50, 9);
  expect(cost.mortgageInsuranceMonths).toBe(135);
  expect([cost.payoffYear, cost.payoffMonth]).toEqual([2057, 2]);
});

test("nothing borrowed costs nothing but tax, insurance and dues", () => {
  for (const downPayment of [400_000, 500_000]) {
    const cost = monthlyCost({ ...home, downPayment }, law);
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
      const cost = monthlyCost(given, law);
      for (const [name, value] of Object.entries(cost))
        expect(value === null || Number.isFinite(value), name).toBe(true);
      const steps = explain(cost, monthlyCostLines, { ...scopeOfInputs(given), ...scopeOf(homeownersProtection) });
      expect(misexplained(steps)).toEqual([]);
    }),
  );
});

test("the totals are those of the schedule", () => {
  fc.assert(
    fc.property(anyHome, (given) => {
      const [cost, made] = [monthlyCost(given, law), homeLoanSchedule(given)];
      expect(cost.totalInterest).toBe(made.totalInterest);
      expect(made.principalAndInterest).toBe(cost.principalAndInterest);
    }),
  );
});
