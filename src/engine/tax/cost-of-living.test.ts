import { expect, test } from "vitest";
import { priceFactor, roundedDown, roundedToNearest, withIncreaseRoundedDown } from "./cost-of-living.ts";

test("to the nearest multiple, half a step up; to the next lower one", () => {
  expect([124.99, 125, 149, 150, 174.99, 175].map((amount) => roundedToNearest(amount, 50))).toEqual([
    100, 150, 150, 150, 150, 200,
  ]);
  expect([149.99, 150, 199.99].map((amount) => roundedDown(amount, 50))).toEqual([100, 150, 150]);
  // 2.3 x 100 is 229.99999999999997 in binary numbers, and 1.15 x 100 is 114.99999999999999.
  expect(roundedDown(2.3 * 100, 10)).toBe(230);
  expect(roundedToNearest(1.15 * 100, 10)).toBe(120);
});

test("26 USC 1(f)(7): the increase is rounded down, not the amount", () => {
  // 9,075 grows by 10%, which is 907.50: 900 in steps of 50.
  expect(withIncreaseRoundedDown(9_075, 1.1, 50)).toBe(9_975);
});

test("26 USC 1(f)(3): prices to August of the year before, over those of the year it is adjusted from", () => {
  const prices = { consumer: { 1992: 140, 2016: 280 }, chained: { 2016: 130, 2017: 132.6, 2025: 169 } };
  expect(priceFactor(2026, 2016, prices)).toBeCloseTo(1.3, 12);
  expect(priceFactor(2026, 2017, prices)).toBeCloseTo(169 / 132.6, 12);
  // Before 2016 the older index counts: it doubled from 1992 to 2016, and the chained one rose by 30% after.
  expect(priceFactor(2026, 1992, prices)).toBeCloseTo(2.6, 12);
  expect(() => priceFactor(2028, 2016, prices)).toThrow("2027");
});
