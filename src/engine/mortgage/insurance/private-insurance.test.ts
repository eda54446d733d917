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
import { currentValueEnd, privateInsurance } from "./private-insurance.ts";

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
