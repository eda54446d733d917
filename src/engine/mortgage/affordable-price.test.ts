import fc from "fast-check";
import { expect, test } from "vitest";
import { anyRate, dollars } from "../../testing/mortgage.ts";
import { misexplained } from "../../testing/rework.ts";
import { scopeOfInputs } from "../../testing/scope.ts";
import { explain } from "../worksheet.ts";
import { affordablePriceLines } from "./affordable-price.lines.ts";
import { affordablePrice, affordableWith, type Buyer, type ProgramLimits } from "./affordable-price.ts";

const law = { requestShare: 0.8 };
const traditional = { front: 0.28, back: 0.36 };
const conventional: ProgramLimits = { front: 0.36, back: 0.36, largestLoan: null, leastDownShare: 0.03 };

/** At 0% over 100 months, each dollar borrowed costs a cent a month, so the sums can be done by hand. */
const buyer: Buyer = {
  incomePerYear: 60_000,
  debtsPerMonth: 0,
  down: { share: 0.2 },
  cash: null,
  closingShare: 0.03,
  reserveMonths: 2,
  annualRate: 0,
  termMonths: 100,
  propertyTaxRate: 0.012,
  insuranceRate: 0,
  associationDuesPerMonth: 0,
  mortgageInsuranceRate: 0.006,
};
const found = (more: Partial<Buyer>, program = conventional) =>
  affordablePrice({ ...buyer, ...more }, traditional, program, law);

test("a percentage stays a percentage: 28% of 5,000 is 1,400, and a dollar of price costs 0.8 and 0.1 cents", () => {
  // 1,400 / 0.009 = 155,555.56, and 20% of that is 31,111.11. The program's 36% allows 1,800 / 0.009 = 200,000.
  const { byTraditional, byProgram, price, downPayment, programBinds, cashBinds } = found({});
  expect([byTraditional, byProgram, price, downPayment].map((one) => Math.round(one * 100) / 100)).toEqual([
    155_555.56, 200_000, 155_555.56, 31_111.11,
  ]);
  expect([programBinds, cashBinds]).toEqual([false, false]);
  expect(affordableWith({ ...buyer }, traditional, 0.03, law).worksheet.maxPrice).toBeCloseTo(155_555.56, 2);
});

test("cash: 20% down, 3% closing costs and two months of 0.9% are 24.8% of the price", () => {
  // 24,800 / 0.248 = 100,000: 20,000 down, 3,000 of costs, 1,800 kept.
  const { byCash, price, downPayment, cashToClose, reserve, cashBinds } = found({ cash: 24_800 });
  expect(byCash).toBeCloseTo(100_000, 4);
  expect([price, downPayment, cashToClose, reserve].map(Math.round)).toEqual([100_000, 20_000, 23_000, 1_800]);
  expect(cashBinds).toBe(true);
});

test("a down payment above the available cash is cut to what the cash allows", () => {
  // 3% down, 3% closing costs, and two months of 0.97 cents, 0.97 x 0.05 cents of insurance and 0.1 cents: 0.03 + 0.03
  // + 2 (0.0097 + 0.000485 + 0.001) = 0.08237, so 8,237 buys at most 100,000.
  const { byCash, downPayment, cashBinds } = found({ down: { amount: 80_000 }, cash: 8_237 });
  expect(byCash).toBeCloseTo(100_000, 3);
  expect(downPayment).toBeCloseTo(3_000, 3);
  expect(cashBinds).toBe(true);
});

test("the program's minimum down payment, largest loan and ratios make one limit", () => {
  const fha: ProgramLimits = { front: 0.31, back: 0.43, largestLoan: 80_000, leastDownShare: 0.035 };
  // With 20% down, a loan of 80,000 means a price of 100,000.
  expect(found({}, fha)).toMatchObject({ programBinds: true, cashBinds: false });
  expect(found({}, fha).price).toBeCloseTo(100_000, 4);
});

const anyBuyer: fc.Arbitrary<Buyer> = fc.record({
  incomePerYear: dollars(1_000_000),
  debtsPerMonth: dollars(10_000),
  down: fc.oneof(
    fc.integer({ min: 0, max: 100 }).map((percent) => ({ share: percent / 100 })),
    dollars(1_000_000).map((amount) => ({ amount })),
  ),
  cash: fc.option(dollars(1_000_000)),
  closingShare: anyRate(5),
  reserveMonths: fc.integer({ min: 0, max: 60 }),
  annualRate: anyRate(),
  termMonths: fc.integer({ min: 1, max: 480 }),
  propertyTaxRate: anyRate(4),
  insuranceRate: fc.integer({ min: 1, max: 200 }).map((one) => one / 10_000),
  associationDuesPerMonth: dollars(2000),
  mortgageInsuranceRate: anyRate(2),
});
const anyProgram: fc.Arbitrary<ProgramLimits> = fc.record({
  front: anyRate(60),
  back: anyRate(60),
  largestLoan: fc.option(dollars(1_000_000)),
  leastDownShare: anyRate(20),
});

test("the price never falls when income or cash rises, and it is the lowest of the three limits", () => {
  fc.assert(
    fc.property(anyBuyer, anyProgram, dollars(200_000), (given, program, more) => {
      const at = (one: Buyer) => affordablePrice(one, traditional, program, law);
      const now = at(given);
      const least = now.price * (1 - 1e-9) - 1e-6;
      expect(at({ ...given, incomePerYear: given.incomePerYear + more }).price).toBeGreaterThanOrEqual(least);
      if (given.cash !== null) expect(at({ ...given, cash: given.cash + more }).price).toBeGreaterThanOrEqual(least);
      const binding = now.cashBinds ? now.byCash : now.programBinds ? now.byProgram : now.byTraditional;
      expect(now.price).toBe(binding);
      if (given.cash !== null && now.price > 0)
        expect(now.cashToClose + now.reserve).toBeLessThanOrEqual(given.cash * (1 + 1e-9) + 1e-4);
      expect(misexplained(explain(now, affordablePriceLines, scopeOfInputs({ ...given, down: 0 })))).toEqual([]);
    }),
  );
});

test("a down payment cut by cash may still be above 20%, so that no insurance is due", () => {
  // On 100,000: 3,000 of costs, and two months of 1% of a loan of 70,000 and of 0.1% of the price, 1,600. 30,000 of
  // 34,600 is left to put down, and the month costs 800, which is 16% of 5,000.
  const cut = { ...buyer, down: { amount: 80_000 }, cash: 34_600 };
  const made = affordablePrice(cut, { front: 0.16, back: 0.36 }, conventional, law);
  expect(made.price).toBeCloseTo(100_000, 3);
  expect([made.downPayment, made.housingPayment, made.cashToClose, made.reserve].map(Math.round)).toEqual([
    30_000, 800, 33_000, 1_600,
  ]);
  expect([made.programBinds, made.cashBinds]).toEqual([false, false]);
});

test("with cash for exactly 20% down, no insurance has to be kept in reserve or paid", () => {
  // On 100,000: 24,800 less costs of 3,000 and two months of 1,100 is 19,600, which is 98% of 20,000.
  const cut = { ...buyer, down: { amount: 80_000 }, cash: 24_800 };
  const made = affordablePrice(cut, { front: 0.18, back: 0.36 }, conventional, law);
  expect(made.price).toBeCloseTo(100_000, 3);
  expect(made.downPayment).toBeCloseTo(20_000, 3);
  expect(made.housingPayment).toBeCloseTo(900, 3);
});

test("without cash nothing is put down, and no price can be closed on", () => {
  // 1,400 / (0.01 + 0.0005 + 0.001) is what the ratios alone would allow.
  const made = found({ down: { amount: 10_000 }, cash: 0 });
  expect(made.byTraditional).toBeCloseTo(121_739.13, 2);
  expect([made.byCash, made.price, made.downPayment, made.housingPayment]).toEqual([0, 0, 0, 0]);
  expect(made.cashBinds).toBe(true);
});

test("a fee financed with the loan is paid back with it, and a program's minimum limits the price of a dollar amount", () => {
  // 1.75% more loan: 0.8 x 1.0175 and 0.1 cents for each dollar.
  expect(found({ financedFeeShare: 0.0175 }).price).toBeCloseTo(1_400 / 0.00914, 2);
  // 3,000 is 3% of 100,000.
  const { byProgram, programBinds } = found({ down: { amount: 3_000 } });
  expect(byProgram).toBeCloseTo(100_000, 3);
  expect(programBinds).toBe(true);
});
