import fc from "fast-check";
import { expect, test } from "vitest";
import { anyLoan, anyRate, dollars } from "../../testing/mortgage.ts";
import { misexplained } from "../../testing/rework.ts";
import { scopeOfInputs } from "../../testing/scope.ts";
import { explain } from "../worksheet.ts";
import { prepayOrInvestByStatementLines, prepayOrInvestLines } from "./prepay-or-invest.lines.ts";
import { prepayOrInvest } from "./prepay-or-invest.ts";

const anySpareMoney = fc
  .tuple(anyLoan, fc.record({ extraPerMonth: dollars(5000), investReturn: anyRate(15), interestTaxShare: anyRate(40) }))
  .map(([{ loan, annualRate, termMonths }, rest]) => ({ loan, annualRate, termMonths, ...rest }));

test("prepaying or investing explains itself, and the two are equal at the loan's own rate", () => {
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

test("a loan from its statement: 1,200 owed without interest, 200 a month for 12 months, 100 more to spare", () => {
  // Prepaying at 300 a month ends the loan in month 4; then 8 x 300 = 2,400 is saved. Investing the 100 saves 600 in
  // the six months of the loan and 6 x 300 after it: also 2,400, since nothing earns a return.
  const given = {
    loan: 1200,
    annualRate: 0,
    termMonths: 12,
    extraPerMonth: 100,
    investReturn: 0,
    interestTaxShare: 0,
    statedPayment: 200,
  };
  const found = prepayOrInvest(given);
  expect(found).toMatchObject({ payment: 200, payoffMonth: 4, wealthPrepay: 2400, wealthInvest: 2400 });
  expect(misexplained(explain(found, prepayOrInvestByStatementLines, scopeOfInputs(given)))).toEqual([]);
});

test("a loan from its statement at 1% a month: the last month pays what is owed, more than the payment", () => {
  // 1,000 and 10 of interest, less 505, is 505. With 5.05 of interest, 510.05 is due, 5.05 more than the payment.
  // Prepaying: 1,010 less 605 is 405, and 409.05 of 605 clears it.
  const given = { loan: 1000, annualRate: 0.12, termMonths: 2, extraPerMonth: 100, interestTaxShare: 0 };
  const at = (investReturn: number) => prepayOrInvest({ ...given, investReturn, statedPayment: 505 });
  const without = at(0);
  expect(without.wealthPrepay).toBeCloseTo(605 - 409.05, 9);
  expect(without.wealthInvest).toBeCloseTo(100 + 100 - 5.05, 9);
  // The first 100 earns 1: as much as it saves in interest.
  const same = at(1.01 ** 12 - 1);
  expect(same.wealthInvest).toBeCloseTo(195.95, 9);
  expect(same.advantageInvest).toBeCloseTo(0, 9);
});
