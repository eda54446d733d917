import { expect, test } from "vitest";
import { selfEmploymentTax } from "./self-employment-tax.ts";

/** All of the profit counts here, so that it can meet the limits to the dollar. */
const law = {
  wageBase: 100_000,
  socialSecurityRate: 0.124,
  medicareRate: 0.029,
  netEarningsFactor: 1,
  filingFloor: 400,
};
const taxOf = (profit: number, wages = 0) => selfEmploymentTax({ profit, wages }, law).tax;

test("26 USC 1402(b)(2): nothing is due on less than $400; at $400 it is", () => {
  expect([taxOf(-5_000), taxOf(0), taxOf(399.99)]).toEqual([0, 0, 0]);
  expect(taxOf(400)).toBeCloseTo(61.2, 9);
});

test("26 USC 1402(b)(1): Social Security only on what wages leave of the base, Medicare on all", () => {
  expect(taxOf(100_000)).toBeCloseTo(12_400 + 2_900, 9);
  expect(taxOf(100_001)).toBeCloseTo(12_400 + 2_900.029, 9);
  expect(taxOf(50_000, 60_000)).toBeCloseTo(0.124 * 40_000 + 0.029 * 50_000, 9);
  expect(taxOf(50_000, 100_000)).toBeCloseTo(1_450, 9);
  expect(taxOf(50_000, 100_001)).toBeCloseTo(1_450, 9);
});
