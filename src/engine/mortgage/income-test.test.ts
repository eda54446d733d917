import { expect, test } from "vitest";
import { incomeTest } from "./income-test.ts";

test("2,000 for the house and 500 of debts take 60% of an income of 50,000; 50% of it allows 2,083.33", () => {
  const found = incomeTest({ housing: 2_000, debtsPerMonth: 500, incomePerYear: 50_000, mostShare: 0.5 });
  // 12 x 2,500 = 30,000, which is 60% of 50,000 and 50% of 60,000. 2,500 - 50,000 / 24 = 416.67.
  expect(found.ratio).toBe(0.6);
  expect(found.incomeNeeded).toBe(60_000);
  expect(found.overPerMonth).toBeCloseTo(416.67, 2);
});

test("an income above what is needed leaves nothing over the limit, and without income there is no ratio", () => {
  const at = (incomePerYear: number | null) =>
    incomeTest({ housing: 2_000, debtsPerMonth: 500, incomePerYear, mostShare: 0.5 });
  expect(at(60_000)).toMatchObject({ ratio: 0.5, overPerMonth: 0 });
  expect(at(null)).toEqual({ ratio: null, incomeNeeded: 60_000, overPerMonth: 0 });
  // Nothing is allowed of nothing.
  expect(at(0)).toEqual({ ratio: null, incomeNeeded: 60_000, overPerMonth: 2_500 });
});
