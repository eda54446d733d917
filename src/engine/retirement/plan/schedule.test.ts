import { describe, expect, test } from "vitest";
import { agesByBirth } from "../../../law/retirement/social-security.ts";
import { claiming, followed, law, nothing, plain } from "../../../testing/plans.ts";
import { claimant } from "../../social-security/claimant.ts";
import { savingIn } from "./in-year/saving.ts";
import { scheduleOf } from "./schedule.ts";
import type { PlanPerson, PlanTerms } from "./terms.ts";

describe("working while receiving Social Security", () => {
  /** Born in June 1966, full retirement age 67 in June 2033; claims in July 2028, at 62 and one month. */
  const worker = (pay: number) => ({
    ...plain,
    persons: [
      {
        birth: { year: 1966, month: 6 },
        stopYear: 2033,
        lastYear: 2040,
        pay,
        covered: true,
        claimant: claimant({ year: 1966, month: 6, day: 15 }, 2_000, agesByBirth, claiming),
        claimMonth: 2028 * 12 + 6,
      },
    ] as const,
  });
  const paid = (plan: PlanTerms) => {
    const { together } = scheduleOf(plan, law);
    return (year: number) => together.find((terms) => terms.year === year)?.socialSecurity as number;
  };
  const early = 2_000 * (1 - 36 * (5 / 900) - 23 * (5 / 1200));

  test("pay below the limit withholds nothing", () => {
    const of = paid(worker(24_000));
    expect(of(2028)).toBeCloseTo(6 * early, 6);
    expect(of(2030)).toBeCloseTo(12 * early, 6);
    expect(of(2034)).toBeCloseTo(12 * early, 6);
  });
  test("pay of 30,000 withholds half of the excess over 24,480; ten months are credited back at full age", () => {
    const of = paid(worker(30_000));
    expect(of(2028)).toBeCloseTo(6 * early - 2_760, 6);
    expect(of(2032)).toBeCloseTo(12 * early - 2_760, 6);
    const later = 2_000 * (1 - 36 * (5 / 900) - 13 * (5 / 1200));
    expect(of(2033)).toBeCloseTo(5 * early + 7 * later, 6);
    expect(of(2034)).toBeCloseTo(12 * later, 6);
  });
  test("pay of 60,000 withholds every month until work ends: 54 of 59", () => {
    const of = paid(worker(60_000));
    expect(of(2028)).toBe(0);
    expect(of(2032)).toBe(0);
    expect(of(2034)).toBeCloseTo(12 * 2_000 * (1 - 5 * (5 / 900)), 6);
  });
  test("what is paid before work ends is saved, minus the tax it adds", () => {
    const { years } = followed({ ...worker(24_000), start: nothing, spending: { ...plain.spending, yearly: 0 } });
    const of2029 = years.find(({ terms }) => terms.year === 2029)?.year;
    const tax = (of2029?.tax.total ?? 0) - (of2029?.taxOnPay ?? 0);
    expect(tax).toBeGreaterThan(0);
    expect(of2029?.surplus).toBeCloseTo(12 * early - tax, 6);
  });
  test("part-time work counts with the pay: 15,000 and 15,000 like 30,000", () => {
    const partTime = { kind: "work", amount: 15_000, fromYear: 2027, throughYear: 2032 } as const;
    expect(paid({ ...worker(15_000), streams: [partTime] })(2030)).toBeCloseTo(12 * early - 2_760, 6);
  });
  test("gig profit counts at 92.35%", () => {
    const gig = { kind: "self-employment", amount: 30_000, fromYear: 2027, throughYear: 2032 } as const;
    expect(paid({ ...worker(0), streams: [gig] })(2030)).toBeCloseTo(12 * early - (30_000 * 0.9235 - 24_480) / 2, 6);
  });
});

test("a year of work after the claim raises the benefit the next January (42 USC 415(f)(2))", () => {
  const [one] = plain.persons;
  const born = { year: 1960, month: 5 };
  const plan: PlanTerms = {
    ...plain,
    persons: [
      {
        ...one,
        birth: born,
        stopYear: 2029,
        pay: 50_000,
        covered: true,
        claimant: {
          ...claimant({ ...born, day: 15 }, 2_020, agesByBirth, claiming),
          earlierAmounts: [
            { beforeYear: 2028, amount: 2_000 },
            { beforeYear: 2029, amount: 2_010 },
          ],
        },
        claimMonth: 2027 * 12 + 4, // at 67, full retirement age: neither reduction nor credit
      },
    ],
  };
  const { together } = scheduleOf(plan, law);
  expect(together.slice(0, 4).map(({ socialSecurity }) => Math.round(socialSecurity))).toEqual([
    8 * 2_000,
    12 * 2_010,
    12 * 2_020,
    12 * 2_020,
  ]);
});

test("a ladder pays from its first year through its last, and never without one", () => {
  const pays = (ladder: PlanTerms["ladder"]) =>
    scheduleOf({ ...plain, ladder }, law).together.flatMap(({ ladderPays, year }) => (ladderPays ? [year] : []));
  const ladder = { buyYear: 2029, fromYear: 2031, throughYear: 2033, income: 9_000, realYield: 0.02, pretax: true };
  expect(pays(ladder)).toEqual([2031, 2032, 2033]);
  // It can't pay before it is bought, and one that would end sooner isn't bought.
  expect(pays({ ...ladder, fromYear: 2028 })).toEqual([2029, 2030, 2031, 2032, 2033]);
  expect(pays({ ...ladder, throughYear: 2028 })).toEqual([]);
  expect(pays(null)).toEqual([]);
});

test("states learn what each of two people gets: the own benefit, and the spouse's part with it", () => {
  const one = (month: number, amount: number) => ({
    birth: { year: 1960, month },
    stopYear: 2025,
    lastYear: 2045,
    pay: 0,
    covered: false,
    claimant: claimant({ year: 1960, month, day: 15 }, amount, agesByBirth, claiming),
    claimMonth: 2027 * 12 + month - 1, // at 67, full retirement age
  });
  const years = (first: number, second: number) =>
    scheduleOf({ ...plain, persons: [one(1, first), one(1, second)] }, law).together;
  const in2028 = (first: number, second: number) => years(first, second).find(({ year }) => year === 2028);
  expect(in2028(2_000, 800)).toMatchObject({ socialSecurity: 12 * 3_000, ownSocialSecurity: 12 * 2_000 });
  expect(in2028(800, 2_000)).toMatchObject({ socialSecurity: 12 * 3_000, ownSocialSecurity: 12 * 1_000 });
});

// 2026: 24,500 in a 401(k) and 7,500 in an IRA; from 50 on, 8,000 and 1,100 more (Notice 2025-67). With this pay, no
// IRA contribution is deductible (219(g): from 91,000 on), but Roth is allowed (408A(c)(3): up to 153,000).
test.each([
  [150_000, 32_500, 8_600, 18_900],
  [150_001, 24_500, 16_600, 18_900],
])(
  "of 60,000 saved at 55 with pay of %i, %i is pretax and %i goes into Roth (26 USC 414(v)(7))",
  (pay, pretax, roth, taxable) => {
    const saver: PlanTerms = {
      ...plain,
      persons: [{ ...plain.persons[0], birth: { year: 1972, month: 6 }, stopYear: 2028, pay }],
      saving: { ...plain.saving, yearly: 60_000 },
    };
    const [first] = scheduleOf(saver, law).together;
    expect(first).toMatchObject({ toTraditional: pretax, toRoth: roth, toTaxable: taxable, adjustments: pretax });
  },
);

// Born in June 1962, 65 in June 2027. Rev. Proc. 2025-19: 4,400 for self-only coverage and 1,000 from 55 on, so 450 a
// month.
test.each([
  ["June 2027", [2_250, 0, 0, 0, 0], 2027 * 12 + 5],
  ["January 2031", [5_400, 5_400, 5_400, 2_700, 0], 2031 * 12],
])(
  "with Social Security from %s, health savings get %j from 2027 to 2031 (26 USC 223(b)(7), 42 USC 426(a))",
  (_, each, claimMonth) => {
    const saver: PlanTerms = {
      ...plain,
      persons: [{ ...plain.persons[0], birth: { year: 1962, month: 6 }, stopYear: 2032, pay: 100_000, claimMonth }],
      saving: { ...plain.saving, yearly: 5_400, healthShare: 1 },
    };
    const years = scheduleOf(saver, law).together.slice(0, 5);
    expect(years.map(({ toHealth }) => toHealth)).toEqual(each);
    expect(years.map(({ toTaxable }) => toTaxable)).toEqual(each.map((amount) => 5_400 - amount));
  },
);

describe("a spouse of 50 without pay", () => {
  const [one] = plain.persons;
  const aged50 = { ...one, birth: { year: 1977, month: 6 }, stopYear: 2044, lastYear: 2060 };
  const saved = (first: PlanPerson) => {
    const persons = [first, aged50] as const;
    const saving = { ...plain.saving, yearly: 60_000, match: 4_000 };
    return scheduleOf({ ...plain, persons, saving }, law).together[0];
  };

  test("has no 401(k), but an IRA: 32,500 and two times 8,600 are pretax, and 10,300 is left", () => {
    const terms = saved({ ...aged50, pay: 100_000 });
    expect(terms?.adjustments).toBe(49_700);
    expect(terms?.toTaxable).toBe(10_300);
    expect(terms?.toTraditional).toBe(53_700); // including the match
  });

  test("is married to someone with a plan at work, who isn't (26 USC 219(g)(7))", () => {
    const persons = [{ ...aged50, pay: 100_000 }, aged50] as const;
    const { savers } = savingIn({ ...plain, persons }, law, 2027, persons);
    expect(savers.map(({ covered, spouseCovered }) => [covered, spouseCovered])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  test("saves nothing and gets no match once the other has stopped working", () => {
    const terms = saved({ ...aged50, stopYear: 2027 });
    const { savedFromIncome, toTraditional, toSpouse, toTaxable, adjustments } = terms ?? {};
    expect([savedFromIncome, toTraditional, toSpouse, toTaxable, adjustments]).toEqual([0, 0, 0, 0, 0]);
  });
});
