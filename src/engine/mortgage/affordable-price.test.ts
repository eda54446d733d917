import fc from "fast-check";
import { expect, test } from "vitest";
import { anyRate, dollars } from "../../testing/mortgage.ts";
import { misexplained } from "../../testing/rework.ts";
import { scopeOfInputs } from "../../testing/scope.ts";
import { explain } from "../worksheet.ts";
import { affordablePriceLines } from "./affordable-price.lines.ts";
import {
  affordablePrice,
  affordableWith,
  type Buyer,
  insuredAbove,
  type LoanBand,
  NO_INSURANCE,
  type ProgramLimits,
} from "./affordable-price.ts";
import { AS_PAID } from "./qualifying-payment.ts";

const law = { requestShare: 0.8 };
const traditional = { front: 0.28, back: 0.36 };
const conventional: ProgramLimits = { front: 0.36, back: 0.36, largestLoan: null, leastDownShare: 0.03 };

/** At 0% over 100 months, each dollar borrowed costs a cent a month, so the sums can be done by hand. */
const buyer: Buyer = {
  incomePerYear: 60_000,
  debtsPerMonth: 0,
  down: { share: 0.2 },
  cash: null,
  closingFixed: 0,
  closingShare: 0.03,
  lenderFixed: 0,
  lenderShare: 0,
  closingLoanShare: 0,
  prepaidYears: 0,
  reserveMonths: 2,
  annualRate: 0,
  termMonths: 100,
  propertyTaxRate: 0.012,
  fixedPerYear: 0,
  associationDuesPerMonth: 0,
  bands: insuredAbove(0.8, 0.006),
};
const found = (more: Partial<Buyer>, program = conventional) =>
  affordablePrice({ ...buyer, ...more }, traditional, program);

test("a percentage stays a percentage: 28% of 5,000 is 1,400, and a dollar of price costs 0.8 and 0.1 cents", () => {
  // 1,400 / 0.009 = 155,555.56, and 20% of 155,000 is 31,000. The program's 36% allows 1,800 / 0.009 = 200,000.
  const { byTraditional, byProgram, price, rounded, downPayment, programBinds, cashBinds } = found({});
  expect([byTraditional, byProgram, price, rounded, downPayment].map((one) => Math.round(one * 100) / 100)).toEqual([
    155_555.56, 200_000, 155_555.56, 155_000, 31_000,
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

test("costs in dollars and shares of the loan: 5,000 at closing, 1% of the loan, and 1,200 a year for insurance", () => {
  // 20% down, no reserve: 0.2 P + 5,000 + 0.03 P + 0.008 P = 28,800, so P = 23,800 / 0.238 = 100,000.
  const { byCash, byTraditional, cashToClose, loan } = found({
    cash: 28_800,
    reserveMonths: 0,
    closingFixed: 5_000,
    closingLoanShare: 0.01,
    fixedPerYear: 1_200,
  });
  expect(byCash).toBeCloseTo(100_000, 3);
  expect([cashToClose, loan].map(Math.round)).toEqual([28_800, 80_000]);
  // 1,400 less 100 of insurance pays for 1,300 / 0.009.
  expect(byTraditional).toBeCloseTo(144_444.44, 2);
});

test("a smaller down payment has costlier insurance: at 90% of the price the rate rises, and the price stops there", () => {
  const bands = [
    { ...NO_INSURANCE, upTo: 0.8 },
    { ...NO_INSURANCE, upTo: 0.9, mortgageInsuranceRate: 0.006 },
    { ...NO_INSURANCE, mortgageInsuranceRate: 0.06 },
  ];
  // 15,000 down. Up to 150,000 the loan is 90% at most: 135,000 x 0.0105 + 150 = 1,567.50 at that price. Just above it,
  // 135,000 x 0.015 + 150 = 2,175. With 28% of 6,000 a month, 1,680, only the first fits.
  const fixed = { bands, down: { amount: 15_000 }, cash: null, incomePerYear: 72_000 };
  expect(found(fixed).byTraditional).toBeCloseTo(150_000, 2);
  const { worksheet, perLoan } = affordableWith({ ...buyer, ...fixed }, traditional, 0.03, law);
  expect(worksheet.maxPrice).toBeCloseTo(150_000, 2);
  expect(perLoan).toMatchObject({ mortgageInsuranceRate: 0.006, ceiling: expect.closeTo(150_000, 2) });
});

test("a lender’s fees and escrow are paid only if something is borrowed", () => {
  const charged = { lenderFixed: 4_500, lenderShare: 0.01, reserveMonths: 0 };
  // 20% down: 0.2 P + 0.03 P + 0.01 P + 4,500 = 28,500, so P = 24,000 / 0.24 = 100,000.
  expect(found({ ...charged, cash: 28_500 })).toMatchObject({
    byCash: expect.closeTo(100_000, 3),
    cashToClose: expect.closeTo(28_500, 3),
  });
  // All of it down: 1.03 P = 103,000.
  const all = found({ ...charged, cash: 103_000, down: { share: 1 } });
  expect(all).toMatchObject({ byCash: expect.closeTo(100_000, 3), loan: 0, cashToClose: expect.closeTo(103_000, 3) });
  // Cash pays for 100,000. On 103,000 a loan is needed: 103,000 - 3,090 - 1,030 - 4,500 = 94,380 is left to put down.
  const most = (income: number) => found({ ...charged, cash: 103_000, down: { amount: 1e6 }, incomePerYear: income });
  // 28% of 4,285.72 / 12 is just 0.1% of 100,000.
  expect(most(4_285.72)).toMatchObject({ rounded: 100_000, downPayment: 100_000, loan: 0 });
  // 0.1% of 103,000 and a cent a month for each dollar of 8,620: 189.20.
  expect(most((12 * 189.21) / 0.28)).toMatchObject({ rounded: 103_000, downPayment: expect.closeTo(94_380, 3) });
});

test("the program's minimum down payment, largest loan and ratios make one limit", () => {
  const fha: ProgramLimits = { front: 0.31, back: 0.43, largestLoan: 80_000, leastDownShare: 0.035 };
  // With 20% down, a loan of 80,000 means a price of 100,000.
  expect(found({}, fha)).toMatchObject({ programBinds: true, cashBinds: false });
  expect(found({}, fha).price).toBeCloseTo(100_000, 4);
});

/** A larger share or a larger loan never has cheaper insurance or a smaller fee. */
const anyBands: fc.Arbitrary<readonly LoanBand[]> = fc
  .record({
    rate: anyRate(1),
    perMonth: dollars(300),
    fee: anyRate(2),
    steps: fc.array(anyRate(1), { maxLength: 3 }),
    more: anyRate(1),
  })
  .map(({ rate, perMonth, fee, steps, more }) => [
    { ...NO_INSURANCE, upTo: 0.8, financedFeeShare: fee },
    ...steps.map((step, i) => ({
      ...NO_INSURANCE,
      upTo: 0.85 + 0.05 * i,
      largest: 200_000 + 100_000 * i,
      mortgageInsuranceRate: rate + step * (i + 1),
      mortgageInsurancePerMonth: perMonth,
      financedFeeShare: fee,
      rateMore: more,
    })),
    {
      ...NO_INSURANCE,
      mortgageInsuranceRate: 0.05,
      mortgageInsurancePerMonth: perMonth,
      financedFeeShare: fee + 0.01,
      rateMore: more,
    },
  ]);

const anyQualifying = fc.record({ rateMore: anyRate(5), leastRate: anyRate(), interestOnlyShare: fc.nat(9) });
const anyBuyer: fc.Arbitrary<Buyer> = fc
  .record({
    incomePerYear: dollars(1_000_000),
    debtsPerMonth: dollars(10_000),
    down: fc.oneof(
      fc.integer({ min: 0, max: 100 }).map((percent) => ({ share: percent / 100 })),
      dollars(1_000_000).map((amount) => ({ amount })),
    ),
    cash: fc.option(dollars(1_000_000)),
    closingFixed: dollars(10_000),
    closingShare: anyRate(5),
    lenderFixed: dollars(10_000),
    lenderShare: anyRate(3),
    closingLoanShare: anyRate(4),
    prepaidYears: fc.integer({ min: 0, max: 31 }).map((days) => days / 365),
    reserveMonths: fc.integer({ min: 0, max: 60 }),
    annualRate: anyRate(),
    termMonths: fc.integer({ min: 1, max: 480 }),
    propertyTaxRate: anyRate(4),
    fixedPerYear: dollars(20_000),
    associationDuesPerMonth: dollars(2000),
    bands: fc.oneof(
      anyRate(2).map((rate) => insuredAbove(0.8, rate)),
      anyBands,
    ),
    asPaid: fc.boolean(),
    terms: anyQualifying,
  })
  .map(({ asPaid, terms: { interestOnlyShare, ...terms }, ...given }) => ({
    ...given,
    ...(!asPaid && {
      qualifying: { ...terms, interestOnlyMonths: Math.floor((interestOnlyShare * given.termMonths) / 10) },
    }),
  }));
const anyProgram: fc.Arbitrary<ProgramLimits> = fc.record({
  front: anyRate(60),
  back: anyRate(60),
  largestLoan: fc.option(dollars(1_000_000)),
  leastDownShare: anyRate(20),
});

test("the price never falls when income or cash rises, and it is the lowest of the three limits", () => {
  fc.assert(
    fc.property(anyBuyer, anyProgram, dollars(200_000), (given, program, more) => {
      const at = (one: Buyer) => affordablePrice(one, traditional, program);
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
  const made = affordablePrice(cut, { front: 0.16, back: 0.36 }, conventional);
  expect(made.price).toBeCloseTo(100_000, 3);
  expect([made.downPayment, made.housingPayment, made.cashToClose, made.reserve].map(Math.round)).toEqual([
    30_000, 800, 33_000, 1_600,
  ]);
  expect([made.programBinds, made.cashBinds]).toEqual([false, false]);
});

test("with cash for exactly 20% down, no insurance has to be kept in reserve or paid", () => {
  // On 100,000: 24,800 less costs of 3,000 and two months of 1,100 is 19,600, which is 98% of 20,000.
  const cut = { ...buyer, down: { amount: 80_000 }, cash: 24_800 };
  const made = affordablePrice(cut, { front: 0.18, back: 0.36 }, conventional);
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

test("a loan of more than 80% has a higher rate, also for the interest paid at closing and kept in reserve", () => {
  // Without interest a dollar costs 1 cent over 100 months. At 12% a year it costs 0.01 / (1 - 1.01^-100) = 1.58657
  // cents, and with 0.6% / 12 of insurance 1.63657.
  const bands = insuredAbove(0.8, 0.006).map((band, i) => (i === 0 ? band : { ...band, rateMore: 0.12 }));
  // 10% down: a dollar of price costs 0.9 x 1.63657 + 0.1 cents, so 1,400 pays for 1,400 / 0.01572914 = 89,006.8.
  const tenth = { ...buyer, bands, down: { share: 0.1 } };
  const { byTraditional, loanRate } = affordablePrice(tenth, traditional, conventional);
  expect(byTraditional).toBeCloseTo(89_006.8, 0);
  expect(loanRate).toBe(0.12);
  const { worksheet, perLoan } = affordableWith(tenth, traditional, 0.03, law);
  expect(worksheet.maxPrice).toBeCloseTo(byTraditional, 4);
  expect([worksheet.paymentPerDollar, worksheet.insuredPaymentPerDollar]).toEqual([0.01, expect.closeTo(0.0158657, 7)]);
  expect(perLoan.insuredAnnualRate).toBe(0.12);
  // A month of interest, a twelfth of a year, paid at closing: 1% of the loan of 0.9. With 3% of costs, 10% down and
  // two payments of 1.572914 cents: 0.1 + 0.03 + 0.009 + 0.03145828 = 0.17045828 of the price.
  const made = affordablePrice({ ...tenth, cash: 17_045.828, prepaidYears: 1 / 12 }, traditional, conventional);
  expect(made.byCash).toBeCloseTo(100_000, 1);
  // With 20% down there is none of it.
  expect(affordablePrice({ ...buyer, bands }, traditional, conventional)).toMatchObject({
    byTraditional: expect.closeTo(155_555.56, 2),
    loanRate: 0,
  });
});

test("a fee financed with the loan is paid back with it, and a program's minimum limits the price of a dollar amount", () => {
  // 1.75% more loan: 0.8 x 1.0175 and 0.1 cents for each dollar.
  expect(found({ bands: [{ ...NO_INSURANCE, financedFeeShare: 0.0175 }] }).price).toBeCloseTo(1_400 / 0.00914, 2);
  // 3,000 is 3% of 100,000.
  const { byProgram, programBinds } = found({ down: { amount: 3_000 } });
  expect(byProgram).toBeCloseTo(100_000, 3);
  expect(programBinds).toBe(true);
});

test("the income has to carry what lenders go by; what is paid at first counts for the month and the reserve", () => {
  // Half of the 100 months is interest only, at 0%: lenders go by 2 cents a dollar. 0.8 x 2 + 0.1 cents of the price:
  // 1,400 / 0.017 = 82,352.94. At first only the tax of 0.1% is paid, two months of it with 20% and 3% of the price in
  // cash.
  const alone = { ...AS_PAID, interestOnlyMonths: 50 };
  const made = found({ qualifying: alone, cash: 50_000 });
  expect(made.byTraditional).toBeCloseTo(82_352.94, 2);
  expect(made.byCash).toBeCloseTo(50_000 / 0.232, 2);
  expect([made.rounded, made.housingPayment, made.reserve]).toEqual([82_000, 82, 164]);
  const { worksheet } = affordableWith({ ...buyer, qualifying: alone }, traditional, 0.03, law);
  expect(worksheet.maxPrice).toBeCloseTo(82_352.94, 2);
  // At 12% a dollar costs 1.58657 cents: 1,400 / (0.8 x 0.0158657 + 0.001) = 102,245.3. The month still costs 0.9%.
  for (const terms of [
    { rateMore: 0.12, leastRate: 0.1 },
    { rateMore: 0, leastRate: 0.12 },
  ]) {
    const dearer = found({ qualifying: { ...AS_PAID, ...terms } });
    expect(dearer.byTraditional).toBeCloseTo(102_245.3, 0);
    expect([dearer.loanRate, dearer.housingPayment]).toEqual([0, expect.closeTo(918, 6)]);
    const { maxPrice } = affordableWith(
      { ...buyer, qualifying: { ...AS_PAID, ...terms } },
      traditional,
      0,
      law,
    ).worksheet;
    expect(maxPrice).toBeCloseTo(dearer.byTraditional, 4);
  }
});
