import { expect, test } from "vitest";
import { incomeTest, ratioVerdict, vaVerdict } from "./income-test.ts";

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

test.each([
  // FHA: 31% for housing, 43% with debts, and at most 56.99%.
  [0.31, 0.43, "yes", null],
  [0.32, 0.43, "maybe", "front"],
  [0.3, 0.44, "maybe", "back"],
  [0.4, 0.5699, "maybe", "back"],
  [0.4, 0.57, "no", "most"],
  [null, null, "no", "most"],
])("%d for housing and %d with debts under FHA: %s, by its %s limit", (housing, all, verdict, above) => {
  expect(ratioVerdict(housing, all, { front: 0.31, back: 0.43, most: 0.5699 })).toEqual({ verdict, above });
});

test("a program without a limit for housing alone looks at all debts only", () => {
  expect(ratioVerdict(0.36, 0.36, { front: null, back: 0.36, most: 0.5 })).toEqual({ verdict: "yes", above: null });
});

test.each([
  // 41%, and 441 a month for one person with a loan of 80,000 or more, 382 with a smaller one.
  [0.41, 441, 80_000, "yes"],
  [0.42, 441, 80_000, "maybe"],
  [0.41, 440, 80_000, "maybe"],
  [0.42, 440, 80_000, "no"],
  [0.41, 382, 79_999, "yes"],
  [0.41, 381, 79_999, "maybe"],
  [null, null, 200_000, "no"],
])("VA with a ratio of %d, %d left each month and a loan of %d: %s", (ratio, left, loan, verdict) => {
  const law = { usual: 0.41, onePerson: 441, onePersonSmallLoan: 382, largeLoan: 80_000 };
  expect(vaVerdict(ratio, left, loan, law).verdict).toBe(verdict);
});
