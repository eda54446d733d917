import { describe, expect, test } from "vitest";
import {
  conventional,
  EMPTY_AT,
  fillTo,
  gainIn,
  proportional,
  takenAt,
  type WithdrawalOrder,
} from "./withdrawal-plan.ts";

const accounts = { taxable: 100, basis: 60, traditional: 200, roth: 50 };

/** Taken from the taxable account, the traditional accounts and Roth, once so much is taken altogether. */
const rows: readonly [string, WithdrawalOrder, number, readonly [number, number, number]][] = [
  ["taxable first", conventional, 80, [80, 0, 0]],
  ["then traditional", conventional, 130, [100, 30, 0]],
  ["then Roth", conventional, 320, [100, 200, 20]],
  ["never more than there is", conventional, 1_000, [100, 200, 50]],
  ["traditional first, up to 40", fillTo(40), 30, [0, 30, 0]],
  ["then taxable", fillTo(40), 100, [60, 40, 0]],
  ["then Roth", fillTo(40), 170, [100, 40, 30]],
  ["then the rest of the traditional", fillTo(40), 250, [100, 100, 50]],
  ["no room before", fillTo(0), 120, [100, 0, 20]],
  ["less than none", fillTo(-10), 120, [100, 0, 20]],
  ["more room than money", fillTo(900), 250, [50, 200, 0]],
  ["a share of each", proportional, 70, [20, 40, 10]],
  ["all of each", proportional, 1_000, [100, 200, 50]],
];
test.each(rows)("%s", (_, order, x, [taxable, traditional, roth]) => {
  const taken = takenAt(x, accounts, order);
  expect(taken.taxable).toBeCloseTo(taxable, 9);
  expect(taken.traditional).toBeCloseTo(traditional, 9);
  expect(taken.roth).toBeCloseTo(roth, 9);
});

describe("Roth contributions that come before traditional money", () => {
  const withContributions = { ...accounts, rothFirst: 30 };
  test.each([
    [90, { taxable: 90, traditional: 0, roth: 0 }],
    [120, { taxable: 100, traditional: 0, roth: 20 }],
    [180, { taxable: 100, traditional: 50, roth: 30 }],
    [340, { taxable: 100, traditional: 200, roth: 40 }],
  ])("%i", (x, taken) => expect(takenAt(x, withContributions, conventional)).toEqual(taken));
});

test("nothing comes from empty accounts", () =>
  expect(takenAt(10, { taxable: 0, basis: 0, traditional: 0, roth: 0 }, proportional)).toEqual({
    taxable: 0,
    traditional: 0,
    roth: 0,
  }));

test("a sale's gain is the account's share of gain; a loss and dust have none", () => {
  expect(gainIn(50, accounts)).toBeCloseTo(20, 9);
  expect(gainIn(50, { ...accounts, basis: 130 })).toBe(0);
  expect(gainIn(0.005, { ...accounts, taxable: EMPTY_AT, basis: 0 })).toBe(0);
});
