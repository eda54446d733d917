import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyStatus, anyYear, wholeDollars, yearLaw } from "../../testing/retirement-year.ts";
import { convertUpTo, roomUnder } from "./roth.ts";
import { nothingInTheYear } from "./year-tax.ts";

describe("Roth conversions", () => {
  test("fill a bracket to its top and not a dollar further", () =>
    fc.assert(
      fc.property(anyStatus, anyYear, wholeDollars(400_000), (status, year, ordinaryIncome) => {
        const { conversion, tax } = convertUpTo({ kind: "bracket", ordinaryIncome }, year, 1_000_000, yearLaw(status));
        if (conversion === 0) return;
        expect(tax.onIncome.ordinaryIncome).toBeLessThanOrEqual(ordinaryIncome);
        if (conversion < 1_000_000) expect(tax.onIncome.ordinaryIncome).toBeGreaterThan(ordinaryIncome - 0.05);
      }),
    ));
  test("stay within a Medicare line", () =>
    fc.assert(
      fc.property(anyStatus, anyYear, (status, year) => {
        const { conversion, tax } = convertUpTo(
          { kind: "Medicare", medicareIncome: 218_000 },
          year,
          1_000_000,
          yearLaw(status),
        );
        if (conversion > 0) expect(tax.medicareIncome).toBeLessThanOrEqual(218_000);
      }),
    ));
  test("are zero where the year is full already", () => {
    const full = { ...nothingInTheYear, pension: 300_000 };
    expect(roomUnder({ kind: "taxable income", taxableIncome: 98_900 }, full, 1e6, yearLaw("married_joint"))).toBe(0);
  });
});
