import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyStatus, anyYear, wholeDollars, yearLaw } from "../../testing/retirement-year.ts";
import { misexplained } from "../../testing/rework.ts";
import { scopeOfInputs } from "../../testing/scope.ts";
import { explain } from "../worksheet.ts";
import { withdraw, withdrawalLines } from "./withdrawal.ts";
import { conventional, fillTo, proportional } from "./withdrawal-plan.ts";
import { cashIncome, nothingInTheYear } from "./year-tax.ts";

const anyAccounts = fc
  .record({
    taxable: wholeDollars(900_000),
    traditional: wholeDollars(900_000),
    roth: wholeDollars(400_000),
    gainShare: fc.integer({ min: 0, max: 90 }),
  })
  .map(({ gainShare, ...accounts }) => ({ ...accounts, basis: accounts.taxable * (1 - gainShare / 100) }));
const anyOrder = fc.oneof(
  fc.constant(conventional),
  fc.constant(proportional),
  fc.integer({ min: 0, max: 200_000 }).map(fillTo),
);

describe("withdrawals from several accounts", () => {
  const year = { ...nothingInTheYear, seniors: 1, socialSecurity: 24_000 };
  const accounts = { taxable: 100_000, basis: 60_000, traditional: 300_000, roth: 50_000 };
  const spend = (need: number, order = conventional, required = 0) =>
    withdraw({ income: year, accounts, required, need, order }, yearLaw("single"));

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
        wholeDollars(80_000),
        wholeDollars(400_000),
        anyOrder,
        (status, income, own, required, need, order) => {
          const taken = withdraw({ income, accounts: own, required, need, order }, yearLaw(status));
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
        wholeDollars(80_000),
        wholeDollars(300_000),
        anyOrder,
        (income, own, required, need, order) => {
          const {
            tax: _tax,
            after: _after,
            ...taken
          } = withdraw({ income, accounts: own, required, need, order }, yearLaw("single"));
          const scope = { ...scopeOfInputs(own, "accounts."), ...scopeOfInputs({ required, need }) };
          expect(misexplained(explain(taken, withdrawalLines, scope))).toEqual([]);
        },
      ),
    ));
});
