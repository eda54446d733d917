import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { planLaw } from "../../../law/retirement/plan.ts";
import { agesByBirth } from "../../../law/retirement/social-security.ts";
import { steadyFutures } from "../../../testing/futures.ts";
import { claimant } from "../../social-security/claimant.ts";
import { constantDollarFromRate } from "../strategies/constant-dollar.ts";
import { nothingInTheYear, yearTax } from "../year-tax.ts";
import { lawInTodaysDollars } from "../year-tax-law.ts";
import { follow, pathOf } from "./follow.ts";
import { LawInYears } from "./law-in-year.ts";
import { scheduleOf } from "./schedule.ts";
import type { Holdings, PlanLaw, PlanPerson, PlanTerms } from "./terms.ts";

const law = planLaw(2026);
const { claiming } = law;
const nothing: Holdings = {
  traditional: 0,
  spouseTraditional: 0,
  roth: 0,
  taxable: 0,
  basis: 0,
  health: 0,
  cash: 0,
  prices: 1,
  medicareIncome: 0,
  medicareIncomeBefore: 0,
};

/** Somebody of 66 without a benefit, who has stopped working and takes 40,000 a year. */
const plain: PlanTerms = {
  firstYear: 2027,
  persons: [
    {
      birth: { year: 1961, month: 6 },
      stopYear: 2027,
      lastYear: 2056,
      pay: 0,
      covered: true,
      claimant: claimant({ year: 1961, month: 6, day: 15 }, 0, agesByBirth, claiming),
      claimMonth: 2031 * 12,
    },
  ],
  start: { ...nothing, roth: 1_000_000 },
  saving: { yearly: 0, rothShare: 0, taxableShare: 0, healthShare: 0, match: 0, raise: 0 },
  spending: {
    yearly: 40_000,
    phases: [],
    survivorShare: 1,
    mortgage: 0,
    mortgageThrough: 0,
    oneOffs: [],
    premiumBefore: 0,
    medical: 0,
  },
  streams: [],
  stockShare: 1,
  stockShareRetired: 1,
  fee: 0,
  cashReturn: 0,
  dividendYield: 0,
  bondYield: 0,
  stateRate: 0,
  strategy: null,
  floorShare: 1,
  order: "conventional",
  fillTo: {
    alone: { kind: "bracket", ordinaryIncome: 50_000 },
    together: { kind: "bracket", ordinaryIncome: 100_000 },
  },
  conversion: null,
  trustFund: null,
};
const withoutMedicare: PlanLaw = {
  ...law,
  alone: { ...law.alone, medicare: { standardPartB: 0, tierStarts: [], partB: [], partD: [] } },
};
const followed = (plan: PlanTerms, laws = withoutMedicare, growth = 0, rise = 0) => {
  const schedule = scheduleOf(plan, laws);
  const futures = steadyFutures(schedule.years, growth, growth, rise);
  return { outcome: follow(plan, schedule, laws, futures), years: pathOf(plan, schedule, laws, futures, 0) };
};

describe("a plan in a steady world", () => {
  test("1,000,000 at 40,000 a year without return pays 25 withdrawals, and the 26th is missing", () => {
    const { outcome } = followed(plain);
    expect(outcome.failedYear[0]).toBe(26);
    expect(outcome.missing[0]).toBeCloseTo(5 * 40_000, 6);
  });

  test("a balance that is just enough counts as a success", () =>
    expect(followed({ ...plain, start: { ...nothing, roth: 30 * 40_000 } }).outcome.failedYear[0]).toBe(0));

  test("required distributions are the balance over the table's period: 1,000,000 at 75 gives 40,650.41", () => {
    const born1960 = { ...plain.persons[0], birth: { year: 1960, month: 6 }, lastYear: 2040 };
    const { years } = followed({
      ...plain,
      firstYear: 2035,
      persons: [{ ...born1960, stopYear: 2035 }],
      start: { ...nothing, traditional: 1_000_000 },
      spending: { ...plain.spending, yearly: 0 },
    });
    expect(years[0]?.year.required).toBeCloseTo(40_650.41, 2);
    expect(years[0]?.year.end.taxable).toBeCloseTo(40_650.41 - (years[0]?.year.tax.total ?? 0), 2);
  });

  test("what is taken from a traditional account leaves just what is needed after its tax", () => {
    const { years } = followed({ ...plain, start: { ...nothing, traditional: 1_000_000 } });
    const first = years[0]?.year;
    expect(first?.afterTax).toBeCloseTo(40_000, 4);
    // 40,000 and the tax on it: 12,400 of the 10 % bracket, the rest at 12 %, after 16,100 + 2,050 of standard and 6,000 of senior deduction
    const gross = first?.fromTraditional ?? 0;
    expect(gross - 40_000).toBeCloseTo(1_240 + 0.12 * (gross - 24_150 - 12_400), 2);
  });

  test("a surcharge for a high income comes two years later", () => {
    const { years } = followed(
      { ...plain, start: { ...nothing, traditional: 3_000_000 }, spending: { ...plain.spending, yearly: 150_000 } },
      law,
    );
    expect(years[0]?.year.medicare.tier).toBe(0);
    expect(years[1]?.year.medicare.tier).toBe(0);
    expect(years[2]?.year.medicare.tier).toBeGreaterThan(0);
  });

  test("with no inflation the money of a year adds up: start, gains and income are spent, taxed, or left", () => {
    const { years } = followed(
      {
        ...plain,
        start: { ...nothing, traditional: 500_000, taxable: 200_000, basis: 90_000, roth: 90_000, cash: 10_000 },
      },
      law,
      0.05,
    );
    for (const { year, terms } of years) {
      const invested =
        year.savings - year.fromTaxable - year.traditionalWithdrawal - year.fromRoth - year.fromCash + year.surplus;
      expect(year.savingsEnd).toBeCloseTo(invested * 1.05 - 0.05 * year.end.cash, 3);
      expect(year.paid + year.tax.total + year.surplus).toBeCloseTo(
        terms.socialSecurity + year.fromTaxable + year.traditionalWithdrawal + year.fromRoth + year.fromCash,
        4,
      );
    }
  });
});

test("health savings pay costs and Medicare premiums, but not the insurance before 65", () => {
  const { years } = followed(
    {
      ...plain,
      persons: [{ ...plain.persons[0], birth: { year: 1967, month: 6 } }],
      start: { ...nothing, roth: 1_000_000, health: 100_000 },
      spending: { ...plain.spending, medical: 2_500, premiumBefore: 9_000 },
    },
    law,
  );
  const shown = years.map(({ year }) => [year.health, year.fromHealth, year.fromRoth]);
  expect(shown[0]).toEqual([11_500, 2_500, 49_000]); // at 60
  expect(shown[5]?.map((amount) => amount.toFixed(2))).toEqual(["4934.80", "4934.80", "40000.00"]); // 12 * 202.90 of Part B
});

describe("conversions at 60, while 66,100 of pay less 16,100 leaves 50,000 taxed", () => {
  const to = { kind: "bracket", ordinaryIncome: 105_700 } as const;
  const converted = (more: Partial<PlanTerms>, start: Partial<Holdings>) =>
    followed({
      ...plain,
      persons: [{ ...plain.persons[0], birth: { year: 1967, month: 6 }, pay: 66_100, stopYear: 2028 }],
      start: { ...nothing, traditional: 500_000, ...start },
      conversion: { to: { alone: to, together: to }, fromYear: 2027, throughYear: 2027 },
      ...more,
    }).years[0]?.year;

  test("fill the 22% bracket; cash pays 400 at 12% and 55,300 at 22%", () => {
    const year = converted({}, { cash: 20_000 });
    expect(year?.rothConversion).toBeCloseTo(55_700, 1);
    expect(year?.fromCash).toBeCloseTo(12_214, 1);
    expect(year?.end.traditional).toBeCloseTo(444_300, 1);
    expect(year?.end.roth).toBeCloseTo(55_700, 1);
  });

  test("are no more than cash can pay the tax on: 48 for 400, and 1,100 for 5,000", () => {
    const year = converted({}, { cash: 1_148 });
    expect(year?.rothConversion).toBeCloseTo(5_400, 1);
    expect(year?.fromTraditional).toBeCloseTo(0, 6);
    expect(converted({}, {})?.rothConversion).toBe(0);
    // 10,000 of pay leaves 6,100 of the deduction, which costs nothing
    const persons = [{ ...plain.persons[0], birth: { year: 1967, month: 6 }, pay: 10_000, stopYear: 2028 }] as const;
    expect(converted({ persons }, {})?.rothConversion).toBeCloseTo(6_100, 1);
  });

  test("leave enough to live on in a year without pay", () => {
    // 41,000 in cash, 40,000 to live on: 1,000 of tax is 10% of what 16,100 of deduction leave of 26,100.
    const retired = { ...plain.persons[0], birth: { year: 1967, month: 6 } };
    const year = converted({ persons: [retired] }, { cash: 41_000 });
    expect(year?.rothConversion).toBeCloseTo(26_100, 1);
    expect(year?.fromTraditional).toBeCloseTo(0, 6);
  });
});

test("beside a rule of spending, the tax on a conversion comes on top of what the rule takes", () => {
  const to = { kind: "bracket", ordinaryIncome: 50_400 } as const;
  const { years } = followed({
    ...plain,
    persons: [{ ...plain.persons[0], birth: { year: 1967, month: 6 } }],
    start: { ...nothing, traditional: 900_000, cash: 100_000 },
    strategy: constantDollarFromRate({ rate: 0.04 }),
    conversion: { to: { alone: to, together: to }, fromYear: 2027, throughYear: 2027 },
  });
  // 16,100 untaxed, 12,400 at 10% and 38,000 at 12%: 5,800
  const year = years[0]?.year;
  expect(year?.rothConversion).toBeCloseTo(66_500, 1);
  expect(year?.fromCash).toBeCloseTo(45_800, 1);
  expect(year?.spent).toBeCloseTo(40_000, 6);
  expect(year?.end.traditional).toBeCloseTo(833_500, 1);
});

test("after a death, surcharges of two more years go by the joint return", () => {
  const [one] = plain.persons;
  const { years } = followed(
    {
      ...plain,
      persons: [{ ...one, lastYear: 2028 }, one],
      // under 218,000 for two; between 171,000 and 205,000, the third step, for one
      streams: [{ kind: "pension", amount: 200_000, fromYear: 2027, throughYear: 2056 }],
    },
    law,
  );
  expect(years.slice(0, 6).map(({ terms, year }) => [terms.joint, year.medicare.tier])).toEqual([
    [true, 0],
    [true, 0],
    [false, 0],
    [false, 0],
    [false, 3],
    [false, 3],
  ]);
});

test("beside a rule of spending, what happens once is paid from savings, and money that comes in once is saved", () => {
  const oneOffs = [
    { year: 2028, amount: 50_000 },
    { year: 2029, amount: -200_000 },
  ];
  const { years, outcome } = followed({
    ...plain,
    spending: { ...plain.spending, oneOffs },
    strategy: constantDollarFromRate({ rate: 0.04 }),
  });
  expect(years.slice(0, 4).map(({ year }) => [year.spent, year.savingsEnd])).toEqual([
    [40_000, 960_000],
    [40_000, 870_000],
    [40_000, 1_030_000],
    [40_000, 990_000],
  ]);
  expect(outcome.failedYear[0]).toBe(29); // 1,150,000 in all pays 28.75 years
});

test("the law of a year in the loop is the law in today's dollars", () =>
  fc.assert(
    fc.property(fc.integer({ min: 2027, max: 2100 }), fc.double({ min: 0.3, max: 30, noNaN: true }), (year, prices) => {
      const known = law.together.yearTax;
      const then = lawInTodaysDollars(known, {
        year,
        seniorDeductionLastYear: law.seniorDeductionLastYear,
        prices,
      });
      const loop = new LawInYears(known, law.seniorDeductionLastYear).at(year, prices);
      const income = {
        ...nothingInTheYear,
        seniors: 2,
        socialSecurity: 40_000,
        profit: 70_000,
        pension: 90_000,
        taxableInterest: 20_000,
        qualifiedDividendsAndGains: 60_000,
        traditionalWithdrawal: 50_000,
        stateRate: 0.05,
      };
      expect(yearTax(income, loop).total).toBeCloseTo(yearTax(income, then).total, 4);
    }),
  ));

test("more savings never end in less", () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2_000_000 }),
      fc.integer({ min: 0, max: 500_000 }),
      fc.constantFrom("traditional", "roth", "taxable", "cash" as const),
      (savings, more, account) => {
        const start = {
          ...nothing,
          traditional: savings / 2,
          roth: savings / 4,
          taxable: savings / 4,
          basis: savings / 8,
        };
        const richer = { ...start, [account]: start[account as "roth"] + more };
        const { outcome: less } = followed({ ...plain, start }, withoutMedicare, 0.03);
        const { outcome: larger } = followed({ ...plain, start: richer }, withoutMedicare, 0.03);
        expect(larger.missing[0]).toBeLessThanOrEqual((less.missing[0] as number) + 0.01);
      },
    ),
    { numRuns: 100 },
  ));

describe("working while drawing Social Security", () => {
  /** Born in June 1966, full retirement age 67 in June 2033; claims in July 2028 at 62 and one month. */
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

  test("pay below the limit takes nothing", () => {
    const of = paid(worker(24_000));
    expect(of(2028)).toBeCloseTo(6 * early, 6);
    expect(of(2030)).toBeCloseTo(12 * early, 6);
    expect(of(2034)).toBeCloseTo(12 * early, 6);
  });
  test("30,000 of pay holds back half of what is above 24,480, and its ten months are given back from full retirement age on", () => {
    const of = paid(worker(30_000));
    expect(of(2028)).toBeCloseTo(6 * early - 2_760, 6);
    expect(of(2032)).toBeCloseTo(12 * early - 2_760, 6);
    const later = 2_000 * (1 - 36 * (5 / 900) - 13 * (5 / 1200));
    expect(of(2033)).toBeCloseTo(5 * early + 7 * later, 6);
    expect(of(2034)).toBeCloseTo(12 * later, 6);
  });
  test("60,000 of pay holds back every month to the end of work: 54 of 59", () => {
    const of = paid(worker(60_000));
    expect(of(2028)).toBe(0);
    expect(of(2032)).toBe(0);
    expect(of(2034)).toBeCloseTo(12 * 2_000 * (1 - 5 * (5 / 900)), 6);
  });
  test("what is paid before work ends is saved, less the tax it adds", () => {
    const { years } = followed({ ...worker(24_000), start: nothing, spending: { ...plain.spending, yearly: 0 } });
    const of2029 = years.find(({ terms }) => terms.year === 2029)?.year;
    const tax = (of2029?.tax.total ?? 0) - (of2029?.taxOnPay ?? 0);
    expect(tax).toBeGreaterThan(0);
    expect(of2029?.surplus).toBeCloseTo(12 * early - tax, 6);
  });
  test("gig profit counts at 92.35%", () => {
    const gig = { kind: "self-employment", amount: 30_000, fromYear: 2027, throughYear: 2032 } as const;
    expect(paid({ ...worker(0), streams: [gig] })(2030)).toBeCloseTo(12 * early - (30_000 * 0.9235 - 24_480) / 2, 6);
  });
});

test("gig profit pays self-employment tax, and the deductions for it are taken", () => {
  const gig = { kind: "self-employment", amount: 40_000, fromYear: 2027, throughYear: 2056 } as const;
  const { tax } = followed({ ...plain, streams: [gig] }).years[0]?.year ?? {};
  // 40,000 × 92.35% × 15.3%, half of it deducted; 16,100 and 2,050 of standard, 6,000 of senior deduction
  expect(tax?.selfEmployed.tax.tax).toBeCloseTo(5_651.82, 2);
  const before = 40_000 - 5_651.82 / 2 - 24_150;
  expect(tax?.beforeBusiness).toBeCloseTo(before, 2);
  expect(tax?.business.deduction).toBeCloseTo(0.2 * before, 2);
  expect(tax?.onIncome.tax).toBeCloseTo(
    1_240 * Math.min(1, (0.8 * before) / 12_400) + 0.12 * Math.max(0, 0.8 * before - 12_400),
    1,
  );
});

describe("a couple of 62 and 55", () => {
  const aged = (birthYear: number, lastYear: number) => ({
    ...plain.persons[0],
    birth: { year: birthYear, month: 1 },
    lastYear,
    claimant: claimant({ year: birthYear, month: 1, day: 15 }, 0, agesByBirth, claiming),
    claimMonth: 2060 * 12,
  });
  const couple = (start: Partial<Holdings>, spending: number): PlanTerms => ({
    ...plain,
    persons: [aged(1965, 2028), aged(1972, 2040)],
    start: { ...nothing, ...start },
    spending: { ...plain.spending, yearly: spending },
  });

  test("takes from the traditional account of the older first, on which no additional tax is due", () => {
    const { years } = followed(couple({ traditional: 200_000, spouseTraditional: 800_000 }, 80_000));
    const [first, second, third] = years.map(({ year }) => year);
    expect(first?.earlyAmount).toBe(0);
    expect(first?.fromSpouse).toBe(0);
    expect(first?.end.spouseTraditional).toBe(800_000);
    expect(second?.earlyAmount).toBe(0);
    // what the older has left is used up; the rest is early, at ten percent
    expect(third?.withoutAddition).toBeCloseTo(0, 6);
    expect(third?.tax.onEarlyAmount).toBeCloseTo(0.1 * (third?.fromTraditional ?? 0), 6);
  });
  test("the younger one's money is taken when the older has none left, to the cent", () => {
    const { years } = followed(couple({ traditional: 30_000, spouseTraditional: 500_000 }, 60_000));
    const year = years[0]?.year;
    expect(year?.earlyAmount).toBeCloseTo((year?.fromTraditional ?? 0) - 30_000, 6);
    expect(year?.end.traditional).toBeCloseTo(0, 6);
    expect(year?.end.spouseTraditional).toBeCloseTo(500_000 - (year?.fromSpouse ?? 0), 6);
  });
  test("after a death the survivor fills the bracket of one person", () => {
    const { years } = followed({
      ...couple({ traditional: 3_000_000, taxable: 500_000, basis: 500_000 }, 90_000),
      order: "fill",
      persons: [aged(1965, 2028), aged(1960, 2034)], // required distributions would begin in 2035
    });
    expect(years[0]?.year.tax.onIncome.ordinaryIncome).toBeLessThanOrEqual(100_000);
    const alone = years.filter(({ terms }) => !terms.joint);
    expect(alone).toHaveLength(6);
    for (const { year } of alone) {
      expect(year.tax.onIncome.ordinaryIncome).toBeCloseTo(50_000, 1);
      expect(year.fromTaxable).toBeGreaterThan(0);
    }
  });
});

describe("a death while pay covers life", () => {
  // The first earns 100,000 to the end of 2039, but dies at the end of 2028; the second lives to 2040 and needs 80% of 40,000.
  const [one] = plain.persons;
  const couple: PlanTerms = {
    ...plain,
    persons: [
      { ...one, birth: { year: 1972, month: 6 }, pay: 100_000, stopYear: 2040, lastYear: 2028 },
      { ...one, birth: { year: 1972, month: 6 }, lastYear: 2040 },
    ],
    spending: { ...plain.spending, survivorShare: 0.8 },
  };

  test("ends what pay covers: the one who is left lives on savings", () => {
    const { outcome, years } = followed(couple);
    expect(years.map(({ terms }) => terms.livesOnPay).slice(0, 4)).toEqual([true, true, false, false]);
    expect(years.map(({ year }) => Math.round(year.fromRoth)).slice(0, 4)).toEqual([0, 0, 32_000, 32_000]);
    expect(outcome.failedYear[0]).toBe(0);
    expect(followed({ ...couple, start: { ...nothing, roth: 320_000 } }).outcome.failedYear[0]).toBe(13);
  });

  test("pay of the one who is left goes on, less its taxes", () => {
    const [worker, two] = couple.persons as readonly [PlanPerson, PlanPerson];
    const { years } = followed({ ...couple, persons: [worker, { ...two, pay: 30_000, stopYear: 2031 }] });
    // 30,000 less 7.65% and less the tax on 30,000 - 16,100: 1,240 and 12% of 1,500. That leaves 26,285 for 32,000.
    const of2030 = years.find(({ terms }) => terms.year === 2030)?.year;
    expect(of2030?.fromRoth).toBeCloseTo(5_715, 2);
  });

  test("and is when a rule of spending takes its first share", () => {
    const { years } = followed({ ...couple, strategy: constantDollarFromRate({ rate: 0.04 }) }, withoutMedicare, 0.1);
    const looks = years.map(({ look, wanted }) => [look?.year, wanted && Math.round(wanted)]);
    // 1,000,000 has grown to 1,210,000 in the two years before.
    expect(looks.slice(1, 4)).toEqual([
      [undefined, null],
      [0, 48_400],
      [1, 48_400],
    ]);
  });
});

test("a year of work after the claim raises the benefit from the January after it (42 USC 415(f)(2))", () => {
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

test("states are told what each of two gets: the own benefit, and a spouse's part with it", () => {
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

// 2026: 24,500 in a 401(k) and 7,500 in an IRA; from 50 on 8,000 and 1,100 more (Notice 2025-67). With this pay nothing put into an IRA may
// be deducted (219(g): from 91,000 on), but Roth is allowed (408A(c)(3): up to 153,000).
test.each([
  [150_000, 32_500, 8_600, 18_900],
  [150_001, 24_500, 16_600, 18_900],
])(
  "of 60,000 saved at 55 with pay of %i, %i is taken before tax and %i goes into Roth (26 USC 414(v)(7))",
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

// Born in June 1962, 65 in June 2027. Rev. Proc. 2025-19: 4,400 for one and 1,000 from 55 on, so 450 a month.
test.each([
  ["June 2027", [2_250, 0, 0, 0, 0], 2027 * 12 + 5],
  ["January 2031", [5_400, 5_400, 5_400, 2_700, 0], 2031 * 12],
])(
  "with Social Security from %s health savings get %j from 2027 to 2031 (26 USC 223(b)(7), 42 USC 426(a))",
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

  test("has no 401(k), but an IRA: 32,500 and two of 8,600 are taken before tax, 10,300 is left", () => {
    const terms = saved({ ...aged50, pay: 100_000 });
    expect(terms?.adjustments).toBe(49_700);
    expect(terms?.toTaxable).toBe(10_300);
    expect(terms?.toTraditional).toBe(53_700); // with the match
  });

  test("saves nothing and gets no match once the other has stopped", () => {
    const terms = saved({ ...aged50, stopYear: 2027 });
    const { savedFromIncome, toTraditional, toSpouse, toTaxable, adjustments } = terms ?? {};
    expect([savedFromIncome, toTraditional, toSpouse, toTaxable, adjustments]).toEqual([0, 0, 0, 0, 0]);
  });
});

describe("a survivor's benefit", () => {
  const claims = (born: { year: number; month: number }, amount: number) =>
    claimant({ ...born, day: 15 }, amount, agesByBirth, claiming);
  const at = (year: number, month: number) => year * 12 + month - 1;
  interface Widow {
    readonly born?: number;
    readonly own?: number;
    readonly claims?: number;
    readonly pay?: number;
    readonly stopYear?: number;
  }
  /** The first, with 2,000 at full retirement age, dies at the end of 2027; the second was born in June and is planned for to 95. */
  const left = (bornFirst: number, claimedFirst: number, widow: Widow = {}) => {
    const { born = 1964, own = 0, claims: claimed = at(born + 70, 6), pay = 0, stopYear = 2027 } = widow;
    const [first, second] = [
      { year: bornFirst, month: 6 },
      { year: born, month: 6 },
    ] as const;
    const one = { ...plain.persons[0], birth: first, lastYear: 2027, claimMonth: claimedFirst };
    const two = { ...plain.persons[0], birth: second, lastYear: born + 95, claimMonth: claimed, pay, stopYear };
    const schedule = scheduleOf(
      {
        ...plain,
        persons: [
          { ...one, claimant: claims(first, 2000) },
          { ...two, claimant: claims(second, own) },
        ],
      },
      law,
    );
    const paid = new Map(schedule.alone(1, 1).map(({ year, socialSecurity }) => [year, socialSecurity]));
    const claim = schedule.survivor(1, 1);
    return { ...claim, monthly: claim.asClaimed.monthly, paid: (year: number) => paid.get(year) as number };
  };

  // Born in June 1964: 60 in June 2024, full retirement age for survivors 67 in June 2031; 28.5% over the 84 months between them
  // (42 USC 402(q)(1); SSA, "Survivors Benefits", table by year of birth).
  test("who needs it to 95 waits for full retirement age: 343 months at 2,000 are more than 384 at 1,721.79", () => {
    const { startMonth, paid } = left(1960, at(2027, 6));
    expect(startMonth).toBe(at(2031, 6));
    expect(paid(2030)).toBe(0);
    expect(paid(2031)).toBeCloseTo(7 * 2000, 6);
    expect(paid(2032)).toBeCloseTo(12 * 2000, 6);
  });

  test("whose own benefit is larger later takes it at once, 41 months early, and switches to the own at 70", () => {
    const { monthly, paid } = left(1960, at(2027, 6), { own: 2200 });
    const reduced = 2000 * (1 - (0.285 * 41) / 84);
    expect(monthly).toBeCloseTo(reduced, 6);
    expect(paid(2028)).toBeCloseTo(12 * reduced, 6);
    expect(paid(2034)).toBeCloseTo(5 * reduced + 7 * 2200 * 1.24, 6);
  });

  test("after a claim at 62 it is never more than 82.5% of the full amount, and waiting for more than that gains nothing", () => {
    // 1,408.33 was paid; 82.5% of 2,000 is 1,650. At 41 months early the share would be 86.1%.
    expect(left(1960, at(2022, 7))).toMatchObject({ startMonth: at(2028, 1), monthly: 1650 });
    // Born in June 1966: 65 months early it would be 1,558.93. At 51 it is 1,650, at 52 1,647.14: a month more is worth more than 2.86 for life.
    const younger = left(1960, at(2022, 7), { born: 1966 });
    expect(younger.startMonth).toBe(at(2029, 2));
    expect(younger.monthly).toBeCloseTo(2000 * (1 - (0.285 * 52) / 84), 6);
  });

  test("work holds it back before full retirement age, so it starts when work ends", () => {
    const { startMonth, monthly, paid } = left(1960, at(2027, 6), { own: 2200, pay: 100_000, stopYear: 2031 });
    expect(startMonth).toBe(at(2031, 1));
    expect(monthly).toBeCloseTo(2000 * (1 - (0.285 * 5) / 84), 6);
    expect(paid(2030)).toBe(0);
  });

  // 30,000 of pay is 5,520 above the limit of 24,480: 2,760 are held back each year, in two months of more than 1,380.
  const atWork = { pay: 30_000, stopYear: 2040, own: 2200 };

  test("months that work holds back are given back at full retirement age: six of 41 (42 USC 402(q)(7), 20 CFR 404.412)", () => {
    const claim = left(1960, at(2027, 6), atWork);
    const [reduced, later] = [2000 * (1 - (0.285 * 41) / 84), 2000 * (1 - (0.285 * 35) / 84)];
    expect(claim.startMonth).toBe(at(2028, 1));
    expect(claim.fromFullAge.monthsGivenBack).toBe(6);
    expect(claim.paid(2028)).toBeCloseTo(12 * reduced - 2760, 6);
    expect(claim.paid(2030)).toBeCloseTo(12 * reduced - 2760, 6);
    // 12,500 of pay before June 2031 is below the limit of that year
    expect(claim.paid(2031)).toBeCloseTo(5 * reduced + 7 * later, 6);
    expect(claim.paid(2033)).toBeCloseTo(12 * later, 6);
    expect(claim.paid(2034)).toBeCloseTo(5 * later + 7 * 2200 * 1.24, 6);
  });

  test("those before 62 are given back at 62 already", () => {
    // Born in June 1967: 60 and seven months in January 2028, 77 months early. Two months of 2028 and two of 2029 before 62 in June; two in
    // each of the years 2030 to 2033; none in the five months of 2034.
    const claim = left(1960, at(2027, 6), { ...atWork, born: 1967 });
    const reduced = (early: number) => 2000 * (1 - (0.285 * early) / 84);
    expect(claim.startMonth).toBe(at(2028, 1));
    expect([claim.from62.monthsGivenBack, claim.fromFullAge.monthsGivenBack]).toEqual([4, 12]);
    expect(claim.paid(2029)).toBeCloseTo(5 * reduced(77) + 7 * reduced(73) - 2760, 6);
    expect(claim.paid(2033)).toBeCloseTo(12 * reduced(73) - 2760, 6);
    expect(claim.paid(2034)).toBeCloseTo(5 * reduced(73) + 7 * reduced(65), 6);
  });

  test("months of the own benefit held back before and after the death are given back in it", () => {
    // 3,000 of her own claimed at 62 and one month, in July 2026, 59 months early: 2,112.50. Pay of 60,000 to the end of 2029 holds back 17,760
    // a year: all six months of 2026, nine in each of the years 2027 to 2029; 26 months early are left.
    const early = 3000 * (1 - 36 * (5 / 900) - 23 * (5 / 1200));
    const later = 3000 * (1 - 26 * (5 / 900));
    const claim = left(1960, at(2027, 6), { own: 3000, claims: at(2026, 7), pay: 60_000, stopYear: 2030 });
    expect(claim.ownClaimAge).toBe(745 + 33);
    expect(claim.paid(2029)).toBeCloseTo(12 * early - 17_760, 6);
    expect(claim.paid(2030)).toBeCloseTo(12 * early, 6);
    expect(claim.paid(2031)).toBeCloseTo(5 * early + 7 * later, 6);
    expect(claim.paid(2032)).toBeCloseTo(12 * later, 6);
  });

  test("before 60 there is none", () => {
    const { startMonth, paid } = left(1960, at(2027, 6), { born: 1975, own: 2200 });
    expect(startMonth).toBe(at(2035, 6));
    expect(paid(2034)).toBe(0);
    expect(paid(2036)).toBeCloseTo(12 * 2000 * 0.715, 6);
  });

  test("for any couple it is what is paid month by month, with the best start", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1957, max: 1964 }),
        fc.integer({ min: 0, max: 96 }),
        fc.integer({ min: 1957, max: 1975 }),
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 0, max: 96 }),
        (bornFirst, firstWaits, bornWidow, hundreds, widowWaits) => {
          const claimOf = (born: number, waits: number) => at(born + 62, 6) + Math.max(1, waits);
          const first = claimOf(bornFirst, firstWaits);
          const claimed = claimOf(bornWidow, widowWaits);
          const given = { born: bornWidow, own: hundreds * 100, claims: claimed };
          const { paid } = left(bornFirst, first, given);
          // 42 USC 402(a), (e), (q), (w) and 416(l), written out for these years of birth.
          const fullAge = (born: number) => 792 + 2 * Math.max(0, Math.min(6, born - 1954));
          const survivorsFullAge = 792 + 2 * Math.max(0, Math.min(6, bornWidow - 1956));
          const worker = (amount: number, born: number, claim: number) => {
            const months = claim - at(born, 6) - fullAge(born);
            if (months >= 0) return amount * (1 + (Math.min(months, 840 - fullAge(born)) * 2) / 300);
            return amount * (1 - (Math.min(36, -months) * 5) / 900 - (Math.max(0, -months - 36) * 5) / 1200);
          };
          const [death, end] = [at(2028, 1), at(bornWidow + 96, 1)];
          const before = first < death ? worker(2000, bornFirst, first) : null;
          const deceased =
            before ?? Math.max(2000, worker(2000, bornFirst, Math.max(death, at(bornFirst, 6) + fullAge(bornFirst))));
          const own = worker(hundreds * 100, bornWidow, claimed);
          const paidIn = (start: number) => {
            const early = Math.max(0, at(bornWidow, 6) + survivorsFullAge - start);
            const full = Math.max(2000, deceased) * (1 - (0.285 * early) / (survivorsFullAge - 720));
            const survivors = Math.min(full, Math.max(deceased, 1650));
            const byYear = new Map<number, number>();
            for (let month = death; month < end; month++) {
              const amount = Math.max(month >= claimed ? own : 0, month >= start ? survivors : 0);
              byYear.set(Math.floor(month / 12), (byYear.get(Math.floor(month / 12)) ?? 0) + amount);
            }
            return byYear;
          };
          const total = (byYear: ReadonlyMap<number, number>) =>
            [...byYear.values()].reduce((sum, one) => sum + one, 0);
          const soonest = Math.max(death, at(bornWidow + 60, 6));
          const latest = Math.max(soonest, at(bornWidow, 6) + survivorsFullAge);
          let best = paidIn(soonest);
          for (let start = soonest + 1; start <= latest; start++)
            if (total(paidIn(start)) > total(best) + 1e-6) best = paidIn(start);
          const ours = [...best.keys()].reduce((sum, year) => sum + paid(year), 0);
          expect(ours).toBeCloseTo(total(best), 4);
        },
      ),
      { numRuns: 40 },
    ));

  test("for anybody at work it is what is left month by month, with the best start", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1961, max: 1972 }),
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 0, max: 96 }),
        fc.integer({ min: 20, max: 90 }),
        fc.integer({ min: 2028, max: 2042 }),
        (born, hundreds, waits, thousands, stopYear) => {
          const [death, end] = [at(2028, 1), at(born + 96, 1)];
          const claimed = Math.max(death, at(born + 62, 6) + Math.max(1, waits));
          const pay = thousands * 1000;
          const { paid } = left(1960, at(2027, 6), { born, own: hundreds * 100, claims: claimed, pay, stopYear });
          const fullAge = at(born + 67, 6); // born from 1960 on
          const survivorsFullAge = born === 1961 ? fullAge - 2 : fullAge;
          const worker = (months: number) =>
            hundreds *
            100 *
            (months >= 0 ? 1 + (months * 2) / 300 : 1 - Math.min(36, -months) / 180 - Math.max(0, -months - 36) / 240);
          const survivors = (early: number) =>
            2000 * (1 - (0.285 * Math.max(0, early)) / (survivorsFullAge - at(born + 60, 6)));
          const paidIn = (start: number) => {
            let own = worker(claimed - fullAge);
            let survivor = survivors(survivorsFullAge - start);
            let [ownHeldBack, heldBack, excess, sum] = [0, 0, 0, 0];
            for (let month = death; month < end; month++) {
              const year = Math.floor(month / 12);
              if (month % 12 === 0) {
                const lastYear = Math.floor(fullAge / 12) === year;
                const earned =
                  year >= stopYear || month >= fullAge ? 0 : lastYear ? (pay * (fullAge - month)) / 12 : pay;
                excess = lastYear ? Math.max(0, earned - 65_160) / 3 : Math.max(0, earned - 24_480) / 2;
              }
              if (month === at(born + 62, 6) || month === survivorsFullAge)
                survivor = survivors(survivorsFullAge - start - heldBack);
              if (month === fullAge && claimed < fullAge) own = worker(Math.min(0, claimed - fullAge + ownHeldBack));
              const due = Math.max(month >= claimed ? own : 0, month >= start ? survivor : 0);
              const held = month < fullAge ? Math.min(due, excess) : 0;
              if (held > 0 && month >= claimed) ownHeldBack++;
              if (held > 0 && month >= start && month < survivorsFullAge) heldBack++;
              excess -= held;
              sum += due - held;
            }
            return sum;
          };
          const soonest = Math.max(death, at(born + 60, 6));
          let best = 0;
          for (let start = soonest; start <= Math.max(soonest, survivorsFullAge); start++)
            best = Math.max(best, paidIn(start));
          let ours = 0;
          for (let year = 2028; year * 12 < end; year++) ours += paid(year);
          expect(ours).toBeCloseTo(best, 4);
        },
      ),
      { numRuns: 60 },
    ));

  test("a death before the claim leaves the full amount, with credits up to it", () => {
    // Born in June 1960: full retirement age in June 2027, seven months of credits to the end of the year.
    expect(left(1960, at(2030, 6)).deceasedBenefit).toBeCloseTo(2000 * (1 + (7 * 2) / 300), 6);
    expect(left(1962, at(2032, 6)).deceasedBenefit).toBe(2000);
  });
});
