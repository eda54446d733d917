import fc from "fast-check";
import { expect, test } from "vitest";
import { anyHome, anyOwnersTaxes, anySaleTax, homeWithoutCosts } from "../../../testing/mortgage.ts";
import { misexplained } from "../../../testing/rework.ts";
import { known, scopeOfInputs } from "../../../testing/scope.ts";
import { explain } from "../../worksheet.ts";
import type { OwnedHome } from "./owning.ts";
import { byBrackets } from "./tax-saving.ts";
import { trueCostLines } from "./true-cost.lines.ts";
import { opportunityCost, trueCost } from "./true-cost.ts";

const law = { automaticShare: 0.78 };
const noTax = { capitalGainsRate: 0, gainExclusion: 0, exclusionYears: 0 };
const nothingSaved = () => 0;

const anyYears = fc.integer({ min: 1, max: 40 });

test("a home bought and sold at once in a world without costs costs nothing", () => {
  const free: OwnedHome = { ...homeWithoutCosts, price: 400_000, downShare: 0.2 };
  const cost = trueCost(free, 10, law, noTax, nothingSaved);
  expect(cost.netCost).toBeCloseTo(0, 6);
  expect(cost.unrecoverableCost).toBe(0);
  expect(cost.principal).toBeCloseTo(320_000 / 3, 6);
  expect(opportunityCost(cost, 0)).toBe(0);
  expect(opportunityCost(cost, 0.05)).toBeGreaterThan(80_000 * 0.6);
});

test("net cost is what is never recovered, minus the home's gain in value", () => {
  fc.assert(
    fc.property(anyHome, anyYears, anySaleTax, (home, years, saleTax) => {
      const cost = trueCost(home, years, law, saleTax, nothingSaved);
      expect(cost.netCost).toBeCloseTo(cost.unrecoverableCost - (cost.homeValue - home.price), 2);
    }),
  );
});

test("the true cost explains itself, year by year", () => {
  fc.assert(
    fc.property(anyHome, anyYears, anySaleTax, anyOwnersTaxes, (home, horizonYears, saleTax, taxes) => {
      const cost = trueCost(home, horizonYears, law, saleTax, byBrackets(taxes, home.inflation));
      for (const [name, value] of Object.entries(cost))
        if (typeof value === "number") expect(Number.isFinite(value), name).toBe(true);
      const scope = { ...scopeOfInputs({ ...home, ...saleTax }), horizonYears: known(horizonYears, "years") };
      expect(misexplained(explain(cost, trueCostLines, scope))).toEqual([]);
    }),
  );
});
