import { expect, test } from "vitest";
import { interestDeduction } from "./homeowner-deductions.ts";

test("26 USC 163(h)(3)(F): interest counts by the share of average debt within the limit", () => {
  const of = (balanceStart: number, balanceEnd: number) =>
    interestDeduction({ interestPaid: 60_000, balanceStart, balanceEnd }, { debtLimit: 750_000 });
  // 750,000 of 1,000,000 is three quarters: 45,000 of 60,000.
  expect(of(1_000_000, 1_000_000)).toEqual({ averageBalance: 1_000_000, deductibleInterest: 45_000 });
  // (760,000 + 740,000) / 2 is exactly at the limit.
  expect(of(760_000, 740_000)).toEqual({ averageBalance: 750_000, deductibleInterest: 60_000 });
});
