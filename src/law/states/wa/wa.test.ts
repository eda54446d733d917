/** Washington, 2025, worked by hand: the Working Families Tax Credit (RCW 82.08.0206). */
import { expect, test } from "vitest";
import { workedCredit } from "../../../testing/worked-state.ts";
import { wa } from "./law.ts";

/** A separate return has no federal credit, so the state looks at age, earnings and investment income itself. */
const apart = (age: number, wages: number, children: readonly number[] = [], taxableInterest = 0) =>
  workedCredit(wa[2025], "refundableCredits", "families", {
    status: "married_separate",
    filer: { age, wages },
    children,
    income: { taxableInterest },
  });

test("a separate return without a child qualifies from 25 to 64; with a child at any age", () => {
  expect(apart(24, 10_000)).toBe(0);
  expect(apart(25, 10_000)).toBe(335);
  expect(apart(64, 10_000)).toBe(335);
  expect(apart(65, 10_000)).toBe(0);
  expect(apart(24, 10_000, [3])).toBe(660);
  expect(apart(40, 0)).toBe(0);
});

test("investment income above 11,950, or income from 19,104 on, ends it", () => {
  expect(apart(40, 5_000, [], 11_950)).toBeGreaterThan(0);
  expect(apart(40, 5_000, [], 11_951)).toBe(0);
  expect(apart(40, 9_104, [], 10_000)).toBe(0);
  expect(apart(40, 19_103)).toBe(50);
  expect(apart(40, 19_104)).toBe(0);
});

test("it falls to 50 over the last 2,500 of earnings without a child, 5,000 with one", () => {
  const credit = (wages: number, children: readonly number[]) =>
    workedCredit(wa[2025], "refundableCredits", "families", {
      status: children.length > 0 ? "head_of_household" : "single",
      filer: { wages },
      children,
    });
  expect(credit(16_604, [])).toBe(335);
  // Two fifths of 285 are lost.
  expect(credit(17_604, [])).toBe(221);
  expect(credit(19_000, [])).toBe(62);
  expect(credit(45_434, [4])).toBe(660);
  // Four fifths of 610 are lost.
  expect(credit(49_434, [4])).toBe(172);
  expect(credit(30_000, [4, 9])).toBe(995);
  expect(credit(30_000, [4, 9, 12])).toBe(1_330);
  expect(credit(30_000, [4, 9, 12, 15])).toBe(1_330);
});
