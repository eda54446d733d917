import fc from "fast-check";
import { expect, test } from "vitest";
import { anyHome, anyRate, anySaleTax, dollars } from "../../../testing/mortgage.ts";
import { misexplained } from "../../../testing/rework.ts";
import { scopeOfInputs } from "../../../testing/scope.ts";
import { explain } from "../../worksheet.ts";
import { growingWith, type OwnedHome } from "./owning.ts";
import { rentOrBuyLines } from "./rent-or-buy.lines.ts";
import { rentOrBuy } from "./rent-or-buy.ts";
import { trueCost } from "./true-cost.ts";

const law = { automaticShare: 0.78 };
const noTax = { capitalGainsRate: 0, gainExclusion: 0, exclusionYears: 0 };
const nothingSaved = () => 0;

const anyYears = fc.integer({ min: 1, max: 40 });

const anyRenting = fc.record({
  rentPerMonth: dollars(8000),
  rentGrowth: anyRate(8),
  rentersInsurancePerMonth: dollars(50),
  depositMonths: fc.integer({ min: 0, max: 2 }),
});
const anyInvesting = fc.record({ investReturn: anyRate(12), investTaxRate: anyRate(30) });

test("rent or buy explains itself", () => {
  fc.assert(
    fc.property(anyHome, anyRenting, anyInvesting, anyYears, anySaleTax, (home, renting, investing, years, saleTax) => {
      const result = rentOrBuy(home, renting, investing, years, law, saleTax, nothingSaved);
      const given = { ...home, ...renting, ...investing, ...saleTax, horizonYears: years };
      expect(misexplained(explain(result, rentOrBuyLines, scopeOfInputs(given)))).toEqual([]);
      expect(result.buyerByYear.at(-1)).toBe(result.wealthBuyer);
      if (result.breakEvenYear !== null)
        expect(result.buyerByYear[result.breakEvenYear - 1]).toBeGreaterThanOrEqual(
          (result.renterByYear[result.breakEvenYear - 1] as number) - 1e-6,
        );
    }),
    { numRuns: 50 },
  );
});

test("at the break-even rent, both end up equally rich", () => {
  fc.assert(
    fc.property(anyHome, anyRenting, anyInvesting, anyYears, (home, renting, investing, years) => {
      const { breakEvenRent } = rentOrBuy(home, renting, investing, years, law, noTax, nothingSaved);
      if (breakEvenRent === null) return;
      const even = { ...renting, rentPerMonth: breakEvenRent };
      const result = rentOrBuy(home, even, investing, years, law, noTax, nothingSaved);
      expect(Math.abs(result.advantageBuy)).toBeLessThan(0.01 + 1e-8 * Math.abs(result.wealthBuyer));
    }),
    { numRuns: 50 },
  );
});

test("the full tax computation can replace the shortcut", () => {
  const home: OwnedHome = {
    price: 500_000,
    downShare: 0.1,
    closingShare: 0.03,
    annualRate: 0.07,
    termMonths: 360,
    propertyTaxRate: 0.01,
    maintenanceRate: 0.01,
    insurancePerYear: 2000,
    associationDuesPerMonth: 0,
    mortgageInsuranceRate: 0.005,
    appreciation: 0.03,
    inflation: 0.02,
    sellingShare: 0.06,
    ...growingWith(0.03, 0.02),
  };
  const cost = trueCost(home, 10, law, noTax, ({ year }) => 100 * year);
  expect(cost.taxSaving).toBe(5500);
});
