import fc from "fast-check";
import { expect, test } from "vitest";
import { besideOf, halfOf, hasRoomBetween, insideOf, type Label, rowsOf, spanOn, xOf } from "./labels.ts";
import { HEIGHT, scaleOf } from "./scale.ts";

const xs = Array.from({ length: 31 }, (_, i) => 2027 + i);
const scale = scaleOf(2027, 2057, 1000);
const edge = (value: (i: number) => number) => xs.map((_, i) => scale.top(value(i)));
const left = (i: number) => Number.parseFloat(scale.left(xs[i] as number));
/** A curve's heights along a label, which is half as long on a wide screen. */
const over = (label: Label, curve: readonly number[], length = 1) => {
  const [from, to] = spanOn(label, length);
  return curve.filter((_, i) => left(i) >= from && left(i) <= to);
};

test("a line's label is inside the chart and, on a wide screen, clear of all lines and other labels", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: -25, max: 25 })), {
        minLength: 1,
        maxLength: 4,
      }),
      (slopes) => {
        const lines = slopes.map(([start, rise]) => edge((i) => Math.max(0, Math.min(950, start + rise * i))));
        const labels: Label[] = [];
        for (const [i, line] of lines.entries()) {
          const others = lines.filter((_, other) => other !== i);
          const label = besideOf(`Line ${i}`, line, others, labels, xs, scale);
          if (label) labels.push(label);
        }
        for (const label of labels) {
          expect(label.left - halfOf(label.label)).toBeGreaterThanOrEqual(0);
          expect(label.left + halfOf(label.label)).toBeLessThanOrEqual(100);
          for (const line of lines)
            for (const top of over(label, line, 0.5)) expect(top < label.y - 10 || top > label.y + 3).toBe(true);
          for (const other of labels.filter((one) => one !== label))
            expect(Math.abs(other.y - label.y) >= 16 || Math.abs(other.left - label.left) >= 2 * halfOf("Line 0")).toBe(
              true,
            );
        }
      },
    ),
  );
});

test("two lines that cross both get labels", () => {
  const one = edge((i) => 100 + 25 * i);
  const other = edge((i) => 300 + 10 * i);
  const first = besideOf("Buyer", one, [other], [], xs, scale) as Label;
  expect(first).toBeDefined();
  expect(besideOf("Renter", other, [one], [first], xs, scale)).toBeDefined();
});

test("on a phone and on a wide screen, a steep line's label starts or ends next to its line", () => {
  // The whole width and the whole height: 30% of the width for ten letters is 72 of 240 pixels.
  for (const line of [edge((i) => 950 - 31 * i), edge((i) => 31 * i)]) {
    const label = besideOf("Ten chars.", line, [], [], xs, scale) as Label;
    expect(label.anchor).toBeDefined();
    const [end] = line.flatMap((top, i) => (Math.abs(left(i) - xOf(label)) < 2 ? [top] : []));
    // The text is 10 high, between 6 and 12 pixels from its line at that end.
    expect(Math.abs(label.y - 6 - (end ?? 0))).toBeLessThan(22);
  }
});

test("a line's label isn't across an upright line if there is room beside it", () => {
  const line = edge((i) => 900 - 20 * i);
  const anywhere = besideOf("Ten chars.", line, [], [], xs, scale) as Label;
  const uprights = [xOf(anywhere), anywhere.left];
  const label = besideOf("Ten chars.", line, [], [], xs, scale, uprights) as Label;
  const [from, to] = spanOn(label, 1);
  for (const upright of uprights) expect(upright <= from || upright >= to).toBe(true);
});

test("an area's label is inside it over its whole length", () => {
  const low = edge(() => 0);
  const high = edge((i) => 900 - 30 * i);
  const label = insideOf("Still owed", low, high, xs, scale) as Label;
  expect(label.left - halfOf(label.label)).toBeGreaterThanOrEqual(0);
  for (const top of over(label, high)) expect(label.y - 12).toBeGreaterThan(top);
  expect(label.y).toBeLessThan(HEIGHT);
});

test("an area too thin for letters has no label", () => {
  expect(
    insideOf(
      "Extra",
      edge(() => 500),
      edge(() => 520),
      xs,
      scale,
    ),
  ).toBeUndefined();
});

test("a label in an area stays clear of those in other areas, or isn't drawn", () => {
  const area = [edge(() => 400), edge(() => 600)] as const;
  const first = insideOf("Extra", ...area, xs, scale) as Label;
  const beside = insideOf("Extra", ...area, xs, scale, [first]) as Label;
  expect(Math.abs(beside.left - first.left)).toBeGreaterThanOrEqual(2 * halfOf("Extra"));
  const everywhere = { label: "x".repeat(40), left: 50, y: first.y };
  expect(insideOf("Extra", ...area, xs, scale, [everywhere])).toBeUndefined();
});

test("mark labels are in one row, and in a second if they would collide", () => {
  const leftOf = (x: number) => x;
  const marks = (...at: readonly number[]) => at.map((x) => ({ label: "ten chars.", x }));
  // Ten letters of 3% are 30% wide: around 30, from 15 to 45; around 62, from 47 to 77.
  expect(rowsOf(marks(30, 62), leftOf)).toEqual([0, 0]);
  expect(rowsOf(marks(30, 50), leftOf)).toEqual([0, 1]);
  // Near the right edge a label ends at its mark: from 60 to 90, and from 65 to 95.
  expect(rowsOf(marks(90, 95), leftOf)).toEqual([0, 1]);
  expect(rowsOf([], leftOf)).toEqual([]);
});

test("the middle of three labels is omitted if it would collide with an outer one", () => {
  expect(hasRoomBetween("2027", "2042", "2056")).toBe(true);
  expect(hasRoomBetween("closing", "5 years 6 months", "10 years 11 months")).toBe(false);
});
