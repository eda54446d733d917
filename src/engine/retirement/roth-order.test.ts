import { describe, expect, test } from "vitest";
import { misexplained } from "../../testing/rework.ts";
import { scopeOfInputs } from "../../testing/scope.ts";
import { explain } from "../worksheet.ts";
import { rothWithdrawal, rothWithdrawalLines } from "./roth-order.ts";

describe("withdrawals from a Roth IRA", () => {
  const ira = {
    contributions: 10_000,
    oldConversions: 5_000,
    newConversions: 4_000,
    earnings: 6_000,
    qualified: false,
  };
  test.each([
    [9_000, 0, 0],
    [15_000, 0, 0],
    [17_000, 0, 2_000],
    [22_000, 3_000, 7_000],
    [99_000, 6_000, 10_000],
  ])("of %i, %i is taxable and %i early: contributions first, earnings last", (amount, taxable, early) => {
    expect(rothWithdrawal(amount, ira)).toMatchObject({ taxable, early });
    expect(rothWithdrawal(amount, { ...ira, qualified: true })).toMatchObject({ taxable: 0, early: 0 });
    const steps = explain(rothWithdrawal(amount, ira), rothWithdrawalLines, scopeOfInputs({ ...ira, amount }));
    expect(misexplained(steps)).toEqual([]);
  });
});
