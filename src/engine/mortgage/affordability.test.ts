import fc from "fast-check";
import { expect, test } from "vitest";
import { anyRate, dollars } from "../../testing/mortgage.ts";
import { misexplained } from "../../testing/rework.ts";
import { known, scopeOfInputs } from "../../testing/scope.ts";
import { explain } from "../worksheet.ts";
import { affordabilityLines, affordabilityWithFeeLines } from "./affordability.lines.ts";
import { affordability, type Household } from "./affordability.ts";

const shares = { requestShare: 0.8, automaticShare: 0.78 };
const lawScope = { requestShare: known(0.8, "rate"), automaticShare: known(0.78, "rate") };

const household: Household = {
  incomePerYear: 120_000,
  debtsPerMonth: 600,
  downPayment: 60_000,
  annualRate: 0.0725,
  insuredAnnualRate: 0.0725,
  termMonths: 360,
  propertyTaxRate: 0.016,
  fixedPerYear: 0,
  associationDuesPerMonth: 0,
  mortgageInsuranceRate: 0.0058,
  mortgageInsurancePerMonth: 0,
  ceiling: null,
  frontShare: 0.28,
  backShare: 0.36,
};

test("income 120,000, debts 600, 60,000 down: the worked example", () => {
  const result = affordability(household, shares);
  expect(result.maxHousingPayment).toBe(2800);
  expect(result.priceWithout).toBeCloseTo(393_533.78, 2);
  expect(result.maxPrice).toBeCloseTo(374_872.05, 2);
  expect(result.loanToValue).toBeCloseTo(0.84, 3);
});

test("if insurance alone would break the limit, the answer is the price at which 20% is put down", () => {
  const result = affordability({ ...household, downPayment: 80_000 }, shares);
  expect(result.priceWithout).toBeGreaterThan(result.priceAtJump);
  expect(result.priceWith).toBeLessThan(result.priceAtJump);
  expect(result).toMatchObject({ maxPrice: result.priceAtJump, insured: false });
  expect(result.housingPayment).toBeLessThan(2800);
});

test("a fee added to the loan is paid back with it; if dues exceed the limit, the price is zero", () => {
  const withFee = affordability({ ...household, financedFeeShare: 0.0175 }, { requestShare: 0 });
  const perDollar = (0.016 / 12 + 0.0058 / 12) * withFee.maxPrice - (0.0058 / 12) * 60_000;
  const paid = 1.0175 * 0.006821763 * (withFee.maxPrice - 60_000);
  expect(perDollar + paid).toBeCloseTo(2800, 2);
  const cash = { ...household, downPayment: 600_000, propertyTaxRate: 0 };
  expect(affordability({ ...cash, associationDuesPerMonth: 2_900 }, shares).maxPrice).toBe(0);
  expect(affordability({ ...cash, associationDuesPerMonth: 2_700 }, shares).maxPrice).toBeGreaterThan(600_000);
});

test("home insurance is the same at every price: 1,920 a year takes 160 of the 2,800 a month", () => {
  const result = affordability({ ...household, propertyTaxRate: 0.011, fixedPerYear: 1_920 }, shares);
  // A dollar borrowed at 7.25% / 12 over 360 months costs 0.68217628 cents and 0.58% / 12 of insurance, 0.73050961
  // cents; a dollar of price 1.1% / 12, 0.09166667 cents. (2,640 + 60,000 x 0.0073050961) / 0.0082217628 = 374,409.46.
  expect(result.fixedPerMonth).toBe(160);
  expect(result.maxPrice).toBeCloseTo(374_409.46, 2);
  // 150 a month typed for mortgage insurance: (2,640 - 150 + 60,000 x 0.0068217628) / 0.0077384295 = 374,663.33.
  const inDollars = { mortgageInsuranceRate: 0, mortgageInsurancePerMonth: 150 };
  const typed = affordability({ ...household, propertyTaxRate: 0.011, fixedPerYear: 1_920, ...inDollars }, shares);
  expect(typed.maxPrice).toBeCloseTo(374_663.33, 2);
  // Where the insurance is for loans of up to 80% to 83%, 60,000 / 0.17 = 352,941 is the most.
  expect(affordability({ ...household, ceiling: 60_000 / 0.17 }, shares).maxPrice).toBeCloseTo(352_941.18, 2);
});

const anyHousehold: fc.Arbitrary<Household> = fc
  .record({
    insuredMore: anyRate(1),
    incomePerYear: dollars(1_000_000),
    debtsPerMonth: dollars(20_000),
    downPayment: fc.oneof(fc.constant(0), dollars(2_000_000)),
    annualRate: anyRate(),
    termMonths: fc.integer({ min: 1, max: 480 }),
    propertyTaxRate: anyRate(4),
    fixedPerYear: dollars(20_000),
    associationDuesPerMonth: dollars(2000),
    mortgageInsuranceRate: anyRate(2),
    mortgageInsurancePerMonth: fc.oneof(fc.constant(0), dollars(500)),
    ceiling: fc.option(dollars(2_000_000)),
    financedFeeShare: fc.oneof(fc.constant(0), anyRate(4)),
    frontShare: anyRate(100),
    backShare: anyRate(100),
  })
  .map(({ insuredMore, ...given }) => ({ ...given, insuredAnnualRate: given.annualRate + insuredMore }));

const ceilingOf = ({ ceiling }: Household) => ({ ceiling: known(ceiling) });

test("the price found fits the limit, and every line explains itself", () => {
  fc.assert(
    fc.property(anyHousehold, (given) => {
      const result = affordability(given, shares);
      for (const [name, value] of Object.entries(result)) expect(Number.isFinite(Number(value)), name).toBe(true);
      const most = Math.max(result.maxHousingPayment, result.fixedPerMonth);
      expect(result.housingPayment).toBeLessThanOrEqual(most * (1 + 1e-9) + 1e-6);
      const lines = given.financedFeeShare ? affordabilityWithFeeLines : affordabilityLines;
      expect(
        misexplained(explain(result, lines, { ...scopeOfInputs(given), ...ceilingOf(given), ...lawScope })),
      ).toEqual([]);
    }),
  );
});

test("a higher rate never raises the price", () => {
  fc.assert(
    fc.property(anyHousehold, (given) => {
      const higher = affordability(
        { ...given, annualRate: given.annualRate + 0.01, insuredAnnualRate: given.insuredAnnualRate + 0.01 },
        shares,
      ).maxPrice;
      expect(higher).toBeLessThanOrEqual(affordability(given, shares).maxPrice * (1 + 1e-9));
    }),
  );
});
