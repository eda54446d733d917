/**
 * Plans that RetireGolden (github.com/RetireGolden/RetireGolden, `fullPlan.golden.test.ts`) works out by hand, through
 * our engine: nothing grows, prices stay, law of 2026. Its plans D and H are left out: see docs/differences.md.
 */
import { expect, test } from "vitest";
import { agesByBirth } from "../../../law/retirement/social-security.ts";
import { claiming, followed, nothing, plain } from "../../../testing/plans.ts";
import { claimant } from "../../social-security/claimant.ts";
import type { Holdings, PlanTerms } from "./terms.ts";

const [one] = plain.persons;
/** Someone born then, who never claims; our plans begin in 2027, a year later than theirs. */
const bornIn = (year: number, holdings: Partial<Holdings>, spending: Partial<PlanTerms["spending"]>): PlanTerms => ({
  ...plain,
  persons: [{ ...one, birth: { year, month: 1 }, claimMonth: 2060 * 12 }],
  start: { ...nothing, ...holdings },
  spending: { ...plain.spending, ...spending },
});
const first = (plan: PlanTerms) => followed(plan).years[0]?.year;

test("plan A: 100,000 of cash pays 40,000 twice, and is 20,000 short the third time", () => {
  const { years } = followed(bornIn(1967, { cash: 100_000 }, { yearly: 40_000 }));
  expect(years.slice(0, 3).map(({ year }) => [year.fromCash, year.missing, year.savingsEnd])).toEqual([
    [40_000, 0, 60_000],
    [40_000, 0, 20_000],
    [20_000, 20_000, 0],
  ]);
});

test("plan B: a traditional withdrawal of 54,340.91 pays 50,000 and its tax", () => {
  // W = 50,000 + 1,240 + 12% of (W - 16,100 - 12,400).
  const year = first(bornIn(1967, { traditional: 100_000 }, { yearly: 50_000 }));
  expect(year?.fromTraditional).toBeCloseTo(54_340.91, 2);
  expect(year?.tax.total).toBeCloseTo(4_340.91, 2);
  expect(year?.savingsEnd).toBeCloseTo(45_659.09, 2);
});

test("plan C: a sale of 20,000 with 70% basis realizes a gain of 6,000, below the deduction", () => {
  const year = first(bornIn(1967, { taxable: 100_000, basis: 70_000 }, { yearly: 20_000 }));
  expect(year?.gain).toBeCloseTo(6_000, 2);
  expect(year?.tax.total).toBe(0);
  expect(year?.savingsEnd).toBeCloseTo(80_000, 2);
});

test("plan E: with 50,000 of income, 4,980 of 12,000 is one's own; above 62,600, all of it", () => {
  const insured = (income: number) =>
    first({
      ...bornIn(1965, { cash: 100_000 }, { yearly: 0, premiumBefore: 12_000, marketplace: "contiguous" }),
      streams: [{ kind: "pension", amount: income, fromYear: 2027, throughYear: 2056 }],
    });
  expect(12_000 - (insured(50_000)?.premiumCredit ?? 0)).toBeCloseTo(4_980, 2);
  expect(insured(62_601)?.premiumCredit).toBe(0);
});

test("plan F: 10,000 is required of 265,000 at 73, and half of it is given from the IRA", () => {
  const year = first(bornIn(1954, { traditional: 265_000 }, { yearly: 0, giving: 5_000 }));
  expect(year?.charity).toBe(5_000);
  expect(year?.traditionalWithdrawal).toBeCloseTo(5_000, 2);
  expect(year?.tax.adjustedGrossIncome).toBeCloseTo(5_000, 2);
  expect(year?.tax.total).toBe(0);
  expect(year?.end.traditional).toBeCloseTo(255_000, 2);
});

test("plan G: the survivor has the larger benefit, half of the pension, and the brackets of one person", () => {
  const person = (year: number, benefit: number, lastYear: number) => {
    const claims = claimant({ year, month: 6, day: 15 }, benefit, agesByBirth, claiming);
    return { ...one, birth: { year, month: 6 }, lastYear, claimant: claims, claimMonth: claims.month + 67 * 12 };
  };
  const { years } = followed({
    ...plain,
    persons: [person(1960, 3_000, 2035), person(1962, 1_000, 2057)],
    start: { ...nothing, cash: 100_000 },
    spending: { ...plain.spending, yearly: 0 },
    // It pays 50% to a survivor.
    streams: [
      { kind: "pension", amount: 48_000, fromYear: 2027, throughYear: 2035 },
      { kind: "pension", amount: 24_000, fromYear: 2036, throughYear: 2057 },
    ],
  });
  const [both, alone] = [2035, 2036].map((year) => years.find(({ terms }) => terms.year === year));
  // 36,000, and half of it for the other one. 85% of (75,000 - 44,000) + 6,000 = 32,350 is taxed: 80,350 - 35,500 =
  // 44,850, so 2,480 + 12% of 20,050.
  expect(both?.terms.socialSecurity).toBeCloseTo(54_000, 2);
  expect(both?.year.tax.medicareIncome).toBeCloseTo(80_350, 2);
  expect(both?.year.tax.total).toBeCloseTo(4_886, 2);
  // 85% of (42,000 - 34,000) + 4,500 = 11,300 is taxed: 35,300 - 18,150 = 17,150, so 1,240 + 12% of 4,750.
  expect(alone?.terms.socialSecurity).toBeCloseTo(36_000, 2);
  expect(alone?.year.tax.medicareIncome).toBeCloseTo(35_300, 2);
  expect(alone?.year.tax.total).toBeCloseTo(1_810, 2);
});
