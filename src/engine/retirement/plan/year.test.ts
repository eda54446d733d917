import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { agesByBirth } from "../../../law/retirement/social-security.ts";
import { claiming, followed, law, nothing, plain, withoutMedicare } from "../../../testing/plans.ts";
import { claimant } from "../../social-security/claimant.ts";
import { constantDollarFromRate } from "../strategies/constant-dollar.ts";
import type { Holdings, PlanPerson, PlanTerms } from "./terms.ts";

describe("a plan in a steady world", () => {
  test("1,000,000 at 40,000 a year without returns pays 25 withdrawals, but not the 26th", () => {
    const { outcome } = followed(plain);
    expect(outcome.failedYear[0]).toBe(26);
    expect(outcome.missing[0]).toBeCloseTo(5 * 40_000, 6);
  });

  test("a balance that is exactly enough counts as a success", () =>
    expect(followed({ ...plain, start: { ...nothing, roth: 30 * 40_000 } }).outcome.failedYear[0]).toBe(0));

  test("required distributions are the balance divided by the table's period: 40,650.41 on 1,000,000 at 75", () => {
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

  test("a plan's tax is that of its years together: four times 1,420 on 30,000 of pension", () => {
    // 30,000 less 16,100: 1,240 and 12% of 1,500.
    const four = { ...plain.persons[0], birth: { year: 1977, month: 6 }, lastYear: 2030, claimMonth: 2060 * 12 };
    const pension = { kind: "pension", amount: 30_000, fromYear: 2027, throughYear: 2030 } as const;
    expect(followed({ ...plain, persons: [four], streams: [pension] }).outcome.tax[0]).toBeCloseTo(4 * 1_420, 2);
  });

  test("one person's limit of 111,000 for gifts from IRAs holds for both accounts together (26 USC 408(d)(8))", () => {
    const { years } = followed({
      ...plain,
      persons: [{ ...plain.persons[0], birth: { year: 1950, month: 6 }, lastYear: 2030 }],
      start: { ...nothing, traditional: 50_000, spouseTraditional: 500_000 },
      spending: { ...plain.spending, yearly: 0, giving: 150_000 },
    });
    expect(years[0]?.year).toMatchObject({ given: 50_000, spouseGiven: 61_000, charity: 111_000 });
  });

  test("what is saved into a Roth account is in it at the end of the year", () => {
    const worker = { ...plain.persons[0], birth: { year: 1987, month: 6 }, pay: 100_000, stopYear: 2040 };
    const { years } = followed({
      ...plain,
      persons: [{ ...worker, claimMonth: 2060 * 12 }],
      start: { ...nothing, roth: 10_000 },
      saving: { ...plain.saving, yearly: 12_000, rothShare: 1 },
    });
    expect([years[0]?.year.end.roth, years[1]?.year.end.roth]).toEqual([22_000, 34_000]);
  });

  test("a traditional withdrawal leaves exactly what is needed after its tax", () => {
    const { years } = followed({ ...plain, start: { ...nothing, traditional: 1_000_000 } });
    const first = years[0]?.year;
    expect(first?.afterTax).toBeCloseTo(40_000, 4);
    // 40,000 plus the tax on it: 12,400 in the 10% bracket, the rest at 12%, after 16,100 + 2,050 standard and 6,000
    // senior deduction
    const gross = first?.fromTraditional ?? 0;
    expect(gross - 40_000).toBeCloseTo(1_240 + 0.12 * (gross - 24_150 - 12_400), 2);
  });

  test("a surcharge for high income comes two years later", () => {
    const { years } = followed(
      { ...plain, start: { ...nothing, traditional: 3_000_000 }, spending: { ...plain.spending, yearly: 150_000 } },
      law,
    );
    expect(years[0]?.year.medicare.tier).toBe(0);
    expect(years[1]?.year.medicare.tier).toBe(0);
    expect(years[2]?.year.medicare.tier).toBeGreaterThan(0);
  });

  test("without inflation, the year's money adds up: start, gains and income are spent, taxed, or left", () => {
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

test("health savings pay for costs and Medicare premiums, but not insurance before 65", () => {
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
  // The year of turning 65 in June: 5 months of 9,000 * 3 / 2.603, and 7 * 202.90 for Part B.
  expect(shown[5]?.map((amount) => amount.toFixed(2))).toEqual(["8242.24", "3920.30", "44321.94"]);
  // 12 * 202.90
  expect(shown[6]?.map((amount) => amount.toFixed(2))).toEqual(["4934.80", "4934.80", "40000.00"]);
});

test("of premiums that were typed, they pay no more than Part B: the rest may be Medigap (26 USC 223(d)(2)(C)(iv))", () => {
  const paid = (medicarePremium: number) => {
    const start = { ...nothing, roth: 1_000_000, health: 100_000 };
    const spending = { ...plain.spending, medical: 1_000, medicarePremium };
    const year = followed({ ...plain, start, spending }, law).years[0]?.year;
    return [year?.health, year?.fromHealth, year?.fromRoth];
  };
  // 12 * 500 = 6,000, of which 12 * 202.90 = 2,434.80 can be Part B; 40,000 + 3,565.20 come from Roth.
  expect(paid(500).map((amount) => amount?.toFixed(2))).toEqual(["7000.00", "3434.80", "43565.20"]);
  expect(paid(100)).toEqual([2_200, 2_200, 40_000]);
});

test("Medicare premiums that were typed replace Part B", () => {
  const { years } = followed(
    {
      ...plain,
      persons: [{ ...plain.persons[0], birth: { year: 1967, month: 6 } }],
      start: { ...nothing, roth: 1_000_000 },
      spending: { ...plain.spending, medical: 2_500, medicarePremium: 310 },
    },
    law,
  );
  expect(years[0]?.year.health).toBe(2_500); // at 60: no Medicare yet
  expect(years[5]?.year.premiums).toBe(2_170); // 65 in June: 7 * 310
  expect(years[6]?.year.premiums).toBe(3_720); // 12 * 310
  expect(years[6]?.year.health).toBe(6_220);
});

describe("conversions at 60, when 66,100 of pay minus 16,100 leaves 50,000 taxed", () => {
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

  test("are limited to what cash can pay the tax on: 48 for 400, and 1,100 for 5,000", () => {
    const year = converted({}, { cash: 1_148 });
    expect(year?.rothConversion).toBeCloseTo(5_400, 1);
    expect(year?.fromTraditional).toBeCloseTo(0, 6);
    expect(converted({}, {})?.rothConversion).toBe(0);
    // 10,000 of pay leaves 6,100 of the deduction, which converts tax-free
    const persons = [{ ...plain.persons[0], birth: { year: 1967, month: 6 }, pay: 10_000, stopYear: 2028 }] as const;
    expect(converted({ persons }, {})?.rothConversion).toBeCloseTo(6_100, 1);
  });

  test("leave enough to live on in a year without pay", () => {
    // 41,000 in cash, 40,000 to live on: 1,000 of tax is 10% of what is left of 26,100 after the 16,100 deduction.
    const retired = { ...plain.persons[0], birth: { year: 1967, month: 6 } };
    const year = converted({ persons: [retired] }, { cash: 41_000 });
    expect(year?.rothConversion).toBeCloseTo(26_100, 1);
    expect(year?.fromTraditional).toBeCloseTo(0, 6);
  });
});

describe("conversions whose tax traditional money may pay: 16,100 is untaxed, and 12% ends at 50,400", () => {
  const to = { kind: "bracket", ordinaryIncome: 50_400 } as const;
  const converted = (start: Partial<Holdings>, born = 1967, more: Partial<PlanTerms> = {}) =>
    followed({
      ...plain,
      persons: [{ ...plain.persons[0], birth: { year: born, month: 6 } }],
      start: { ...nothing, traditional: 500_000, ...start },
      conversion: { to: { alone: to, together: to }, fromYear: 2027, throughYear: 2027, paysTax: true },
      ...more,
    }).years[0]?.year;

  test("40,000 to live on and 5,800 of tax are withdrawn, and the rest of 66,500 is converted", () => {
    const year = converted({});
    expect(year?.rothConversion).toBeCloseTo(66_500 - 45_800, 1);
    expect(year?.fromTraditional).toBeCloseTo(45_800, 1);
    expect(year).toMatchObject({ missing: 0, fromRoth: 0 });
    expect(year?.spent).toBeCloseTo(40_000, 6);
    expect(year?.end.traditional).toBeCloseTo(433_500, 1);
    expect(year?.tax.total).toBeCloseTo(5_800, 1);
  });
  test("cash goes first, and with enough of it nothing is withdrawn", () => {
    expect(converted({ cash: 30_000 })?.rothConversion).toBeCloseTo(66_500 - 15_800, 1);
    const rich = converted({ cash: 100_000 });
    expect(rich?.rothConversion).toBeCloseTo(66_500, 1);
    expect(rich?.fromTraditional).toBeCloseTo(0, 6);
  });
  test("before 59½, what is withdrawn costs 10% more, and what is converted doesn't (26 USC 72(t), 408A(d)(3)(A)(ii))", () => {
    // x = 45,800 + x / 10.
    const year = converted({}, 1980);
    expect(year?.fromTraditional).toBeCloseTo(45_800 / 0.9, 1);
    expect(year?.rothConversion).toBeCloseTo(66_500 - 45_800 / 0.9, 1);
    expect(year?.spent).toBeCloseTo(40_000, 6);
  });
  test("if half isn't taxed again, twice as much fits (Form 8606)", () => {
    const year = converted({ afterTax: 250_000 });
    expect(year?.fromTraditional).toBeCloseTo(45_800, 1);
    expect(year?.rothConversion).toBeCloseTo(133_000 - 45_800, 1);
  });
  test("nothing is converted if living costs alone reach the line", () => {
    const year = converted({}, 1967, { spending: { ...plain.spending, yearly: 70_000 } });
    expect(year?.rothConversion).toBe(0);
    expect(year?.spent).toBeCloseTo(70_000, 6);
  });
  test("with a rule that takes 36,000, only the tax that the conversion adds comes on top", () => {
    // x - (5,800 - (1,240 + 0.12 (x - 28,500))) = 36,000, so x = 43,980 / 1.12.
    const year = converted({ traditional: 900_000 }, 1967, { strategy: constantDollarFromRate({ rate: 0.04 }) });
    const withdrawn = 43_980 / 1.12;
    expect(year?.fromTraditional).toBeCloseTo(withdrawn, 1);
    expect(year?.rothConversion).toBeCloseTo(66_500 - withdrawn, 1);
    expect(year?.conversionTax).toBeCloseTo(withdrawn - 36_000, 1);
    expect(year?.spent).toBeCloseTo(36_000 - 1_240 - 0.12 * (withdrawn - 28_500), 1);
  });
});

test("with a spending rule, the tax on a conversion comes on top of what the rule takes", () => {
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

test("after a death, surcharges for two more years use the joint return", () => {
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

test("with a spending rule, one-time costs are paid from savings, and one-time income is saved", () => {
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
  expect(outcome.failedYear[0]).toBe(29); // 1,150,000 altogether pays for 28.75 years
});

test("a home bought with a loan: the cash, payments that never rise, and its costs less rent until it is sold", () => {
  // Bought in 2029 with a loan of 60,000 over 3 years, and kept through 2032. It costs 9,000 a year and saves 12,000.
  const homesBought = [{ year: 2029, loan: 60_000, rate: 0, loanYears: 3, costs: -3_000, throughYear: 2032 }];
  const spending = { ...plain.spending, homesBought, oneOffs: [{ year: 2029, amount: 30_000 }] };
  // 40,000 a year; in 2029 also 30,000 and 20,000 - 3,000.
  const still = followed({ ...plain, spending }).years.slice(0, 7);
  expect(still.map(({ year }) => year.savingsEnd)).toEqual([
    960_000, 920_000, 833_000, 776_000, 719_000, 682_000, 642_000,
  ]);
  // With prices that rise by 3% a year, the payments lose 3% of their worth a year from 2029 on, and all else rises.
  const rising = followed({ ...plain, spending }, withoutMedicare, 0.03, 0.03).years.slice(2, 6);
  for (const [i, { year }] of rising.entries())
    expect(year.spent).toBeCloseTo(37_000 + (i < 3 ? 20_000 / 1.03 ** i : 0), 6);
  // Sold in the second year of the loan, its payments end.
  const [sold] = homesBought.map((one) => ({ ...one, throughYear: 2030 }));
  const years = followed({ ...plain, spending: { ...spending, homesBought: sold ? [sold] : [] } }).years.slice(3, 5);
  expect(years.map(({ year }) => year.spent)).toEqual([57_000, 40_000]);
  // Of two in one year, the loan listed last replaces the other: 10,000 a year instead of 20,000, and twice the costs.
  const both = [...homesBought, ...homesBought.map((one) => ({ ...one, loan: 30_000 }))];
  const two = followed({ ...plain, spending: { ...spending, homesBought: both } }).years.slice(2, 4);
  expect(two.map(({ year }) => year.spent)).toEqual([40_000 + 10_000 - 6_000, 40_000 + 10_000 - 6_000]);
});

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

test("gig profit pays self-employment tax, and its deductions are taken", () => {
  const gig = { kind: "self-employment", amount: 40_000, fromYear: 2027, throughYear: 2056 } as const;
  const { tax } = followed({ ...plain, streams: [gig] }).years[0]?.year ?? {};
  // 40,000 × 92.35% × 15.3%, half of it deducted; 16,100 and 2,050 standard, 6,000 senior deduction
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

  test("takes the older spouse's traditional money first, which bears no additional tax", () => {
    const { years } = followed(couple({ traditional: 200_000, spouseTraditional: 800_000 }, 80_000));
    const [first, second, third] = years.map(({ year }) => year);
    expect(first?.earlyAmount).toBe(0);
    expect(first?.fromSpouse).toBe(0);
    expect(first?.end.spouseTraditional).toBe(800_000);
    expect(second?.earlyAmount).toBe(0);
    // 32,200 deducted, 2,480 on 24,800: x - 2,480 - 0.12 (x - 57,000) = 80,000 twice, x = 75,640 / 0.88. The widowed
    // spouse owes nothing more on the rest of it (26 USC 72(t)(2)(A)(ii)), and ten percent beyond.
    expect(third?.withoutAddition).toBeCloseTo(200_000 - (2 * 75_640) / 0.88, 6);
    expect(third?.tax.onEarlyAmount).toBeCloseTo(0.1 * ((third?.fromTraditional ?? 0) - 28_090.91), 2);
  });
  test("takes the younger spouse's money once the older has none, to the cent", () => {
    const { years } = followed(couple({ traditional: 30_000, spouseTraditional: 500_000 }, 60_000));
    const year = years[0]?.year;
    expect(year?.earlyAmount).toBeCloseTo((year?.fromTraditional ?? 0) - 30_000, 6);
    expect(year?.end.traditional).toBeCloseTo(0, 6);
    expect(year?.end.spouseTraditional).toBeCloseTo(500_000 - (year?.fromSpouse ?? 0), 6);
  });
  test("after a death, the survivor fills a single filer's bracket", () => {
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

describe("a death while pay covers spending", () => {
  // The first person earns 100,000 until the end of 2039 but dies at the end of 2028; the second lives to 2040 and
  // needs 80% of 40,000.
  const [one] = plain.persons;
  const couple: PlanTerms = {
    ...plain,
    persons: [
      { ...one, birth: { year: 1972, month: 6 }, pay: 100_000, stopYear: 2040, lastYear: 2028 },
      { ...one, birth: { year: 1972, month: 6 }, lastYear: 2040 },
    ],
    spending: { ...plain.spending, survivorShare: 0.8 },
  };

  test("the pay ends, and the survivor lives on savings", () => {
    const { outcome, years } = followed(couple);
    expect(years.map(({ terms }) => terms.livesOnPay).slice(0, 4)).toEqual([true, true, false, false]);
    expect(years.map(({ year }) => Math.round(year.fromRoth)).slice(0, 4)).toEqual([0, 0, 32_000, 32_000]);
    expect(outcome.failedYear[0]).toBe(0);
    expect(followed({ ...couple, start: { ...nothing, roth: 320_000 } }).outcome.failedYear[0]).toBe(13);
  });

  test("the survivor's own pay continues, minus its taxes", () => {
    const [worker, two] = couple.persons as readonly [PlanPerson, PlanPerson];
    const { years } = followed({ ...couple, persons: [worker, { ...two, pay: 30_000, stopYear: 2031 }] });
    // 30,000 minus 7.65% and the tax on 30,000 - 16,100: 1,240 and 12% of 1,500. That leaves 26,285 toward 32,000.
    const of2030 = years.find(({ terms }) => terms.year === 2030)?.year;
    expect(of2030?.fromRoth).toBeCloseTo(5_715, 2);
  });

  test("this is when a spending rule takes its first share", () => {
    const { years } = followed({ ...couple, strategy: constantDollarFromRate({ rate: 0.04 }) }, withoutMedicare, 0.1);
    const looks = years.map(({ look, wanted }) => [look?.year, wanted && Math.round(wanted)]);
    // 1,000,000 has grown to 1,210,000 in the two years before that.
    expect(looks.slice(1, 4)).toEqual([
      [undefined, null],
      [0, 48_400],
      [1, 48_400],
    ]);
  });
});

describe("a year's tax is on all of its income, also where two kinds are equal", () => {
  /**
   * A year in which savings aren't drawn on beyond what is required: 20,000 of 492,000 at 75, where the table has 24.6.
   */
  const at75 = (pension: number, start: Partial<Holdings>) =>
    followed({
      ...plain,
      firstYear: 2035,
      persons: [{ ...plain.persons[0], birth: { year: 1960, month: 6 }, stopYear: 2035 }],
      start: { ...nothing, ...start },
      spending: { ...plain.spending, yearly: 0 },
      streams: [{ kind: "pension", amount: pension, fromYear: 2035, throughYear: 2040 }],
    }).years[0]?.year;

  test("a required distribution is taxed like as much more pension", () => {
    const both = at75(20_000, { traditional: 492_000 });
    expect(both?.required).toBeCloseTo(20_000, 6);
    // 40,000 less 16,100, 2,050 and 6,000 at 65 and over: 15,850, of which 12,400 at 10% and 3,450 at 12%. The
    // deduction of 6,000 for seniors ends with 2028 (26 USC 151(d)(5)), so 21,850: 1,240 and 12% of 9,450.
    expect(both?.tax.total).toBeCloseTo(1_240 + 0.12 * 9_450, 2);
    expect(at75(40_000, {})?.tax.total).toBeCloseTo(1_240 + 0.12 * 9_450, 2);
  });
});

test("with nothing to convert, nothing is converted", () => {
  const to = { kind: "bracket", ordinaryIncome: 50_400 } as const;
  const { years } = followed({
    ...plain,
    start: { ...nothing, cash: 500_000, roth: 500_000 },
    conversion: { to: { alone: to, together: to }, fromYear: 2027, throughYear: 2030 },
  });
  expect(years[0]?.year.rothConversion).toBe(0);
  expect(years[0]?.year.tax.total).toBe(0);
  expect(years[0]?.year.fromCash).toBeCloseTo(40_000, 6);
});
