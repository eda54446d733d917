import { expect, test } from "vitest";
import { equityBreakEven, monthlyEquivalent } from "./break-even.ts";

const column = (...amounts: number[]) => Float64Array.from(amounts);
/** Two loans whose payments differ by 100 a month for three months; they owe the same unless balances are given. */
const compared = (before = column(0, 0, 0), after = column(0, 0, 0)) => ({
  before: { payment: column(400, 400, 400), balance: before },
  after: { payment: column(300, 300, 300), balance: after },
  months: 3,
});

test.each([
  ["100 is saved in the first month", 100, 1],
  ["a sum of cents may be a hair short", 200.000_9, 2],
  ["a cent more takes another month", 200.01, 3],
  ["300 is all there is", 300.01, null],
])("a cost: %s", (_, cost, month) => expect(equityBreakEven(compared(), cost)).toBe(month));

test("a lower balance counts along with the payments saved", () => {
  // After a month 100 is saved and 60 less is owed; after two 200 and 130.
  const owed = compared(column(1_000, 900, 800), column(940, 770, 600));
  expect(equityBreakEven(owed, 160)).toBe(1);
  expect(equityBreakEven(owed, 330)).toBe(2);
  expect(equityBreakEven(owed, 331)).toBe(3);
});

test("savings are discounted month by month, and so are balances", () => {
  // At 10% a month, 100 and 100 later are 90.91 and 82.64 today, 173.55 together; 110 less owed in a month is 100.
  expect(equityBreakEven(compared(), 173.55, 0.1)).toBe(2);
  expect(equityBreakEven(compared(), 173.56, 0.1)).toBe(3);
  expect(equityBreakEven(compared(column(110, 0, 0)), 190.9, 0.1)).toBe(1);
});

test("cash taken out counts at once, and a credit lasts until higher payments have used it up", () => {
  expect(equityBreakEven({ ...compared(), cashOut: 150 }, 250)).toBe(1);
  const { before, after } = compared();
  const dearer = { before: after, after: before, months: 3 };
  expect(equityBreakEven(dearer, -100)).toBe(1);
  expect(equityBreakEven(dearer, -250)).toBe(3);
  expect(equityBreakEven(dearer, -301)).toBeNull();
});

test("twelve months at the monthly equivalent are the year", () => {
  expect(1.01 ** 12 - 1).toBeCloseTo(0.126_825, 6);
  expect(monthlyEquivalent(0.126_825_03)).toBeCloseTo(0.01, 9);
});
