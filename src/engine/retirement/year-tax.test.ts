import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scopeOf, valuesOf } from "../../law/figure.ts";
import { earlyWithdrawal } from "../../law/retirement/withdrawals.ts";
import { lawFor, lawScope } from "../../law/us/index.ts";
import { misexplained } from "../../testing/rework.ts";
import { type FilingStatus, filingStatuses } from "../tax/filing-status.ts";
import { explain, type Scope } from "../worksheet.ts";
import { grossUp, grossUpLines } from "./gross-up.ts";
import { convertUpTo, roomUnder } from "./roth.ts";
import { rothWithdrawal, rothWithdrawalLines } from "./roth-order.ts";
import { withdraw, withdrawalLines } from "./withdrawal.ts";
import { conventional, fillTo, proportional } from "./withdrawal-plan.ts";
import { cashIncome, nothingInTheYear, type RetirementYear, yearTax } from "./year-tax.ts";
import { lawInTodaysDollars, yearTaxLaw } from "./year-tax-law.ts";
import { yearTaxAssumptions, yearTaxLines } from "./year-tax-lines.ts";

const law = (status: FilingStatus) =>
  yearTaxLaw({ ...lawFor(2026, status), earlyWithdrawal: valuesOf(earlyWithdrawal) });
const figures = (status: FilingStatus): Scope => ({
  ...lawScope(2026, status),
  ...scopeOf(earlyWithdrawal, "earlyWithdrawal."),
  ...yearTaxAssumptions,
});
const given = (inputs: object, prefix = ""): Scope =>
  Object.fromEntries(
    Object.entries(inputs)
      .filter(([, value]) => typeof value !== "object")
      .map(([key, value]) => [prefix + key, { kind: "input", name: prefix + key, label: key, value, unit: "usd" }]),
  );

const dollars = (max: number) => fc.integer({ min: 0, max });
const anyStatus = fc.constantFrom(...filingStatuses);
const anyYear: fc.Arbitrary<RetirementYear> = fc.record({
  seniors: fc.integer({ min: 0, max: 2 }),
  separateTogether: fc.boolean(),
  socialSecurity: dollars(90_000),
  wages: dollars(60_000),
  profit: fc.oneof(fc.constant(0), dollars(250_000)),
  ownWages: dollars(60_000),
  pension: dollars(80_000),
  taxableInterest: dollars(40_000),
  taxExemptInterest: dollars(20_000),
  qualifiedDividendsAndGains: dollars(200_000),
  qualifiedDividends: fc.constant(0),
  traditionalWithdrawal: dollars(300_000),
  rothConversion: dollars(100_000),
  earlyAmount: dollars(20_000),
  adjustments: dollars(5_000),
  stateRate: fc.constantFrom(0, 0.05),
  ages: fc.constant([66, 64]),
  secondShare: fc.constantFrom(0, 0.5),
});
const anyAccounts = fc
  .record({
    taxable: dollars(900_000),
    traditional: dollars(900_000),
    roth: dollars(400_000),
    gainShare: fc.integer({ min: 0, max: 90 }),
  })
  .map(({ gainShare, ...accounts }) => ({ ...accounts, basis: accounts.taxable * (1 - gainShare / 100) }));
const anyOrder = fc.oneof(
  fc.constant(conventional),
  fc.constant(proportional),
  fc.integer({ min: 0, max: 200_000 }).map(fillTo),
);

describe("the tax of a year of retirement", () => {
  test("every line works out to the value computed", () =>
    fc.assert(
      fc.property(anyStatus, anyYear, (status, year) => {
        const steps = explain(yearTax(year, law(status)), yearTaxLines, { ...figures(status), ...given(year) });
        expect(misexplained(steps)).toEqual([]);
      }),
    ));
  test("between none and 85% of the benefits are taxable", () =>
    fc.assert(
      fc.property(anyStatus, anyYear, (status, year) => {
        const { taxable } = yearTax(year, law(status)).taxedBenefits;
        expect(taxable).toBeGreaterThanOrEqual(0);
        expect(taxable).toBeLessThanOrEqual(0.85 * year.socialSecurity + 1e-9);
      }),
    ));
  test("another dollar withdrawn leaves some of it, and never lowers the tax", () =>
    fc.assert(
      fc.property(anyStatus, anyYear, (status, year) => {
        const more = { ...year, traditionalWithdrawal: year.traditionalWithdrawal + 1 };
        const extra = yearTax(more, law(status)).total - yearTax(year, law(status)).total;
        expect(extra).toBeGreaterThanOrEqual(-1e-9);
        expect(extra).toBeLessThan(1);
      }),
    ));
  test("income without a withdrawal or a conversion is not taxed twice: cash and tax add up", () =>
    fc.assert(
      fc.property(anyStatus, anyYear, (status, year) => {
        const tax = yearTax(year, law(status));
        expect(cashIncome(year) + year.rothConversion - year.taxExemptInterest - year.socialSecurity).toBeCloseTo(
          tax.income,
          6,
        );
      }),
    ));
});

describe("the Additional Medicare Tax, by the examples of the IRS (Questions and Answers for the Additional Medicare Tax)", () => {
  const earning = (status: FilingStatus, wages: number, selfEmploymentIncome: number) =>
    yearTax({ ...nothingInTheYear, wages, ownWages: 0, profit: selfEmploymentIncome / 0.9235 }, law(status)).onEarnings;
  test.each<[FilingStatus, number, number, number]>([
    ["single", 130_000, 145_000, 75_000],
    ["married_joint", 150_000, 175_000, 75_000],
    ["single", 220_000, 0, 20_000],
    ["single", 60_000, 50_000, 0],
  ])("%s with wages of %i and self-employment income of %i: on %i", (status, wages, income, subject) => {
    expect(earning(status, wages, income)).toBeCloseTo(0.009 * subject, 6);
  });
  test("its threshold does not follow prices", () => {
    const then = lawInTodaysDollars(law("single"), { year: 2040, seniorDeductionLastYear: 2028, prices: 2 });
    expect(then.additionalMedicare).toEqual({ rate: 0.009, threshold: 100_000 });
  });
});

describe("a withdrawal grossed up for tax", () => {
  test("leaves just what is needed, worked again", () =>
    fc.assert(
      fc.property(anyStatus, anyYear, dollars(400_000), (status, year, need) => {
        const found = grossUp(year, { need, available: 2_000_000 }, law(status));
        const again = { ...year, traditionalWithdrawal: year.traditionalWithdrawal + found.withdrawal };
        const cash = cashIncome(again) - yearTax(again, law(status)).total;
        if (found.withdrawal > 0) expect(Math.abs(cash - need)).toBeLessThan(1e-4);
        else expect(cash).toBeGreaterThanOrEqual(need - 1e-4);
      }),
    ));
  test("rises with the need", () =>
    fc.assert(
      fc.property(anyStatus, anyYear, dollars(300_000), dollars(50_000), (status, year, need, more) => {
        const taken = (amount: number) => grossUp(year, { need: amount, available: 2_000_000 }, law(status)).withdrawal;
        expect(taken(need + more)).toBeGreaterThanOrEqual(taken(need) - 1e-4);
      }),
    ));
  test("stops at the balance, and says what is missing", () => {
    const found = grossUp(nothingInTheYear, { need: 50_000, available: 10_000 }, law("single"));
    expect(found).toMatchObject({ withdrawal: 10_000, shortfall: 40_000 });
  });
  test("its lines hold", () => {
    const need = { need: 50_000, available: 1_000_000 };
    const { tax, ...found } = grossUp(nothingInTheYear, need, law("single"));
    expect(misexplained(explain(found, grossUpLines, given(need)))).toEqual([]);
    expect(tax.total).toBeCloseTo(found.withdrawal - 50_000, 4);
  });
});

describe("withdrawals from several accounts", () => {
  const year = { ...nothingInTheYear, seniors: 1, socialSecurity: 24_000 };
  const accounts = { taxable: 100_000, basis: 60_000, traditional: 300_000, roth: 50_000 };
  const spend = (need: number, order = conventional, required = 0) =>
    withdraw({ income: year, accounts, required, need, order }, law("single"));

  test("the conventional order sells the taxable account first", () => {
    const taken = spend(60_000);
    expect(taken.fromTraditional).toBe(0);
    expect(taken.fromTaxable).toBeGreaterThanOrEqual(36_000);
    expect(taken.gain).toBeCloseTo(taken.fromTaxable * 0.4, 8);
  });
  test("the proportional order takes the same share of each", () => {
    const taken = spend(60_000, proportional);
    expect(taken.fromTraditional / 300_000).toBeCloseTo(taken.fromTaxable / 100_000, 8);
    expect(taken.fromRoth / 50_000).toBeCloseTo(taken.fromTaxable / 100_000, 8);
  });
  test("filling a bracket takes traditional money up to it, then the taxable account", () => {
    const taken = spend(80_000, fillTo(30_000));
    expect(taken.fromTraditional).toBe(30_000);
    expect(taken.fromTaxable).toBeGreaterThan(0);
    expect(taken.fromRoth).toBe(0);
  });
  test("a required distribution comes first, and what is not needed goes to the taxable account", () => {
    const taken = spend(30_000, conventional, 40_000);
    expect(taken).toMatchObject({ requiredTaken: 40_000, fromTraditional: 40_000, fromTaxable: 0, fromRoth: 0 });
    expect(taken.after.taxable).toBeCloseTo(100_000 + taken.surplus, 8);
    expect(taken.surplus).toBeCloseTo(24_000 + 40_000 - taken.tax.total - 30_000, 6);
  });
  test("money is neither made nor lost", () =>
    fc.assert(
      fc.property(
        anyStatus,
        anyYear,
        anyAccounts,
        dollars(80_000),
        dollars(400_000),
        anyOrder,
        (status, income, own, required, need, order) => {
          const taken = withdraw({ income, accounts: own, required, need, order }, law(status));
          const before = own.taxable + own.traditional + own.roth;
          const after = taken.after.taxable + taken.after.traditional + taken.after.roth;
          const spent = Math.min(need, taken.cash);
          expect(before + cashIncome(income)).toBeCloseTo(after + spent + taken.tax.total, 3);
          if (taken.shortfall > 1e-3) expect(after).toBeLessThan(1e-3);
          expect(Math.min(taken.after.taxable, taken.after.traditional, taken.after.roth)).toBeGreaterThanOrEqual(
            -1e-6,
          );
        },
      ),
    ));
  test("its lines hold", () =>
    fc.assert(
      fc.property(
        anyYear,
        anyAccounts,
        dollars(80_000),
        dollars(300_000),
        anyOrder,
        (income, own, required, need, order) => {
          const {
            tax: _tax,
            after: _after,
            ...taken
          } = withdraw({ income, accounts: own, required, need, order }, law("single"));
          const scope = { ...given(own, "accounts."), ...given({ required, need }) };
          expect(misexplained(explain(taken, withdrawalLines, scope))).toEqual([]);
        },
      ),
    ));
});

describe("Roth conversions", () => {
  test("fill a bracket to its top and not a dollar further", () =>
    fc.assert(
      fc.property(anyStatus, anyYear, dollars(400_000), (status, year, ordinaryIncome) => {
        const { conversion, tax } = convertUpTo({ kind: "bracket", ordinaryIncome }, year, 1_000_000, law(status));
        if (conversion === 0) return;
        expect(tax.onIncome.ordinaryIncome).toBeLessThanOrEqual(ordinaryIncome);
        if (conversion < 1_000_000) expect(tax.onIncome.ordinaryIncome).toBeGreaterThan(ordinaryIncome - 0.05);
      }),
    ));
  test("stay within a Medicare line", () =>
    fc.assert(
      fc.property(anyStatus, anyYear, (status, year) => {
        const { conversion, tax } = convertUpTo(
          { kind: "Medicare", medicareIncome: 218_000 },
          year,
          1_000_000,
          law(status),
        );
        if (conversion > 0) expect(tax.medicareIncome).toBeLessThanOrEqual(218_000);
      }),
    ));
  test("are zero where the year is full already", () => {
    const full = { ...nothingInTheYear, pension: 300_000 };
    expect(roomUnder({ kind: "taxable income", taxableIncome: 98_900 }, full, 1e6, law("married_joint"))).toBe(0);
  });
});

describe("withdrawals from a Roth IRA", () => {
  const ira = {
    contributions: 10_000,
    oldConversions: 5_000,
    newConversions: 4_000,
    earnings: 6_000,
    qualified: false,
  };
  test.each([
    [9_000, 0, 0],
    [15_000, 0, 0],
    [17_000, 0, 2_000],
    [22_000, 3_000, 7_000],
    [99_000, 6_000, 10_000],
  ])("of %i, %i is taxable and %i early: contributions first, earnings last", (amount, taxable, early) => {
    expect(rothWithdrawal(amount, ira)).toMatchObject({ taxable, early });
    expect(rothWithdrawal(amount, { ...ira, qualified: true })).toMatchObject({ taxable: 0, early: 0 });
    const steps = explain(rothWithdrawal(amount, ira), rothWithdrawalLines, given({ ...ira, amount }));
    expect(misexplained(steps)).toEqual([]);
  });
});

describe("the law of later years", () => {
  test("in today's dollars brackets stay, fixed thresholds shrink, and the senior deduction ends", () => {
    const now = law("married_joint");
    const then = lawInTodaysDollars(now, { year: 2040, seniorDeductionLastYear: 2028, prices: 1.4 });
    expect(then.incomeTax.rates.map(({ floor }) => Math.round(floor))).toEqual(
      now.incomeTax.rates.map(({ floor }) => floor),
    );
    expect(then.standardDeduction.basic).toBeCloseTo(now.standardDeduction.basic, 8);
    expect(then.socialSecurityBenefits.base).toBeCloseTo(32_000 / 1.4, 8);
    expect(then.netInvestmentIncome.threshold).toBeCloseTo(250_000 / 1.4, 8);
    expect(then.senior.perPerson).toBe(0);
    expect(then.incomeTax.middleRate).toBe(0.15);
  });
  test("without inflation nothing changes", () => {
    const now = law("single");
    expect(lawInTodaysDollars(now, { year: 2026, seniorDeductionLastYear: 2028, prices: 1 })).toEqual(now);
  });
  test("inflation never lowers the tax on the same real income", () =>
    fc.assert(
      fc.property(anyStatus, anyYear, fc.integer({ min: 100, max: 300 }), (status, year, percent) => {
        const then = lawInTodaysDollars(law(status), {
          year: 2027,
          seniorDeductionLastYear: 2028,
          prices: percent / 100,
        });
        fc.pre(year.seniors === 0); // the senior deduction, fixed in dollars, shrinks on both sides
        expect(yearTax(year, then).total).toBeGreaterThanOrEqual(yearTax(year, law(status)).total - 1e-6);
      }),
    ));
});
