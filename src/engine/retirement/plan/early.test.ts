/**
 * Money taken before 59½: where the additional tax of 26 USC 72(t) applies, worked by hand. No returns or inflation
 * unless stated.
 */
import { describe, expect, test } from "vitest";
import { followed, nothing, plain } from "../../../testing/plans.ts";
import { noEarlyChoices } from "../../../testing/savings-plan.ts";
import { earlyTaxFigures } from "./early-tax.ts";
import type { Holdings, PlanTerms } from "./terms.ts";

/** Someone who turns 55 by the end of 2027, retires then, and needs 40,000 a year after tax. */
const at55 = (start: Partial<Holdings>, more: Partial<PlanTerms["early"]> = {}, birthYear = 1972): PlanTerms => ({
  ...plain,
  persons: [{ ...plain.persons[0], birth: { year: birthYear, month: 6 }, claimMonth: 2060 * 12 }],
  start: { ...nothing, ...start },
  early: { ...noEarlyChoices, ...more },
});
/** A single filer's 2026 tax on income up to 50,400 after the 16,100 standard deduction: 10% of 12,400, then 12%. */
const taxOn = (income: number) => 1_240 + 0.12 * (income - 16_100 - 12_400);

describe("the rule of 55", () => {
  test("money in the plan of a job left at 55 is free of the additional tax; the rest isn't", () => {
    // 60,000 of 600,000 are in that plan. x - (1,240 + 0.12 (x - 28,500)) = 40,000 gives x = 37,820 / 0.88 = 42,977.27.
    const { years } = followed(at55({ traditional: 600_000 }, { workplaceShare: 0.1 }));
    const [first, second, third] = years.map(({ year }) => year);
    expect(first?.workplace).toBe(60_000);
    expect(first?.fromTraditional).toBeCloseTo(42_977.27, 2);
    expect(first?.tax.onEarlyAmount).toBe(0);
    expect(first?.end.workplace).toBeCloseTo(17_022.73, 2);
    // 17,022.73 is left there: x - 1,240 - 0.12 (x - 28,500) - 0.1 (x - 17,022.73) = 40,000, x = 36,117.73 / 0.78.
    expect(second?.fromTraditional).toBeCloseTo(46_304.78, 1);
    expect(second?.tax.onEarlyAmount).toBeCloseTo(0.1 * (46_304.78 - 17_022.73), 1);
    expect(third?.workplace).toBeCloseTo(0, 6);
    // 0.78 x = 37,820
    expect(third?.tax.onEarlyAmount).toBeCloseTo(0.1 * (37_820 / 0.78), 1);
  });

  test("leaving the job in the year one turns 54 doesn't count", () =>
    expect(followed(at55({ traditional: 600_000 }, { workplaceShare: 1 }, 1973)).years[0]?.year).toMatchObject({
      workplace: 0,
      withoutAddition: 0,
    }));

  test("if both spouses are under 59½, money without additional tax goes first", () => {
    const one = at55({ traditional: 100_000, spouseTraditional: 300_000 }, { workplaceShare: 0.5 });
    const { years } = followed({ ...one, persons: [one.persons[0], { ...one.persons[0], stopYear: 2027 }] });
    const year = years[0]?.year;
    expect(year?.withoutAddition).toBe(50_000);
    // A 32,200 deduction for two; 10% up to 24,800: 40,000 takes x = (40,000 - 3,220) / 0.9 = 40,866.67, all of it
    // without additional tax.
    expect(year?.fromTraditional).toBeCloseTo(40_866.67, 1);
    expect(year?.fromSpouse).toBe(0);
    expect(year?.tax.onEarlyAmount).toBe(0);
  });
});

describe("a widowed spouse of 55 or 56 (26 USC 72(t)(2)(A)(ii))", () => {
  /** Cash pays for 2027, the year of one person's death; from 2028 on, the other one needs 40,000 a year. */
  const widowed = (dies: 0 | 1, start: Partial<Holdings>, more: Partial<PlanTerms["early"]> = {}) => {
    const one = at55({ ...start, cash: 40_000 }, more);
    const lives = (who: 0 | 1) => ({ ...one.persons[0], ...(who === dies && { lastYear: 2027 }) });
    return followed({ ...one, persons: [lives(0), lives(1)] }).years[1]?.year;
  };
  test("owes no additional tax on what the other one left, whoever died", () => {
    // 37,820 / 0.88, as above.
    const of = [widowed(0, { traditional: 600_000 }), widowed(1, { spouseTraditional: 600_000 })];
    for (const year of of) {
      expect(year?.fromTraditional).toBeCloseTo(42_977.27, 2);
      expect(year?.tax.onEarlyAmount).toBe(0);
    }
  });
  test("takes that first, and owes it on the rest", () => {
    // x - 1,240 - 0.12 (x - 28,500) - 0.1 (x - 20,000) = 40,000: 35,820 / 0.78 = 45,923.08.
    const year = widowed(0, { traditional: 20_000, spouseTraditional: 500_000 });
    expect(year?.withoutAddition).toBe(20_000);
    expect(year?.tax.onEarlyAmount).toBeCloseTo(2_592.31, 2);
    expect(widowed(1, { traditional: 500_000, spouseTraditional: 20_000 })?.tax.onEarlyAmount).toBeCloseTo(2_592.31, 2);
    expect(widowed(1, { traditional: 500_000 })?.tax.onEarlyAmount).toBeCloseTo((0.1 * 37_820) / 0.78, 1);
  });
  test("still owes it on Roth earnings, because we don't know whose they are", () => {
    // 0.78 e = 37,820.
    const year = widowed(0, { roth: 500_000 }, { contributionsKnown: true });
    expect(year?.rothEarnings).toBeCloseTo(37_820 / 0.78, 1);
  });
});

describe("substantially equal payments by amortization, Notice 2022-6", () => {
  const payments = { fromYear: 2027, share: 1, rate: 0.05 };
  // Single Life Table at 50: 36.2 years. 1.05^-36.2 = 0.170981, so 400,000 * 0.05 / 0.829019 = 24,124.9.
  const of50 = at55({ traditional: 400_000, cash: 1_000_000 }, { payments }, 1977);

  test("400,000 at 50 and 5% pays 24,125 a year until 59, and nothing after", () => {
    const { years } = followed(of50);
    const paid = years.map(({ year }) => Math.round(year.equalPayment));
    expect(paid.slice(0, 11)).toEqual([...Array(10).fill(24_125), 0]);
    for (const { year } of years.slice(0, 10)) expect(year.tax.onEarlyAmount).toBe(0);
    expect(years[9]?.year.end.traditional).toBeCloseTo(400_000 - 10 * 24_124.9, 0);
  });

  test("starting at 58, they last five years, to 62", () => {
    const paid = followed(at55({ traditional: 400_000, cash: 1_000_000 }, { payments }, 1969)).years.map(({ year }) =>
      year.equalPayment > 0 ? 1 : 0,
    );
    expect(paid.slice(0, 6)).toEqual([1, 1, 1, 1, 1, 0]);
  });

  test("they stay the same dollar amount while prices rise", () => {
    const [first, second] = followed(of50, undefined, 0.1, 0.1).years;
    expect(second?.year.equalPayment).toBeCloseTo((first?.year.equalPayment ?? 0) / 1.1, 6);
  });

  test("their account isn't touched; anything more comes from the rest, with the additional tax", () => {
    // Half of 800,000 pays 24,124.9 again. 0.78 y from the other half, minus 12% beyond the deductions, covers the rest
    // of 40,000.
    const half = at55({ traditional: 800_000 }, { payments: { ...payments, share: 0.5 } }, 1977);
    const year = followed(half).years[0]?.year;
    const more = year?.fromTraditional ?? 0;
    expect(24_124.9 + more - taxOn(24_124.9 + more) - 0.1 * more).toBeCloseTo(40_000, 0);
    expect(year?.tax.onEarlyAmount).toBeCloseTo(0.1 * more, 4);
    expect(year?.end.payingOut).toBeCloseTo(400_000 - 24_124.9, 0);
    // With everything in that account, the payment is all there is.
    const all = followed(at55({ traditional: 400_000 }, { payments }, 1977)).years[0]?.year;
    expect(all?.fromTraditional).toBe(0);
    expect(all?.missing).toBeGreaterThan(10_000);
  });
});

describe("Roth money before 59½ leaves in layers, 26 USC 408A(d)(4)(B)", () => {
  const known = { contributionsKnown: true };

  test("contributions are free, earnings are taxed with a tenth more", () => {
    // 500,000, of which 100,000 was contributed.
    const { years } = followed(at55({ roth: 500_000, rothContributions: 100_000 }, known));
    const [first, second, third, fourth] = years.map(({ year }) => year);
    expect([first?.tax.total, second?.tax.total]).toEqual([0, 0]);
    expect(third?.rothUntaxed).toBe(20_000);
    // 20,000 free; e - 0.1 e - 0.1 (e - 16,100) = 20,000 for earnings below 28,500: e = 18,390 / 0.8 = 22,987.50.
    expect(third?.rothEarnings).toBeCloseTo(22_987.5, 2);
    expect(third?.tax.onEarlyAmount).toBeCloseTo(2_298.75, 2);
    expect(third?.tax.onIncome.tax).toBeCloseTo(688.75, 2);
    // Then all of it: 0.78 e = 37,820.
    expect(fourth?.rothEarnings).toBeCloseTo(37_820 / 0.78, 1);
    // From 60 on nothing is taxed: 2032.
    expect(years[5]?.year).toMatchObject({ rothEarnings: 0, fromRoth: 40_000 });
  });

  test("a conversion costs a tenth for five tax years, and nothing from the sixth January on", () => {
    // 80,000 converted in 2027. Spending of 10,000 a year starts to use it right away: 1,000 more for each 10,000 in
    // 2028 to 2031.
    const to = { kind: "bracket", ordinaryIncome: 63_900 } as const;
    const ladder = followed({
      ...at55({ traditional: 80_000, cash: 19_420 }, known, 1973),
      spending: { ...plain.spending, yearly: 10_000 },
      conversion: { to: { alone: to, together: to }, fromYear: 2027, throughYear: 2027 },
    }).years.map(({ year }) => year);
    // 80,000 minus 16,100: 1,240, 12% of 38,000 and 22% of 13,500 = 8,770. 19,420 minus that and 10,000 leaves 650.
    expect(ladder[0]?.rothConversion).toBe(80_000);
    expect(ladder[0]?.end.cash).toBeCloseTo(650, 2);
    // 9,350 needed: 10,388.89 with a tenth of itself.
    expect(ladder[1]?.tax.onEarlyAmount).toBeCloseTo(1_038.89, 2);
    expect(ladder[2]?.fromRoth).toBeCloseTo(10_000 / 0.9, 2);
    expect(ladder[4]?.tax.onEarlyAmount).toBeCloseTo(1_111.11, 2);
    expect(ladder[5]?.tax.total).toBe(0);
    expect(ladder[5]?.rothUntaxed).toBeCloseTo(80_000 - 10_388.89 - 3 * 11_111.11, 1);
  });

  test("taken before traditional money if the visitor chooses that", () => {
    const start = { roth: 500_000, rothContributions: 100_000, traditional: 500_000 };
    const first = followed(at55(start, { ...known, rothFirst: true })).years[0]?.year;
    expect(first).toMatchObject({ fromRoth: 40_000, fromTraditional: 0 });
    expect(followed(at55(start, known)).years[0]?.year.tax.onEarlyAmount).toBeCloseTo(0.1 * (37_820 / 0.78), 1);
  });

  test("then a conversion ladder continues, and conversions need no money but their own", () => {
    const to = { kind: "bracket", ordinaryIncome: 12_400 } as const;
    const plan = {
      ...at55({ roth: 500_000, rothContributions: 300_000, traditional: 500_000 }, { ...known, rothFirst: true }),
      conversion: { to: { alone: to, together: to }, fromYear: 2027, throughYear: 2040 },
    };
    // The 16,100 deduction and the 10% bracket are converted every year, for a tax of 1,240.
    const { years } = followed(plan);
    expect(years[0]?.year.rothConversion).toBeCloseTo(28_500, 1);
    expect(years[0]?.year.fromRoth).toBeCloseTo(41_240, 1);
    expect(years[5]?.year.rothUntaxed).toBeCloseTo(300_000 - 5 * 41_240 + 28_500, 0);
  });

  test("from 59½ on, neither earnings nor fresh conversions are taxed again (26 USC 408A(d)(2)(A))", () => {
    // 60 in 2027: 100,000 of 500,000 was contributed, 200,000 converted a year before.
    const start = { roth: 500_000, rothContributions: 100_000, converted1: 200_000 };
    const { years } = followed({ ...at55(start, known, 1967), spending: { ...plain.spending, yearly: 350_000 } });
    expect(years[0]?.year).toMatchObject({ fromRoth: 350_000, fromRecent: 0, rothEarnings: 0, missing: 0 });
    expect(years[0]?.year.tax.total).toBe(0);
    // Of a couple, the older one's money is free.
    const two = at55(start, known, 1967);
    const younger = { ...two.persons[0], birth: { year: 1977, month: 6 } };
    const spending = { ...plain.spending, yearly: 350_000 };
    const [first] = followed({ ...two, persons: [two.persons[0], younger], spending }).years;
    expect(first?.year).toMatchObject({ fromRoth: 350_000, fromRecent: 0, rothEarnings: 0 });
  });

  test("if contributions aren't known, none of it is taxed, as before", () =>
    expect(followed(at55({ roth: 1_000_000 })).years.every(({ year }) => year.tax.total === 0)).toBe(true));
});

describe("nondeductible contributions, Form 8606", () => {
  test("50,000 of 200,000 makes a quarter of every withdrawal tax-free, and free of the additional tax", () => {
    // 0.75 x is taxed: x - (0.1 (0.75 x - 16,100)) - 0.075 x = 20,000 in the lowest bracket: x = 18,390 / 0.85.
    const plan = at55({ traditional: 200_000, afterTax: 50_000 });
    const year = followed({ ...plan, spending: { ...plain.spending, yearly: 20_000 } }).years[0]?.year;
    expect(year?.untaxedShare).toBe(0.25);
    expect(year?.fromTraditional).toBeCloseTo(18_390 / 0.85, 2);
    expect(year?.tax.adjustedGrossIncome).toBeCloseTo((0.75 * 18_390) / 0.85, 2);
    expect(year?.tax.onEarlyAmount).toBeCloseTo((0.075 * 18_390) / 0.85, 2);
    // Form 8606, line 14: the remaining basis.
    expect(year?.end.afterTax).toBeCloseTo(50_000 - (0.25 * 18_390) / 0.85, 2);
  });

  test("a conversion up to a line moves a third more if a quarter of it is untaxed", () => {
    const to = { kind: "bracket", ordinaryIncome: 12_400 } as const;
    const { year } = followed({
      ...at55({ traditional: 200_000, afterTax: 50_000, cash: 100_000 }),
      conversion: { to: { alone: to, together: to }, fromYear: 2027, throughYear: 2027 },
    }).years[0] as { year: { rothConversion: number; tax: { total: number } } };
    expect(year.rothConversion).toBeCloseTo(28_500 / 0.75, 1);
    expect(year.tax.total).toBeCloseTo(1_240, 1);
  });
});

test("the average additional tax in the years it is due", () => {
  const year = (age: number, tax: number, earlyTax: number) => ({ age, tax, earlyTax });
  expect(earlyTaxFigures([year(54, 5_000, 0), year(60, 9_000, 0)])).toBeNull();
  expect(earlyTaxFigures([year(54, 15_000, 5_000), year(55, 16_001, 5_501), year(60, 9_000, 0)])).toEqual({
    years: 2,
    total: 10_501,
    yearly: 5_251,
    allTax: 31_001,
    allTaxYearly: 15_501,
    firstAge: 54,
    lastAge: 55,
  });
});
