import fc from "fast-check";
import { expect, test } from "vitest";
import { vaPurchaseFees } from "../../../law/mortgage/va.ts";
import { anyPurchase } from "../../../testing/mortgage.ts";
import { misexplained } from "../../../testing/rework.ts";
import { scopeOfInputs } from "../../../testing/scope.ts";
import { explain } from "../../worksheet.ts";
import { vaLoanLines } from "./va.lines.ts";
import { vaLoan } from "./va.ts";

test("VA funding fee by down payment and use; none for exempt borrowers", () => {
  const fee = (downShare: number, firstUse: boolean, exempt = false) =>
    vaLoan({ price: 400_000, downShare, firstUse, exempt, annualRate: 0.065, termMonths: 360 }, vaPurchaseFees).feeRate;
  expect([fee(0, true), fee(0, false), fee(0.05, false), fee(0.1, true), fee(0, false, true)]).toEqual([
    0.0215, 0.033, 0.015, 0.0125, 0,
  ]);
});

test("a VA loan explains itself", () => {
  fc.assert(
    fc.property(anyPurchase, fc.boolean(), fc.boolean(), (purchase, firstUse, exempt) => {
      const withVa = vaLoan({ ...purchase, firstUse, exempt }, vaPurchaseFees);
      expect(misexplained(explain(withVa, vaLoanLines, scopeOfInputs(purchase)))).toEqual([]);
    }),
  );
});
