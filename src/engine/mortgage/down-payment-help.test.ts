import fc from "fast-check";
import { expect, test } from "vitest";
import { anyRate, dollars } from "../../testing/mortgage.ts";
import { misexplained } from "../../testing/rework.ts";
import { scopeOfInputs } from "../../testing/scope.ts";
import { explain } from "../worksheet.ts";
import { downPaymentHelpLines } from "./down-payment-help.lines.ts";
import { downPaymentHelp, helpKinds } from "./down-payment-help.ts";

const help = { amount: 12_000, annualRate: 0.03, termMonths: 120 };

test("12,000 paid back over ten years at 3%: 115.87 a month, and 6,448.61 still owed halfway through", () => {
  const found = downPaymentHelp({ ...help, kind: "repaid" }, 30_000, 2_500, 60);
  // 12,000 × 0.0025 / (1 − 1.0025^−120) = 30 / 0.2589038 = 115.873.
  expect(found.payment).toBe(115.87);
  expect(found.eachMonth).toBeCloseTo(2_615.87, 2);
  expect(found.cashYouBring).toBe(18_000);
  // With sixty payments to go: 115.873 × (1 − 1.0025^−60) / 0.0025 = 115.873 × 55.65236 = 6,448.61.
  expect(found.owed).toBeCloseTo(6_448.61, 1);
  expect(found.paid).toBeCloseTo(6_952.2, 2);
});

test("12,000 due at the sale with 3% simple interest: 13,800 after five years, 15,600 after ten or more", () => {
  const after = (months: number) => downPaymentHelp({ ...help, kind: "deferred" }, 30_000, 2_500, months);
  expect(after(60).owed).toBeCloseTo(13_800, 6);
  expect(after(60).cost).toBeCloseTo(1_800, 6);
  expect(after(120).owed).toBeCloseTo(15_600, 6);
  expect(after(200).owed).toBeCloseTo(15_600, 6);
});

test("12,000 forgiven over ten years: 1,200 for each full year, none left after ten", () => {
  const after = (months: number) => downPaymentHelp({ ...help, kind: "forgiven" }, 30_000, 2_500, months);
  expect(after(71)).toMatchObject({ forgiven: 6_000, owed: 6_000, cost: -6_000 });
  expect(after(150)).toMatchObject({ forgiven: 12_000, owed: 0, cost: -12_000 });
});

test("help above the cash to close leaves nothing to bring", () => {
  expect(downPaymentHelp({ ...help, kind: "deferred" }, 9_000, 2_500, 60).cashYouBring).toBe(0);
});

test("the help explains itself, for any loan", () => {
  fc.assert(
    fc.property(
      dollars(200_000),
      fc.constantFrom(...helpKinds),
      anyRate(12),
      fc.integer({ min: 12, max: 480 }),
      dollars(300_000),
      dollars(9_000),
      fc.integer({ min: 1, max: 600 }),
      (amount, kind, annualRate, termMonths, cashToClose, paymentWithout, stayMonths) => {
        const found = downPaymentHelp(
          { amount, kind, annualRate, termMonths },
          cashToClose,
          paymentWithout,
          stayMonths,
        );
        const scope = scopeOfInputs({
          helpAmount: amount,
          helpRate: annualRate,
          helpMonths: termMonths,
          isRepaid: kind === "repaid",
          isForgiven: kind === "forgiven",
          cashToClose,
          paymentWithout,
          stayMonths,
        });
        expect(misexplained(explain(found, downPaymentHelpLines, scope))).toEqual([]);
      },
    ),
    { numRuns: 100 },
  );
});
