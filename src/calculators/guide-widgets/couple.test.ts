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
  // With a tenth down the average rate is 7.36%, at which 306,000 is 2,110.34 a month. 80% of 340,000 is 272,000:
  // ln((2,110.34 / r - 272,000) / (2,110.34 / r - 306,000)) / ln(1 + r) with r = 7.36% / 12 is 104.4, so 105 payments;
  // 265,200, 78%, takes 119.1, so 120: 15 more.
  expect(of("ask")).toBe(105);
  expect(Math.round(of("askSaves") / of("insurance"))).toBe(15);
});

test("the other worked examples of the guides", () => {
  const shown = (group: keyof typeof examples) =>
    Object.fromEntries(Object.entries(examples[group]).map(([name, { value }]) => [name, value]));
  // 400,000 over 30 years at 6.125%; five points above it are the most.
  expect(shown("arm")).toMatchObject({ loan: 400_000, payment: 2_430.44, highest: 0.111_25 });
  // FHA: 3.5% of 300,000 down, and 1.75% of 289,500 upfront.
  expect(shown("fha")).toMatchObject({ price: 300_000, down: 10_500, upfront: 5_066.25 });
  // The savings pay the costs back in the first month in which they come to as much.
  const { loan, oldRate, newRate, costs, saving, breakEven } = shown("refinance");
  expect([loan, costs]).toEqual([360_000, 7_000]);
  expect((oldRate ?? 0) - (newRate ?? 0)).toBeCloseTo(0.01, 9);
  expect(breakEven).toBe(Math.ceil(7_000 / (saving ?? 1)));
  const { lump, fee, oldPayment, newPayment } = shown("recast");
  expect([lump, fee]).toEqual([50_000, 300]);
  // After five years 50,000 is paid: what is left of the payment is what is left of the balance.
  const { balance } = shown("refinance");
  expect((newPayment ?? 0) / (oldPayment ?? 1)).toBeCloseTo(((balance ?? 0) - 50_000) / (balance ?? 1), 4);
});
