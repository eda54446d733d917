import fc from "fast-check";
import { expect, test } from "vitest";
import { scopeOf, valuesOf } from "../../../law/figure.ts";
import { homeownersProtection } from "../../../law/mortgage/homeowners-protection.ts";
import { currentValueRules } from "../../../law/mortgage/private-insurance.ts";
import { anyExtras, anyLoan, anyRate, insuredLoan } from "../../../testing/mortgage.ts";
import { misexplained } from "../../../testing/rework.ts";
import { scopeOfInputs } from "../../../testing/scope.ts";
import { explain } from "../../worksheet.ts";
import { schedule } from "../schedule.ts";
import { privateInsuranceLines } from "./private-insurance.lines.ts";
import { currentValueEnd, insuredPayments, privateInsurance } from "./private-insurance.ts";

const hpa = valuesOf<{ requestShare: number; automaticShare: number }>(homeownersProtection);
const hpaScope = scopeOf(homeownersProtection);

test("380,000 on 400,000 at 6.5%: on request after payment 124, automatic after 135, or 81 with 250 extra", () => {
  expect(privateInsurance(insuredLoan, hpa)).toMatchObject({
    perMonth: 209,
    scheduledRequest: 124,
    scheduledRequestDate: "2037-06-01",
    scheduledAutomatic: 135,
    scheduledAutomaticDate: "2038-05-01",
  });
  expect(privateInsurance(insuredLoan, hpa, { perMonth: 250 })).toMatchObject({
    actualRequest: 81,
    scheduledAutomatic: 135,
  });
});

test("a rising value ends the insurance sooner: at 75% from two years on, at 80% from five", () => {
  const rules = valuesOf<Parameters<typeof currentValueEnd>[3]>(currentValueRules);
  const endWith = (growth: number) => currentValueEnd(schedule(insuredLoan), insuredLoan.originalValue, growth, rules);
  expect(endWith(0.15)).toBe(24);
  expect(endWith(0.03)).toBeGreaterThanOrEqual(60);
  expect(endWith(-0.05)).toBeGreaterThan(200);
});

const anyInsured = fc
  .tuple(anyLoan, fc.integer({ min: 0, max: 4_000_000 }), anyRate(2))
  .map(([loan, originalValue, mortgageInsuranceRate]) => ({ ...loan, originalValue, mortgageInsuranceRate }));

test("private insurance explains itself, and requesting its end never costs more", () => {
  fc.assert(
    fc.property(anyInsured, anyExtras, (loan, extras) => {
      const result = privateInsurance(loan, hpa, extras);
      expect(result.savedByRequest).toBeGreaterThanOrEqual(0);
      const steps = explain(result, privateInsuranceLines, { ...scopeOfInputs(loan), ...hpaScope });
      expect(misexplained(steps)).toEqual([]);
    }),
  );
});

/** Without interest, so that each payment lowers the balance by the same amount. */
const interestFree = (loan: number, termMonths: number) => ({
  loan,
  annualRate: 0,
  termMonths,
  firstPayment: { year: 2027, month: 1, day: 1 },
});

test("insurance stops with the payment that brings the balance to 78%, exactly or below, or at the midpoint", () => {
  // 1,000 a month: 78,000 after payment 22; 77,999.99 takes one more.
  expect(insuredPayments(interestFree(100_000, 100), 100_000, 0.78)).toBe(22);
  expect(insuredPayments(interestFree(100_000, 100), 99_999.98, 0.78)).toBe(23);
  expect(insuredPayments(interestFree(100_000, 100), 20_000, 0.78)).toBe(51);
});

test("on today's value: 75% from two years on, 80% from five, each exactly enough", () => {
  const rules = { earlyMonths: 24, earlyShare: 0.75, lateMonths: 60, lateShare: 0.8 };
  const end = (loan: number, termMonths: number, value: number) =>
    currentValueEnd(schedule(interestFree(loan, termMonths)), value, 0, rules);
  // 1,000 a month: 75,000 after 25 payments.
  expect(end(100_000, 100, 100_000)).toBe(25);
  expect(end(100_000, 100, 99_999)).toBe(26);
  // 73,000 is owed after 27 payments, but nothing ends before 24.
  expect(end(97_000, 97, 100_000)).toBe(24);
  // 400 a month: 76,000 of 95,000 after five years.
  expect(end(100_000, 250, 95_000)).toBe(60);
  expect(end(100_000, 250, 94_999)).toBe(61);
  // 100 a month: 80,000 of 100,000 only after 200 payments.
  expect(end(100_000, 1_000, 100_000)).toBe(200);
});
