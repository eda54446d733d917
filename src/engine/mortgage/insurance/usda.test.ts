import fc from "fast-check";
import { expect, test } from "vitest";
import { scopeOf, valuesOf } from "../../../law/figure.ts";
import { usda } from "../../../law/mortgage/usda.ts";
import { anyPurchase } from "../../../testing/mortgage.ts";
import { misexplained } from "../../../testing/rework.ts";
import { scopeOfInputs } from "../../../testing/scope.ts";
import { explain } from "../../worksheet.ts";
import { usdaLoanLines } from "./usda.lines.ts";
import { usdaLoan } from "./usda.ts";

test("USDA: the fee added to the loan is 1% of the total including the fee, because lenders divide by 0.99", () => {
  const terms = { loan: 100_000, annualRate: 0.065, termMonths: 360 };
  expect(usdaLoan(terms, valuesOf(usda))).toMatchObject({ upfrontFee: 1010.1, totalLoan: 101_010.1 });
  expect(usdaLoan({ ...terms, feeOnLoanAlone: true }, valuesOf(usda)).totalLoan).toBe(101_000);
});

test("a USDA loan explains itself", () => {
  fc.assert(
    fc.property(anyPurchase, ({ price: loan, annualRate, termMonths }) => {
      const terms = { loan, annualRate, termMonths };
      const worked = usdaLoan(terms, valuesOf(usda));
      expect(misexplained(explain(worked, usdaLoanLines, { ...scopeOfInputs(terms), ...scopeOf(usda) }))).toEqual([]);
    }),
  );
});
