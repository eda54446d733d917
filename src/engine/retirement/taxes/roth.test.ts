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

describe("room under a ceiling, by hand", () => {
  const year = { ...nothingInTheYear, pension: 20_000, socialSecurity: 24_000 };
  const room = (ceiling: Parameters<typeof roomUnder>[0], more: Partial<RetirementYear> = {}, available = 1e6) =>
    roomUnder(ceiling, { ...year, ...more }, available, yearLaw("single"));

  test("the income for the premium tax credit has all of Social Security in it (26 USC 36B(d)(2)(B)(iii))", () => {
    expect(room({ kind: "Marketplace", marketIncome: 60_000 })).toBeCloseTo(16_000, 1);
    expect(room({ kind: "Marketplace", marketIncome: 60_000 }, { taxExemptInterest: 1_000 })).toBeCloseTo(15_000, 1);
  });
  test("the income for Medicare has only the taxed part of it: 85% here", () => {
    expect(room({ kind: "Medicare", medicareIncome: 109_000 })).toBeCloseTo(109_000 - 20_000 - 0.85 * 24_000, 1);
  });
  test("taxable income is after the standard deduction of 16,100; the top of a bracket leaves out gains", () => {
    const gains = { socialSecurity: 0, qualifiedDividendsAndGains: 5_000 };
    expect(room({ kind: "taxable income", taxableIncome: 49_450 }, gains)).toBeCloseTo(49_450 + 16_100 - 25_000, 1);
    expect(room({ kind: "bracket", ordinaryIncome: 50_400 }, gains)).toBeCloseTo(50_400 + 16_100 - 20_000, 1);
  });
  test("a conversion already made takes room, and no more is converted than there is", () => {
    expect(room({ kind: "Marketplace", marketIncome: 60_000 }, { rothConversion: 6_000 })).toBeCloseTo(10_000, 1);
    expect(room({ kind: "Marketplace", marketIncome: 60_000 }, {}, 7_000)).toBe(7_000);
    expect(room({ kind: "Marketplace", marketIncome: 44_000 })).toBe(0);
  });
});
