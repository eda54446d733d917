import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyStatus, anyYear, wholeDollars, yearLaw } from "../../../testing/retirement-year.ts";
import { misexplained } from "../../../testing/rework.ts";
import { scopeOfInputs } from "../../../testing/scope.ts";
import { explain } from "../../worksheet.ts";
import { grossUpLines } from "./gross-up.lines.ts";
import { grossUp } from "./gross-up.ts";
import { cashIncome, nothingInTheYear, yearTax } from "./year-tax.ts";

describe("a withdrawal grossed up for tax", () => {
  test("leaves just what is needed, worked again", () =>
    fc.assert(
      fc.property(anyStatus, anyYear, wholeDollars(400_000), (status, year, need) => {
        const found = grossUp(year, { need, available: 2_000_000 }, yearLaw(status));
        const again = { ...year, traditionalWithdrawal: year.traditionalWithdrawal + found.withdrawal };
        const cash = cashIncome(again) - yearTax(again, yearLaw(status)).total;
        if (found.withdrawal > 0) expect(Math.abs(cash - need)).toBeLessThan(1e-4);
        else expect(cash).toBeGreaterThanOrEqual(need - 1e-4);
      }),
    ));
  test("rises with the need", () =>
    fc.assert(
      fc.property(anyStatus, anyYear, wholeDollars(300_000), wholeDollars(50_000), (status, year, need, more) => {
        const taken = (amount: number) =>
          grossUp(year, { need: amount, available: 2_000_000 }, yearLaw(status)).withdrawal;
        expect(taken(need + more)).toBeGreaterThanOrEqual(taken(need) - 1e-4);
      }),
    ));
  test("stops at the balance, and says what is missing", () => {
    const found = grossUp(nothingInTheYear, { need: 50_000, available: 10_000 }, yearLaw("single"));
    expect(found).toMatchObject({ withdrawal: 10_000, shortfall: 40_000 });
  });
  test("its lines hold", () => {
    const need = { need: 50_000, available: 1_000_000 };
    const { tax, ...found } = grossUp(nothingInTheYear, need, yearLaw("single"));
    expect(misexplained(explain(found, grossUpLines, scopeOfInputs(need)))).toEqual([]);
    expect(tax.total).toBeCloseTo(found.withdrawal - 50_000, 4);
  });
});
