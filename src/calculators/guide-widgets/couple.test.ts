/** What the mortgage guide's story says about its couple in words has to be true of their numbers. */
import { expect, test } from "vitest";
import { examples } from "./examples.ts";

const { couple } = examples;
const of = (name: keyof typeof couple) => couple[name].value ?? Number.NaN;

test("they stay longer than it takes for buying to come out ahead", () =>
  expect(of("breakEven")).toBeLessThan(of("stay")));

test("the house just fits: below the highest price, by less than a twentieth", () => {
  expect(of("price")).toBeLessThanOrEqual(of("highest"));
  expect(of("price")).toBeGreaterThan(0.95 * of("highest"));
  // 28% of 115,000 a year is 2,683.33 a month, which is less than 36% of it minus the 350 of debts, 3,100.
  expect(of("total")).toBeLessThan(2_683.34);
});

test("their savings cover closing and two payments in reserve, with something left", () => {
  expect(of("left")).toBeCloseTo(of("saved") - of("cash") - 2 * of("total"), 6);
  expect(of("left")).toBeGreaterThan(1_000);
});

test("requesting the end of mortgage insurance saves them the payments until the automatic end", () => {
  expect(of("insurance")).toBeGreaterThan(0);
  expect(of("askSaves") / of("insurance")).toBeCloseTo(Math.round(of("askSaves") / of("insurance")), 6);
});
