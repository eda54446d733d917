import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scopeOf } from "../../law/figure.ts";
import { figuresFor } from "../../law/us/cited.ts";
import { lawFor } from "../../law/us/index.ts";
import { misexplained } from "../../testing/rework.ts";
import { scopeOfInputs } from "../../testing/scope.ts";
import { filingStatuses } from "../tax/filing-status.ts";
import { explain } from "../worksheet.ts";
import { requiredAnnualPaymentLines } from "./required-annual-payment.lines.ts";
import { requiredAnnualPayment, type TaxYearInBrief } from "./required-annual-payment.ts";

const single = lawFor(2026, "single").estimatedTax;
const year: TaxYearInBrief = {
  incomeTaxAfterNonrefundableCredits: 8_000,
  selfEmploymentTax: 12_000,
  additionalMedicareTax: 0,
  netInvestmentIncomeTax: 0,
  otherTaxes: 0,
  refundableCredits: 0,
  withholding: 0,
  priorYearTax: 15_000,
  priorYearAgi: 90_000,
  priorYearReturnFiled: true,
  priorYearFull12Months: true,
  usCitizenOrResidentAllPriorYear: true,
};
const amount = fc.integer({ min: 0, max: 300_000 }).map((dollars) => dollars / 2);
const anyYear = fc.record<TaxYearInBrief>({
  incomeTaxAfterNonrefundableCredits: amount,
  selfEmploymentTax: amount,
  additionalMedicareTax: amount,
  netInvestmentIncomeTax: amount,
  otherTaxes: amount,
  refundableCredits: amount,
  withholding: amount,
  priorYearTax: fc.oneof(fc.constant(0), amount),
  priorYearAgi: fc.oneof(fc.constantFrom(75_000, 75_001, 150_000, 150_001), amount),
  priorYearReturnFiled: fc.boolean(),
  priorYearFull12Months: fc.boolean(),
  usCitizenOrResidentAllPriorYear: fc.boolean(),
});

test("the higher-income example of Publication 505 (2026): 110% of 42,581 is less than 90% of 71,253", () => {
  const { required, method } = requiredAnnualPayment(
    {
      ...year,
      incomeTaxAfterNonrefundableCredits: 71_253,
      selfEmploymentTax: 0,
      priorYearTax: 42_581,
      priorYearAgi: 180_000,
    },
    single,
  );
  expect(required).toBeCloseTo(46_839.1, 6);
  expect(method).toBe("prior_year_110");
});

describe("last year's income determines the 110%, and only above the limit", () => {
  test.each([
    ["single", 150_000, 1],
    ["single", 150_001, 1.1],
    ["married_separate", 75_000, 1],
    ["married_separate", 75_001, 1.1],
    ["surviving_spouse", 150_000, 1],
  ] as const)("%s with %i last year: %f", (status, priorYearAgi, multiplier) => {
    const law = lawFor(2026, status).estimatedTax;
    expect(requiredAnnualPayment({ ...year, priorYearAgi }, law).priorYearMultiplier).toBe(multiplier);
  });
});

describe("no payments are needed", () => {
  test.each<[string, Partial<TaxYearInBrief>, boolean]>([
    ["when 999.99 is left after withholding", { withholding: 19_000.01, priorYearTax: 50_000 }, false],
    [
      "but they are when exactly 1,000 is left and withholding is short",
      { withholding: 10_000, priorYearTax: 12_000, incomeTaxAfterNonrefundableCredits: 0, selfEmploymentTax: 11_000 },
      false,
    ],
    ["when there was no tax in a full year before", { priorYearTax: 0 }, false],
    ["but they are when that year was short", { priorYearTax: 0, priorYearFull12Months: false }, true],
    ["when withholding reaches the required payment", { withholding: 15_000 }, false],
    ["but they are one dollar short of it", { withholding: 14_999 }, true],
  ])("%s", (_, changed, needed) => {
    expect(requiredAnnualPayment({ ...year, ...changed }, single).paymentsNeeded).toBe(needed);
  });
});

test("a return that wasn't filed, or doesn't cover a full year, can't be the measure", () => {
  for (const changed of [{ priorYearReturnFiled: false }, { priorYearFull12Months: false }]) {
    const worksheet = requiredAnnualPayment({ ...year, ...changed }, single);
    expect(worksheet).toMatchObject({ priorYearAmount: null, priorYearMultiplier: null, method: "current_year_90" });
    expect(worksheet.required).toBe(18_000);
  }
});

test("four installments make the required payment whenever payments are needed", () => {
  fc.assert(
    fc.property(anyYear, (given) => {
      const { paymentsNeeded, instalment, required, instalmentAfterWithholding } = requiredAnnualPayment(given, single);
      expect(4 * instalment).toBeCloseTo(paymentsNeeded ? required : 0, 6);
      expect(4 * instalmentAfterWithholding).toBeCloseTo(paymentsNeeded ? required - given.withholding : 0, 6);
      expect(instalmentAfterWithholding).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("more withholding never asks for more", () => {
  fc.assert(
    fc.property(anyYear, amount, (given, more) => {
      const before = requiredAnnualPayment(given, single).instalmentAfterWithholding;
      const after = requiredAnnualPayment({ ...given, withholding: given.withholding + more }, single);
      expect(after.instalmentAfterWithholding).toBeLessThanOrEqual(before + 1e-9);
    }),
  );
});

test("every formula works out to the value computed, for every status", () => {
  fc.assert(
    fc.property(anyYear, fc.constantFrom(...filingStatuses), (given, status) => {
      const worksheet = requiredAnnualPayment(given, lawFor(2026, status).estimatedTax);
      const scope = { ...scopeOfInputs(given), ...scopeOf(figuresFor(2026, status).estimatedTax) };
      expect(misexplained(explain(worksheet, requiredAnnualPaymentLines, scope))).toEqual([]);
    }),
  );
});
