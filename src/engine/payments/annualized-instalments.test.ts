import fc from "fast-check";
import { expect, test } from "vitest";
import { scopeOf, valuesOf } from "../../law/figure.ts";
import { lawFor } from "../../law/us/index.ts";
import { annualizationPeriods } from "../../law/us/payments.ts";
import { misexplained } from "../../testing/rework.ts";
import { known } from "../../testing/scope.ts";
import { selfEmploymentTax } from "../tax/self-employment-tax.ts";
import { explain } from "../worksheet.ts";
import { annualizedInstalmentsLines } from "./annualized-instalments.lines.ts";
import { annualizedInstalments, type Four, type PeriodsLaw } from "./annualized-instalments.ts";

const law: PeriodsLaw = valuesOf(annualizationPeriods);
const instalmentsOf = (tax: Four<number>, required: number) =>
  annualizedInstalments(tax, required, law).instalments.map((one) => one.instalment);
const amount = fc.integer({ min: 0, max: 100_000 });
const anyTax: fc.Arbitrary<Four<number>> = fc.tuple(amount, amount, amount, amount);

test("the periods have 3, 5, 8 and 12 months, and each factor scales its period to a year", () => {
  expect([1, 2, 3, 4].map((k) => law[k as 1 | 2 | 3 | 4].months)).toEqual([3, 5, 8, 12]);
  for (const { months, annualizationFactor } of Object.values(law))
    expect(months * annualizationFactor).toBeCloseTo(12, 12);
});

test("Publication 505 (2007), Laura Maple: 0, 140, 1,169 and 1,867", () => {
  const rounded = instalmentsOf([0, 311.11, 1_939.26, 5_000], 3_176).map(Math.round);
  expect(rounded).toEqual([0, 140, 1_169, 1_867]);
});

test("later installments make up for a low early period once income comes in", () => {
  expect(instalmentsOf([0, 0, 15_000, 9_000], 8_100)).toEqual([0, 0, 6_075, 2_025]);
});

test("if refundable credits exceed the tax, no installment is due", () => {
  expect(instalmentsOf([0, 500, 0, 800], -900)).toEqual([0, 0, 0, 0]);
});

test("a period never asks for more than the regular installments up to then", () => {
  fc.assert(
    fc.property(anyTax, amount, (tax, required) => {
      let sum = 0;
      for (const [i, instalment] of instalmentsOf(tax, required).entries()) {
        sum += instalment;
        expect(instalment).toBeGreaterThanOrEqual(0);
        expect(sum).toBeLessThanOrEqual(((i + 1) * required) / 4 + 1e-6);
      }
    }),
  );
});

test("installments add up to the required payment if the year's tax is at least that much", () => {
  fc.assert(
    fc.property(anyTax, fc.double({ min: 0, max: 1, noNaN: true }), (tax, share) => {
      const required = share * 0.9 * tax[3];
      const sum = instalmentsOf(tax, required).reduce((total, one) => total + one, 0);
      expect(sum).toBeCloseTo(required, 6);
    }),
  );
});

test("every formula works out to the value computed", () => {
  fc.assert(
    fc.property(anyTax, amount, (tax, required) => {
      const scope = { required: known(required), ...scopeOf(annualizationPeriods, "annualizationPeriods.") };
      const steps = explain(annualizedInstalments(tax, required, law), annualizedInstalmentsLines, scope);
      expect(misexplained(steps)).toEqual([]);
    }),
  );
});

test("the full return on annualized profit includes the self-employment tax of Schedule AI, lines 28 to 35", () => {
  const { selfEmployment } = lawFor(2026, "single");
  fc.assert(
    fc.property(
      fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
      fc.integer({ min: 600, max: 250_000 }),
      fc.integer({ min: 0, max: 250_000 }),
      (period, profit, wages) => {
        const { annualizationFactor: factor, months } = law[period];
        const earnings = profit * 0.9235;
        const room = Math.max(0, (184_500 * months) / 12 - wages);
        const bySchedule = factor * (0.124 * Math.min(earnings, room) + 0.029 * earnings);
        const byReturn = selfEmploymentTax({ profit: profit * factor, wages: wages * factor }, selfEmployment).tax;
        expect(byReturn).toBeCloseTo(bySchedule, 6);
      },
    ),
  );
});
