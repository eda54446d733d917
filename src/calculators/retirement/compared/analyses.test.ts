/** Searches and comparisons of a whole plan, in markets that never move, so that everything can be added up by hand. */
import { describe, expect, test } from "vitest";
import { readForm, type Typed } from "../../../inputs/typed.ts";
import { inTwoFutures, stillMarkets } from "../../../testing/still-markets.ts";
import { earliestStop, leastSaving, mostSpending } from "../answer/levers.ts";
import { resultOf, run } from "../answer/result.ts";
import { givenBy } from "../given.ts";
import { fields, type Inputs } from "../inputs.ts";
import { claimsCompared, measured, modelsCompared, ordersCompared, searched } from "./analyses.ts";

/** Only a Roth account, no benefits and no premiums: born in January 1956, and 71 through 90 are 20 years. */
const BARE: Typed = {
  ...stillMarkets,
  ...{ age: "70", born: "1956-01", retireAge: "70", planTo: "90", benefit: "known", pia: "0", piaCounts: "plan" },
  ...{ roth: "100", taxable: "0", cash: "0", premiumBefore: "0", medical: "0", medicarePremium: "0" },
  ...{ rothSaving: "100", match: "0", saving: "0", savings: "500,000", spending: "20,000" },
  ...{ dividendYield: "0", bondYield: "0" },
};
const read = (typed: Typed): Inputs => inTwoFutures(readForm(fields, { ...BARE, ...typed }, {}, givenBy).inputs);
/** Born in January 1966: 61 through 90 are 30 years. 20,000 a year is saved until work stops. */
const WORKING: Typed = {
  ...{ age: "60", born: "1966-01", retireAge: "71", pay: "90,000", saving: "20,000", savings: "200,000" },
};

describe("a plan in numbers", () => {
  test("it lasts: 500,000 less 20 times 20,000", () =>
    expect(measured(read({}))).toMatchObject({
      ...{ rate: 1, paths: 2, poorEnd: 100_000, middleEnd: 100_000 },
      ...{ leastSpent: 20_000, middleSpent: 20_000, unpaid: 0, lifetimeTax: 0 },
    }));
  test("it runs out: of 420,000 needed in 21 years, 210,000 is there", () =>
    // Ten full years, one with 10,000, and ten with nothing: the middle one of 21 is 10,000.
    expect(measured(read({ planTo: "91", savings: "210,000" }))).toMatchObject({
      ...{ rate: 0, middleEnd: 0, leastSpent: 0, middleSpent: 10_000, unpaid: 0.5 },
    }));
  test("years of pay don't count as lean ones", () =>
    expect(measured(read({ ...WORKING, spending: "1,000" }))).toMatchObject({ leastSpent: 1_000, middleSpent: 1_000 }));
  test("without any retirement, nothing is spent from savings, and nothing is missing", () =>
    expect(measured(read({ ...WORKING, retireAge: "95" }))).toMatchObject({
      leastSpent: 0,
      middleSpent: 0,
      unpaid: 0,
    }));
  test("whoever needs nothing misses nothing", () => expect(measured(read({ spending: "0" })).unpaid).toBe(0));
});

describe("what is compared", () => {
  const ages = (typed: Typed) => claimsCompared(read(typed)).map(({ of }) => of);
  test("claiming ages that are still possible, and the plan's own", () => {
    // 61 to 71 in 2027, the plan's first year.
    expect(ages({ age: "60", born: "1966-01" })).toEqual([62, 63, 64, 65, 66, 67, 68, 69, 70]);
    expect(ages({ age: "66", born: "1960-01", claimAge: "68" })).toEqual([67, 68, 69, 70]);
    expect(ages({ age: "66", born: "1960-01", claimAge: "63" })).toEqual([63, 67, 68, 69, 70]);
    expect(ages({ claimAge: "70" })).toEqual([70]);
  });
  test("each claiming age is measured with that age", () => {
    const typed = {
      age: "66",
      born: "1960-01",
      retireAge: "66",
      pia: "1,000",
      planTo: "67",
      savings: "50,000",
      spending: "30,000",
    };
    const [at67, , , at70] = claimsCompared(read({ ...typed, claimAge: "67" }));
    // 2027, the only year: 67 in January, so twelve months of 1,000, or nothing before 70.
    expect([at67?.result.middleEnd, at70?.result.middleEnd]).toEqual([50_000 + 12_000 - 30_000, 20_000]);
  });
  test("all three kinds of futures, and all three orders of accounts", () => {
    const inputs = read({ planTo: "73" });
    expect(modelsCompared(inputs).map(({ of }) => of)).toEqual(["history", "bootstrap", "random"]);
    // History has the years 1871 to 2025: a plan for three years can begin in 153 of them.
    expect(modelsCompared(inputs).map(({ result }) => result.paths)).toEqual([153, 2, 2]);
    expect(ordersCompared(inputs).map(({ of }) => of)).toEqual(["conventional", "proportional", "fill"]);
  });
});

describe("the most to spend", () => {
  test("500,000 over 20 years: 25,000 a year", () => expect(mostSpending(read({}))).toBe(25_000));
  test("in steps of 500: 490,000 over 20 years is 24,500, and 489,999 is less", () => {
    expect(mostSpending(read({ savings: "490,000" }))).toBe(24_500);
    expect(mostSpending(read({ savings: "489,999" }))).toBe(24_000);
  });
  test("in a single year, all savings and more, if more comes in", () => {
    const comesIn = (amount: string): Typed => ({
      ...{ planTo: "71", streams: "1", "streams.0.kind": "untaxed", "streams.0.fromAge": "60" },
      "streams.0.amount": amount,
    });
    expect(mostSpending(read({ planTo: "71" }))).toBe(500_000);
    expect(mostSpending(read(comesIn("300,000")))).toBe(800_000);
    expect(mostSpending(read(comesIn("1,000,000")))).toBe(1_500_000);
  });
  test("no spending lasts if the mortgage alone costs more than there is", () =>
    expect(mostSpending(read({ savings: "0", mortgage: "5,000", mortgageAge: "90" }))).toBeNull());
  test("any spending lasts if all years are paid", () =>
    expect(mostSpending(read({ ...WORKING, retireAge: "95" }))).toBe(Number.POSITIVE_INFINITY));
});

describe("the earliest stop and the least saving", () => {
  test("200,000 and 20,000 a year pay 20,000 a year through 90 from 71 on", () => {
    // Ten years of saving make 400,000, and 71 through 90 are 20 years.
    expect(earliestStop(read(WORKING))).toBe(71);
    expect(leastSaving(read(WORKING))).toBe(20_000);
    expect(searched(read(WORKING))).toMatchObject({ target: 0.9, spending: 20_000, retireAge: 71, saving: 20_000 });
  });
  test("80 is the latest age that is tried", () => {
    expect(earliestStop(read({ age: "79", born: "1947-01", retireAge: "79" }))).toBe(80);
    expect(earliestStop(read({ age: "80", born: "1946-01", retireAge: "80" }))).toBeNull();
    expect(earliestStop(read({ ...WORKING, savings: "0", saving: "0" }))).toBeNull();
  });
  test("who works one more year may have to save 380,000 in it: amounts up to twice what is typed are tried", () => {
    // 29 years of 20,000 are 580,000.
    const oneYear = { ...WORKING, retireAge: "62", pay: "900,000" };
    expect(leastSaving(read({ ...oneYear, saving: "190,000" }))).toBe(380_000);
    expect(leastSaving(read({ ...oneYear, saving: "189,000" }))).toBeNull();
    // 300,000 is tried whatever is typed.
    expect(leastSaving(read({ ...oneYear, savings: "280,000", saving: "0" }))).toBe(300_000);
    expect(leastSaving(read({ ...oneYear, savings: "279,500", saving: "0" }))).toBeNull();
  });
  test("nobody is told to save after work", () => {
    expect(leastSaving(read({ ...WORKING, retireAge: "61" }))).toBeNull();
    expect(leastSaving(read({ ...WORKING, retireAge: "62", savings: "600,000" }))).toBe(0);
  });
});

describe("the opened path", () => {
  test("a start year outside of history opens the nearest one", () => {
    const opened = (year: number) => resultOf(read({ model: "history" }), "history", year).path;
    // A plan for 20 years can begin in 1871 through 2006.
    expect([1900, 1871, 1700, 2006, 2020].map(opened)).toEqual([1900, 1871, 1871, 2006, 2006]);
  });
  test("the leanest history is the first of the worst", () => {
    const { leanest, worst } = resultOf(read({ model: "history", savings: "400,000", stocksRetired: "60" }), "history");
    expect(leanest).toEqual(worst[0]);
    expect(leanest.failedAge).not.toBeNull();
    for (const { failedAge } of worst) expect(failedAge ?? 99).toBeGreaterThanOrEqual(leanest.failedAge ?? 0);
  });
});

describe("what is left in each account after the first year", () => {
  const left = (typed: Typed) => {
    const inputs = read({ spending: "0", planTo: "72", ...typed });
    const ends: Record<string, number>[] = [];
    run(inputs, inputs.model, inputs.strategy, {
      ...{ from: 0, to: 1 },
      see: (_, { lived }) => ends.push(lived.ended.end as unknown as Record<string, number>),
    });
    return ends[0];
  };
  const two: Typed = {
    ...{ couple: "yes", spouseAge: "70", accounts: "2" },
    ...{ "accounts.0.kind": "traditional", "accounts.0.balance": "60000" },
    ...{ "accounts.1.kind": "traditional", "accounts.1.owner": "spouse", "accounts.1.balance": "80000" },
  };
  // Ten payments of 10,000 without a yield cost 100,000.
  const ladder = { ladderIncome: "10000", ladderAge: "71", ladderFrom: "72", ladderThrough: "81", ladderYield: "0" };
  test("a TIPS ladder is bought from one's own traditional account first, and the rest from the spouse's", () => {
    const end = left({ ...two, ...ladder });
    expect(end?.traditional).toBeCloseTo(0, 6);
    expect(end?.spouseTraditional).toBeCloseTo(40_000, 6);
  });
  test("so is an annuity, at its price", () => {
    const end = left({ ...two, annuityPrice: "90000", annuityIncome: "5000", annuityAge: "71", annuityFrom: "75" });
    expect(end?.traditional).toBeCloseTo(0, 6);
    expect(end?.spouseTraditional).toBeCloseTo(50_000, 6);
  });
  test("savings of a working year go where they are sent, and none once work has stopped", () => {
    const shares = { rothSaving: "50", taxableSaving: "30", healthSaving: "0" };
    const working = { age: "40", born: "1986-01", pay: "90,000", saving: "20,000", savings: "0", planTo: "42" };
    const end = left({ ...working, ...shares, retireAge: "60", roth: "0", cash: "0" });
    expect(end).toMatchObject({ roth: 10_000, taxable: 6_000, traditional: 4_000 });
    const stopped = left({ ...working, ...shares, retireAge: "40" });
    expect([stopped?.roth, stopped?.taxable, stopped?.traditional]).toEqual([0, 0, 0]);
  });
});

test("failures: the median age, the latest age and the median number of short years, counted from every history", () => {
  const inputs = read({ model: "history", savings: "400,000", spending: "24,000", planTo: "95" });
  const { outcome } = run(inputs);
  const failed = Array.from(outcome.failedYear.keys()).filter((path) => outcome.failedYear[path] !== 0);
  expect(failed.length).toBeGreaterThan(10);
  const middleOf = (values: number[]) => {
    const sorted = values.sort((a, b) => a - b);
    const half = (sorted.length - 1) / 2;
    return ((sorted[Math.floor(half)] as number) + (sorted[Math.ceil(half)] as number)) / 2;
  };
  // 71 is the age in the first year.
  const ages = failed.map((path) => 70 + (outcome.failedYear[path] as number));
  const found = resultOf(inputs).failed;
  expect(found?.medianAge).toBe(middleOf(ages));
  expect(found?.latestAge).toBe(Math.max(...ages));
  expect(found?.medianYearsShort).toBe(middleOf(failed.map((path) => outcome.yearsShort[path] as number)));
  const sumOf = (column: Float64Array) => failed.reduce((sum, path) => sum + (column[path] as number), 0);
  expect(found?.depth).toBeCloseTo(sumOf(outcome.missing) / sumOf(outcome.enough), 12);
  expect(resultOf(inputs).startYears).toEqual(failed.map((path) => 1871 + path));
});

describe("the rows of a year-by-year table", () => {
  const rows = resultOf(
    read({
      ...{ age: "60", born: "1966-01", retireAge: "63", planTo: "70", pay: "90,000", savings: "900,000" },
      ...{
        saving: "20,000",
        rothSaving: "25",
        taxableSaving: "10",
        healthSaving: "5",
        match: "4,000",
        savingRaise: "0",
      },
      ...{ pia: "1,000", claimAge: "67", spending: "30,000", mortgage: "9,000", mortgageAge: "68" },
      ...{ streams: "1", "streams.0.amount": "12,000", "streams.0.fromAge": "63", premiumBefore: "6,000" },
      ...{ oneOffs: "1", "oneOffs.0.atAge": "65", "oneOffs.0.amount": "5,000" },
    }),
  ).years1;
  const at = (age: number) => rows.find((row) => row.age === age);
  test("2027 to 2036, on pay through 62", () => {
    expect(rows.map(({ year, age }) => [year, age])).toEqual(Array.from({ length: 10 }, (_, i) => [2027 + i, 61 + i]));
    expect(rows.map(({ onPay }) => onPay)).toEqual([true, true, ...Array<boolean>(8).fill(false)]);
  });
  test("20,000 saved: a quarter into Roth, a tenth taxable, a twentieth for health; the rest and the match are traditional", () => {
    expect(at(61)).toMatchObject({ toRoth: 5_000, toTaxable: 2_000, toHealth: 1_000, toTraditional: 12_000 + 4_000 });
    expect(at(63)).toMatchObject({ toRoth: 0, toTaxable: 0, toHealth: 0, toTraditional: 0 });
  });
  test("a pension of 12,000 from 63 on, and Social Security of 1,000 a month from January of the year of 67 on", () => {
    expect([63, 70].map((age) => at(age)?.otherIncome)).toEqual([12_000, 12_000]);
    expect([66, 67, 70].map((age) => at(age)?.socialSecurity)).toEqual([0, 12_000, 12_000]);
  });
  test("spending, a mortgage that doesn't rise with prices, insurance before 65 and a single cost", () => {
    // What is spent includes the mortgage.
    expect([62, 70].map((age) => at(age)?.spent)).toEqual([0, 30_000]);
    expect(Math.abs((at(63)?.spent ?? 0) - 30_000 - 9_000 / (at(63)?.prices ?? 1))).toBeLessThan(1);
    for (const age of [63, 68]) expect((at(age)?.mortgage ?? 0) * (at(age)?.prices ?? 1)).toBeCloseTo(9_000, -1);
    expect([at(62)?.mortgage, at(69)?.mortgage]).toEqual([0, 0]);
    // On January 1 of those years they are 62 and 63, and the premium follows the age curve of 45 CFR 147.102(e):
    // 6,000 × 2.952 ÷ 2.873.
    expect([63, 64, 65].map((age) => at(age)?.health)).toEqual([6_000, 6_165, 0]);
    expect(rows.map(({ oneOff }) => oneOff).filter((amount) => amount !== 0)).toEqual([5_000]);
    expect(at(65)?.oneOff).toBe(5_000);
  });
  test("each year ends with what it began with, less what was withdrawn, plus what was saved", () => {
    for (const [i, row] of rows.entries()) {
      const saved = row.toTraditional + row.toRoth + row.toTaxable + row.toHealth;
      const withdrawn = row.fromTraditional + row.fromTaxable + row.fromRoth + row.fromCash + row.fromHealth;
      expect(Math.abs(row.savings + saved - withdrawn + row.surplus - row.end), String(row.age)).toBeLessThan(6);
      expect(Math.abs((rows[i + 1]?.savings ?? row.end) - row.end)).toBeLessThan(2);
      if (row.onPay) continue;
      const needed = row.spent + row.health + row.oneOff + row.tax;
      const paid = withdrawn + row.socialSecurity + row.otherIncome - row.surplus;
      expect(Math.abs(needed - paid), String(row.age)).toBeLessThan(8);
    }
  });
});
