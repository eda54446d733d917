import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { draw, fraction, LIVES, MARKETS } from "./random.ts";
import { exp, ln, power } from "./random-exact.ts";
import { normalQuantile } from "./random-normal.ts";

const drawn = (seed: number, subject: number, path: number, year: number) => {
  const words = new Uint32Array(2);
  draw(seed, subject, path, year, words);
  return [...words].map((word) => word.toString(16).padStart(8, "0")).join(" ");
};

test.each([
  // key, counter and result as published with the generator (Random123, kat_vectors, threefry2x32 with 20 rounds)
  [0, 0, 0, 0, "6b200159 99ba4efe"],
  [0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, "1cb996fc bb002be7"],
  [0x13198a2e, 0x03707344, 0x243f6a88, 0x85a308d3, "c4923a9c 483df7a0"],
])("Threefry with key %i %i and counter %i %i gives the published words", (seed, subject, path, year, words) => {
  expect(drawn(seed, subject, path, year)).toBe(words);
});

test("the logarithm terminates for every number", () => {
  expect([0, 1, Number.POSITIVE_INFINITY, -1, Number.NaN, 5e-324].map(ln)).toEqual([
    Number.NEGATIVE_INFINITY,
    0,
    Number.POSITIVE_INFINITY,
    Number.NaN,
    Number.NaN,
    -744.4400719213812,
  ]);
});

test("another seed, subject, path or year gives another draw", () => {
  const one = drawn(1, MARKETS, 5, 7);
  for (const other of [
    drawn(2, MARKETS, 5, 7),
    drawn(1, LIVES, 5, 7),
    drawn(1, MARKETS, 6, 7),
    drawn(1, MARKETS, 5, 8),
  ])
    expect(other).not.toBe(one);
});

test("a fraction is strictly between 0 and 1", () => {
  expect(fraction(0)).toBeGreaterThan(0);
  expect(fraction(0xffffffff)).toBeLessThan(1);
});

test.each([
  // p, and the 16-digit value given in the paper on algorithm AS 241
  [0.25, -0.6744897501960817],
  [0.001, -3.090232306167814],
  [1e-20, -9.262340089798409],
])("the normal quantile of %d", (p, value) => {
  expect(Math.abs(normalQuantile(p) / value - 1)).toBeLessThan(1e-15);
});

test("the normal quantile rises and is symmetric", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffffff }), fc.integer({ min: 0, max: 0xffffffff }), (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)].map((word) => normalQuantile(fraction(word)));
      expect(high).toBeGreaterThanOrEqual(low as number);
      expect(normalQuantile(fraction(one))).toBeCloseTo(-normalQuantile(1 - fraction(one)), 9);
    }),
  );
});

test.each([
  // computed to 40 digits and rounded
  [2, 7.38905609893065],
  [-2, 0.1353352832366127],
  [0.5, 1.6487212707001282],
  [10, 22026.465794806718],
  [-20, 2.061153622438558e-9],
])("e to the power %d", (x, value) => {
  expect(Math.abs(exp(x) / value - 1)).toBeLessThan(4e-16);
});

test.each([
  [3, 1.0986122886681098],
  [7, 1.9459101490553132],
  [0.3, -1.203972804325936],
  [1.07, 0.06765864847381481],
  [1e-9, -20.72326583694641],
])("the natural logarithm of %d", (x, value) => {
  expect(Math.abs(ln(x) / value - 1)).toBeLessThan(1e-15);
});

test("logarithm and exponential are inverses", () => {
  fc.assert(
    fc.property(fc.double({ min: -30, max: 30, noNaN: true }), (x) => {
      expect(ln(exp(x))).toBeCloseTo(x, 12);
    }),
  );
  expect(exp(-1000)).toBe(0);
  expect(exp(1000)).toBe(Number.POSITIVE_INFINITY);
});

test("a whole power is repeated multiplication", () => {
  expect(power(2, 10)).toBe(1024);
  expect(power(1.5, 3)).toBe(3.375);
  expect(power(7, 0)).toBe(1);
});

const folder = new URL("../", import.meta.url);
const deciding = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
  (file) => /^(strategies|futures\/|plan\/(follow|year))/.test(file) && /(?<!\.test|\.bench)\.ts$/.test(file),
);

test.each(deciding)("%s doesn't depend on how a browser rounds the last digit", (file) => {
  const code = readFileSync(new URL(file, folder), "utf8").replace(/"[^"]*"|`[^`]*`|\/\/.*|\/\*[\s\S]*?\*\//g, "");
  expect(code).not.toMatch(/Math\.(exp|log|pow|sin|cos|tan|cbrt|hypot|expm1|log1p|log2|log10)\b/);
  expect(code, "`**` is as loosely defined as Math.pow").not.toContain("**");
});

test("the logarithm of 1.41, where its series is slowest, is right to the last digits", () => {
  // ln 1.41 = 0.343589704390077 (to 15 digits).
  expect(Math.abs(ln(1.41) - 0.34358970439007686)).toBeLessThan(2e-16);
});
