import fc from "fast-check";
import { expect, test } from "vitest";
import { anyHome, anyRate, anySaleTax, dollars, homeWithoutCosts } from "../../../testing/mortgage.ts";
import { misexplained } from "../../../testing/rework.ts";
import { scopeOfInputs } from "../../../testing/scope.ts";
import { explain } from "../../worksheet.ts";
import type { OwnedHome } from "./owning.ts";
import { pastPeriodsLines } from "./past-periods.lines.ts";
import { courseFrom, rentOrBuyInPastPeriods, spreadOf, type YearOfThePast } from "./past-periods.ts";

const law = { automaticShare: 0.78 };
const noTax = { capitalGainsRate: 0, gainExclusion: 0, exclusionYears: 0 };
const nothingSaved = () => 0;

/** Paid in cash and free to keep, so only the price, the rent and the savings matter. */
const inCash: OwnedHome = { ...homeWithoutCosts, price: 100_000, downShare: 1 };
const renting = { rentPerMonth: 500, rentersInsurancePerMonth: 0, depositMonths: 0 };
const inBonds = { stockShare: 0, investTaxRate: 0 };
const history: readonly YearOfThePast[] = [
  { year: 2000, homes: 0.1, rents: 0.2, stocks: 0, bonds: 0 },
  { year: 2001, homes: -0.2, rents: 0, stocks: 0.21, bonds: 0 },
  { year: 2002, homes: 0.25, rents: 0, stocks: 0, bonds: 0 },
];
const over = (years: number) =>
  rentOrBuyInPastPeriods(inCash, renting, inBonds, years, law, noTax, nothingSaved, history);

test("three one-year periods, by hand: buying wins in two of them", () => {
  const { periods, periodCount, timesBuyingWon, advantage, netCost, tippingRent } = over(1);
  // The buyer has no housing costs, so invests the 500 that the renter pays: 6,000 in a year without returns. 2000:
  // 110,000 + 6,000 versus 100,000. 2001: 80,000 + 6,000. 2002: 125,000 + 6,000.
  expect(periods.map((period) => Math.round(period.advantageBuy * 1e6) / 1e6)).toEqual([16_000, -14_000, 31_000]);
  expect([periodCount, timesBuyingWon]).toEqual([3, 2]);
  expect(advantage.low).toBeCloseTo(-14_000, 6);
  expect(advantage.middle).toBeCloseTo(16_000, 6);
  expect(advantage.high).toBeCloseTo(31_000, 6);
  // Paid 100,000, and got back 110,000, 80,000 and 125,000: −10,000, 20,000 and −25,000, each over twelve months.
  expect(netCost.low).toBeCloseTo(-2_083.33, 2);
  expect(netCost.middle).toBeCloseTo(-833.33, 2);
  expect(netCost.high).toBeCloseTo(1_666.67, 2);
  // In 2001, 80,000 + 12 rents equal 100,000 at a rent of 1,666.67; in the other years buying wins at any rent.
  expect(tippingRent.middle).toBe(0);
  expect(tippingRent.high).toBeCloseTo(1_666.67, 2);
});

test("over all three years, homes went to 1.1 x 0.8 x 1.25 = 1.1 times: 3.23% a year", () => {
  expect(over(1).homeGrowth).toBeCloseTo(1.1 ** (1 / 3) - 1, 12);
  expect(over(1).savingsGrowth).toBe(0);
});

test("a period in which both end with the same counts as won: the buyer has at least as much", () => {
  const flat = [{ year: 2000, homes: 0, rents: 0, stocks: 0, bonds: 0 }];
  const free = { ...renting, rentPerMonth: 0 };
  const tie = rentOrBuyInPastPeriods(inCash, free, inBonds, 1, law, noTax, nothingSaved, flat);
  expect([tie.periods[0]?.advantageBuy, tie.timesBuyingWon]).toEqual([0, 1]);
});

test("two two-year periods, by hand: rents rise as they did, and prices recover from a fall", () => {
  const { periods, timesBuyingWon } = over(2);
  // From 2000: 1.1 × 0.8 is 88,000; rents are 12 × 500, then 12 × 600. From 2001: 0.8 × 1.25 is 100,000 again, and 24 ×
  // 500.
  expect(periods.map((period) => period.firstYear)).toEqual([2000, 2001]);
  expect(periods[0]?.advantageBuy).toBeCloseTo(88_000 + 13_200 - 100_000, 6);
  expect(periods[1]?.advantageBuy).toBeCloseTo(12_000, 6);
  expect(timesBuyingWon).toBe(2);
});

test("a stay longer than the record has no past periods", () => {
  expect(over(4)).toMatchObject({ periodCount: 0, timesBuyingWon: 0, periods: [] });
});

test("inflation is added to real growth, and savings are rebalanced to their shares", () => {
  const course = courseFrom(history, 0, 2, 0.5, 0.02);
  expect(course.homes[1]).toBeCloseTo(1.1 * 1.02, 12);
  expect(course.homes[2]).toBeCloseTo(1.1 * 1.02 * 0.8 * 1.02, 12);
  expect(course.rents[1]).toBeCloseTo(1.2 * 1.02, 12);
  // Half in stocks at 21%, half in bonds at 0%: 10.5%, times 1.02.
  expect(course.savings[1]).toBeCloseTo(1.105 * 1.02 - 1, 12);
});

test("of eleven outcomes, the second, sixth and tenth are low, middle and high", () => {
  expect(spreadOf([11, 1, 10, 2, 9, 3, 8, 4, 7, 5, 6])).toEqual({ low: 2, middle: 6, high: 10 });
});

const anyGrowth = fc.integer({ min: -300, max: 300 }).map((thousandths) => thousandths / 1000);
const anyHistory = fc
  .array(fc.record({ homes: anyGrowth, rents: anyGrowth, stocks: anyGrowth, bonds: anyGrowth }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((years) => years.map((one, i) => ({ year: 1990 + i, ...one })));
const anyRenting = fc.record({
  rentPerMonth: dollars(8000),
  rentersInsurancePerMonth: dollars(50),
  depositMonths: fc.integer({ min: 0, max: 2 }),
});

test("the periods explain themselves, and buying wins in periods where the rent is above the break-even rent", () => {
  fc.assert(
    fc.property(
      anyHome,
      anyRenting,
      anyHistory,
      fc.integer({ min: 1, max: 6 }),
      anySaleTax,
      anyRate(100),
      (home, rented, years, horizonYears, saleTax, stockShare) => {
        const investing = { stockShare, investTaxRate: 0.15 };
        const found = rentOrBuyInPastPeriods(home, rented, investing, horizonYears, law, saleTax, nothingSaved, years);
        const scope = scopeOfInputs({ ...home, ...rented, ...saleTax, horizonYears });
        expect(misexplained(explain(found, pastPeriodsLines, scope))).toEqual([]);
        for (const { advantageBuy, breakEvenRent } of found.periods)
          if (Math.abs(advantageBuy) > 1 && breakEvenRent > 0)
            expect(advantageBuy > 0).toBe(rented.rentPerMonth > breakEvenRent);
      },
    ),
    { numRuns: 30 },
  );
});
