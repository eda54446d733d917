import fc from "fast-check";
import { expect, test } from "vitest";
import { anyRate, dollars, known, scopeOfInputs } from "../../testing/mortgage.ts";
import { misexplained } from "../../testing/rework.ts";
import { explain } from "../worksheet.ts";
import { cashToClose, cashToCloseLines, initialEscrowFor } from "./closing.ts";
import { homeSaleGain, homeSaleGainLines } from "./home-sale.ts";
import {
  interestDeduction,
  interestDeductionLines,
  pointsDeductedPerYear,
  saltDeduction,
  saltDeductionLines,
} from "./homeowner-deductions.ts";
import { growingWith, type OwnedHome } from "./owning.ts";
import { rentOrBuy, rentOrBuyLines } from "./rent-or-buy.ts";
import { byMarginalRate, marginalTaxSaving, marginalTaxSavingLines, type OwnersTaxes } from "./tax-saving.ts";
import { opportunityCost, trueCost } from "./true-cost.ts";
import { trueCostLines } from "./true-cost-lines.ts";

const law = { automaticShare: 0.78 };
const noTax = { capitalGainsRate: 0, gainExclusion: 0 };
const nothingSaved = () => 0;

const anyHome: fc.Arbitrary<OwnedHome> = fc.record({
  price: fc.oneof(fc.constant(0), dollars(2_000_000)),
  downShare: fc.oneof(fc.constantFrom(0, 0.2, 1), anyRate(100)),
  closingShare: anyRate(5),
  annualRate: anyRate(15),
  termMonths: fc.integer({ min: 1, max: 480 }),
  propertyTaxRate: anyRate(4),
  maintenanceRate: anyRate(3),
  insurancePerYear: dollars(10_000),
  associationDuesPerMonth: dollars(1000),
  mortgageInsuranceRate: anyRate(2),
  appreciation: fc.integer({ min: -50, max: 100 }).map((tenths) => tenths / 1000),
  inflation: anyRate(8),
  sellingShare: anyRate(10),
  assessmentGrowth: anyRate(8),
  maintenanceGrowth: anyRate(8),
  insuranceGrowth: anyRate(15),
  duesGrowth: anyRate(15),
  specialAssessment: fc.oneof(fc.constant(0), dollars(30_000)),
  specialAssessmentYear: fc.integer({ min: 1, max: 40 }),
});
const anySaleTax = fc.record({ capitalGainsRate: anyRate(30), gainExclusion: fc.constantFrom(0, 250_000, 500_000) });
const anyTaxes: fc.Arbitrary<OwnersTaxes & { saltCap: number }> = fc.record({
  marginalRate: anyRate(37),
  standardDeduction: dollars(40_000),
  otherItemized: dollars(40_000),
  otherStateTax: dollars(40_000),
  saltCap: fc.constantFrom(5000, 10_000, 40_400),
  interestDebtLimit: fc.constantFrom(375_000, 750_000),
  deductibleInsuranceShare: fc.constantFrom(0, 0.5, 1),
});
const anyYears = fc.integer({ min: 1, max: 40 });

test("a home bought and sold at once in a world without costs costs nothing", () => {
  const free: OwnedHome = {
    price: 400_000,
    downShare: 0.2,
    closingShare: 0,
    annualRate: 0,
    termMonths: 360,
    propertyTaxRate: 0,
    maintenanceRate: 0,
    insurancePerYear: 0,
    associationDuesPerMonth: 0,
    mortgageInsuranceRate: 0,
    appreciation: 0,
    inflation: 0,
    sellingShare: 0,
    ...growingWith(0, 0),
  };
  const cost = trueCost(free, 10, law, noTax, nothingSaved);
  expect(cost.netCost).toBeCloseTo(0, 6);
  expect(cost.unrecoverableCost).toBe(0);
  expect(cost.principal).toBeCloseTo(320_000 / 3, 6);
  expect(opportunityCost(cost, 0)).toBe(0);
  expect(opportunityCost(cost, 0.05)).toBeGreaterThan(80_000 * 0.6);
});

test("net cost is what never comes back less the home's gain in value", () => {
  fc.assert(
    fc.property(anyHome, anyYears, anySaleTax, (home, years, saleTax) => {
      const cost = trueCost(home, years, law, saleTax, nothingSaved);
      expect(cost.netCost).toBeCloseTo(cost.unrecoverableCost - (cost.homeValue - home.price), 2);
    }),
  );
});

test("the true cost explains itself, year by year", () => {
  fc.assert(
    fc.property(anyHome, anyYears, anySaleTax, anyTaxes, (home, horizonYears, saleTax, taxes) => {
      const cost = trueCost(home, horizonYears, law, saleTax, byMarginalRate(taxes, home.inflation));
      for (const [name, value] of Object.entries(cost))
        if (typeof value === "number") expect(Number.isFinite(value), name).toBe(true);
      const scope = { ...scopeOfInputs({ ...home, ...saleTax }), horizonYears: known(horizonYears, "years") };
      expect(misexplained(explain(cost, trueCostLines, scope))).toEqual([]);
    }),
  );
});

test("the tax saving of a year explains itself, and is never more than the marginal rate on all that owning deducts", () => {
  fc.assert(
    fc.property(anyHome, anyTaxes, (home, taxes) => {
      const { years } = trueCost(home, 5, law, noTax, nothingSaved);
      for (const year of years) {
        const result = marginalTaxSaving(year, taxes, home.inflation);
        const scope = { ...scopeOfInputs(taxes), ...scopeOfInputs(year), inflation: known(home.inflation, "rate") };
        expect(misexplained(explain(result, marginalTaxSavingLines, scope))).toEqual([]);
        const most = year.interest + year.mortgageInsurance + year.propertyTax;
        expect(result.saving).toBeLessThanOrEqual(taxes.marginalRate * most + 1e-6);
      }
    }),
  );
});

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

test("at the break-even rent, both are as rich", () => {
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

test("the whole tax computation can take the place of the shortcut", () => {
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

test("the cap on state and local taxes shrinks above the threshold, down to its floor", () => {
  const cap2026 = { cap: 40_400, threshold: 505_000, reductionRate: 0.3, floor: 10_000 };
  const paid = { stateIncomeTax: 30_000, propertyTax: 20_000 };
  const capAt = (modifiedAdjustedGrossIncome: number) =>
    saltDeduction({ ...paid, modifiedAdjustedGrossIncome }, cap2026).deductible;
  expect([capAt(505_000), capAt(515_000), capAt(605_000), capAt(5_000_000)]).toEqual([40_400, 37_400, 10_400, 10_000]);
  const scope = { ...scopeOfInputs({ ...cap2026, ...paid }), modifiedAdjustedGrossIncome: known(560_000) };
  const result = saltDeduction({ ...paid, modifiedAdjustedGrossIncome: 560_000 }, cap2026);
  expect(misexplained(explain(result, saltDeductionLines, scope))).toEqual([]);
});

test("mortgage insurance is phased out by each 1,000 begun; interest is cut to the share of debt within the limit", () => {
  const law2026 = {
    debtLimit: 750_000,
    phaseOutStart: 100_000,
    phaseOutStep: 1000,
    phaseOutShare: 0.1,
    insuranceCounts: true,
  };
  const debt = { interestPaid: 60_000, balanceStart: 1_000_000, balanceEnd: 1_000_000, mortgageInsurancePaid: 1000 };
  const at = (adjustedGrossIncome: number) => interestDeduction({ ...debt, adjustedGrossIncome }, law2026);
  expect(at(100_000)).toMatchObject({ phaseOutSteps: 0, deductibleInsurance: 1000, deductibleInterest: 45_000 });
  expect(at(100_001)).toMatchObject({ phaseOutSteps: 1, deductibleInsurance: 900 });
  expect(at(109_001)).toMatchObject({ phaseOutSteps: 10, deductibleInsurance: 0 });
  const scope = scopeOfInputs({ ...law2026, ...debt, adjustedGrossIncome: 104_500 });
  expect(misexplained(explain(at(104_500), interestDeductionLines, scope))).toEqual([]);
  expect(pointsDeductedPerYear(3600, 360, true)).toBe(3600);
  expect(pointsDeductedPerYear(3600, 360, false)).toBe(120);
});

test("a gain beyond the exclusion is taxed, a loss is not deducted", () => {
  const sale = { purchasePrice: 300_000, improvements: 40_000, salePrice: 700_000, sellingShare: 0.06 };
  expect(homeSaleGain(sale, { gainExclusion: 250_000 })).toMatchObject({ gain: 318_000, taxableGain: 68_000 });
  expect(homeSaleGain({ ...sale, salePrice: 200_000 }, { gainExclusion: 250_000 }).taxableGain).toBe(0);
  const scope = scopeOfInputs({ ...sale, gainExclusion: 250_000 });
  expect(misexplained(explain(homeSaleGain(sale, { gainExclusion: 250_000 }), homeSaleGainLines, scope))).toEqual([]);
});

test("cash to close adds up by the sections of the Loan Estimate", () => {
  const fee = (section: "A" | "B" | "C" | "E" | "F" | "G" | "H", amount: number, financeCharge: boolean) => ({
    section,
    amount,
    financeCharge,
  });
  const purchase = {
    price: 400_000,
    downPayment: 80_000,
    fees: [
      fee("A", 3200, true),
      fee("B", 650, false),
      fee("C", 1800, false),
      fee("E", 900, false),
      fee("F", 700, true),
      fee("F", 1900, false),
      fee("G", 2400, false),
      fee("H", 500, false),
    ],
    lenderCredits: 300,
    sellerCredits: 1000,
    deposit: 10_000,
    financedCosts: 0,
  };
  const result = cashToClose(purchase);
  expect(result).toMatchObject({
    totalLoanCosts: 5650,
    totalOtherCosts: 6400,
    totalClosingCosts: 11_750,
    cash: 80_750,
  });
  expect(result.prepaidFinanceCharge).toBe(3900);
  expect(misexplained(explain(result, cashToCloseLines, scopeOfInputs(purchase)))).toEqual([]);
  expect(initialEscrowFor(4800, 4, 2)).toBe(4000);
});
