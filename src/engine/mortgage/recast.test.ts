import fc from "fast-check";
import { expect, test } from "vitest";
import { anyLoan, anyRate, dollars } from "../../testing/mortgage.ts";
import { misexplained } from "../../testing/rework.ts";
import { scopeOfInputs } from "../../testing/scope.ts";
import { dateFromIso } from "../calendar.ts";
import { explain } from "../worksheet.ts";
import { recastByStatementLines, recastLines } from "./recast.lines.ts";
import { recast } from "./recast.ts";

const firstPayment = dateFromIso("2027-01-01");
const sample = { loan: 360_000, annualRate: 0.0725, termMonths: 360, firstPayment };

test("keeping the old payment after a lump sum never costs more interest than a recast", () => {
  const anyLump = fc.record({
    lumpAfterPayment: fc.integer({ min: 1, max: 300 }),
    lump: fc.integer({ min: 1000, max: 300_000 }),
    fee: fc.constant(0),
  });
  fc.assert(
    fc.property(anyLump, anyRate(), (change, annualRate) => {
      const { remainingInterestKeepPayment, remainingInterestRecast } = recast({ ...sample, annualRate }, change);
      expect(remainingInterestKeepPayment).toBeLessThanOrEqual(remainingInterestRecast);
    }),
  );
});

test("a loan from its statement: 200,000 at 6%, 240 payments left, 1,500 a month, and half of it paid now", () => {
  const loan = { ...sample, loan: 200_000, annualRate: 0.06, termMonths: 240, statedPayment: 1500 };
  const change = { lumpAfterPayment: 0, lump: 100_000, fee: 250 };
  const made = recast(loan, change);
  expect([made.balanceBeforeLump, made.oldPayment, made.balanceAfterLump]).toEqual([200_000, 1500, 100_000]);
  // 500 / (1 - 1.005 ** -240) = 500 / 0.6979039 = 716.43, which is 783.57 less.
  expect([made.newPayment, made.monthlyReduction]).toEqual([716.43, 783.57]);
  // 1,500 a month: ln(1,500 / 1,000) / ln 1.005 = 0.405465 / 0.00498754 = 81.3, so 82 payments.
  expect(made.monthsToPayoffKeepPayment).toBe(82);
  expect(misexplained(explain(made, recastByStatementLines, scopeOfInputs({ ...loan, ...change })))).toEqual([]);
});

test("a recast explains itself", () => {
  fc.assert(
    fc.property(anyLoan, fc.integer({ min: 1, max: 400 }), dollars(500_000), dollars(500), (loan, after, lump, fee) => {
      const change = { lumpAfterPayment: after, lump, fee };
      const steps = explain(recast(loan, change), recastLines, scopeOfInputs({ ...loan, ...change }));
      expect(misexplained(steps)).toEqual([]);
    }),
  );
});
