import { expect, test } from "vitest";
import { valuesOf } from "../../law/figure.ts";
import { newYorkCityEntityTax, noEntityTax, stateEntityTaxes } from "../../law/states/corporations.ts";
import { corporationLaw } from "../../law/us/corporation.ts";
import { lawFor } from "../../law/us/index.ts";
import { type CorporationBrief, corporationYear, type EntityTaxLaw } from "./s-corporation.ts";

const NONE = valuesOf<EntityTaxLaw>(noEntityTax);
const of = (state: string) => valuesOf<EntityTaxLaw>(stateEntityTaxes[state] ?? noEntityTax);
const year = (more: Partial<CorporationBrief>, state = NONE, city = NONE) =>
  corporationYear(
    {
      profit: 100_000,
      receipts: 100_000,
      salary: 50_000,
      insurance: 0,
      planContribution: 0,
      payrollService: 600,
      taxReturn: 900,
      stateUnemploymentRate: 0.027,
      stateUnemploymentWages: 7_000,
      statePremiumRate: 0,
      statePremiumWages: 0,
      ...more,
    },
    { payroll: lawFor(2026, "single").payroll, ...valuesOf(corporationLaw), state, city },
  );

// 100,000 of profit, 50,000 of salary. The corporation's half: 7.65% of 50,000 is 3,825. FUTA: 0.6% of 7,000 is 42.
// State unemployment: 2.7% of 7,000 is 189. With 1,500 of costs, 100,000 - 50,000 - 3,825 - 42 - 189 - 1,500 is 44,444.
test("what is left after salary, its taxes and costs is the owner's share", () => {
  const made = year({});
  expect(made.employerTaxes).toBeCloseTo(3_825, 6);
  expect(made.federalUnemployment).toBeCloseTo(42, 6);
  expect(made.stateUnemployment).toBeCloseTo(189, 6);
  expect(made.share).toBeCloseTo(44_444, 6);
});

test("Social Security tax ends at the wage base; Medicare tax doesn't", () => {
  // 2026: 6.2% of 184,500 is 11,439; 1.45% of 300,000 is 4,350.
  expect(year({ profit: 400_000, salary: 300_000 }).employerTaxes).toBeCloseTo(15_789, 6);
});

test.each([
  // 1.5% of 44,444 is 666.66, less than the minimum tax.
  ["CA", {}, 800],
  // 1.5% of 94,444 is 1,416.66.
  ["CA", { profit: 150_000 }, 1_416.66],
  ["IL", {}, 666.66],
  // None of the 44,444 is above 50,000, but the minimum franchise tax is still due.
  ["TN", {}, 100],
  // 6.5% of 44,444 above 50,000 is 2,888.86, and the franchise tax.
  ["TN", { profit: 150_000 }, 2_988.86],
  ["NY", { receipts: 100_000 }, 25],
  ["NY", { receipts: 100_001 }, 50],
  ["NJ", { receipts: 99_999 }, 375],
  ["NJ", { receipts: 100_000 }, 562.5],
  ["MA", {}, 456],
  // 8.25% of 44,444.
  ["DC", {}, 3_666.63],
  ["TX", {}, 0],
] as const)("%s charges the corporation what its law says", (state, more, tax) => {
  expect(year(more, of(state)).stateTax).toBeCloseTo(tax, 6);
});

test("New York City taxes the corporation's income despite its election", () => {
  // 8.85% of 44,444 is 3,933.294.
  const made = year({}, of("NY"), valuesOf<EntityTaxLaw>(newYorkCityEntityTax));
  expect(made.cityTax).toBeCloseTo(3_933.294, 6);
  expect(made.share).toBeCloseTo(44_444 - 25 - 3_933.294, 6);
});
