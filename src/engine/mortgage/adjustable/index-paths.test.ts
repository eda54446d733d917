import { expect, test } from "vitest";
import { best, falling, flat, replay, rising, worst } from "./index-paths.ts";

/** The index at the change after so many payments; the rate before doesn't matter here. */
const at = (path: ReturnType<typeof flat>, paid: number) => path(undefined as never, paid);

test("flat, a point more each year for three years, and half a point less each year", () => {
  expect([at(flat(0.04), 0), at(flat(0.04), 120)]).toEqual([0.04, 0.04]);
  expect([0, 24, 36, 60].map((paid) => at(rising(0.04), paid))).toEqual([0.04, 0.06, 0.07, 0.07]);
  expect([0, 24].map((paid) => at(falling(0.04), paid))).toEqual([0.04, expect.closeTo(0.03, 12)]);
  expect(at(falling(0.01), 36)).toBe(0);
  expect(at(best, 60)).toBe(0);
});

test("the worst is above every cap", () => {
  const caps = { initialRate: 0.06, lifetimeCap: 0.05, firstCap: 0.02, laterCap: 0.02 };
  expect(at(worst(caps as never), 60)).toBeGreaterThan(0.06 + 0.05);
});

test("the past repeated: two months before the change, the first value before it begins, and the last after it ends", () => {
  const values = [0.01, 0.02, 0.03, 0.04, 0.05];
  const path = replay(values, 1);
  // Closing is in the second month; after three payments, the index of two months earlier is the third value.
  expect([3, 0, 1, 5, 60].map((paid) => at(path, paid))).toEqual([0.03, 0.01, 0.01, 0.05, 0.05]);
});
