import fc from "fast-check";
import { expect, test } from "vitest";
import { anyLoan, anyRate, dollars } from "../../testing/mortgage.ts";
import { misexplained } from "../../testing/rework.ts";
import { scopeOfInputs } from "../../testing/scope.ts";
import { explain } from "../worksheet.ts";
import { prepayOrInvestLines } from "./prepay-or-invest.lines.ts";
import { prepayOrInvest } from "./prepay-or-invest.ts";

const anySpareMoney = fc
  .tuple(anyLoan, fc.record({ extraPerMonth: dollars(5000), investReturn: anyRate(15), interestTaxShare: anyRate(40) }))
  .map(([{ loan, annualRate, termMonths }, rest]) => ({ loan, annualRate, termMonths, ...rest }));

test("prepaying or investing explains itself, and both are as good at the loan's own rate", () => {
  fc.assert(
    fc.property(anySpareMoney, (given) => {
      const steps = explain(prepayOrInvest(given), prepayOrInvestLines, scopeOfInputs(given));
      expect(misexplained(steps, 1e-5)).toEqual([]);
      const { breakEvenReturn } = prepayOrInvest({ ...given, interestTaxShare: 0 });
      const same = prepayOrInvest({ ...given, investReturn: breakEvenReturn });
      expect(Math.abs(same.advantageInvest)).toBeLessThan(1e-5 * (1 + same.wealthInvest + given.loan));
    }),
  );
});
