import fc from "fast-check";
import { expect, test } from "vitest";
import { anyRate, dollars } from "../../../testing/mortgage.ts";
import { misexplained } from "../../../testing/rework.ts";
import { scopeOfInputs } from "../../../testing/scope.ts";
import { explain } from "../../worksheet.ts";
import { loanEstimateLines } from "../loan-estimate.lines.ts";
import { loanEstimate } from "../loan-estimate.ts";
import { mortgageAprLines } from "./mortgage-apr.lines.ts";
import { aprIfLeaving, type LoanOffer, mortgageApr } from "./mortgage-apr.ts";

const sample: LoanOffer = {
  loan: 360_000,
  propertyValue: 450_000,
  annualRate: 0.0725,
  termMonths: 360,
  pointsShare: 0.02,
  otherPrepaidFinanceCharge: 1595,
  perDiemDays: 12,
  daysInYear: 365,
  mortgageInsuranceRate: 0,
  insuranceEndShare: 0.78,
};

test("the worked example: 2 points, 1,595 of fees and 12 days of interest", () => {
  const result = mortgageApr(sample);
  expect(result.perDiem).toBe(71.51);
  expect(result.amountFinanced).toBe(350_346.88);
  expect(result.apr).toBeCloseTo(0.0752566, 7);
});

const anyOffer: fc.Arbitrary<LoanOffer> = fc.record({
  loan: fc.integer({ min: 10_000, max: 3_000_000 }),
  propertyValue: fc.integer({ min: 10_000, max: 4_000_000 }),
  annualRate: anyRate(),
  termMonths: fc.integer({ min: 1, max: 480 }),
  pointsShare: anyRate(4),
  otherPrepaidFinanceCharge: dollars(5000),
  perDiemDays: fc.integer({ min: 0, max: 31 }),
  daysInYear: fc.constantFrom(360, 365, 366),
  mortgageInsuranceRate: anyRate(2),
  insuranceEndShare: fc.constantFrom(0.78, 0.8),
});

test("the rate is never below the note's when anything is charged, and there is one for every offer", () => {
  fc.assert(
    fc.property(anyOffer, (offer) => {
      const { apr, prepaidFinanceCharge, amountFinanced } = mortgageApr(offer);
      if (amountFinanced <= 0) return expect(apr).toBeNull();
      expect(apr).not.toBeNull();
      if (prepaidFinanceCharge >= 10) expect(apr).toBeGreaterThan(offer.annualRate);
    }),
  );
});

test("without charges it is the note's rate, but for the cents", () => {
  const free = { pointsShare: 0, otherPrepaidFinanceCharge: 0, perDiemDays: 0, mortgageInsuranceRate: 0 };
  fc.assert(
    fc.property(anyOffer, (offer) => {
      const { apr } = mortgageApr({ ...offer, ...free });
      // Half a cent of interest a month, on half of the loan on average.
      expect(Math.abs((apr ?? 1) - offer.annualRate)).toBeLessThan((0.005 * 12 * 3) / offer.loan);
    }),
  );
});

test("leaving early makes the charges dearer: the sooner, the higher the rate; at the end it is the rate itself", () => {
  const rates = [12, 60, 120, 240, 360].map((months) => aprIfLeaving(sample, months) ?? 0);
  for (let i = 1; i < rates.length; i++) expect(rates[i]).toBeLessThan(rates[i - 1] as number);
  expect(rates.at(-1)).toBe(mortgageApr(sample).apr);
});

test("the rate found makes the payments worth the amount financed", () => {
  fc.assert(
    fc.property(anyOffer, (offer) => {
      const { apr, amountFinanced, ...result } = mortgageApr(offer);
      if (apr === null) return;
      const discount = (k: number) => (1 + apr / 12) ** -k;
      let worth = 0;
      for (let k = 1; k < result.paymentsMade; k++) worth += result.principalAndInterest * discount(k);
      worth += result.lastPayment * discount(result.paymentsMade);
      for (let k = 1; k <= result.insurancePayments; k++) worth += result.insurancePerMonth * discount(k);
      expect(Math.abs(worth - amountFinanced)).toBeLessThan(0.001 + amountFinanced * 1e-9);
    }),
  );
});

test("every line explains itself", () => {
  fc.assert(
    fc.property(anyOffer, (offer) => {
      expect(misexplained(explain(mortgageApr(offer), mortgageAprLines, scopeOfInputs(offer)))).toEqual([]);
      const disclosed = {
        ...offer,
        insurancePerMonth: 82.35,
        prepaidInterest: 261.6,
        totalLoanCosts: 5672,
        amountFinanced: offer.loan - 3000,
      };
      const steps = explain(loanEstimate(disclosed), loanEstimateLines, scopeOfInputs(disclosed));
      expect(misexplained(steps, 1e-5)).toEqual([]);
    }),
  );
});
