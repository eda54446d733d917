import fc from "fast-check";
import { expect, test } from "vitest";
import { amountAt, noTrail } from "./solve.ts";

/** Cash left of a withdrawal: untaxed up to 100, taxed at 10% up to 1,000 and at 30% above. */
const left = (x: number) => x - 0.1 * Math.max(0, Math.min(x, 1_000) - 100) - 0.3 * Math.max(0, x - 1_000);

test.each([
  [0, 0],
  [80, 80],
  [100, 100],
  [190, 200],
  [910, 1_000],
  [980, 1_100],
  // 1,610 is left of 2,000, the most there is.
  [1_610, 2_000],
  [1_611, 2_000],
])("%i is left of %i", (value, amount) => expect(amountAt(value, left, 0, 2_000)).toBeCloseTo(amount, 5));

test("at the least amount if that already reaches the value", () => {
  expect(amountAt(50, left, 100, 2_000)).toBe(100);
  expect(amountAt(100, left, 100, 2_000)).toBe(100);
});

test("at a jump, the amount where it is", () => {
  // 5 are left out below 40, as where a credit begins.
  const jumping = (x: number) => (x < 40 ? x : x + 5);
  expect(amountAt(42, jumping, 0, 100)).toBeCloseTo(40, 5);
});

test("wherever the last search ended, the answer is the same", () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_700 }),
      fc.integer({ min: -100, max: 2_100 }),
      fc.constantFrom(0, 0.01, 0.7, 1, 5),
      (value, amount, slope) => {
        const trail = { amount, slope };
        const found = amountAt(value, left, 0, 2_000, trail);
        expect(found).toBeCloseTo(amountAt(value, left, 0, 2_000), 5);
        expect(trail.amount).toBe(found);
      },
    ),
  ));

test("the trail remembers how much of the last dollar was left, so that the next search is short", () => {
  const trail = noTrail();
  amountAt(980, left, 0, 2_000, trail);
  expect(trail.slope).toBeCloseTo(0.7, 6);
  let looks = 0;
  const counted = (x: number) => {
    looks++;
    return left(x);
  };
  expect(amountAt(1_050, counted, 0, 2_000, trail)).toBeCloseTo(1_200, 5);
  expect(looks).toBe(2);
});
