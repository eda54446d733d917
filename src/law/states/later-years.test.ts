/** Changes already enacted for later years, worked by hand for households whose 2026 tax is known. */
import { describe, expect, test } from "vitest";
import type { Brackets } from "../../engine/brackets.ts";
import { compiledState, groupNames } from "../../engine/state/compiled.ts";
import { lawWith } from "../../engine/state/later-years.ts";
import type { TaxedYear } from "../../engine/state/state-year.ts";
import { filingStatuses } from "../../engine/tax/filing-status.ts";
import { stateYear } from "../../testing/state-year.ts";
import { workedCredit, workedReturn } from "../../testing/worked-state.ts";
import { lawFor } from "../us/index.ts";
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
    // 18,000 minus 8,000: 3.8% of 8,500 and 4.3% of 1,500, minus a household credit of 45. At 200,000 of income all of
    // New York's benefit of lower rates is taken back, so that 192,000 pays 5.8%.
    expect(taxOn("NY", 2027, 18_000)).toBeCloseTo(0.038 * 8_500 + 0.043 * 1_500 - 45, 2);
    expect(Math.abs(taxOn("NY", 2027, 200_000) - 0.058 * 192_000)).toBeLessThan(1);
    // The same for 6.85% of everything from 265,400 on, and for the top rates: 9.65% in 2027 and 8.82% from 2033.
    expect(Math.abs(taxOn("NY", 2027, 400_000) - 0.0685 * 392_000)).toBeLessThan(1);
    expect(Math.abs(taxOn("NY", 2032, 2_000_000, "married_joint") - 0.0685 * (2_000_000 - 16_050))).toBeLessThan(1);
    expect(Math.abs(taxOn("NY", 2032, 3_000_000) - 0.0965 * 2_992_000)).toBeLessThan(1.5);
    expect(Math.abs(taxOn("NY", 2033, 3_000_000) - 0.0882 * 2_992_000)).toBeLessThan(1.5);
    expect(Math.abs(taxOn("NY", 2033, 6_000_000) - 0.0882 * 5_992_000)).toBeLessThan(1.5);
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

describe("retirees in later years", () => {
  const person = (age: number, pensions: number, benefits = 0) => ({
    filer: { age, taxablePensions: pensions, employerPensions: pensions },
    income: { socialSecurityBenefits: benefits },
  });
  const retired = (state: string, year: number, age: number, pensions: number) =>
    workedReturn(lawOf(state, year), person(age, pensions));
  test("Georgia excludes 70,000 from 65 on", () => {
    expect(retired("GA", 2026, 68, 100_000).subtractions).toBe(65_000);
    expect(retired("GA", 2027, 68, 100_000).subtractions).toBe(70_000);
    expect(retired("GA", 2026, 68, 100_000).tax - retired("GA", 2027, 68, 100_000).tax).toBeCloseTo(0.0499 * 5_000, 2);
  });
  test("Hawaii's food/excise credit falls back to what it was before 2023", () => {
    const food = (year: number) => workedCredit(lawOf("HI", year), "refundableCredits", "food", person(70, 18_000));
    expect([food(2027), food(2028), food(2030)]).toEqual([200, 70, 70]);
  });
  test("Michigan's deduction replaces Social Security again from 2029, and birth years stay birth years", () => {
    const standard = (year: number, age: number) =>
      workedCredit(lawOf("MI", year), "subtractions", "standard", person(age, 0, 60_000));
    // Born in 1959: 20,000 minus the exemption of 5,900. Half of the Social Security isn't taxed at this income.
    expect(standard(2028, 69)).toBeCloseTo(14_100, 2);
    expect(standard(2026, 67)).toBeCloseTo(14_100, 2);
    // Born in 1952, at 74 and at 88: all of it.
    expect([standard(2026, 74), standard(2040, 88)]).toEqual([20_000, 20_000]);
    // Born in 1953: never all of it.
    expect(standard(2027, 74)).toBeLessThan(20_000);
    expect(standard(2040, 87)).toBeLessThan(20_000);
    // Born in 1945 or earlier: a different deduction.
    expect(standard(2030, 85)).toBe(0);
  });
  test("Utah's retirement credit and Virginia's full age deduction stay with those born before 1953 and 1939", () => {
    const credits = (year: number, age: number) =>
      workedCredit(lawOf("UT", year), "credits", "seniors", person(age, 24_000));
    expect([credits(2026, 74), credits(2035, 83), credits(2035, 82)]).toEqual([450, 450, 0]);
    const deduction = (year: number, age: number) =>
      workedCredit(lawOf("VA", year), "subtractions", "age", person(age, 90_000));
    expect([deduction(2026, 88), deduction(2030, 92), deduction(2030, 91)]).toEqual([12_000, 12_000, 0]);
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
