import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scopeOf, valuesOf } from "../../law/figure.ts";
import {
  agesByBirthYear,
  benefitFormula,
  claimingAges,
  earningsTests,
  familyMaximum as familyMaximumFigures,
  yearlyAmounts,
} from "../../law/retirement/social-security.ts";
import { socialSecuritySeries } from "../../law/series/social-security.ts";
import { misexplained } from "../../testing/rework.ts";
import { explain, type Scope } from "../worksheet.ts";
import { birthOn } from "./birth.ts";
import { agesOfBirthYear } from "./claiming-age.ts";
import { claimAgeAfterWithholding, earningsTest, earningsTestLines } from "./earnings-test.ts";
import { familyMaximum, familyMaximumLines } from "./family-maximum.ts";
import { bendPoints, primaryInsuranceAmount, primaryInsuranceAmountLines } from "./primary-insurance-amount.ts";
import { creditedAge, retirementBenefit, retirementBenefitLines } from "./retirement-benefit.ts";
import { asPublishedIn, extendedTo } from "./series.ts";
import { spouseBenefit, spouseBenefitLines } from "./spouse-benefit.ts";
import { survivorBenefit, survivorBenefitLines } from "./survivor-benefit.ts";

const law = valuesOf(claimingAges);
const amounts = valuesOf(yearlyAmounts);
const formula = { ...valuesOf(benefitFormula), creditBefore1978: amounts.creditBefore1978 };
const ages = {
  fullRetirement: agesByBirthYear.fullRetirement.values,
  survivorFullRetirement: agesByBirthYear.survivorFullRetirement.values,
  delayedCredit: agesByBirthYear.delayedCredit.values,
};
const series = extendedTo(2070, socialSecuritySeries, { wageGrowth: 0.01, costOfLiving: 0 }, amounts);
const given = (inputs: Record<string, number | boolean>): Scope =>
  Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [name, { kind: "input", name, label: name, value, unit: "usd" }]),
  );

const born = (iso: string) => {
  const [year = 0, month = 0, day = 0] = iso.split("-").map(Number);
  return birthOn({ year, month, day }, law);
};
const anyBirthYear = fc.integer({ min: 1929, max: 2005 });
const anyAmount = fc.integer({ min: 0, max: 45_000 }).map((dimes) => dimes / 10);
const anyClaimAge = fc.integer({ min: 744, max: 840 });
const anyRecord = fc
  .uniqueArray(
    fc.record({ year: fc.integer({ min: 1960, max: 2040 }), amount: fc.integer({ min: 0, max: 300_000 }) }),
    {
      selector: ({ year }) => year,
      maxLength: 45,
    },
  )
  .map((record) => [...record].sort((a, b) => a.year - b.year));

describe("ages", () => {
  test.each([
    ["1960-05-02", 1960, 744, "on the 2nd: 62 for the whole of the birth month"],
    ["1960-05-03", 1960, 745, "on any later day: the month after"],
    ["1960-05-01", 1960, 745, "on the 1st: the birth month, which is the month after by this count"],
    ["1960-01-01", 1959, 745, "on 1 January: counts as the year before"],
  ])("born %s: counts as %i, may claim at %i months (%s)", (iso, year, earliest) => {
    expect(born(iso)).toMatchObject({ year, earliestClaimAge: earliest });
  });
  test.each([
    [1930, 780, 780, 0.045],
    [1938, 782, 780, 0.065],
    [1943, 792, 788, 0.08],
    [1954, 792, 792, 0.08],
    [1955, 794, 792, 0.08],
    [1957, 798, 794, 0.08],
    [1960, 804, 800, 0.08],
    [1999, 804, 804, 0.08],
  ])(
    "birth year %i: full retirement age %i months, %i for survivors, credit %f a year",
    (year, full, survivor, credit) => {
      const own = agesOfBirthYear(year, ages);
      expect(own).toMatchObject({ fullRetirementAge: full, survivorFullRetirementAge: survivor });
      expect(own.delayedCredit * 12).toBeCloseTo(credit, 12);
    },
  );
});

describe("yearly amounts", () => {
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
  test.each([2019, 2022, 2023, 2024, 2025, 2026])(
    "the wage base and the credit amount of %i follow from the wage index of two years before",
    (year) => {
      const before = asPublishedIn(year - 1, socialSecuritySeries);
      const known = { ...before, averageWageIndex: asPublishedIn(year, socialSecuritySeries).averageWageIndex };
      const next = extendedTo(year, known, { wageGrowth: 0, costOfLiving: 0 }, amounts);
      expect(next.wageBase[year]).toBe(socialSecuritySeries.wageBase[year]);
      expect(next.earningsPerCredit[year]).toBe(socialSecuritySeries.earningsPerCredit[year]);
    },
  );
  // SSA, family maximum bend points of 2026: 1,643, 2,371 and 3,093.
  test("the family maximum bends where the published table says", () => {
    const figures = valuesOf(familyMaximumFigures);
    const worked = familyMaximum({ primaryInsuranceAmount: 2000, indexingWageIndex: 69_846.57 }, figures);
    expect(worked).toMatchObject({ first: 1643, second: 2371, third: 3093 });
    expect(worked.maximum).toBe(3435.5); // 1.5 x 1,643 + 2.72 x 357 = 3,435.54
  });
});

describe("the primary insurance amount", () => {
  test("the example of the fact sheet: 6,000 a month on average, 62 in 2026", () => {
    // 0.9 x 1,286 + 0.32 x 4,714 = 2,665.88
    const yearly = 6000 * 12;
    const record = Array.from({ length: 35 }, (_, i) => ({ year: 2024 + i, amount: yearly }));
    const worked = primaryInsuranceAmount(record, born("1964-06-15"), 2025, series, formula);
    expect(worked.earnings.averageMonthly).toBe(6000);
    expect(worked.amount).toBe(2665.8);
  });
  // SSA, fact sheet "2026 Social Security Changes": $4,152 is the maximum benefit at full retirement age.
  test("who always earned the most that counts is paid $4,152 at full retirement age in 2026", () => {
    const record = Array.from({ length: 45 }, (_, i) => ({ year: 1981 + i, amount: 1_000_000 }));
    const born1959 = born("1959-03-15"); // 66 years and 10 months in January 2026
    const worked = primaryInsuranceAmount(record, born1959, 2025, series, formula);
    const claim = { ...agesOfBirthYear(1959, ages), primaryInsuranceAmount: worked.amount, claimAge: 802 };
    expect(retirementBenefit(claim, law).paid).toBe(4152);
  });
  test("every line works out to the value computed", () =>
    fc.assert(
      fc.property(anyRecord, anyBirthYear, (record, year) => {
        const worked = primaryInsuranceAmount(record, born(`${year}-07-04`), 2025, series, formula);
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
  test("what is earned above the wage base does not count", () => {
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

describe("claiming", () => {
  test("the example of the fact sheet: 2,665.80 at 62 years 1 month and at 70", () => {
    const claim = { primaryInsuranceAmount: 2665.8, fullRetirementAge: 804, delayedCredit: 0.08 / 12 };
    expect(retirementBenefit({ ...claim, claimAge: 745 }, law)).toMatchObject({ monthly: 1877.1, paid: 1877 });
    expect(retirementBenefit({ ...claim, claimAge: 840 }, law)).toMatchObject({ monthly: 3305.5, paid: 3305 });
  });
  test("claiming a month later never lowers the monthly benefit", () =>
    fc.assert(
      fc.property(anyAmount, anyBirthYear, anyClaimAge, (primaryInsuranceAmount, year, claimAge) => {
        const at = (age: number) =>
          retirementBenefit({ ...agesOfBirthYear(year, ages), primaryInsuranceAmount, claimAge: age }, law).paid;
        expect(at(claimAge + 1)).toBeGreaterThanOrEqual(at(claimAge));
      }),
    ));
  test("credits of the year of the claim are paid from January, at 70 at once", () => {
    const birthMonth = 1960 * 12; // full retirement age in January 2027
    const credited = (claimAge: number, later: number) =>
      creditedAge({ birthMonth, claimAge, fullRetirementAge: 804, at: birthMonth + claimAge + later }, law);
    expect(credited(810, 0)).toBe(804); // claimed in July 2027: credits of 2027 wait
    expect(credited(810, 6)).toBe(810); // January 2028
    expect(credited(822, 0)).toBe(816); // claimed in July 2028: those of 2027 are in
    expect(credited(840, 0)).toBe(840);
    expect(credited(800, 0)).toBe(800);
  });
  test("every line of the three benefits works out to the value computed", () =>
    fc.assert(
      fc.property(anyAmount, anyAmount, anyBirthYear, anyClaimAge, (one, other, year, claimAge) => {
        const own = agesOfBirthYear(year, ages);
        const claim = { ...own, primaryInsuranceAmount: one, claimAge };
        const benefit = retirementBenefit(claim, law);
        const spouse = { ...own, ownAmount: one, ownBenefit: benefit.monthly, otherAmount: other, startAge: claimAge };
        const survivor = { ...own, deceasedAmount: other, deceasedBenefit: other * 0.8, startAge: claimAge - 24 };
        const figures = scopeOf(claimingAges);
        const wrong = [
          ...misexplained(explain(benefit, retirementBenefitLines, { ...figures, ...given(claim) })),
          ...misexplained(explain(spouseBenefit(spouse, law), spouseBenefitLines, { ...figures, ...given(spouse) })),
          ...misexplained(
            explain(survivorBenefit(survivor, law), survivorBenefitLines, { ...figures, ...given(survivor) }),
          ),
        ];
        expect(wrong).toEqual([]);
      }),
    ));
  test("own benefit and spouse's part together never exceed half of the other's amount, unless the own one does", () =>
    fc.assert(
      fc.property(anyAmount, anyAmount, anyBirthYear, anyClaimAge, (one, other, year, claimAge) => {
        const own = agesOfBirthYear(year, ages);
        const benefit = retirementBenefit({ ...own, primaryInsuranceAmount: one, claimAge }, law).monthly;
        const claim = { ...own, ownAmount: one, ownBenefit: benefit, otherAmount: other, startAge: claimAge };
        const total = benefit + spouseBenefit(claim, law).monthly;
        expect(total).toBeLessThanOrEqual(Math.max(benefit, other / 2) + 1e-9);
      }),
    ));
  test("a survivor of somebody who claimed at 62 gets 82.5% of the full amount, from full retirement age or before it", () => {
    const claim = { deceasedAmount: 2000, deceasedBenefit: 1400, survivorFullRetirementAge: 804 };
    expect(survivorBenefit({ ...claim, startAge: 804 }, law).monthly).toBe(1650);
    expect(survivorBenefit({ ...claim, startAge: 780 }, law).monthly).toBe(1650); // 2,000 x 91.86% is above the limit
    expect(survivorBenefit({ ...claim, startAge: 720 }, law).monthly).toBe(1430); // 71.5%
  });
});

describe("the earnings test", () => {
  const figures = valuesOf(earningsTests[2026]);
  test("one dollar is withheld for two above the limit, in whole months", () => {
    const year = { earnings: 34_480, reachesFullRetirementAge: false, benefitMonths: 12, monthlyBenefit: 1500 };
    // 34,480 - 24,480 = 10,000, of which half: 5,000, in four months of 1,500 (the rest of the fourth is paid later)
    expect(earningsTest(year, figures)).toMatchObject({
      excess: 5000,
      monthsWithheld: 4,
      withheld: 5000,
      paid: 13_000,
    });
    const last = { ...year, earnings: 71_160, reachesFullRetirementAge: true, benefitMonths: 6 };
    expect(earningsTest(last, figures)).toMatchObject({ excess: 2000, monthsWithheld: 2 });
  });
  test("every line works out, and no more is withheld than was due", () =>
    fc.assert(
      fc.property(
        fc.record({
          earnings: fc.integer({ min: 0, max: 300_000 }),
          reachesFullRetirementAge: fc.boolean(),
          benefitMonths: fc.integer({ min: 0, max: 12 }),
          monthlyBenefit: fc.integer({ min: 0, max: 5000 }),
        }),
        (year) => {
          const worked = earningsTest(year, figures);
          const scope = { ...scopeOf(earningsTests[2026]), ...given(year) };
          expect(misexplained(explain(worked, earningsTestLines, scope))).toEqual([]);
          expect(worked.paid).toBeGreaterThanOrEqual(0);
          expect(worked.monthsWithheld).toBeLessThanOrEqual(year.benefitMonths);
        },
      ),
    ));
  test("months withheld are given back at full retirement age", () => {
    expect(claimAgeAfterWithholding(744, 20, 804)).toBe(764);
    expect(claimAgeAfterWithholding(790, 20, 804)).toBe(804);
    expect(claimAgeAfterWithholding(810, 20, 804)).toBe(810);
  });
});

test("every line of the family maximum works out to the value computed", () =>
  fc.assert(
    fc.property(anyAmount, fc.integer({ min: 9780, max: 120_000 }), (primaryInsuranceAmount, indexingWageIndex) => {
      const worked = familyMaximum({ primaryInsuranceAmount, indexingWageIndex }, valuesOf(familyMaximumFigures));
      const scope = { ...scopeOf(familyMaximumFigures), ...given({ primaryInsuranceAmount, indexingWageIndex }) };
      expect(misexplained(explain(worked, familyMaximumLines, scope))).toEqual([]);
      expect(worked.maximum).toBeGreaterThanOrEqual(primaryInsuranceAmount);
    }),
  ));
