import fc from "fast-check";
import { expect, test } from "vitest";
import { anyLoan } from "../../testing/mortgage.ts";
import { misexplained } from "../../testing/rework.ts";
import { scopeOfInputs } from "../../testing/scope.ts";
import { explain } from "../worksheet.ts";
import { buydownLines } from "./buydown.lines.ts";
import { buydown } from "./buydown.ts";

const loan = { loan: 300_000, annualRate: 0.07, termMonths: 360 };

test("a 2-1 buydown of 300,000 at 7%: 1,610.46, then 1,798.65, then 1,995.91, for 6,992.52", () => {
  // 300,000 over 30 years at 5% is 1,610.46, at 6% 1,798.65, at 7% 1,995.91 a month.
  const { fullPayment, years, cost } = buydown({ ...loan, reductions: [0.02, 0.01] });
  expect([years[0]?.reduced, years[1]?.reduced, fullPayment]).toEqual([1610.46, 1798.65, 1995.91]);
  // 12 x 385.45 = 4,625.40 and 12 x 197.26 = 2,367.12.
  expect(cost).toBe(6992.52);
});

test("a 1-0 buydown costs as much as the second year of a 2-1 buydown", () => {
  expect(buydown({ ...loan, reductions: [0.01] }).cost).toBe(2367.12);
});

test("a buydown explains itself, for any loan", () => {
  fc.assert(
    fc.property(anyLoan, fc.constantFrom([0.01], [0.02, 0.01], [0.03, 0.02, 0.01]), (one, reductions) => {
      const { annualRate, termMonths } = one;
      const found = buydown({ loan: one.loan, annualRate, termMonths, reductions });
      expect(misexplained(explain(found, buydownLines, scopeOfInputs(one)))).toEqual([]);
    }),
  );
});
