import fc from "fast-check";
import { expect, test } from "vitest";
import { scopeOf, valuesOf } from "../../../law/figure.ts";
import { fha, fhaAnnualPremiums } from "../../../law/mortgage/fha.ts";
import { anyPurchase } from "../../../testing/mortgage.ts";
import { misexplained } from "../../../testing/rework.ts";
import { scopeOfInputs } from "../../../testing/scope.ts";
import { explain } from "../../worksheet.ts";
import { fhaLoanLines } from "./fha.lines.ts";
import { fhaLoan } from "./fha.ts";

test("FHA, 300,000 with 3.5% down at 6.75%: the worked example", () => {
  const purchase = { price: 300_000, downShare: 0.035, annualRate: 0.0675, termMonths: 360 };
  const result = fhaLoan(purchase, valuesOf(fha), fhaAnnualPremiums);
  expect(result).toMatchObject({
    loan: 289_500,
    upfrontPremium: 5066.25,
    totalLoan: 294_566.25,
    principalAndInterest: 1910.55,
  });
  expect([result.premiums[0], result.premiums[1], result.premiums[9]]).toEqual([132.05, 130.59, 114.6]);
});

// HUD Mortgagee Letter 2023-05, at the edges of its bands.
test.each([
  [360, 300_000, 0.1, 0.005, 132],
  [360, 300_000, 0.05, 0.005, 360],
  [360, 300_000, 0.035, 0.0055, 360],
  [360, 900_000, 0.1, 0.007, 132],
  [360, 900_000, 0.035, 0.0075, 360],
  [180, 300_000, 0.1, 0.0015, 132],
  [180, 300_000, 0.05, 0.004, 180],
  [180, 1_000_000, 0.22, 0.0015, 132],
  [180, 1_000_000, 0.15, 0.004, 132],
  [180, 1_000_000, 0.05, 0.0065, 180],
  [120, 300_000, 0.2, 0.0015, 120],
])(
  "FHA premium for %d months on %d with %d down: rate %d for %d months",
  (termMonths, price, downShare, rate, premiumMonths) => {
    const result = fhaLoan({ price, downShare, annualRate: 0.06, termMonths }, valuesOf(fha), fhaAnnualPremiums);
    expect([result.annualPremiumRate, result.premiumMonths]).toEqual([rate, premiumMonths]);
  },
);

test("an FHA loan explains itself", () => {
  fc.assert(
    fc.property(anyPurchase, (purchase) => {
      const withFha = fhaLoan(purchase, valuesOf(fha), fhaAnnualPremiums);
      expect(misexplained(explain(withFha, fhaLoanLines, { ...scopeOfInputs(purchase), ...scopeOf(fha) }))).toEqual([]);
    }),
  );
});
