import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyStatus, anyYear, wholeDollars, yearLaw } from "../../../testing/retirement-year.ts";
import type { FilingStatus } from "../../tax/filing-status.ts";
import { roomUnder } from "./roth.ts";
import { nothingInTheYear, type RetirementYear, yearTax } from "./year-tax.ts";

const taxWith = (conversion: number, year: RetirementYear, status: FilingStatus) =>
  yearTax({ ...year, rothConversion: year.rothConversion + conversion }, yearLaw(status));

describe("Roth conversions", () => {
  test("fill a bracket to the top and not a dollar further", () =>
    fc.assert(
      fc.property(anyStatus, anyYear, wholeDollars(400_000), (status, year, ordinaryIncome) => {
        const conversion = roomUnder({ kind: "bracket", ordinaryIncome }, year, 1_000_000, yearLaw(status));
        if (conversion === 0) return;
        const filled = taxWith(conversion, year, status).onIncome.ordinaryIncome;
        expect(filled).toBeLessThanOrEqual(ordinaryIncome);
        if (conversion < 1_000_000) expect(filled).toBeGreaterThan(ordinaryIncome - 0.05);
      }),
    ));
  test("stay within a Medicare line", () =>
    fc.assert(
      fc.property(anyStatus, anyYear, (status, year) => {
        const conversion = roomUnder({ kind: "Medicare", medicareIncome: 218_000 }, year, 1_000_000, yearLaw(status));
        if (conversion > 0) expect(taxWith(conversion, year, status).medicareIncome).toBeLessThanOrEqual(218_000);
      }),
    ));
  test("are zero if the year is already full", () => {
    const full = { ...nothingInTheYear, pension: 300_000 };
    expect(roomUnder({ kind: "taxable income", taxableIncome: 98_900 }, full, 1e6, yearLaw("married_joint"))).toBe(0);
  });
});
