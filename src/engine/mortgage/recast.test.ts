import fc from "fast-check";
import { expect, test } from "vitest";
import { anyLoan, anyRate, dollars } from "../../testing/mortgage.ts";
import { misexplained } from "../../testing/rework.ts";
import { scopeOfInputs } from "../../testing/scope.ts";
import { dateFromIso } from "../calendar.ts";
import { explain } from "../worksheet.ts";
import { recast, recastLines } from "./recast.ts";

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

test("a recast explains itself", () => {
  fc.assert(
    fc.property(anyLoan, fc.integer({ min: 1, max: 400 }), dollars(500_000), dollars(500), (loan, after, lump, fee) => {
      const change = { lumpAfterPayment: after, lump, fee };
      const steps = explain(recast(loan, change), recastLines, scopeOfInputs({ ...loan, ...change }));
      expect(misexplained(steps)).toEqual([]);
    }),
  );
});
