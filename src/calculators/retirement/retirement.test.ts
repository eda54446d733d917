import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nothingInTheYear, yearTax } from "../../engine/retirement/taxes/year-tax.ts";
import { lastYear } from "../../engine/social-security/series.ts";
import { fromLink, toLink } from "../../inputs/link.ts";
import { states } from "../../inputs/places.ts";
import { readForm, type Typed, typedOf } from "../../inputs/typed.ts";
import { marketHistory } from "../../law/series/market-history.ts";
import { socialSecuritySeries } from "../../law/series/social-security.ts";
import { anyInputs } from "../../testing/arbitrary.ts";
import { goldenCases } from "../../testing/golden.ts";
import { inRealTerms } from "../../testing/history.ts";
import { yearLaw } from "../../testing/retirement-year.ts";
import { misexplained } from "../../testing/rework.ts";
import { runs } from "../../testing/runs.ts";
import { stillMarkets } from "../../testing/still-markets.ts";
import { blanksOf } from "../../ui/take/calculation.ts";
import { cautions } from "./answer/cautions.ts";
import { leverSteps, leversOf } from "./answer/levers.ts";
import { type Result, resultOf, run } from "./answer/result.ts";
import { leversSentence, likelihood, verdictOf } from "./answer/verdict.ts";
import { claimingValue } from "./claiming/claiming.ts";
import { readRecord } from "./claiming/record.ts";
import { claimsCompared, measured, searched } from "./compared/analyses.ts";
import { strategyNames } from "./fields/withdrawing.ts";
import { givenBy } from "./given.ts";
import { fields, type Inputs, linkFormat } from "./inputs.ts";
import { livedOn } from "./lived-on.ts";
import { fetchState } from "./plan/laws.ts";
import { planned } from "./plan/plan-of.ts";
import { stepsOf } from "./steps.ts";
import { doubt, failure, span } from "./words.ts";
import { FIRST_YEAR } from "./years.ts";

// In the page, the worker fetches the chosen state's law.
for (const { value } of states) await fetchState(value);

const inputsFor = (typed: Typed): Inputs => readForm(fields, typed, {}, givenBy).inputs;
const start = inputsFor({});
/** Any inputs; with only a few random futures, so that many plans can be tried. */
const someInputs = anyInputs(fields).map((inputs): Inputs => ({ ...inputs, paths: 500 }));
const forAnyInputs = (hold: (given: Inputs) => void, numRuns: number) =>
  fc.assert(
    fc.property(someInputs, (given) => {
      hold(given);
    }),
    { numRuns },
  );
/** Only a Roth account, at an age with no tax, no benefit and no Medicare. */
const BARE: Typed = {
  age: "40",
  retireAge: "40",
  planTo: "64",
  roth: "100",
  taxable: "0",
  cash: "0",
  premiumBefore: "0",
  medical: "0",
  benefit: "known",
  pia: "0",
};

test.each(goldenCases(new URL("golden.csv", import.meta.url), fields))(
  "golden table: $source",
  ({ typed, expected }) => {
    const { outcome } = run(inputsFor({ ...BARE, ...typed }));
    const path = (expected.startYear ?? 0) - 1871;
    const { paths, years, balances, failedYear } = outcome;
    expect(paths).toBe(expected.stretches);
    expect(years).toBe(24);
    expect(failedYear[path]).toBe(expected.failedYear);
    expect(balances[(years - 1) * paths + path]).toBeCloseTo(expected.end ?? 0, 4);
    if (expected.succeeded !== undefined)
      expect(failedYear.filter((year) => year === 0)).toHaveLength(expected.succeeded);
  },
);

test("work after the claim counts from the January after each year, not from the start", () => {
  const typed: Typed = { age: "62", born: "1964-03", workedFrom: "35", pay: "80,000", retireAge: "66", claimAge: "62" };
  const [one] = planned(inputsFor(typed)).plan.persons;
  const { claimant } = one;
  const { earlierAmounts = [] } = claimant;
  const amounts = [...earlierAmounts.map(({ amount }) => amount), claimant.primaryInsuranceAmount];
  expect(earlierAmounts.map(({ beforeYear }) => beforeYear)).toEqual([2028, 2029, 2030]);
  expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
  expect(new Set(amounts).size).toBe(amounts.length);
  // someone who stops before claiming has one amount, as before
  expect(planned(inputsFor({ ...typed, claimAge: "67" })).plan.persons[0].claimant.earlierAmounts).toEqual([]);
  expect(planned(inputsFor({ ...typed, claimAge: "67" })).plan.persons[0].claimant.primaryInsuranceAmount).toBe(
    claimant.primaryInsuranceAmount,
  );
});

test("a survivor sees how the survivor's benefit is computed", () => {
  const couple = inputsFor({
    couple: "yes",
    age: "64",
    spouseAge: "60",
    planTo: "66",
    spousePlanTo: "100",
    retireAge: "64",
  });
  const steps = stepsOf(
    { ...couple, pia: 2000, benefit: "known", spousePia: 0, spouseBenefit: "known", piaCounts: "plan" },
    1900,
    8,
  );
  expect(misexplained(steps, 1e-5)).toEqual([]);
  const step = (name: string) => steps.find((one) => one.name === name);
  // Dies at 66, at the end of 2028, before claiming at 67: the full 2,000 at the survivor's full retirement age.
  expect(step("survivor.unrounded")?.value).toBe(2000);
  expect(step("otherIncome")?.uses.socialSecurity).toMatchObject({ kind: "line", value: 24_000 });
});

/**
 * Someone paid 84,000 in 2026, when average wages are 75,060. The page indexes to 2024's wages, 69,846.57, and assumes
 * that later ones stay there. A year through 2024 counts 84,000 * 69,846.57 / 75,060 = 78,165.60; 2025, with wages of
 * 72,790, counts as earned, 81,459.63; and 84,000 from 2026 on.
 */
const indexed = (year: number) => (year <= 2024 ? 78_165.6 : year === 2025 ? 81_459.63 : 84_000);
/**
 * The primary insurance amount of such a life, with the bend points of 2026, 1,286 and 7,749. Earnings are whole
 * dollars, so the average may be a dollar less: 32 cents.
 */
function amountBy(from: number, through: number, computationYears: number, without = 0): number {
  const years = Array.from({ length: through - from + 1 }, (_, i) => from + i).filter((year) => year !== without);
  const best = years.map(indexed).sort((a, b) => b - a);
  const total = best.slice(0, computationYears).reduce((sum, amount) => sum + amount, 0);
  return 0.9 * 1286 + 0.32 * (Math.floor(total / (12 * computationYears)) - 1286);
}

describe("a death ends the deceased's record", () => {
  // Born in June 1990, at work from 22 on.
  const dead = (typed: Typed) => {
    const inputs = inputsFor({
      couple: "yes",
      age: "36",
      born: "1990-06",
      pay: "84,000",
      workedFrom: "22",
      spouseAge: "36",
      spousePay: "0",
      spousePlanTo: "95",
      ...typed,
    });
    const { plan, schedule } = planned(inputs);
    const claim = schedule.survivor(1, schedule.yearsOf[0] as number);
    const steps = stepsOf(inputs, 1871, (schedule.yearsOf[0] as number) + 1);
    expect(misexplained(steps, 1e-5)).toEqual([]);
    const step = (name: string) => steps.find((one) => one.name === name)?.value;
    return { ...claim, amount: plan.persons[0].claimant.primaryInsuranceAmount, step };
  };
  const near = (actual: unknown, expected: number) =>
    expect(Math.abs(Number(actual) - expected)).toBeLessThanOrEqual(0.4);

  test("before 62, the years from 22 on minus five are averaged, up to the year of death", () => {
    // 40 in 2030: 18 years before it, 13 count, and 19 were worked.
    const at40 = dead({ planTo: "40", retireAge: "67" });
    near(at40.deceasedAmount, amountBy(2012, 2030, 13));
    expect(at40.step("deceased.earnings.computationYears")).toBe(13);
    expect(at40.step("deceased.amount")).toBe(at40.deceasedAmount);
    // Worked only to 49: 28 years. Alive, that is 28 of 35; dead at 55, in 2045, it is 28 of 33 - 5.
    const stopped = dead({ planTo: "55", retireAge: "50" });
    near(stopped.amount, amountBy(2012, 2039, 35));
    near(stopped.deceasedAmount, amountBy(2012, 2039, 28));
    expect(stopped.deceasedBenefit).toBe(stopped.deceasedAmount);
    // Dead at 60, in 2050: 28 of 33 years.
    near(dead({ planTo: "60", retireAge: "50" }).deceasedAmount, amountBy(2012, 2039, 33));
  });

  test("from 62 on 35 years count, up to the year of death", () => {
    // Started at 35: 30 years, 2025 to 2054, if a death at 64 ends them; the plan was 32.
    const late = { workedFrom: "35", retireAge: "67", planTo: "64", claimAge: "67" };
    near(dead(late).amount, amountBy(2025, 2056, 35));
    near(dead(late).deceasedAmount, amountBy(2025, 2054, 35));
  });

  test("a typed amount changes by the same ratio as an estimate from pay", () => {
    const typed = { benefit: "known", pia: "3,000", retireAge: "50", planTo: "60" };
    const share = amountBy(2012, 2039, 33) / amountBy(2012, 2039, 35);
    near(dead({ ...typed, piaCounts: "plan" }).deceasedAmount, 3000 * share);
    const statement = dead(typed);
    near(statement.deceasedAmount, (3000 * amountBy(2012, 2039, 33)) / amountBy(2012, 2056, 35));
    expect(statement.step("deceasedLeaves.amount")).toBe(statement.deceasedAmount);
  });

  // Widows and widowers may have the earnings indexed to later wages (42 USC 402(e)(2)(B)), up to the second year
  // before the death.
  test("all the wages an early death could be indexed to are the same here, so the other indexing adds nothing", () =>
    expect(lastYear(socialSecuritySeries.averageWageIndex)).toBeLessThanOrEqual(FIRST_YEAR - 2));
});

describe("Social Security from a record, and from a Statement", () => {
  // Born in 1990 and at work from 2012 on, to 66 in 2056 or to 49 in 2039.
  const [to67, to50] = [amountBy(2012, 2056, 35), amountBy(2012, 2039, 35)];
  const life: Typed = { age: "36", born: "1990-06", workedFrom: "22", pay: "84,000", retireAge: "67" };
  const amountOf = (typed: Typed) => planned(inputsFor(typed)).plan.persons[0].claimant.primaryInsuranceAmount;
  const cents = 0.4;
  const near = (actual: number, expected: number) => expect(Math.abs(actual - expected)).toBeLessThanOrEqual(cents);

  test("from pay", () => {
    // 31 years of 84,000, 81,459.63 and three of 78,165.60: 6,952.16 a month, 0.9 * 1,286 + 0.32 * 5,666.
    expect(to67).toBeCloseTo(2970.52, 6);
    near(amountOf(life), to67);
    near(amountOf({ ...life, retireAge: "50" }), to50);
  });

  test("from pay, close to retirement: past pay was lower than today's in wages of 2024, too", () => {
    // Born in June 1964 and 62 now; 90,000 in 2026 and until 66. Through 2024 a year counts 90,000 * 69,846.57 / 75,060
    // = 83,748.86; 2025 90,000 * 72,790 / 75,060 = 87,278.18; 2026 to 2029 90,000. Best 35: 4 * 90,000 + 87,278.18 + 30
    // * 83,748.86 = 2,959,743.98, 7,047 a month; 0.9 * 1,286 + 0.32 * 5,761 = 3,000.92, of which 3,000.90 stays before
    // the raise of 3.6% for 2027: 3,108.93, so 3,108.90. Work through 2029 counts.
    const near62: Typed = { age: "62", born: "1964-06", workedFrom: "22", pay: "90,000", retireAge: "66" };
    near(amountOf(near62), 3108.9);
  });

  test("a Statement's amount assumes work to full retirement age, and less work reduces it", () => {
    const known = { ...life, benefit: "known", pia: "3,000" };
    expect(amountOf(known)).toBe(3000);
    near(amountOf({ ...known, retireAge: "50" }), (3000 * to50) / to67);
    expect(amountOf({ ...known, retireAge: "50", piaCounts: "plan" })).toBe(3000);
    // Someone who has stopped has a Statement without future work.
    expect(amountOf({ ...known, age: "60", born: "1966-06", retireAge: "58" })).toBe(3000);
    // Whoever has claimed types what is paid: at 67, six months after 66 and 6 months, 104% (42 USC 402(w)).
    const paid = { ...known, age: "69", born: "1957-06", retireAge: "70" };
    near(amountOf(paid), 3000 / 1.04);
    const first = stepsOf(inputsFor(paid), 1900, 20);
    expect(first.find(({ name }) => name === "paidNow.full")?.value).toBe(amountOf(paid));
    near(first.find(({ name }) => name === "claimed.unrounded")?.value as number, 3000);
    // At 69 and 6 months, in December 2026, it is claimed; a month later, not yet.
    near(amountOf({ ...paid, claimAge: "69.5" }), 3000 / 1.24);
    expect(amountOf({ ...paid, claimAge: "69y 7m" })).toBe(3000);
    const steps = stepsOf(inputsFor({ ...known, retireAge: "50" }), 1900, 20);
    expect(steps.find(({ name }) => name === "stated.amount")?.value).toBe(amountOf({ ...known, retireAge: "50" }));
  });

  const wages: Readonly<Record<string, number>> = {
    ...socialSecuritySeries.averageWageIndex,
    2025: 72_790,
    2026: 75_060,
  };
  const recorded = (through: number, amounts: Readonly<Record<number, number>> = {}): Typed => {
    const rows = Array.from({ length: through - 2012 + 1 }, (_, i) => 2012 + i);
    const earned = (year: number) => amounts[year] ?? Math.round((84_000 * (wages[year] as number)) / 75_060);
    return {
      benefit: "record",
      record: String(rows.length),
      ...Object.fromEntries(
        rows.flatMap((year, i) => [
          [`record.${i}.year`, String(year)],
          [`record.${i}.earned`, String(earned(year))],
        ]),
      ),
    };
  };

  test("a record of the same life gives the same amount, wherever it ends: no year is skipped or counted twice", () => {
    for (const retireAge of ["67", "50"])
      for (const through of [2024, 2025, 2026])
        near(amountOf({ ...life, retireAge, ...recorded(through) }), retireAge === "67" ? to67 : to50);
  });

  test("a recorded year is used as is, and the plan's pay begins after it", () => {
    // 2026 recorded as zero, and work to 49: 27 years.
    near(amountOf({ ...life, retireAge: "50", ...recorded(2026, { 2026: 0 }) }), amountBy(2012, 2039, 35, 2026));
    // Work after the claim counts from the next January, with or without a record.
    const older = { ...life, age: "62", born: "1964-06", claimAge: "62", retireAge: "66", ...recorded(2026) };
    expect(planned(inputsFor(older)).plan.persons[0].claimant.earlierAmounts?.map((one) => one.beforeYear)).toEqual([
      2028, 2029, 2030,
    ]);
  });
});

const numbersIn = (value: unknown): number[] =>
  typeof value === "number"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(numbersIn)
      : [];

describe("for any inputs the form accepts", () => {
  test("every number in the result is finite, and its percentiles are in order", () =>
    fc.assert(
      fc.property(someInputs, fc.constantFrom("history", "history", "history", "random" as const), (given, model) => {
        const result = resultOf({ ...given, model });
        for (const value of numbersIn(result)) expect(Number.isFinite(value)).toBe(true);
        for (const bands of [result.fan, result.spending])
          for (let t = 0; t < result.years; t++)
            for (let i = 1; i < bands.length; i++)
              expect((bands[i] as number[])[t]).toBeGreaterThanOrEqual((bands[i - 1] as number[])[t] as number);
      }),
      { numRuns: runs(15) },
    ));

  test("every step of a year shown works out to the value computed", () =>
    fc.assert(
      fc.property(someInputs, fc.integer({ min: 0, max: 130 }), fc.integer({ min: 0, max: 100 }), (given, path, t) => {
        const inputs: Inputs = { ...given, model: "history", lifetimes: "fixed" };
        expect(misexplained(stepsOf(inputs, 1871 + path, t), 1e-5)).toEqual([]);
      }),
      { numRuns: runs(30) },
    ));

  test("an income below a cent is all Oklahoma's", () => {
    const almostNothing = { taxable: "0.01", savings: "0.01", spending: "0", stocksRetired: "50", bondYield: "0" };
    const steps = stepsOf(inputsFor({ ...BARE, ...almostNothing, state: "OK" }), 1871, 0);
    expect(misexplained(steps, 1e-5)).toEqual([]);
    expect(steps.find(({ name }) => name === "state.refundable.earnedIncome.part")?.value).toBe(1);
  });

  test("a link gives back the inputs it was made from, and they give the same chart", () =>
    forAnyInputs((given) => {
      const { typed, reports } = fromLink(fields, toLink(fields, typedOf(fields, given), linkFormat), linkFormat);
      expect(reports).toEqual([]);
      expect(inputsFor(typed)).toEqual(given);
    }, runs(60)));
});

test("comparison tables agree with the plan's chart, to the dollar", () => {
  const given = { ...start, paths: 500 } as const;
  for (const model of ["history", "random"] as const) {
    const { fan, rate, lifetimeTax } = resultOf(given, model);
    const compared = measured(given, model);
    expect(compared).toMatchObject({ rate, lifetimeTax: Math.round(lifetimeTax) });
    expect([compared.poorEnd, compared.middleEnd]).toEqual([1, 3].map((band) => fan[band]?.at(-1)));
  }
});

const rate = (typed: Typed) => resultOf(inputsFor(typed)).rate;

describe("when to claim, according to the life tables", () => {
  test("the best months are worth at least as much as the plan's, for one and for two", () =>
    fc.assert(
      fc.property(someInputs, (given) => {
        const { bestValue, plannedValue, best } = claimingValue(given);
        expect(Number.isFinite(bestValue)).toBe(true);
        if (plannedValue !== null) expect(bestValue).toBeGreaterThanOrEqual(plannedValue);
        expect(best).toHaveLength(given.couple ? 2 : 1);
      }),
      { numRuns: runs(12) },
    ));
  test("someone whose later dollars count for nothing claims right away", () => {
    const soon = claimingValue(inputsFor({ age: "61", claimDiscount: "20" }));
    expect(soon.best).toEqual([745]);
  });
});

describe("what moves the chance of success", () => {
  test("more savings never lower it", () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 0, max: 300_000 }), (savings, more) => {
        const age = { age: "64", retireAge: "65", planTo: "90" };
        expect(rate({ ...age, savings: String(savings + more) })).toBeGreaterThanOrEqual(
          rate({ ...age, savings: String(savings) }),
        );
      }),
      { numRuns: runs(8) },
    ));

  test("more spending, higher fees and a longer plan never raise it", () => {
    const older = { age: "64", retireAge: "65", savings: "900000", spending: "60000" };
    const base = rate(older);
    expect(rate({ ...older, spending: "70000" })).toBeLessThanOrEqual(base);
    expect(rate({ ...older, fee: "1.5" })).toBeLessThanOrEqual(base);
    expect(rate({ ...older, planTo: "100" })).toBeLessThanOrEqual(base + 0.05); // the business cycles differ
  });

  test("the same seed draws the same futures, another seed others", () => {
    const of = (seed: number) => resultOf({ ...start, seed, paths: 500 }, "random");
    expect(of(7)).toEqual(of(7));
    expect(of(8).medianEnd).not.toBe(of(7).medianEnd);
  });
});

test("random draws start from the averages of the history in use", () => {
  const { stockReturn, bondReturn, inflation } = inRealTermsOfHistory();
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const together = (a: readonly number[], b: readonly number[]) =>
    mean(a.map((value, i) => (value - mean(a)) * ((b[i] as number) - mean(b))));
  const deviation = (values: readonly number[]) => Math.sqrt(together(values, values));
  expect(start.stockMean).toBeCloseTo(mean(stockReturn), 3);
  expect(start.stockDeviation).toBeCloseTo(deviation(stockReturn), 3);
  expect(start.bondMean).toBeCloseTo(mean(bondReturn), 3);
  expect(start.bondDeviation).toBeCloseTo(deviation(bondReturn), 3);
  expect(start.correlation).toBeCloseTo(
    together(stockReturn, bondReturn) / deviation(stockReturn) / deviation(bondReturn),
    2,
  );
  expect(start.inflation).toBeCloseTo(mean(inflation), 3);
});
const inRealTermsOfHistory = () => ({ ...inRealTerms(marketHistory), inflation: marketHistory.inflation });

test("every spending rule is explained in every kind of year", () => {
  for (const { value: strategy } of strategyNames)
    for (const [path, t] of [
      [1871, 22],
      [1929, 30],
      [1966, 23],
    ] as const) {
      const steps = stepsOf({ ...start, strategy }, path, t);
      expect(misexplained(steps, 1e-5), strategy).toEqual([]);
      if (strategy !== "plan") expect(steps.find(({ name }) => name === "wanted")?.formula, strategy).toBeDefined();
    }
});

test("a rule by age uses the birth month, as the plan does: 75 in 2027, whatever age was typed", () => {
  const typed: Typed = { age: "60", born: "1952-06", retireAge: "60", strategy: "distribution-table" };
  const [first] = resultOf(inputsFor({ ...typed, savings: "1,000,000" })).years1;
  expect(first?.wanted).toBeCloseTo(1_000_000 / 24.6, 0);
});

describe("plans that look like mistakes", () => {
  const whole = (result: Result) => {
    expect(numbersIn(result).every(Number.isFinite)).toBe(true);
    expect(result.fan[3]).toHaveLength(result.years);
    return result;
  };
  test("already broke: fails in the first year", () => {
    const result = whole(resultOf(inputsFor({ age: "70", retireAge: "60", savings: "0", benefit: "known", pia: "0" })));
    expect(result.succeeded).toBe(0);
    expect(result.failed?.medianAge).toBe(71);
    expect(result.failed?.depth).toBeCloseTo(1, 6);
  });
  test("a hundred and nineteen years", () =>
    expect(whole(resultOf(inputsFor({ age: "1", planTo: "120" }))).years).toBe(119));
  test("a plan that ends before it begins counts one year", () =>
    expect(whole(resultOf(inputsFor({ age: "90", planTo: "60" }))).years).toBe(1));
  test("nothing but cash", () =>
    whole(resultOf(inputsFor({ cash: "100", roth: "0", taxable: "0", cashReturn: "-3" }))));
  test("returns below inflation forever", () => {
    const typed = {
      model: "random",
      stockMean: "-10",
      bondMean: "-10",
      stockDeviation: "100",
      inflation: "30",
      paths: "500",
    };
    expect(whole(resultOf(inputsFor(typed))).rate).toBeLessThan(0.5);
  });
  test("spending nothing lasts forever", () =>
    expect(
      whole(resultOf(inputsFor({ spending: "0", medical: "0", premiumBefore: "0", savings: "500000" }))).rate,
    ).toBe(1));
});

test("a link of version 1 opens with the plan it was made with", () => {
  const opened = fromLink(
    fields,
    "#v1.age=60&savings=800000&saving=10000&spending=50000&retireAge=65&planTo=92&roth=10&stocksRetired=50&oneOffs=1&oneOffs.0.atAge=70&oneOffs.0.amount=30000",
    linkFormat,
  );
  expect(opened.reports).toEqual([]);
  const inputs = inputsFor(opened.typed);
  expect(inputs).toMatchObject({ age: 60, savings: 800_000, born: { year: 1966, month: 6 }, stocksRetired: 0.5 });
  expect(inputs.oneOffs).toMatchObject([{ what: "cost", atAge: 70, years: 1, amount: 30_000 }]);
  expect(resultOf(inputs).paths).toBe(155 - 32 + 1);
});

describe("one future, year by year", () => {
  const lives: Record<string, Typed> = {
    "as it starts": {},
    "a house, a roof and health savings": {
      age: "60",
      retireAge: "63",
      savings: "1500000",
      mortgage: "24000",
      mortgageAge: "75",
      health: "5",
      oneOffs: "1",
      "oneOffs.0.atAge": "66",
      "oneOffs.0.amount": "50000",
    },
    "a spouse who works on, and required distributions beyond what is needed": {
      age: "68",
      retireAge: "66",
      savings: "4000000",
      spending: "60000",
      couple: "yes",
      spouseAge: "60",
      spousePay: "90000",
    },
    "gifts from the IRAs of two, beyond the limit of one": {
      ...{ age: "75", retireAge: "66", savings: "3000000", couple: "yes", spouseAge: "72", spousePlanTo: "99" },
      ...{ giving: "150000", convert: "yes", planTo: "84" },
    },
    "a deferred annuity for two that rises": {
      ...{ age: "59", retireAge: "62", savings: "900000", couple: "yes", spouseAge: "58", planTo: "80" },
      ...{ annuityPrice: "200000", annuityIncome: "15000", annuityAge: "62", annuityFrom: "68" },
      ...{ annuityRaise: "2", annuityLives: "two" },
    },
    "a TIPS ladder in traditional accounts": {
      ...{ age: "59", retireAge: "60", savings: "1200000", couple: "yes", spouseAge: "58", planTo: "80" },
      ...{ ladderIncome: "30000", ladderAge: "61", ladderFrom: "63", ladderThrough: "69" },
    },
    "a TIPS ladder in a taxable account": {
      ...{ age: "61", retireAge: "62", savings: "1200000", taxable: "60", planTo: "80" },
      ...{ ladderIncome: "20000", ladderAge: "63", ladderFrom: "64", ladderThrough: "70", ladderIn: "taxable" },
    },
    "insurance from the Marketplace, with its credit": {
      ...{ age: "54", retireAge: "55", savings: "1500000", couple: "yes", spending: "50000" },
      ...{ marketplace: "yes", state: "AK", convert: "yes", convertFrom: "55", convertTo: "credit" },
    },
    "Roth contributions and equal payments before 59½": {
      ...{ age: "49", retireAge: "50", savings: "1200000", spending: "40000", rothContributions: "90000" },
      ...{ rothFirst: "yes", equal: "yes", equalShare: "60", afterTax: "20000" },
    },
    "a home bought with a loan, and rent that ends": {
      ...{ age: "60", retireAge: "63", savings: "1500000", oneOffs: "1", "oneOffs.0.what": "purchase" },
      ...{ "oneOffs.0.atAge": "62", "oneOffs.0.down": "90000", "oneOffs.0.loan": "200000", "oneOffs.0.keptTo": "84" },
      ...{ "oneOffs.0.loanYears": "15", "oneOffs.0.ongoing": "9000", "oneOffs.0.rentSaved": "24000" },
    },
    "a rule for spending": { age: "70", savings: "900000", strategy: "percent" },
  };
  test.each(Object.entries(lives))("%s: money in and money out add up, from year to year", (_, typed) => {
    const { years1, stopAge } = resultOf(inputsFor(typed));
    for (const [t, year] of years1.entries()) {
      const income = year.socialSecurity + year.otherIncome + year.credit;
      const drawn = year.fromTraditional + year.fromTaxable + year.fromRoth + year.fromCash + year.fromHealth;
      const gone = year.tax + year.health + year.oneOff + year.savedFromIncome + year.surplus + year.spent;
      // Whole dollars, a dozen of them.
      if (year.missing === 0) expect(Math.abs(income + drawn - gone), `at ${year.age}`).toBeLessThanOrEqual(8);
      expect(years1[t + 1]?.savings ?? year.end).toBe(year.end);
      if (year.age < stopAge) expect(year.spent).toBe(0);
    }
  });
  test("a year's numbers are the ones its lines explain, also while there is pay", () => {
    const { years1, path } = resultOf(start);
    for (const t of [0, 21, 30]) {
      const steps = new Map(stepsOf(start, path, t).map(({ name, value }) => [name, value]));
      const year = years1[t];
      expect(Math.round(steps.get("tax.total") as number)).toBe(year?.tax);
      expect(Math.round(steps.get("received") as number)).toBe((year?.socialSecurity ?? 0) + (year?.otherIncome ?? 0));
      expect(Math.round(steps.get("health") as number)).toBe(year?.health);
    }
  });
});

describe("what it would take", () => {
  test("the most that can be spent isn't limited by where the search began", () => {
    const inputs = inputsFor({ age: "1", planTo: "120" });
    const { spending } = searched(inputs);
    const rateAt = (amount: number) => measured({ ...inputs, spending: amount }).rate;
    expect(rateAt(spending as number)).toBeGreaterThanOrEqual(inputs.target);
    expect(rateAt((spending as number) + 500)).toBeLessThan(inputs.target);
  });
  test("a plan that is all work can spend any amount", () =>
    expect(searched(inputsFor({ age: "50", retireAge: "100", planTo: "90" })).spending).toBe(Number.POSITIVE_INFINITY));
  test("someone who has stopped by their birth month isn't told to save", () =>
    expect(searched(inputsFor({ age: "45", born: "1950-06", retireAge: "70" })).saving).toBeNull());
  test("claiming ages that have passed aren't offered", () => {
    const ages = (typed: Typed) => claimsCompared(inputsFor(typed)).map(({ of }) => of);
    expect(ages({ age: "64" })).toEqual([65, 66, 67, 68, 69, 70]);
    expect(ages({ age: "75", claimAge: "63" })).toEqual([63]);
  });
});

describe("the verdict, with a zero return", () => {
  const FLAT_MARKETS: Typed = {
    ...BARE,
    ...stillMarkets,
    ...{ savings: "240,000", match: "0", rothSaving: "100" },
  };
  const verdict = (typed: Typed) => {
    const inputs = inputsFor({ ...FLAT_MARKETS, ...typed });
    const result = resultOf(inputs);
    const levers = leversOf(inputs);
    const { before, figure, after } = verdictOf(inputs, result);
    return { inputs, levers, said: `${before} ${figure} ${after}`, could: leversSentence(inputs, result, levers) };
  };

  test("240,000 for the 24 years from 41 through 64 is 10,000 a year", () => {
    const { inputs, levers, said, could } = verdict({ spending: "9,000" });
    expect(levers).toMatchObject({ spending: 10_000, retireAge: 41 });
    // 24 years of 9,000 leave 240,000 - 216,000 = 24,000.
    expect(said).toBe(
      "Likely yes: your money would have lasted in 100% of 500 random futures; the worst one would have left $24,000 at age 64.",
    );
    expect(could).toBe("You could spend $10,000 a year and your money would still last in 90% of futures.");
    expect(misexplained(leverSteps(inputs, levers))).toEqual([]);
  });

  test("12,000 a year ends after 20 years, at 61; working until 44 pays for it", () => {
    // Stopping at r, 6,000 is saved in r - 41 years and 12,000 spent in 65 - r: 240,000 + 6,000 (r - 41) reaches
    // 12,000 (65 - r) from r = 786,000 / 18,000 = 43.7 on.
    const { levers, said, could } = verdict({ spending: "12,000", saving: "6,000" });
    expect(levers).toMatchObject({ spending: 10_000, retireAge: 44 });
    expect(said).toBe(
      "Your plan falls short too often: your money would have lasted in 0% of 500 random futures; it would have run short at 61 in all of them.",
    );
    expect(could).toBe("For your money to last in 90% of futures, spend $10,000 a year or work until 44.");
  });

  test("of two it is said whose age it is: yours, and your spouse's once you no longer live", () => {
    const two = {
      couple: "yes",
      spousePia: "0",
      spouseBenefit: "known",
      medicarePremium: "0",
      age: "60",
      spouseAge: "57",
      retireAge: "60",
    };
    // 61 through 70 are ten years of 9,000 and 24 for both: 240,000 - 90,000.
    const own = verdict({ ...two, spending: "9,000", planTo: "70", spousePlanTo: "67" });
    expect(own.said).toContain("the worst one would have left $150,000 the year you turn 70.");
    // The spouse is 68 in the year after you would be 70.
    const spouse = verdict({ ...two, spending: "30,000", survivorShare: "100", planTo: "65", spousePlanTo: "70" });
    // 240,000 / 30,000: eight years from 61 through 68 are paid, and in the ninth, the year of 69, the spouse turns 66.
    expect(spouse.said).toContain("it would have run short the year your spouse turns 66 in all of them.");
    expect(span(spouse.inputs, resultOf(spouse.inputs))).toBe(
      "from the year you turn 61 through the year your spouse turns 70",
    );
  });

  test("someone still working is told when it would be enough", () => {
    // Stopping at 43: 240,000 + 2 * 6,000 = 252,000 for 22 years, 11,454 a year.
    const { levers, could } = verdict({ spending: "12,000", saving: "6,000", retireAge: "43" });
    expect(levers).toMatchObject({ spending: 11_000, retireAge: 44 });
    expect(could).toBe("For your money to last in 90% of futures, spend $11,000 a year or work until 44.");
  });

  test("a first year with Social Security for seven months doesn't pass for what every year allows", () => {
    const alone = { age: "60", retireAge: "67", planTo: "75", medicarePremium: "0", saving: "0", pia: "2,000" };
    // 67 in June 2033: 7 * 2,000 in that year, and 24,000 in each one after it.
    const { levers, could } = verdict({ ...alone, claimAge: "67", savings: "0", spending: "20,000" });
    expect(levers.spending).toBe(14_000);
    expect(could).toBe(
      "For your money to last in 90% of futures, spend $14,000 a year or work until 68. At 67, Social Security pays for only part of the year, and that sets the limit. From 68 on, you would have about $24,000 a year to spend.",
    );
    // (90,000 + 14,000 + 8 * 24,000) / 9 is 32,889 for each year: savings reach for the first one, too.
    const rich = verdict({ ...alone, claimAge: "67", savings: "90,000", spending: "20,000" });
    expect(rich.levers.spending).toBe(32_500);
    expect(rich.could).not.toContain("sets the limit");
  });

  test("the words have their lines in one place", () => {
    expect(likelihood(0.9, 0.9)).toBe("likely");
    expect(likelihood(0.89, 0.9)).toBe("could fall short");
    expect(likelihood(0.75, 0.9)).toBe("could fall short");
    expect(likelihood(0.74, 0.9)).toBe("not yet");
    expect(likelihood(0.6, 0.5)).toBe("likely");
  });
});

describe("spending rules are judged by what they promise", () => {
  const FLAT_MARKETS: Typed = {
    ...BARE,
    ...{
      model: "random",
      paths: "500",
      stockMean: "0",
      stockDeviation: "0",
      bondMean: "0",
      bondDeviation: "0",
      fee: "0",
    },
    inflation: "0",
  };
  const of = (typed: Typed) => {
    const inputs = inputsFor({ ...FLAT_MARKETS, ...typed });
    const result = resultOf(inputs);
    return { inputs, result, spent: result.spending[3] as readonly number[] };
  };

  test("guardrails start from the typed spending, and cut by a tenth when the rule says so", () => {
    const { result, spent } = of({ savings: "500,000", spending: "25,000", strategy: "guardrails" });
    // 25,000 leaves 475,000: a first rate of 5.263%, and a cut above 6.316%, so below 395,833. After five years 375,000
    // is left. 22,500 of 352,500 is 6.38%: cut again. 20,250 of 332,250 is 6.09%: no cut. Of 312,000 it is 6.49%: cut
    // again, with 17 years left. After that, 15 years or fewer are left, or the rate is below it.
    expect(spent.slice(0, 10)).toEqual([
      25_000, 25_000, 25_000, 25_000, 25_000, 22_500, 20_250, 20_250, 18_225, 18_225,
    ]);
    expect(result.flexible).toMatchObject({ ranOut: 0, firstSpent: 25_000, withCuts: 500 });
  });

  test("years below the floor, the leanest year and the deepest cut", () => {
    // A tenth each year: 30,000, 27,000, 24,300, 21,870, 19,683 ... of 300,000. It is below 70% of 30,000, 21,000, from
    // the fifth on: 20 years.
    const { inputs, result, spent } = of({ savings: "300,000", spending: "30,000", strategy: "percent" });
    expect(spent.slice(0, 5)).toEqual([30_000, 27_000, 24_300, 21_870, 19_683]);
    const leanest = Math.round(30_000 * 0.9 ** 23);
    expect(result.flexible).toMatchObject({
      ranOut: 0,
      belowFloor: 500,
      yearsBelow: 20,
      leanest,
      leanestPoor: leanest,
    });
    expect(result.flexible?.deepestCut).toBeCloseTo(1 - 0.9 ** 23, 6);
    expect(verdictOf(inputs, result)).toMatchObject({
      before:
        "Your plan falls short too often: with the percent-of-balance rule, you would have had at least $21,000 a year in",
      figure: "0%",
      after: "of 500 random futures. Money never ran out, and in the leanest year you would have spent $2,660.",
    });
    const steps = stepsOf(inputs, 0, 5);
    expect(misexplained(steps, 1e-5)).toEqual([]);
    expect(steps.find(({ name }) => name === "flexible.leanest")?.value).toBe(leanest);
  });

  test("later Social Security is bridged with set-aside money, and the rule uses the rest", () => {
    // 1,000 a month from January 2033, at 67: six years without it, so 72,000 of 432,000 is set aside. The first year
    // takes 42,000: 12,000 from the bridge and 30,000 by the rule, a twelfth of 360,000. So each year a twelfth of what
    // is left outside of the bridge, and 12,000.
    const { inputs, spent } = of({
      ...{
        age: "60",
        born: "1966-01",
        retireAge: "60",
        planTo: "75",
        benefit: "known",
        pia: "1,000",
        piaCounts: "plan",
      },
      ...{ claimAge: "67", savings: "432,000", spending: "42,000", strategy: "percent", medicarePremium: "0" },
    });
    const byHand = Array.from({ length: 15 }, (_, t) => Math.round(12_000 + 30_000 * (11 / 12) ** t));
    expect(spent).toEqual(byHand);
    const steps = stepsOf(inputs, 0, 3);
    expect(misexplained(steps, 1e-5)).toEqual([]);
    const value = (name: string) => Number(steps.find((step) => step.name === name)?.value);
    expect(value("rule.bridge") / value("prices")).toBeCloseTo(12_000, 6);
  });

  test("the first year spends what was typed, whatever its tax", () => {
    for (const strategy of ["guardrails", "percent", "constant-dollar-rate", "decision-rules"]) {
      const inputs = inputsFor({ age: "66", savings: "1,200,000", spending: "60,000", retireAge: "66", strategy });
      const { outcome } = run(inputs);
      for (const spent of outcome.spent.slice(0, outcome.paths)) expect(spent).toBeCloseTo(60_000, 2);
    }
  });

  test("guardrails don't fail in every history by starting with less than was typed", () => {
    const { flexible } = resultOf(inputsFor({ strategy: "guardrails", savings: "180,000", pay: "85,000" }));
    expect(flexible?.ranOut).toBe(0);
    expect((flexible?.belowFloor ?? 0) / (flexible?.followed ?? 1)).toBeLessThan(0.5);
  });

  test("a link of version 2 keeps the first share and the floor it was made with", () => {
    const read = (link: string) => inputsFor(fromLink(fields, link, linkFormat).typed);
    expect(read("#v2.age=60&strategy=guardrails")).toMatchObject({ firstRate: 0.04, floorShare: 0.65 });
    expect(read("#v2.age=60&strategy=percent&firstRate=5")).toMatchObject({ firstRate: 0.05, floorShare: 0.65 });
    expect(read("#v3.age=60&strategy=guardrails")).toMatchObject({ firstRate: null, floorShare: 0.7 });
  });
});

describe("a plan for two", () => {
  test("the spouse's age follows the visitor's until it is typed", () => {
    expect(inputsFor({ age: "62", couple: "yes" }).spouseAge).toBe(62);
    expect(inputsFor({ age: "62", couple: "yes", spouseAge: "58" }).spouseAge).toBe(58);
  });

  test.each([
    { age: "62", savings: "900,000", pay: "85,000" },
    { age: "66", savings: "1,300,000", pay: "85,000", retireAge: "66" },
    { age: "58", savings: "1,100,000", pay: "100,000", retireAge: "64" },
    { age: "45", savings: "180,000", pay: "85,000" },
  ])("turning it on doesn't break a plan that lasts: %j", (typed) => {
    const alone = rate(typed);
    expect(alone).toBeGreaterThanOrEqual(0.9);
    expect(rate({ ...typed, couple: "yes" })).toBeGreaterThanOrEqual(alone - 0.1);
  });

  test("a spouse's savings are added, and the spouse's share of traditional money follows from them", () => {
    const inputs = inputsFor({ savings: "300,000", couple: "yes", spouseSavings: "100,000" });
    expect(inputs.spouseTraditional).toBe(0.25);
    const { start: held } = planned(inputs).plan;
    // 62% of 400,000 is traditional: 15% Roth, 20% taxable, 3% cash.
    expect(held.traditional).toBeCloseTo(0.75 * 248_000, 6);
    expect(held.spouseTraditional).toBeCloseTo(0.25 * 248_000, 6);
    expect(held.roth).toBeCloseTo(60_000, 6);
    // For a single person they don't count.
    expect(planned(inputsFor({ savings: "300,000", spouseSavings: "100,000" })).plan.start.roth).toBeCloseTo(45_000, 6);
  });

  test("a spouse's record gives the same as the visitor's own", () => {
    const years = Array.from({ length: 30 }, (_, i) => 1996 + i);
    const record = (list: string): Typed => ({
      [list]: "30",
      ...Object.fromEntries(
        years.flatMap((year, i) => [
          [`${list}.${i}.year`, String(year)],
          [`${list}.${i}.earned`, String(30_000 + 1000 * i)],
        ]),
      ),
    });
    const typed: Typed = {
      age: "60",
      born: "1966-06",
      couple: "yes",
      pay: "50,000",
      spousePay: "50,000",
      retireAge: "67",
    };
    const both = { benefit: "record", spouseBenefit: "record", ...record("record"), ...record("spouseRecord") };
    const { persons } = planned(inputsFor({ ...typed, ...both })).plan;
    const [one, two] = persons.map(({ claimant }) => claimant.primaryInsuranceAmount);
    expect(two).toBe(one);
    expect(two).toBeGreaterThan(1000);
  });
});

describe("savings, pay and spending follow the age until they are typed", () => {
  // Median retirement accounts, SCF 2022; median weekly earnings of full-time workers times 52, to the hundred: 1,362 *
  // 52 = 70,824. Spending at 45: 80% of 60,000 and 64% of 10,800 are 54,912; less 12,000 saved, down to the thousand.
  // At 80, 83% of 40% of pay, and 3% of savings: 20,684 + 3,900.
  test.each([
    ["30", 18_880, 59_200, 35_000],
    ["40", 45_000, 70_300, 42_000],
    ["45", 115_000, 70_800, 42_000],
    ["58", 185_000, 67_400, 40_000],
    ["66", 200_000, 62_300, 37_000],
    ["80", 130_000, 62_300, 24_000],
  ])("at %s", (age, savings, pay, spending) => expect(inputsFor({ age })).toMatchObject({ savings, pay, spending }));
  test("spending is about what is left of the pay that is typed, and of what two earn", () => {
    expect(inputsFor({ age: "58", pay: "90k" }).spending).toBe(55_000); // 48,000 + 19,200 - 12,000
    // 127,400 of two: 96,000 + 4,736 - 12,000.
    expect(inputsFor({ age: "58", couple: "yes", spousePay: "60000" }).spending).toBe(88_000);
    expect(inputsFor({ age: "58", couple: "yes" }).spending).toBe(41_000); // 0.8 * 67,400 - 12,000
    expect(inputsFor({ pay: "150000", saving: "20000" }).spending).toBe(85_000); // 48,000 + 57,600 - 20,000
  });
  test("a gig counts too, and without any pay the median does", () => {
    const gig = { streams: "1", "streams.0.kind": "self-employment", "streams.0.amount": "110000" };
    const now = { ...gig, "streams.0.fromAge": "30", "streams.0.throughAge": "66" };
    // 92% is 101,200: 48,000 + 26,368 - 12,000.
    expect(inputsFor({ age: "41", pay: "0", ...now }).spending).toBe(62_000);
    expect(inputsFor({ age: "45", pay: "0" }).spending).toBe(42_000);
  });
  test.each(["single", "married_joint"] as const)(
    "it never exceeds what a return with 4% of state tax leaves, and is at most 15% below it: %s",
    (status) => {
      const couple = status === "married_joint";
      const law = yearLaw(status);
      for (let earned = 30_000; earned <= 300_000; earned += 5_000) {
        const pays = couple ? [earned / 2, earned / 2] : [earned];
        const payroll = pays.reduce((sum, pay) => sum + 0.062 * Math.min(pay, 184_500) + 0.0145 * pay, 0);
        const wages = { ...nothingInTheYear, wages: earned, ownWages: pays[0] as number, stateRate: 0.04 };
        const left = earned - payroll - yearTax(wages, law).total;
        const ours = livedOn({ pay: earned, profit: 0, couple, saved: 0 });
        expect(ours, `${earned}`).toBeLessThanOrEqual(left);
        expect(ours, `${earned}`).toBeGreaterThan(0.85 * left);
        const ofGig = { ...nothingInTheYear, profit: earned, stateRate: 0.04 };
        expect(livedOn({ pay: 0, profit: earned, couple, saved: 0 })).toBeLessThanOrEqual(
          earned - yearTax(ofGig, law).total,
        );
      }
    },
  );
  test("what is typed stays", () =>
    expect(inputsFor({ age: "58", savings: "0", pay: "90k" })).toMatchObject({ savings: 0, pay: 90_000 }));
  test("a link records the medians it was made with, and one of version 2 keeps what it started with", () => {
    const form = readForm(fields, { age: "58" }, {}, givenBy);
    const { typed } = fromLink(fields, toLink(fields, { age: "58" }, linkFormat, form.given), linkFormat);
    expect(readForm(fields, typed).inputs).toMatchObject({ savings: 185_000, pay: 67_400 });
    expect(inputsFor(fromLink(fields, "#v2.age=58", linkFormat).typed)).toMatchObject({
      savings: 180_000,
      pay: 85_000,
    });
    const two = fromLink(fields, "#v2.age=58&couple=yes", linkFormat);
    expect(inputsFor(two.typed).spouseAge).toBe(45);
  });
});

describe("fields that don't fit together", () => {
  const of = (typed: Typed) => cautions(inputsFor(typed));
  test("there is no complaint about a plan that fits", () => {
    expect(of({})).toEqual({});
    expect(of({ age: "70", retireAge: "62", claimAge: "63" })).toEqual({});
    expect(of({ pay: "0", couple: "yes", spousePay: "50,000" })).toEqual({});
    expect(of({ age: "66", retireAge: "67", pay: "0", benefit: "known" })).toEqual({});
  });
  test.each<[Typed, string, RegExp]>([
    [{ age: "68", retireAge: "65", pay: "0" }, "benefit", /we count no Social Security/],
    [{ age: "90", planTo: "60" }, "planTo", /begins at 91, .*Enter 91 or more/],
    [{ age: "50", retireAge: "100", planTo: "90" }, "retireAge", /ends at 90/],
    [{ age: "60", retireAge: "67", pay: "0" }, "retireAge", /haven't entered any pay\. .*enter 61\./],
    [{ age: "45", born: "1960-06" }, "born", /you are 66 at the end of this year, not 45/],
    [{ age: "45", born: "1960-06" }, "age", /Correct whichever is wrong/],
    [{ couple: "yes", spouseAge: "70", spousePlanTo: "60" }, "spousePlanTo", /Enter 71 or more/],
    [{ age: "30", workedFrom: "40" }, "workedFrom", /Enter 30 or less/],
    [{ saving: "70000", pay: "85000" }, "saving", /only about \$64,000 is left of the pay/],
    [{ slowAge: "80", lateAge: "75", lateShare: "80" }, "lateAge", /Enter 80 or more/],
    [
      { record: "2", "record.0.year": "2020", "record.1.year": "2020", "record.1.earned": "9" },
      "record.1.year",
      /2020 is in your record twice/,
    ],
    [{ roth: "90", cash: "60" }, "roth", /add up to 170%\. .*scaled/],
    [{ rothSaving: "90", healthSaving: "60" }, "rothSaving", /add up to 150%/],
    [{ mortgage: "9000", mortgageAge: "50" }, "mortgageAge", /doesn't change the plan/],
    [{ convert: "yes", convertFrom: "72", convertThrough: "60" }, "convertThrough", /Enter 72 or more/],
    [
      { streams: "1", "streams.0.fromAge": "80", "streams.0.throughAge": "70" },
      "streams.0.throughAge",
      /before it begins/,
    ],
    [
      { streams: "1", "streams.0.fromAge": "20", "streams.0.throughAge": "30" },
      "streams.0.throughAge",
      /nothing comes in/,
    ],
    [{ streams: "1", "streams.0.fromAge": "100" }, "streams.0.fromAge", /nothing comes in/],
    [{ oneOffs: "1", "oneOffs.0.atAge": "30" }, "oneOffs.0.atAge", /count it then/],
    [{ oneOffs: "1", "oneOffs.0.atAge": "99" }, "oneOffs.0.atAge", /don't count it/],
  ])("%j", (typed, blank, says) => expect(of(typed)[blank]).toMatch(says));
});

test("nobody is older than 119 now, because the plan begins next year", () => {
  for (const field of [fields.age, fields.spouseAge]) {
    expect(field.read("119")).toMatchObject({ value: 119 });
    expect(field.read("120")).toMatchObject({ problem: expect.stringContaining("119") });
  }
});

test("an empty or invalid field is called by its name, not by half a sentence", () => {
  const all = Object.values(fields).flatMap((field) => (field.kind === "list" ? Object.values(field.of) : [field]));
  for (const field of all) {
    if (field.kind !== "number") continue;
    // Empty means unknown, if a field starts that way.
    for (const text of [...(field.start === null ? [] : [""]), "gibberish"]) {
      const reading = field.read(text);
      if (!("problem" in reading)) throw new Error(`${field.label} takes “${text}”`);
      expect(reading.problem).not.toMatch(
        /^(Enter the )?(you|and|to|from|in|into|of|at|up|through|one|a|plan|saving|enough)\b/i,
      );
    }
  }
});

describe("the words of the answer", () => {
  const said = (typed: Typed) => {
    const inputs = inputsFor(typed);
    const result = resultOf(inputs);
    const { before, figure, after } = verdictOf(inputs, result);
    return `${before} ${figure} ${after} ${failure(inputs, result)} ${doubt(inputs, result)}`;
  };
  test("one year doesn't overlap with itself", () => {
    expect(said({ age: "90", planTo: "91" })).toContain("at age 91 on every year of market history");
    expect(said({ age: "90", planTo: "91" })).not.toContain("overlap");
  });
  test("income is said to continue only if there is some", () => {
    expect(said({ age: "70", savings: "0", saving: "0", spending: "49000" })).toContain(
      "even with Social Security and other income",
    );
    expect(said({ age: "70", savings: "0", saving: "0", pay: "0", spending: "49000" })).not.toContain(
      "even with Social Security and other income",
    );
  });
  test("a plan that fails when work ends isn't said to fail right away", () =>
    expect(said({ savings: "0", saving: "0", match: "0", spending: "200000" })).toContain(
      "starting in the first year without pay",
    ));
  test("a plan that is all work isn't said to last", () =>
    expect(said({ age: "50", retireAge: "100", planTo: "90" })).toContain("does not show how long savings last"));
  test("the range for random futures is in whole percents; histories, which overlap, have none", () => {
    expect(said({ model: "random", paths: "500" })).toMatch(
      /Another set of random futures would likely give (about )?\d+%( to \d+%)?\./,
    );
    expect(said({})).not.toContain("Another set");
    expect(resultOf(start).redrawn).toBeNull();
    const names = stepsOf(start, 1900, 30).map(({ name }) => name);
    expect(names).toContain("rate");
    for (const name of ["low", "high", "standardError"]) expect(names).not.toContain(name);
    expect(stepsOf({ ...start, model: "random", paths: 500 }, 0, 30).map(({ name }) => name)).toContain("low");
  });
});

test("future years in a pasted record are ignored, with a message", () => {
  const read = readRecord("2020\t$50,000\n2090\t$100", start);
  expect(read.years).toEqual([{ year: 2020, amount: 50_000 }]);
  expect(read.problems).toEqual([expect.stringContaining("2090")]);
  expect(readRecord("2090\t$100", start).amount).toBeNull();
});

test("in files and on paper, a field keeps its label unless that is half a sentence", () => {
  const labels = new Map(blanksOf(fields, {}).map(({ name, label }) => [name, label]));
  expect(labels.get("spending")).toBe("You want to spend each year in retirement");
  expect(labels.get("slowShare")).toBe("Share of full spending then");
  for (const label of labels.values()) expect(label).toMatch(/^[A-Z4]/);
});
