import fc from "fast-check";
import { expect, test } from "vitest";
import { valuesOf } from "../../law/figure.ts";
import { lawFor } from "../../law/us/index.ts";
import { annualizationPeriods } from "../../law/us/payments.ts";
import { selfEmploymentTax } from "../tax/self-employment-tax.ts";
import { annualized, forEachPeriod, wageBaseOf } from "./annualized-income.ts";
import type { PeriodsLaw } from "./annualized-instalments.ts";

const periods: PeriodsLaw = valuesOf(annualizationPeriods);
const { selfEmployment } = lawFor(2026, "single");

test("income to March counts four times, to May 2.4 times, to August one and a half times", () => {
  const taken = forEachPeriod(
    [{ profit: 5_000 }, { profit: 12_000 }, { profit: 40_000 }, { profit: 60_000 }],
    periods,
    ({ profit }) => profit,
  );
  expect(taken).toEqual([20_000, 28_800, 60_000, 60_000]);
});

test("the wage base of a period is its months' share", () => {
  expect(Object.values(periods).map(({ months }) => wageBaseOf(184_500, months))).toEqual([
    46_125, 76_875, 123_000, 184_500,
  ]);
});

test("a year's self-employment tax on annualized income is what Schedule AI makes of the period, line by line", () => {
  const dollars = fc.integer({ min: 0, max: 250_000 });
  fc.assert(
    fc.property(
      fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
      fc.integer({ min: 600, max: 250_000 }),
      dollars,
      (k, profit, wages) => {
        const { annualizationFactor: factor, months } = periods[k];
        const year = annualized({ profit, wages }, factor);
        const earnings = profit * 0.9235;
        const room = Math.max(0, wageBaseOf(184_500, months) - wages);
        const bySchedule = factor * (0.124 * Math.min(earnings, room) + 0.029 * earnings);
        expect(selfEmploymentTax(year, selfEmployment).tax).toBeCloseTo(bySchedule, 6);
      },
    ),
  );
});
