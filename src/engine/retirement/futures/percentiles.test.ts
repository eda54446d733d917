import fc from "fast-check";
import { expect, test } from "vitest";
import { percentileOfSorted, percentiles } from "./percentiles.ts";

test.each([
  // five values have positions 0 to 4, so p = 0.1 is position 0.4
  [0, 10],
  [0.1, 14],
  [0.25, 20],
  [0.5, 30],
  [0.9, 62],
  [1, 70],
])("the percentile %d of 10, 20, 30, 50, 70 is %d", (p, value) => {
  expect(percentileOfSorted([10, 20, 30, 50, 70], p)).toBeCloseTo(value, 12);
});

const anyValues = fc.array(
  fc.oneof(
    fc.constant(0),
    fc.constant(-0),
    fc.double({ min: 0, max: 1e7, noNaN: true }),
    fc.double({ min: -1e3, max: 1e15, noNaN: true }),
    fc.double({ min: 0, max: 1e-3, noNaN: true }),
  ),
  { minLength: 1, maxLength: 300 },
);

test("percentiles are ordered", () => {
  fc.assert(
    fc.property(anyValues, (values) => {
      const found = percentiles(values, [0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95]);
      expect(found).toEqual([...found].sort((a, b) => a - b));
    }),
  );
});
