/** Health insurance before 65 from the Marketplace, worked by hand. No returns or inflation; law of 2026. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { premiumAgeCurve } from "../../../law/retirement/marketplace.ts";
import { lawFor } from "../../../law/us/index.ts";
import { followed, law, nothing, plain } from "../../../testing/plans.ts";
import { anyYear, householdOf, yearLaw } from "../../../testing/retirement-year.ts";
import { premiumTaxCredit } from "../../tax/health/premium-tax-credit.ts";
import { reconciliation } from "../../tax/health/reconciliation.ts";
import { federalReturn } from "../../tax/return/federal-return.ts";
import { marketplaceIncome } from "../taxes/marketplace-income.ts";
import { yearTax } from "../taxes/year-tax.ts";
import { premiumFactor } from "./marketplace.ts";
import type { PlanTerms } from "./terms.ts";

const PENSION = { kind: "pension", fromYear: 2027, throughYear: 2056 } as const;
/** Age 59 on New Year's Day 2027, and retired; a silver plan costs 9,000 that year. */
const retired = (pension: number, spending: number, more: Partial<PlanTerms> = {}): PlanTerms => ({
  ...plain,
  persons: [{ ...plain.persons[0], birth: { year: 1967, month: 6 }, claimMonth: 2060 * 12 }],
  streams: pension > 0 ? [{ ...PENSION, amount: pension }] : [],
  start: { ...nothing, cash: 500_000 },
  spending: { ...plain.spending, yearly: spending, premiumBefore: 9_000, marketplace: "contiguous" },
  ...more,
});
const first = (plan: PlanTerms) => followed(plan).years[0]?.year;

test("the premium rises with the age on New Year's Day, by the federal curve", () => {
  expect([21, 40, 59, 64, 70].map((age) => premiumFactor(age, premiumAgeCurve))).toEqual([1, 1.278, 2.603, 3, 3]);
  const { years } = followed(retired(30_000, 20_000));
  // 9,000 at a factor of 2.603; 2.714 at 60 and 2.952 at 63.
  expect(years[0]?.terms.insurance).toBe(9_000);
  expect(years[1]?.terms.insurance).toBeCloseTo((9_000 * 2.714) / 2.603, 6);
  expect(years[4]?.terms.insurance).toBeCloseTo((9_000 * 2.952) / 2.603, 6);
  expect(years[6]?.terms).toMatchObject({ insurance: 0, marketplace: null });
});

describe("Medicare starts in the month of turning 65 (42 USC 426(a), 1395i-2(a))", () => {
  const bornIn = (month: number) => {
    const [one] = retired(30_000, 20_000).persons;
    return { ...one, birth: { year: 1962, month } };
  };
  test("born in June: five months at 64's price in that year, a credit for five months, and seven of Medicare", () => {
    const opened = followed(retired(30_000, 20_000)).years[5];
    const insurance = (((9_000 * 3) / 2.603) * 5) / 12;
    expect(opened?.terms).toMatchObject({ medicareMonths: 7, seniors: 1 });
    expect(opened?.terms.insurance).toBeCloseTo(insurance, 6);
    // Of 30,000, 6.17% or 1,851 is expected for twelve months.
    expect(opened?.year.premiumCredit).toBeCloseTo(insurance - (1_851 * 5) / 12, 6);
  });
  test.each([
    [1, 0],
    [2, 1],
    [12, 11],
  ])("born in month %i: %i months, of a premium typed for 64 on New Year's Day", (month, months) => {
    const terms = first({ ...retired(30_000, 20_000), persons: [bornIn(month)] });
    expect(terms?.health).toBeCloseTo(9_000 * (months / 12), 6);
  });
  test("of two people, each stops paying in their own month, and the credit covers the months of either", () => {
    const persons = [bornIn(12), bornIn(3)] as const;
    const terms = followed(retired(30_000, 20_000, { persons })).years[0]?.terms;
    expect(terms?.insurance).toBeCloseTo(9_000 * (11 / 12) + 9_000 * (2 / 12), 6);
    expect(terms?.marketplace?.coverage.monthsCovered).toBe(11);
    expect(terms?.medicareMonths).toBe(1 + 10);
  });
});

test("a spouse who still works has insurance from the job; without pay, or once it ends, the spouse buys it too", () => {
  // One was born in June 1964 and is 62 on New Year's Day 2027, with 2.873; the spouse, of 1967, is 59, with 2.603.
  const [one] = retired(30_000, 20_000).persons;
  const insuranceWith = (pay: number) => {
    const persons = [
      { ...one, birth: { year: 1964, month: 6 } },
      { ...one, pay, stopYear: 2031 },
    ] as const;
    const { years } = followed(retired(30_000, 20_000, { persons }));
    return years.map(({ terms }) => ({ paid: terms.insurance, months: terms.marketplace?.coverage.monthsCovered }));
  };
  const working = insuranceWith(70_000);
  expect(working[0]?.paid).toBeCloseTo(9_000, 6);
  // In 2029, the first turns 65 in June; in 2030, a job and Medicare cover both.
  expect(working[2]?.paid).toBeCloseTo((((9_000 * 3) / 2.873) * 5) / 12, 6);
  expect(working[2]?.months).toBe(5);
  expect(working[3]).toEqual({ paid: 0, months: undefined });
  // In 2031 the job has ended, and the spouse is 63 on New Year's Day.
  expect(working[4]?.paid).toBeCloseTo((9_000 * 2.952) / 2.873, 6);
  expect(insuranceWith(0)[0]?.paid).toBeCloseTo(9_000 * (1 + 2.603 / 2.873), 6);
});

describe("the credit is from Form 8962, which the gig calculator's return uses too", () => {
  test("30,000 is 191% of 15,650: the expected contribution is 6.17% of it, 1,851", () => {
    // The band from 150% to 200% goes from 4.19% to 6.6%: 4.19 + 0.82 * 2.41 = 6.17.
    expect(first(retired(30_000, 20_000))?.premiumCredit).toBeCloseTo(9_000 - 1_851, 6);
  });
  test("at four times the poverty line 9.96% is expected; one more dollar loses the credit", () => {
    expect(first(retired(62_600, 20_000))?.premiumCredit).toBeCloseTo(9_000 - 0.0996 * 62_600, 6);
    expect(first(retired(62_601, 20_000))?.premiumCredit).toBe(0);
  });
  test("it is part of the year's money: whatever is left after tax, premium and credit pays for living costs", () => {
    const year = first(retired(30_000, 20_000));
    // 30,000 minus 1,240 and 12% of 1,500, minus 9,000, plus 7,149: 25,729 for spending of 20,000.
    expect(year?.surplus).toBeCloseTo(30_000 - 1_240 - 180 - 9_000 + 7_149 - 20_000, 2);
  });
  test("without it, the plan pays the whole premium, which rises with age too", () => {
    const typed = retired(30_000, 20_000);
    const { years } = followed({ ...typed, spending: { ...typed.spending, marketplace: null } });
    expect(years[0]?.year).toMatchObject({ premiumCredit: 0, marketplace: null, health: 9_000 });
    expect(years[4]?.year.health).toBeCloseTo((9_000 * 2.952) / 2.603, 6);
  });
});

test("the income that determines it is that of the full federal return, to the cent", () =>
  fc.assert(
    fc.property(anyYear, fc.constantFrom("single", "married_joint" as const), (given, status) => {
      const joint = status === "married_joint";
      const { wages, secondShare } = given;
      const ofSecond = joint ? { secondShare, ownWages: wages / 2 } : { secondShare: 0, ownWages: wages };
      const year = { ...given, ...ofSecond, separateTogether: false };
      const whole = federalReturn(householdOf(year, status), lawFor(2026, status));
      const untaxed = year.socialSecurity - whole.adjusted.benefitsTaxed.taxable;
      const income = whole.adjustedGrossIncome + year.taxExemptInterest + untaxed;
      const ours = marketplaceIncome(yearTax(year, yearLaw(status)), year.socialSecurity);
      expect(Math.abs(ours - income)).toBeLessThan(0.005);
    }),
  ));

describe("for any early retirees, the credit and what is paid back are those of the full federal return", () => {
  const dollars = (max: number) => fc.integer({ min: 0, max });
  const anyRetirees = fc.record({
    status: fc.constantFrom("single", "married_joint" as const),
    births: fc.tuple(fc.integer({ min: 1962, max: 1985 }), fc.integer({ min: 1962, max: 1985 })),
    pension: dollars(60_000),
    start: fc.record({ traditional: dollars(2_000_000), taxable: dollars(500_000), roth: dollars(300_000) }),
    basisShare: fc.double({ min: 0, max: 1, noNaN: true }),
    cash: dollars(40_000),
    spending: dollars(120_000),
    premiumBefore: dollars(30_000),
    convertTo: fc.option(fc.integer({ min: 20_000, max: 150_000 }), { nil: null }),
    order: fc.constantFrom("conventional", "proportional", "fill" as const),
    advanceShare: fc.double({ min: 0, max: 1.5, noNaN: true }),
  });

  test("to the cent (Form 8962, lines 24 to 29)", () =>
    fc.assert(
      fc.property(anyRetirees, (given) => {
        const { status, births, pension, start, cash, spending, premiumBefore, convertTo, order } = given;
        const joint = status === "married_joint";
        const [one] = retired(pension, spending).persons;
        const persons = births.slice(0, joint ? 2 : 1).map((year) => ({ ...one, birth: { year, month: 6 } }));
        const to = { kind: "bracket", ordinaryIncome: convertTo ?? 0 } as const;
        const [opened] = followed(
          retired(pension, spending, {
            ...{ persons: persons as unknown as PlanTerms["persons"], order },
            start: { ...nothing, ...start, basis: start.taxable * given.basisShare, cash },
            spending: { ...plain.spending, yearly: spending, premiumBefore, marketplace: "contiguous" },
            conversion:
              convertTo === null ? null : { to: { alone: to, together: to }, fromYear: 2027, throughYear: 2027 },
          }),
        ).years;
        if (opened === undefined) throw new Error("The plan has no first year");
        const { year, terms } = opened;

        const household = householdOf(year.taxed, status);
        const whole = federalReturn(household, lawFor(2026, status));
        const untaxed = year.taxed.socialSecurity - whole.adjusted.benefitsTaxed.taxable;
        // The poverty line of 2025 for one or two (90 FR 5917).
        const coverage = {
          ...{ povertyLine: joint ? 21_150 : 15_650, premium: terms.insurance, benchmark: terms.insurance },
          // Born in June 1962, one is on Medicare from June on.
          ...{
            monthsCovered: persons.every(({ birth }) => birth.year === 1962) ? 5 : 12,
            eligibleBelowPovertyLine: false,
          },
        };
        const { credit } = premiumTaxCredit(whole.adjustedGrossIncome + untaxed, coverage, law.marketplace.credit);
        expect(Math.abs(year.premiumCredit - credit)).toBeLessThan(0.005);

        // Paid in advance or not, the year costs the same once the return has settled it.
        const advance = Math.min(terms.insurance, given.advanceShare * credit);
        const { netCredit, repayment } = reconciliation({ credit, advance, repaymentLimit: null });
        const claims = { ...household.claims, premiumCreditRepayment: repayment };
        const settled = federalReturn({ ...household, claims }, lawFor(2026, status));
        const returnOwes = settled.taxAfterRefundableCredits - netCredit;
        expect(Math.abs(returnOwes - (year.tax.total - year.premiumCredit + advance))).toBeLessThan(0.01);
      }),
    ));
});

describe("withdrawals near the limits of the credit", () => {
  test("they stay under the limit if a smaller one leaves as much", () => {
    // 59,000 needed. Under the limit: I - (1,240 + 0.12 (I - 28,500)) + 9,000 - 0.0996 I = 59,000, so I = 47,820 /
    // 0.7804. Without the credit it would take 64,568.18.
    const year = first(retired(50_000, 50_000, { start: { ...nothing, traditional: 500_000 } }));
    expect(year?.fromTraditional).toBeCloseTo(47_820 / 0.7804 - 50_000, 1);
    expect(year?.missing).toBeLessThan(0.01);
  });
  test("also if the search has gone past the limit, where it takes much more", () => {
    // 59,900 needed: I = 48,720 / 0.7804 = 62,429.52, just under 62,600. Above it, 65,590.91 would leave as much.
    const year = first(retired(50_000, 50_900, { start: { ...nothing, traditional: 500_000 } }));
    expect(year?.fromTraditional).toBeCloseTo(48_720 / 0.7804 - 50_000, 1);
    expect(year?.premiumCredit).toBeCloseTo(9_000 - (0.0996 * 48_720) / 0.7804, 1);
    // To the last cent under it: 60,033.03 needs 62,599.99.
    const last = first(retired(50_000, 51_033.03, { start: { ...nothing, traditional: 500_000 } }));
    expect(last?.fromTraditional).toBeCloseTo(12_599.99, 1);
    expect(last?.premiumCredit).toBeGreaterThan(0);
  });
  test("they exceed it if they have to", () => {
    // 62,000 needed: at the limit, 62,600 - 5,332 + 2,765.04 = 60,033.04 isn't enough. (62,000 - 2,180) / 0.88 =
    // 67,977.27 would exceed 66,500, where 22% begins: 66,500 - 5,800 = 60,700, and 1,300 / 0.78 more.
    const year = first(retired(50_000, 53_000, { start: { ...nothing, traditional: 500_000 } }));
    expect(year?.fromTraditional).toBeCloseTo(66_500 + 1_300 / 0.78 - 50_000, 1);
    expect(year?.premiumCredit).toBe(0);
  });
  test("and they reach the poverty line, where the credit begins", () => {
    // 19,000 needed. Income of 15,650 brings 9,000 - 0.021 * 15,650 = 8,671.35.
    const year = first(retired(0, 10_000, { start: { ...nothing, traditional: 500_000 } }));
    expect(year?.fromTraditional).toBeCloseTo(15_650, 1);
    expect(year?.premiumCredit).toBeCloseTo(8_671.35, 1);
    expect(year?.missing).toBe(0);
  });
});

test("conversions can stop at the income where the credit ends", () => {
  const to = { kind: "Marketplace", marketIncome: 4 * 15_650 } as const;
  const year = first(
    retired(30_000, 20_000, {
      start: { ...nothing, traditional: 500_000, cash: 100_000 },
      conversion: { to: { alone: to, together: to }, fromYear: 2027, throughYear: 2027 },
    }),
  );
  expect(year?.rothConversion).toBeCloseTo(32_600, 1);
  expect(year?.premiumCredit).toBeCloseTo(9_000 - 0.0996 * 62_600, 1);
});
