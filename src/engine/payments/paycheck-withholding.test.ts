import { expect, test } from "vitest";
import { lawFor } from "../../law/us/index.ts";
import { paycheckWithholding } from "./paycheck-withholding.ts";

const lawOf = (status: "single" | "married_joint" | "head_of_household") => {
  const law = lawFor(2026, status);
  return { standardDeduction: law.standardDeduction.basic, rates: law.incomeTax.rates };
};

/**
 * Publication 15-T for 2026, annual percentage method, STANDARD withholding schedules, with line 1g of Worksheet 1A
 * (12,900 for married filing jointly, 8,600 otherwise).
 */
test.each([
  // 85,000 - 8,600 = 76,400. Single: over 57,900, 5,800.00 + 22% of the excess: 5,800 + 4,070.
  ["single", 85_000, 9_870],
  // 60,000 - 8,600 = 51,400. Over 19,900, 1,240.00 + 12%: 1,240 + 3,780.
  ["single", 60_000, 5_020],
  // 15,000 - 8,600 = 6,400: below 7,500, nothing.
  ["single", 15_000, 0],
  // 120,000 - 12,900 = 107,100. Married: over 44,100, 2,480.00 + 12%: 2,480 + 7,560.
  ["married_joint", 120_000, 10_040],
] as const)("W-4 for %s, pay of %i a year: %i", (status, wages, withheld) =>
  expect(paycheckWithholding(wages, lawOf(status)).withheld).toBeCloseTo(withheld, 2),
);

/**
 * Publication 15-T for 2026, Percentage Method Tables for Automated Payroll Systems, STANDARD Withholding Rate
 * Schedules, every row: pay over the amount in column A, less line 1g, has column C withheld and column D of the
 * excess. Read in several public copies of the table.
 */
const published = {
  single: [
    [7_500, 0, 0.1],
    [19_900, 1_240, 0.12],
    [57_900, 5_800, 0.22],
    [113_200, 17_966, 0.24],
    [209_275, 41_024, 0.32],
    [263_725, 58_448, 0.35],
    [648_100, 192_979.25, 0.37],
  ],
  married_joint: [
    [19_300, 0, 0.1],
    [44_100, 2_480, 0.12],
    [120_100, 11_600, 0.22],
    [230_700, 35_932, 0.24],
    [422_850, 82_048, 0.32],
    [531_750, 116_896, 0.35],
    [788_000, 206_583.5, 0.37],
  ],
  head_of_household: [
    [15_550, 0, 0.1],
    [33_250, 1_770, 0.12],
    [83_000, 7_740, 0.22],
    [121_250, 16_155, 0.24],
    [217_300, 39_207, 0.32],
    [271_750, 56_631, 0.35],
    [656_150, 191_171, 0.37],
  ],
} as const;
const LINE_1G = { single: 8_600, married_joint: 12_900, head_of_household: 8_600 } as const;
const rows = Object.entries(published).flatMap(([status, table]) =>
  table.map(([over, amount, rate]) => [status as keyof typeof published, over, amount, rate] as const),
);

test.each(rows)("the published schedule for %s over %d: %d and %d of the excess", (status, over, amount, rate) => {
  const of = (adjusted: number) => paycheckWithholding(adjusted + LINE_1G[status], lawOf(status)).withheld;
  expect(of(over)).toBeCloseTo(amount, 2);
  expect(of(over + 1_000)).toBeCloseTo(amount + rate * 1_000, 2);
});
