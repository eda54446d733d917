import fc from "fast-check";
import { expect, test } from "vitest";
import { anyHome, anyOwnersTaxes } from "../../../testing/mortgage.ts";
import { byBrackets, type OwnersTaxes } from "./tax-saving.ts";
import { trueCost } from "./true-cost.ts";

const law = { automaticShare: 0.78 };
const noTax = { capitalGainsRate: 0, gainExclusion: 0, exclusionYears: 0 };
const nothingSaved = () => 0;

const household: OwnersTaxes = {
  incomePerYear: 150_000,
  rates: [
    { floor: 0, rate: 0.1 },
    { floor: 100_000, rate: 0.2 },
  ],
  standardDeduction: 30_000,
  otherItemized: 2_000,
  otherStateTax: 6_000,
  saltCap: 10_000,
  interestDebtLimit: 750_000,
  deductibleInsuranceShare: () => 0.5,
  topBracketStart: 800_000,
  topBracketShare: 2 / 37,
};
const owned = {
  year: 1,
  value: 1_200_000,
  balanceAtStart: 1_010_000,
  balanceAtEnd: 990_000,
  interest: 60_000,
  principal: 20_000,
  mortgageInsurance: 1_000,
  propertyTax: 8_000,
  maintenance: 0,
  insurance: 0,
  dues: 0,
  special: 0,
};

test("a year by hand: what the owner deducts spans two brackets", () => {
  // Owner: 2,000 + 60,000 x 3/4 + 1,000 / 2 + min(10,000, 6,000 + 8,000) = 57,500, so 92,500 is taxed: 9,250.
  // Renter: 2,000 + 6,000 is less than the standard deduction, so 120,000 is taxed: 10,000 + 20% of 20,000 = 14,000.
  expect(byBrackets(household, 0)(owned)).toBeCloseTo(4_750, 9);
  // In the second year at 10% inflation, interest, insurance and property tax are worth 1/1.1 of those dollars and the
  // rest rises: 2,000 + (45,000 + 500 + 10,000) / 1.1 = 52,454.55 in the first year's dollars: 97,545.45 taxed,
  // 9,754.55; saved 4,245.45 x 1.1.
  expect(byBrackets(household, 0.1)({ ...owned, year: 2 })).toBeCloseTo(4_670, 6);
});

test("26 USC 68: in the top bracket, itemized deductions lose 2/37, limited by the income in that bracket", () => {
  const rich = { ...household, incomePerYear: 1_000_000, rates: [{ floor: 0, rate: 0.37 }] };
  // The owner's 57,500 minus 2/37 of it; the renter takes the standard deduction of 30,000, which loses nothing.
  expect(byBrackets(rich, 0)(owned)).toBeCloseTo(0.37 * (57_500 * (35 / 37) - 30_000), 6);
  // 10,000 of income above the threshold: 2/37 of 10,000 is lost.
  expect(byBrackets({ ...rich, incomePerYear: 810_000 }, 0)(owned)).toBeCloseTo(0.37 * (27_500 - 20_000 / 37), 6);
});

test("the saving never exceeds the top rate on everything that owning deducts", () => {
  fc.assert(
    fc.property(anyHome, anyOwnersTaxes, (home, taxes) => {
      const { years } = trueCost(home, 5, law, noTax, nothingSaved);
      const topRate = Math.max(...taxes.rates.map(({ rate }) => rate));
      for (const year of years) {
        const saving = byBrackets(taxes, home.inflation)(year);
        const most = year.interest + year.mortgageInsurance + year.propertyTax;
        expect(saving).toBeGreaterThanOrEqual(0);
        expect(saving).toBeLessThanOrEqual(topRate * most + 1e-6);
      }
    }),
  );
});
