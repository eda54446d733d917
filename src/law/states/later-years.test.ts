/** Changes already enacted for later years, worked by hand for households whose 2026 tax is known. */
import { describe, expect, test } from "vitest";
import type { Brackets } from "../../engine/brackets.ts";
import { compiledState, groupNames } from "../../engine/state/compiled.ts";
import { lawWith } from "../../engine/state/later-years.ts";
import type { TaxedYear } from "../../engine/state/state-year.ts";
import { filingStatuses } from "../../engine/tax/filing-status.ts";
import { workedReturn } from "../../testing/worked-state.ts";
import { lawFor } from "../us/index.ts";
import { stateYear } from "./all.ts";
import { laterYears } from "./later-years.ts";

function lawOf(state: string, year: number): TaxedYear {
  const now = stateYear(state, 2026);
  if (now.untaxed) throw new Error(`${state} has no income tax`);
  return (laterYears[state] ?? []).filter(({ from }) => from <= year).reduce(lawWith, now);
}
/** The tax of a 50-year-old filer on wages, this year and in the named year. */
const taxOn = (state: string, year: number, wages: number, status: "single" | "married_joint" = "single") =>
  workedReturn(lawOf(state, year), { status, filer: { age: 50, wages } }).tax;

describe("tax in later years", () => {
  test("flat rates fall", () => {
    // 112,750 minus 12,750.
    expect(taxOn("NC", 2026, 112_750)).toBeCloseTo(3_990, 2);
    expect(taxOn("NC", 2027, 112_750)).toBeCloseTo(3_490, 2);
    expect(taxOn("NC", 2032, 112_750)).toBeCloseTo(3_240, 2);
    expect(taxOn("NC", 2033, 112_750)).toBeCloseTo(2_990, 2);
    // 101,000 minus an exemption of 1,000.
    expect(taxOn("IN", 2026, 101_000)).toBeCloseTo(2_950, 2);
    expect(taxOn("IN", 2027, 101_000)).toBeCloseTo(2_900, 2);
    // 108,300 minus 2,300, 6,000 and the 10,000 that isn't taxed.
    expect(taxOn("MS", 2026, 108_300)).toBeCloseTo(3_600, 2);
    expect([2027, 2028, 2029, 2030].map((year) => Math.round(taxOn("MS", year, 108_300)))).toEqual([
      3_375, 3_150, 2_925, 2_700,
    ]);
  });

  test("schedules", () => {
    // 81,100 minus the federal 16,100: 65,000 at 4.7%.
    expect(taxOn("MT", 2027, 81_100)).toBeCloseTo(3_055, 2);
    // 116,000 minus 18,000 and two exemptions of 1,144: 95,712, of which 23,712 is taxed at 6.4%.
    const onHawaii = 0.014 * 38_400 + 0.025 * 9_600 + 0.05 * 24_000 + 0.064 * 23_712;
    expect(taxOn("HI", 2029, 116_000, "married_joint")).toBeCloseTo(onHawaii, 2);
    // 1.5 million, above every phase-down of deductions: 3% more on the part above a million.
    expect(taxOn("RI", 2029, 1_500_000) - taxOn("RI", 2026, 1_500_000)).toBeCloseTo(0.03 * 500_000, 2);
  });

  test("deductions", () => {
    // The deduction falls by 5,750, from 8,750 to 3,000; 5.75% of that.
    expect(taxOn("VA", 2030, 60_000) - taxOn("VA", 2026, 60_000)).toBeCloseTo(0.0575 * 5_750, 2);
    expect(taxOn("IL", 2029, 60_000) - taxOn("IL", 2026, 60_000)).toBeCloseTo(0.0495 * 1_925, 2);
    expect(taxOn("DC", 2029, 60_000) - taxOn("DC", 2030, 60_000)).toBeCloseTo(0.065 * 1_100, 2);
  });

  test("Rhode Island excludes Social Security at any age, and pensions from full retirement age on", () => {
    const leftOut = (year: number, age: number) =>
      workedReturn(lawOf("RI", year), {
        filer: { age, taxablePensions: 40_000, employerPensions: 40_000 },
        income: { socialSecurityBenefits: 20_000 },
      }).subtractions;
    expect(leftOut(2026, 63)).toBe(0);
    expect(leftOut(2027, 63)).toBeGreaterThan(10_000);
    expect(leftOut(2027, 63)).toBeLessThan(20_000);
    expect(leftOut(2027, 68)).toBe(leftOut(2026, 68));
  });
});

describe("law for later years", () => {
  test.each(Object.keys(laterYears))("%s: every figure replaces one of the same kind", (state) => {
    const now = lawOf(state, 2026);
    const years = (laterYears[state] ?? []).map(({ from }) => from);
    expect(years).toEqual([...new Set(years)].sort());
    expect(years[0]).toBeGreaterThan(2026);
    for (const { figures } of laterYears[state] ?? [])
      for (const group of groupNames)
        for (const [key, later] of Object.entries(figures[group] ?? {}))
          for (const [name, figure] of Object.entries(later)) {
            const before = (now[group]?.[key]?.figures ?? {}) as Readonly<Record<string, object>>;
            const unit = (of: object | undefined) => JSON.stringify(of).match(/"unit":"\w+"/)?.[0];
            expect(unit(figure), `${group}.${key}.${name}`).toBe(unit(before[name]));
          }
  });
  test.each([
    ["DC", 2030],
    ["ME", 2027],
  ])("%s: the deduction from %i on is the federal one that a plan uses", (state, year) => {
    for (const status of filingStatuses) {
      const law = compiledState(lawOf(state, year), status);
      const given = law?.standardDeduction.find(({ key }) => key === "basic")?.law;
      expect(given).toMatchObject({ basic: lawFor(2026, status).standardDeduction.basic });
    }
  });
  test("Rhode Island's new rate comes on top of today's brackets", () => {
    const stepsOf = (year: number) => compiledState(lawOf("RI", year), "single")?.tax[0]?.law as { rates: Brackets };
    const { rates: later } = stepsOf(2029);
    const { rates: now } = stepsOf(2026);
    expect(later.slice(0, now.length)).toEqual(now);
    expect(later).toHaveLength(now.length + 1);
  });
  test("a rule or figure that doesn't exist is named in the error", () => {
    const now = lawOf("NC", 2026);
    expect(() => lawWith(now, { from: 2027, figures: { credits: { none: {} } } })).toThrow('"none"');
    const figure = now.tax.schedule?.figures as never;
    expect(() => lawWith(now, { from: 2027, figures: { tax: { schedule: { other: figure } } } })).toThrow("other");
  });
});
