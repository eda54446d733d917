/**
 * The ranges of IRAs, the business income deduction and the minimum tax, each at its edges and one dollar beyond,
 * through the whole federal return. What is expected is worked from the second reading by the few lines in this file,
 * in whole numbers where the form rounds.
 */
import { describe, expect, test } from "vitest";
import { blankHousehold, blankPerson, jobPaying } from "../../engine/tax/blank-household.ts";
import { type FilingStatus, filingStatuses } from "../../engine/tax/filing-status.ts";
import type { PassThrough, Person } from "../../engine/tax/household.ts";
import { federalReturn } from "../../engine/tax/return/federal-return.ts";
import { blankPassThrough } from "../../testing/blanks.ts";
import { secondReadings } from "../../testing/second-reading.ts";
import { lawFor, type TaxYear } from "../us/index.ts";

const read = new Map(secondReadings("federal").map(({ path, value }) => [path, value]));
/** A figure of the second reading; none where the law has none for the status. */
function figure(path: string): number | null {
  const value = read.get(path);
  if (value === null || typeof value === "number") return value;
  throw new Error(`${path} has no number in the second reading`);
}

const payroll = { wageBase: Number.POSITIVE_INFINITY, socialSecurityRate: 0.062, medicareRate: 0.0145 };
const earning = (wages: number, more: Partial<Person> = {}): Person => ({
  ...blankPerson,
  jobs: wages > 0 ? [jobPaying(wages, payroll)] : [],
  ...more,
});

interface Who {
  readonly year: TaxYear;
  readonly status: FilingStatus;
  readonly wages: number;
  readonly filer?: Partial<Person>;
  readonly spouse?: Partial<Person>;
  readonly apart?: boolean;
  readonly business?: Partial<PassThrough>;
}
const returned = ({ year, status, wages, filer, spouse, apart = false, business }: Who) =>
  federalReturn(
    {
      ...blankHousehold(status),
      filer: earning(wages, filer),
      spouse: status === "married_joint" ? earning(0, spouse) : null,
      livedApartAllYear: apart,
      passThroughs: business ? [{ ...blankPassThrough, isQualifiedBusinessIncome: true, ...business }] : [],
    },
    lawFor(year, status),
  );

const years = [2025, 2026] as const;
const returns = years.flatMap((year) => filingStatuses.map((status) => ({ year, status })));

/**
 * 26 USC 219(g)(2) and 408A(c)(3): the part of the limit that is left, raised to the next 10 and at least 200. All
 * amounts are whole dollars, so it is worked in whole numbers.
 */
function leftOf(limit: number, income: number, start: number, end: number): number {
  if (income <= start) return limit;
  if (income >= end) return 0;
  const over = BigInt(limit) * BigInt(end - income);
  const by = 10n * BigInt(end - start);
  const tens = Number(over / by) + (over % by > 0n ? 1 : 0);
  return Math.min(limit, Math.max(200, 10 * tens));
}
/** The edges of such a range: its ends, a dollar on either side, the last dollar that 200 is left, and an odd one. */
const rangeEdges = (start: number, end: number) => [
  Math.max(1, start),
  start + 1,
  start + 1_234,
  end - Math.floor((end - start) / 40),
  end - 1,
  end,
  end + 1,
];

describe.each(returns)("IRAs, $year, $status", ({ year, status }) => {
  const of = (name: string) => figure(`us/${year}/individualRetirement.${name}`);
  const ofStatus = (name: string) => of(`${name}.${status}`);
  const limitAt = (age: number) => (of("limit") ?? 0) + (age >= 50 ? (of("catchUp") ?? 0) : 0);
  /** Wages enough for any contribution, also where the range is below 10,000. */
  const made = (income: number, who: Omit<Who, "year" | "status" | "wages">) =>
    returned({ year, status, wages: income, ...who }).adjusted.iras[0];

  test.each([40, 50])("deduction of someone of %i with a plan at work", (age) => {
    const [start, end] = [ofStatus("coveredStart") ?? 0, ofStatus("coveredEnd") ?? 0];
    for (const income of rangeEdges(start, end)) {
      const filer = { age, coveredByRetirementPlan: true, iraContribution: limitAt(age) };
      const byHand = Math.min(income, leftOf(limitAt(age), income, start, end));
      expect(made(income, { filer })?.deduction, `${income}`).toBe(byHand);
    }
  });

  test.each([40, 50])("contribution of someone of %i to a Roth IRA", (age) => {
    const [start, end] = [ofStatus("rothStart") ?? 0, ofStatus("rothEnd") ?? 0];
    for (const income of rangeEdges(start, end)) {
      const filer = { age, rothContribution: limitAt(age) };
      const most = Math.min(limitAt(age), income);
      expect(made(income, { filer })?.roth, `${income}`).toBe(leftOf(most, income, start, end));
    }
  });

  test("deduction beside a spouse with a plan at work", () => {
    const [start, end] = [ofStatus("spouseCoveredStart"), ofStatus("spouseCoveredEnd")];
    if (status !== "married_joint") return;
    expect([start, end]).not.toContain(null);
    for (const income of rangeEdges(start ?? 0, end ?? 0)) {
      const filer = { iraContribution: limitAt(40) };
      const byHand = leftOf(limitAt(40), income, start ?? 0, end ?? 0);
      expect(made(income, { filer, spouse: { coveredByRetirementPlan: true } })?.deduction, `${income}`).toBe(byHand);
    }
  });

  test("spouses who file apart and lived apart all year have a single filer's ranges", () => {
    if (status !== "married_separate") return;
    for (const [from, to, filer, line] of [
      [
        "coveredStartApart",
        "coveredEndApart",
        { coveredByRetirementPlan: true, iraContribution: limitAt(40) },
        "deduction",
      ],
      ["rothStartApart", "rothEndApart", { rothContribution: limitAt(40) }, "roth"],
    ] as const) {
      const [start, end] = [of(from) ?? 0, of(to) ?? 0];
      for (const income of rangeEdges(start, end))
        expect(made(income, { filer, apart: true })?.[line], `${line} at ${income}`).toBe(
          leftOf(limitAt(40), income, start, end),
        );
    }
  });
});

/** Form 8995-A for one business: Schedule A for a specified service, Part II and Part III. */
function businessDeduction(
  business: { income: number; wages: number; property: number; specified: boolean },
  taxable: number,
  law: (name: string) => number,
  range: { threshold: number; width: number },
): number {
  const over = Math.min(range.width, Math.max(0, taxable - range.threshold)) / range.width;
  const counted = business.specified ? 1 - over : 1;
  const [income, wages, property] = [business.income, business.wages, business.property].map(
    (one) => one * counted,
  ) as [number, number, number];
  const full = law("rate") * income;
  const byWages = Math.max(
    law("wageShare") * wages,
    law("wageShareWithProperty") * wages + law("propertyShare") * property,
  );
  const part = full > byWages ? full - over * (full - byWages) : full;
  return Math.min(part, law("rate") * taxable);
}

describe.each(returns)("business income, $year, $status", ({ year, status }) => {
  const of = (name: string) => figure(`us/${year}/qualifiedBusinessIncome.${name}`) ?? Number.NaN;
  const range = { threshold: of(`threshold.${status}`), width: of(`phaseInWidth.${status}`) };
  const standard = figure(`us/${year}/standardDeduction.basic.${status}`) ?? Number.NaN;
  const deduction = (taxable: number, business: Partial<PassThrough>) =>
    returned({ year, status, wages: taxable + standard - (business.income ?? 0), business }).qualified;

  test.each([
    ["a trade without wages or property", 0, 0, false],
    ["wages", 10_000, 0, false],
    ["wages and property", 10_000, 200_000, false],
    ["a specified service", 0, 0, true],
    ["a specified service with wages and property", 10_000, 200_000, true],
  ] as const)("%s: at the threshold, in the range, at its end and beyond", (_, wages, property, specified) => {
    const { threshold, width } = range;
    for (const taxable of [
      threshold,
      threshold + 1,
      threshold + width / 2,
      threshold + width - 1,
      threshold + width,
      threshold + width + 1,
    ]) {
      const found = deduction(taxable, {
        income: 100_000,
        wagesPaid: wages,
        propertyBasis: property,
        specifiedService: specified,
      });
      const byHand = businessDeduction({ income: 100_000, wages, property, specified }, taxable, of, range);
      expect(found.deduction, `taxable income of ${taxable}`).toBeCloseTo(byHand, 2);
    }
  });

  test("the least deduction of an active business, from 2026 on", () => {
    const [least, from] = [of("minimum"), of("minimumFrom")];
    for (const income of [999, 1_000, 1_001, 2_000, 2_001]) {
      const fifth = of("rate") * income;
      const byHand = year === 2026 && income >= from ? Math.max(least, fifth) : fifth;
      const found = deduction(60_000, { income, materiallyParticipates: true });
      expect(found.deduction, `active income of ${income}`).toBeCloseTo(byHand, 6);
      expect(deduction(60_000, { income }).deduction, `passive income of ${income}`).toBeCloseTo(fifth, 6);
    }
  });
});

describe.each(returns)("minimum tax, $year, $status", ({ year, status }) => {
  const of = (name: string) => figure(`us/${year}/minimumTax.${name}`) ?? Number.NaN;
  const ofStatus = (name: string) => of(`${name}.${status}`);
  const [exemption, start, rate] = [ofStatus("exemption"), ofStatus("phaseOutStart"), of("phaseOutRate")];
  // Wages alone: the standard deduction is added back, so the minimum tax starts from all of them.
  const made = (income: number) => returned({ year, status, wages: income }).minimumTax;
  const end = start + exemption / rate;
  /** Section 55(d)(3): a separate filer's income rises above the end of the exemption, up to the exemption. */
  const counted = (income: number) =>
    status === "married_separate" && income > end ? income + Math.min(exemption, rate * (income - end)) : income;
  const left = (income: number) => Math.max(0, exemption - rate * Math.max(0, counted(income) - start));
  const tentative = (income: number) => {
    const taxed = Math.max(0, counted(income) - left(income));
    const breakpoint = ofStatus("highRateFrom");
    return of("lowRate") * Math.min(taxed, breakpoint) + of("highRate") * Math.max(0, taxed - breakpoint);
  };

  test("the exemption falls above its threshold and ends", () => {
    for (const income of [start, start + 1, end - 2, end, end + 1, end + (2 * exemption) / rate]) {
      expect(made(income).exemptionLeft, `${income}`).toBeCloseTo(left(income), 2);
      expect(made(income).tentative, `${income}`).toBeCloseTo(tentative(income), 2);
    }
  });

  test("26% up to the breakpoint, 28% above it", () => {
    const breakpoint = ofStatus("highRateFrom") + exemption;
    expect(breakpoint).toBeLessThan(start);
    for (const income of [exemption, exemption + 1, breakpoint, breakpoint + 1])
      expect(made(income).tentative, `${income}`).toBeCloseTo(tentative(income), 2);
    expect((made(breakpoint + 1).tentative ?? 0) - (made(breakpoint).tentative ?? 0)).toBeCloseTo(of("highRate"), 6);
  });
});
