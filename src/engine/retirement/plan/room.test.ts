/**
 * Room under a ceiling: what is sold or withdrawn in the year is on the same return as the conversion. The returns here
 * are whole federal returns, which share no code with the search for the room.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { agesByBirth } from "../../../law/retirement/social-security.ts";
import { lawFor } from "../../../law/us/index.ts";
import { claiming, followed, nothing, plain } from "../../../testing/plans.ts";
import { householdOf, wholeDollars } from "../../../testing/retirement-year.ts";
import { claimant } from "../../social-security/claimant.ts";
import { federalReturn } from "../../tax/return/federal-return.ts";
import type { Ceiling } from "../taxes/roth.ts";
import type { PlanTerms } from "./terms.ts";
import type { PlanYear } from "./year.ts";

const both = (to: Ceiling) => ({ alone: to, together: to });
const MEDICARE = { kind: "Medicare", medicareIncome: 109_000 } as const;

describe("at 60, up to 109,000 of income for Medicare, with 40,000 to live on", () => {
  const yearOf = (more: Partial<PlanTerms>) =>
    followed({
      ...plain,
      persons: [{ ...plain.persons[0], birth: { year: 1967, month: 6 } }],
      start: { ...nothing, traditional: 500_000, taxable: 100_000, basis: 50_000 },
      ...more,
    }).years[0]?.year;
  const conversion = { to: both(MEDICARE), fromYear: 2027, throughYear: 2027 };

  test("half of what is sold is gain, so 82,357 is converted and not 109,000", () => {
    // Converted c, sold s: c + s / 2 = 109,000. Of c, 16,100 is untaxed, then 1,240, 4,560, and 22% above 66,500; the
    // gain is taxed at 15%: s = 40,000 + 5,800 + 0.22 (c - 66,500) + 0.075 s. So 1.035 s = 31,170 + 23,980.
    const sold = 55_150 / 1.035;
    const year = yearOf({ conversion });
    expect(year?.fromTaxable).toBeCloseTo(sold, 1);
    expect(year?.rothConversion).toBeCloseTo(109_000 - sold / 2, 1);
    expect(year?.tax.medicareIncome).toBeCloseTo(109_000, 1);
    expect(year?.tax.medicareIncome).toBeLessThanOrEqual(109_000);
    expect(year?.fromTraditional).toBe(0);
  });
  test("cash has no gain: all 109,000 is converted", () => {
    const year = yearOf({ conversion, start: { ...nothing, traditional: 500_000, cash: 100_000 } });
    expect(year?.rothConversion).toBeCloseTo(109_000, 1);
  });
  test("if traditional money is withdrawn up to it first, the gain in what is sold besides counts too", () => {
    // Withdrawn w, sold s, of which half is gain: w + s / 2 = 109,000 and w + s = 120,000 plus tax of
    // 5,800 + 0.22 (w - 66,500) + 0.15 s / 2: with w = 109,000 - s / 2, 0.535 s = 11,000 - 8,830 + 23,980.
    const sold = 26_150 / 0.535;
    const year = yearOf({
      order: "fill",
      fillTo: both(MEDICARE),
      spending: { ...plain.spending, yearly: 120_000 },
    });
    expect(year?.fromTaxable).toBeCloseTo(sold, 1);
    expect(year?.fromTraditional).toBeCloseTo(109_000 - sold / 2, 1);
    expect(year?.tax.medicareIncome).toBeLessThanOrEqual(109_000);
    expect(year?.missing).toBeLessThan(0.01);
  });
});

const anyCeiling: fc.Arbitrary<Ceiling> = fc.oneof(
  wholeDollars(200_000).map((ordinaryIncome) => ({ kind: "bracket", ordinaryIncome }) as const),
  wholeDollars(200_000).map((taxableIncome) => ({ kind: "taxable income", taxableIncome }) as const),
  wholeDollars(250_000).map((medicareIncome) => ({ kind: "Medicare", medicareIncome }) as const),
  wholeDollars(120_000).map((marketIncome) => ({ kind: "Marketplace", marketIncome }) as const),
);
const raised = (to: Ceiling, by: number): Ceiling =>
  to.kind === "bracket"
    ? { ...to, ordinaryIncome: to.ordinaryIncome + by }
    : to.kind === "taxable income"
      ? { ...to, taxableIncome: to.taxableIncome + by }
      : to.kind === "Medicare"
        ? { ...to, medicareIncome: to.medicareIncome + by }
        : { ...to, marketIncome: to.marketIncome + by };
const limitOf = (to: Ceiling) =>
  to.kind === "bracket"
    ? to.ordinaryIncome
    : to.kind === "taxable income"
      ? to.taxableIncome
      : to.kind === "Medicare"
        ? to.medicareIncome
        : to.marketIncome;

const anyPlan = fc.record({
  joint: fc.boolean(),
  birthYears: fc.tuple(fc.integer({ min: 1956, max: 1985 }), fc.integer({ min: 1956, max: 1985 })),
  benefit: fc.oneof(fc.constant(0), wholeDollars(3_500)),
  pension: fc.oneof(fc.constant(0), wholeDollars(60_000)),
  start: fc.record({
    traditional: wholeDollars(1_500_000),
    taxable: wholeDollars(800_000),
    cash: wholeDollars(60_000),
  }),
  basisShare: fc.double({ min: 0, max: 1, noNaN: true }),
  spending: wholeDollars(150_000),
  order: fc.constantFrom("conventional", "proportional", "fill" as const),
  paysTax: fc.boolean(),
  to: anyCeiling,
});

type Given = typeof anyPlan extends fc.Arbitrary<infer T> ? T : never;

describe("for any first year of a plan", () => {
  /** The year, and its income by the ceiling's measure on a whole federal return. */
  const yearOf = (given: Given, to: Ceiling) => {
    const { joint, birthYears, benefit, pension, start, basisShare, spending, order, paysTax } = given;
    const [one] = plain.persons;
    const persons = birthYears.slice(0, joint ? 2 : 1).map((year) => ({
      ...one,
      birth: { year, month: 6 },
      claimant: claimant({ year, month: 6, day: 15 }, benefit, agesByBirth, claiming),
      claimMonth: Math.max(2027, year + 62) * 12 + 6,
    }));
    const [opened] = followed({
      ...plain,
      persons: persons as unknown as PlanTerms["persons"],
      streams: [{ kind: "pension", amount: pension, fromYear: 2027, throughYear: 2056 }],
      start: { ...nothing, ...start, basis: start.taxable * basisShare },
      spending: { ...plain.spending, yearly: spending },
      order,
      conversion: { to: both(to), fromYear: 2027, throughYear: 2027, paysTax },
    }).years;
    if (opened === undefined) throw new Error("The plan has no first year");
    return { year: opened.year, income: incomeOf(opened.year, joint, to) };
  };
  const incomeOf = ({ taxed }: PlanYear, joint: boolean, to: Ceiling) => {
    const status = joint ? "married_joint" : "single";
    const whole = federalReturn(householdOf(taxed, status), lawFor(2026, status));
    if (to.kind === "taxable income") return whole.taxableIncome;
    if (to.kind === "bracket") return Math.max(0, whole.taxableIncome - taxed.qualifiedDividendsAndGains);
    const untaxed = taxed.socialSecurity - whole.adjusted.benefitsTaxed.taxable;
    return whole.adjustedGrossIncome + (to.kind === "Marketplace" ? untaxed : 0);
  };

  test("a conversion leaves the year's income at or under its ceiling, and a higher ceiling lets more be converted", () =>
    fc.assert(
      fc.property(anyPlan, (given) => {
        const { year, income } = yearOf(given, given.to);
        fc.pre(year.rothConversion > 0);
        expect(income).toBeLessThan(limitOf(given.to) + 0.005);
        // If a ceiling 100 dollars higher changes the conversion, it was the ceiling that limited it, not the money.
        const higher = yearOf(given, raised(given.to, 100));
        if (higher.year.rothConversion > year.rothConversion + 1 && !given.paysTax)
          expect(income).toBeGreaterThan(limitOf(given.to) - 0.05);
      }),
    ));
});
