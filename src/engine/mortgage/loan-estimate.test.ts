import fc from "fast-check";
import { expect, test } from "vitest";
import { anyRate, dollars } from "../../testing/mortgage.ts";
import { misexplained } from "../../testing/rework.ts";
import { scopeOfInputs } from "../../testing/scope.ts";
import { explain } from "../worksheet.ts";
import { loanEstimateLines } from "./loan-estimate.lines.ts";
import { loanEstimate } from "./loan-estimate.ts";

const anyDisclosed = fc.record({
  loan: fc.integer({ min: 10_000, max: 3_000_000 }),
  propertyValue: fc.integer({ min: 10_000, max: 4_000_000 }),
  annualRate: anyRate(),
  termMonths: fc.integer({ min: 1, max: 480 }),
  insurancePerMonth: dollars(500),
  insuranceEndShare: fc.constantFrom(0.78, 0.8),
  prepaidInterest: dollars(2000),
  totalLoanCosts: dollars(20_000),
  amountFinanced: fc.integer({ min: 5_000, max: 3_000_000 }),
});

test("every line explains itself", () => {
  fc.assert(
    fc.property(anyDisclosed, (disclosed) => {
      const steps = explain(loanEstimate(disclosed), loanEstimateLines, scopeOfInputs(disclosed));
      expect(misexplained(steps, 1e-5)).toEqual([]);
    }),
  );
});

test("a loan without insurance has no payments with insurance, whatever is owed", () => {
  const disclosed = {
    loan: 190_000,
    propertyValue: 200_000,
    annualRate: 0.06,
    termMonths: 360,
    insurancePerMonth: 0,
    insuranceEndShare: 0.78,
    prepaidInterest: 0,
    totalLoanCosts: 0,
    amountFinanced: 190_000,
  };
  expect(loanEstimate(disclosed).insurancePayments).toBe(0);
  // At a dollar a month, it is paid until 156,000 is owed; half of the term is sooner or later, but not at once.
  expect(loanEstimate({ ...disclosed, insurancePerMonth: 1 }).insurancePayments).toBeGreaterThan(12);
});

test("the rate found makes the payments worth the amount financed", () => {
  fc.assert(
    fc.property(anyDisclosed, (disclosed) => {
      const { apr, exactPayment, insurancePayments } = loanEstimate(disclosed);
      if (apr === null) return;
      const discount = (k: number) => (1 + apr / 12) ** -k;
      let worth = 0;
      for (let k = 1; k <= disclosed.termMonths; k++) worth += exactPayment * discount(k);
      for (let k = 1; k <= insurancePayments; k++) worth += disclosed.insurancePerMonth * discount(k);
      expect(Math.abs(worth / disclosed.amountFinanced - 1)).toBeLessThan(1e-6);
    }),
  );
});
