import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scopeOf } from "../../law/figure.ts";
import { benefitFormula, yearlyAmounts } from "../../law/retirement/social-security.ts";
import { socialSecuritySeries } from "../../law/series/social-security.ts";
import { misexplained } from "../../testing/rework.ts";
import { ages, anyBirthYear, born, formula, law, series } from "../../testing/social-security.ts";
import { explain } from "../worksheet.ts";
import { averageEarnings } from "./average-earnings.ts";
import { agesOfBirthYear } from "./claiming-age.ts";
import { primaryInsuranceAmountLines } from "./primary-insurance-amount.lines.ts";
import { bendPoints, primaryInsuranceAmount } from "./primary-insurance-amount.ts";
import { retirementBenefit } from "./retirement-benefit.ts";

const anyRecord = fc
  .uniqueArray(
    fc.record({ year: fc.integer({ min: 1960, max: 2040 }), amount: fc.integer({ min: 0, max: 300_000 }) }),
    {
      selector: ({ year }) => year,
      maxLength: 45,
    },
  )
  .map((record) => [...record].sort((a, b) => a.year - b.year));

describe("the primary insurance amount", () => {
  // SSA, Benefit Formula Bend Points.
  test.each([
    [1979, 180, 1085],
    [1991, 370, 2230],
    [2000, 531, 3202],
    [2011, 749, 4517],
    [2020, 960, 5785],
    [2024, 1174, 7078],
    [2025, 1226, 7391],
    [2026, 1286, 7749],
  ])("bend points of %i are %i and %i", (year, firstBendPoint, secondBendPoint) => {
    expect(bendPoints(year, series, formula)).toMatchObject({ firstBendPoint, secondBendPoint });
  });
  test("average earnings of 6,000 a month, 62 in 2026: 90% of 1,286 and 32% of the rest", () => {
    // 0.9 x 1,286 + 0.32 x 4,714 = 2,665.88
    const yearly = 6000 * 12;
    const record = Array.from({ length: 35 }, (_, i) => ({ year: 2024 + i, amount: yearly }));
    const worked = primaryInsuranceAmount(record, born("1964-06-15"), 2025, series, formula);
    expect(worked.earnings.averageMonthly).toBe(6000);
    expect(worked.amount).toBe(2665.8);
  });
  // SSA, fact sheet "2026 Social Security Changes": $4,152 is the maximum benefit at full retirement age.
  test("someone who always earned the maximum gets $4,152 at full retirement age in 2026", () => {
    const record = Array.from({ length: 45 }, (_, i) => ({ year: 1981 + i, amount: 1_000_000 }));
    const born1959 = born("1959-03-15"); // 66 years and 10 months in January 2026
    const worked = primaryInsuranceAmount(record, born1959, 2025, series, formula);
    const claim = { ...agesOfBirthYear(1959, ages), primaryInsuranceAmount: worked.amount, claimAge: 802 };
    expect(retirementBenefit(claim, law).paid).toBe(4152);
  });
  // Social Security Handbook, section 704.3: died on November 3, 1994, at 59; and died in 1995, after reaching 62 in
  // October 1993.
  test.each([
    ["1935-06-15", 1994, 37, 32],
    ["1931-10-15", 1995, 40, 35],
  ])(
    "the handbook's examples: born %s, died in %i: %i elapsed years, of which %i count",
    (iso, died, elapsed, counted) =>
      expect(averageEarnings([], born(iso), series, formula, died)).toMatchObject({
        elapsedYears: elapsed,
        computationYears: counted,
      }),
  );
  test("a death at 39 uses the average of 13 years, indexed to the second year before", () => {
    // Born in 1984, died in 2024: 22 in 2006, so there are 18 years before 2024, and the 13 highest of them and 2024
    // itself count (42 USC 415(b)(2)). Paid the average wage each year: indexed to 63,795.13, the wage of 2022, for
    // each year up to it; 66,621.80 and 69,846.57 unindexed (415(b)(3)). 838,214.80 / 156 = 5,373.17. Bend points of
    // 2024, 1,174 and 7,078: 1,056.60 + 0.32 * 4,199 = 2,400.28. Raised by 2.5% and 2.8%, rounded down to a dime:
    // 2,460.20 and 2,529.00.
    const record = Array.from({ length: 20 }, (_, i) => 2006 + i).map((year) => ({
      year,
      amount: socialSecuritySeries.averageWageIndex[Math.min(2024, year)] as number,
    }));
    const worked = primaryInsuranceAmount(record, born("1984-12-15"), 2025, series, formula, 2024);
    expect(worked.earnings).toMatchObject({ indexingYear: 2022, elapsedYears: 18, computationYears: 13 });
    expect(worked.earnings.total).toBeCloseTo(838_214.8, 2);
    expect(worked).toMatchObject({ firstBendPoint: 1174, secondBendPoint: 7078, atEligibility: 2400.2, amount: 2529 });
    // One credit for each of the 18 years: five years of work are enough, four aren't (414(a)).
    const insured = (years: number) =>
      primaryInsuranceAmount(record.slice(0, years), born("1984-12-15"), 2025, series, formula, 2024).earnings.insured;
    expect([insured(4), insured(5)]).toEqual([false, true]);
  });
  test("at least two years count, and six credits are needed, however early the death", () =>
    expect(averageEarnings([], born("2003-02-10"), series, formula, 2027)).toMatchObject({
      elapsedYears: 2,
      computationYears: 2,
      creditsNeeded: 6,
    }));
  test("every line works out to the value computed", () =>
    fc.assert(
      fc.property(anyRecord, anyBirthYear, fc.option(fc.integer({ min: 18, max: 80 })), (record, year, age) => {
        const died = age === null || year + age < 1979 ? null : Math.min(2070, year + age);
        const worked = primaryInsuranceAmount(record, born(`${year}-07-04`), 2025, series, formula, died);
        const scope = { ...scopeOf(benefitFormula), ...scopeOf(yearlyAmounts) };
        expect(misexplained(explain(worked, primaryInsuranceAmountLines, scope))).toEqual([]);
      }),
      { numRuns: 50 },
    ));
  test("earning more never lowers it", () =>
    fc.assert(
      fc.property(anyRecord, anyBirthYear, fc.nat(), fc.nat(100_000), (record, year, which, more) => {
        fc.pre(record.length > 0);
        const raised = record.map((row, i) =>
          i === which % record.length ? { ...row, amount: row.amount + more } : row,
        );
        const amount = (rows: typeof record) =>
          primaryInsuranceAmount(rows, born(`${year}-07-04`), 2025, series, formula).amount;
        expect(amount(raised)).toBeGreaterThanOrEqual(amount(record));
      }),
    ));
  test("earnings above the wage base don't count", () => {
    const record = (amount: number) => Array.from({ length: 35 }, (_, i) => ({ year: 1990 + i, amount }));
    const amount = (rows: ReturnType<typeof record>) =>
      primaryInsuranceAmount(rows, born("1968-03-03"), 2025, series, formula).amount;
    expect(amount(record(500_000))).toBe(amount(record(200_000)));
  });
  test("39 credits give no benefit, 40 do", () => {
    const record = Array.from({ length: 10 }, (_, i) => ({ year: 2010 + i, amount: 30_000 }));
    const short = record.map((row) => (row.year === 2010 ? { ...row, amount: 1120 * 3 } : row));
    const worked = (rows: typeof record) => primaryInsuranceAmount(rows, born("1970-03-03"), 2025, series, formula);
    expect(worked(record).earnings).toMatchObject({ credits: 40, insured: true });
    expect(worked(short).earnings).toMatchObject({ credits: 39, insured: false });
    expect(worked(short).amount).toBe(0);
  });
});
