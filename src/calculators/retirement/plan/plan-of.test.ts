import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pathOf } from "../../../engine/retirement/plan/follow.ts";
import { readForm, startOf, type Typed } from "../../../inputs/typed.ts";
import { anyInputs } from "../../../testing/arbitrary.ts";
import { anyStrategy, steadyFutures } from "../../../testing/futures.ts";
import { runs } from "../../../testing/runs.ts";
import { cautions } from "../answer/cautions.ts";
import { givenBy } from "../given.ts";
import { fields } from "../inputs.ts";
import { fullBenefit } from "./full-benefit.ts";
import { FLAT, lawsFor } from "./laws.ts";
import { spousesLife, statedLife, workingLife } from "./lives.ts";
import { planned } from "./plan-of.ts";

const law = lawsFor();

test("in any plan, all savings and income are spent, taxed, given, invested or left, to the cent", () => {
  const anyAge = fc.integer({ min: 1, max: 75 });
  const given = fc.record({
    inputs: anyInputs(fields),
    strategy: fc.option(anyStrategy),
    lives: fc.tuple(anyAge, anyAge),
    market: fc.tuple(...[-0.4, -0.2, -0.05].map((min) => fc.double({ min, max: 0.4, noNaN: true }))),
  });
  type Given = typeof given extends fc.Arbitrary<infer One> ? One : never;
  const hold = ({ inputs, strategy, lives, market }: Given) => {
    const { plan, schedule } = planned({ ...inputs, state: FLAT }, () => strategy);
    const [stocks = 0, bonds = 0, rise = 0] = market;
    const futures = steadyFutures(schedule.years, stocks, bonds, rise);
    const [first, second] = lives.map((years) => Uint8Array.of(Math.min(years, schedule.years)));
    if (first === undefined || second === undefined) return;
    const lots = { first, second: plan.persons.length === 2 ? second : null, last: first };
    for (const { terms, before, year } of pathOf(plan, schedule, law, futures, 0, lots)) {
      const { end, growth, cashGrowth } = year;
      const invested = end.traditional + end.spouseTraditional + end.roth + end.taxable + end.health;
      const left = invested / growth + end.cash / cashGrowth;
      const saved = terms.toTraditional + terms.toSpouse + terms.toRoth + terms.toTaxable + terms.toHealth;
      const bills = year.health + terms.oneOff + terms.savedFromIncome;
      const lived = year.missing > 0 ? year.paid + year.fromHealth : year.spent + bills;
      const out = lived + year.charity + year.annuityBought + year.ladderBought;
      const into = year.savings + year.received + saved + year.premiumCredit;
      const size = into + saved + Math.abs(terms.oneOff) + year.tax.total + before.taxable;
      expect(Math.abs(into - out - year.tax.total - left)).toBeLessThan(0.005 + size * 1e-9);
    }
  };
  fc.assert(fc.property(given, hold), { numRuns: runs(100) });
});

describe("accounts listed one by one", () => {
  const typed = {
    ...{ accounts: "6", "accounts.0.balance": "200000" },
    ...{ "accounts.1.owner": "spouse", "accounts.1.balance": "100000" },
    ...{ "accounts.2.kind": "roth", "accounts.2.balance": "50000" },
    ...{ "accounts.3.kind": "taxable", "accounts.3.balance": "80000", "accounts.3.gain": "20000" },
    ...{ "accounts.4.kind": "health", "accounts.4.balance": "10000" },
    ...{ "accounts.5.kind": "cash", "accounts.5.balance": "5000" },
  };
  const inputsOf = (more: Record<string, string>) => readForm(fields, { ...typed, ...more }, {}, givenBy).inputs;
  test("two: each person keeps their dollars, and savings are the total", () => {
    const inputs = inputsOf({ couple: "yes", spouseSavings: "70000" });
    expect(planned(inputs).plan.start).toMatchObject({
      ...{ traditional: 200_000, spouseTraditional: 100_000, roth: 50_000, taxable: 80_000, basis: 60_000 },
      ...{ health: 10_000, cash: 5_000 },
    });
    expect(inputs.savings).toBe(445_000);
    expect(cautions(inputs)).not.toHaveProperty("savings");
  });
  test("one: all of them are the visitor's; a different total at the top is flagged", () => {
    const inputs = inputsOf({ savings: "400000" });
    expect(planned(inputs).plan.start).toMatchObject({ traditional: 300_000, spouseTraditional: 0 });
    expect(cautions(inputs).savings).toBe(
      "The accounts you listed add up to $445,000, and the plan uses that. Correct whichever is wrong.",
    );
  });
  test("an account without a balance yet changes nothing", () => {
    const { start } = planned(readForm(fields, { accounts: "1" }, {}, givenBy).inputs).plan;
    expect(start).toEqual(planned(readForm(fields, {}, {}, givenBy).inputs).plan.start);
  });
});

describe("a claiming age has months", () => {
  const { claimAge } = fields;
  test.each([
    ["67", 67, "67"],
    ["66 and 10 months", 66 + 10 / 12, "66 and 10 months"],
    ["66y 10m", 66 + 10 / 12, "66 and 10 months"],
    ["62 years, 1 month", 62 + 1 / 12, "62 and 1 month"],
    ["66.5", 66.5, "66 and 6 months"],
  ])("“%s”", (text, value, shown) => {
    const reading = claimAge.read(text);
    expect("value" in reading && reading.value).toBeCloseTo(value, 12);
    expect(claimAge.show(value)).toBe(shown);
    expect(claimAge.read(claimAge.write(value))).toEqual({ value });
  });
  test("an age before 62 is flagged", () => expect(claimAge.read("61 and 11 months")).toHaveProperty("problem"));
  test("the plan claims in that month", () => {
    const claimed = (age: number) => {
      const inputs = { ...startOf(fields, givenBy), claimAge: age };
      return planned(inputs).plan.persons[0]?.claimMonth ?? 0;
    };
    expect(claimed(66 + 10 / 12) - claimed(62 + 1 / 12)).toBe(57); // 4 years and 9 months
  });
});

test("with conversions, Roth money of today counts as contributed, so that conversions wait five years", () => {
  const start = (typed: Typed) => {
    const { plan } = planned(
      readForm(fields, { savings: "300000", roth: "100", taxable: "0", cash: "0", ...typed }, {}, givenBy).inputs,
    );
    return [plan.early.contributionsKnown, plan.start.rothContributions];
  };
  expect(start({})).toEqual([false, 0]);
  expect(start({ convert: "yes" })).toEqual([true, 300_000]);
  expect(start({ convert: "yes", rothContributions: "50000" })).toEqual([true, 50_000]);
});

/** A person born in June 1966, 61 in the plan's first year, and a spouse born two years earlier. */
describe("every answer has its place in the plan", () => {
  const inputsOf = (typed: Typed) => readForm(fields, { age: "60", ...typed }, {}, givenBy).inputs;
  const planFor = (typed: Typed) => planned(inputsOf(typed)).plan;
  const couple: Typed = { couple: "yes", spouseAge: "62" };
  const stream = (typed: Typed): Typed => ({
    streams: "1",
    ...Object.fromEntries(Object.entries(typed).map(([name, text]) => [`streams.0.${name}`, text])),
  });

  test("amounts and shares, each a different one", () => {
    const plan = planFor({
      ...{ saving: "11", match: "12", savingRaise: "1", rothSaving: "13", taxableSaving: "14", healthSaving: "15" },
      ...{ spending: "21000", slowAge: "70", slowShare: "91", lateAge: "80", lateShare: "82", survivorShare: "63" },
      ...{ mortgage: "22", mortgageAge: "66", premiumBefore: "23", medicarePremium: "24", medical: "25", giving: "26" },
      ...{ stocks: "71", stocksRetired: "51", fee: "0.31", cashReturn: "0.5", dividendYield: "1.7", bondYield: "3.3" },
      ...{ stateRate: "4.5", floorShare: "64", order: "fill", rothFirst: "yes", jobPlan: "33" },
      ...{ annuityPrice: "100", annuityIncome: "1", annuityRaise: "2", ladderIncome: "31", ladderYield: "1.5" },
    });
    expect(plan.saving).toEqual({
      ...{ yearly: 11, match: 12, raise: 0.01, rothShare: 0.13, taxableShare: 0.14, healthShare: 0.15 },
    });
    expect(plan.spending).toEqual({
      ...{ yearly: 21_000, survivorShare: 0.63, mortgage: 22, mortgageThrough: 2032, oneOffs: [], homes: [] },
      phases: [
        { fromYear: 2036, share: 0.91 },
        { fromYear: 2046, share: 0.82 },
      ],
      ...{ homesBought: [], premiumBefore: 23, marketplace: null, medicarePremium: 24, medical: 25, giving: 26 },
    });
    expect(plan).toMatchObject({
      ...{ firstYear: 2027, stockShare: 0.71, stockShareRetired: 0.51, fee: 0.0031, cashReturn: 0.005 },
      ...{ dividendYield: 0.017, bondYield: 0.033, stateRate: 0.045, floorShare: 0.64, order: "fill" },
      ...{ strategy: null, conversion: null, trustFund: null, steppedUp: 0.5 },
      early: { contributionsKnown: false, rothFirst: true, workplaceShare: 0.33, payments: null },
      annuity: { price: 100, income: 1, raise: 0.02, buyYear: 2031, fromYear: 2031, lives: "one" },
      ladder: { income: 31, realYield: 0.015, pretax: true, buyYear: 2031, fromYear: 2031, throughYear: 2040 },
    });
  });

  test("what is turned on: the credit by place, the forecast, equal payments, conversions", () => {
    const market = (state: string) => planned({ ...inputsOf({ marketplace: "yes" }), state }).plan.spending.marketplace;
    expect(market(FLAT)).toBe("contiguous");
    // The trustees' report of 2026: 78% from the end of 2032.
    expect(planFor({ trustFund: "yes" }).trustFund).toEqual({ depletionYear: 2032, payableShare: 0.78 });
    const equal = { equal: "yes", equalFrom: "61", equalShare: "40", equalRate: "4" };
    expect(planFor(equal).early.payments).toEqual({ fromYear: 2027, share: 0.4, rate: 0.04 });
    const converting = { convert: "yes", convertFrom: "63", convertThrough: "71" };
    expect(planFor(converting).conversion).toMatchObject({ fromYear: 2029, throughYear: 2037, paysTax: false });
    expect(planFor({ ...converting, convertPays: "traditional" }).conversion?.paysTax).toBe(true);
  });

  test.each<[string, Typed, boolean, "sep" | "solo" | null]>([
    ["a plan at work", {}, true, null],
    ["none", { workPlan: "no" }, false, null],
    ["self-employed: a SEP", { selfEmployed: "yes" }, false, "sep"],
    ["a solo 401(k)", { selfEmployed: "yes", ownPlan: "solo" }, false, "solo"],
    ["an IRA only", { selfEmployed: "yes", ownPlan: "ira" }, false, null],
    ["not self-employed anymore", { workPlan: "no", ownPlan: "solo" }, false, null],
  ])("%s", (_, typed, covered, ownPlan) =>
    expect(planFor({ pay: "90000", ...typed }).persons[0]).toMatchObject({ covered, ownPlan }),
  );

  test("two people, each with their own pay, ages and benefit", () => {
    const { persons } = planFor({
      ...{ ...couple, retireAge: "66", planTo: "90", pay: "80000", claimAge: "68", benefit: "known", pia: "2100" },
      ...{ spouseRetireAge: "65", spousePlanTo: "93", spousePay: "30000", spouseClaimAge: "64" },
      ...{ spouseBenefit: "known", spousePia: "900", piaCounts: "plan", spouseWorkPlan: "no" },
    });
    expect(persons).toMatchObject([
      {
        ...{ birth: { year: 1966, month: 6 }, stopYear: 2032, lastYear: 2056, benefitsTo: 2056, pay: 80_000 },
        ...{ covered: true, claimMonth: 2034 * 12 + 5, claimant: { primaryInsuranceAmount: 2_100 } },
      },
      {
        ...{ birth: { year: 1964, month: 6 }, stopYear: 2029, lastYear: 2057, benefitsTo: 2057, pay: 30_000 },
        ...{ covered: false, ownPlan: null, claimMonth: 2028 * 12 + 5, claimant: { primaryInsuranceAmount: 900 } },
      },
    ]);
    // Random lives are followed to 105; the survivor's choice still looks as far as the plan does.
    const random = planFor({ ...couple, planTo: "90", spousePlanTo: "93", lifetimes: "random" }).persons;
    expect(random.map(({ lastYear }) => lastYear)).toEqual([2071, 2069]);
    expect(random.map(({ benefitsTo }) => benefitsTo)).toEqual([2056, 2057]);
  });

  test("a benefit is the typed one, or what work earns; nobody who never worked has one", () => {
    const amounts = (typed: Typed) =>
      planFor({ ...couple, pay: "0", spousePay: "0", pia: "2100", spousePia: "900", ...typed }).persons.map(
        ({ claimant }) => claimant.primaryInsuranceAmount,
      );
    expect(amounts({})).toEqual([0, 0]);
    expect(amounts({ benefit: "known", piaCounts: "plan" })).toEqual([2_100, 0]);
    expect(amounts({ spouseBenefit: "known", piaCounts: "plan" })).toEqual([0, 900]);
    // A Statement assumes work to 67. Who has stopped at 60 already stays stopped, and gets what it says.
    const stopped = { retireAge: "60", pay: "50000", benefit: "known" };
    expect(amounts(stopped)).toEqual([2_100, 0]);
    // Who will stop in 2030 gets less than it says.
    const [less = 0] = amounts({ ...stopped, retireAge: "64", workedFrom: "40" });
    expect(less).toBeGreaterThan(1_000);
    expect(less).toBeLessThan(2_100);
  });

  test("a typed benefit that counts this plan's work is less if death ends the work", () => {
    const typed = { age: "36", pay: "50000", benefit: "known", pia: "2000", piaCounts: "plan" };
    const { claimant } = planFor(typed).persons[0];
    const life = workingLife(inputsOf(typed));
    expect(claimant.primaryInsuranceAmount).toBe(2_000);
    const share = fullBenefit({ ...life, diedIn: 2030 }).amount / fullBenefit(life).amount;
    expect(share).not.toBeCloseTo(1, 2);
    // Down to the dime (42 USC 415(a)(2)(C)).
    expect(claimant.amountIfDiedIn?.(2030)).toBe(Math.floor(2_000 * share * 10) / 10);
    // One from a Statement counts work to 67, so the same death leaves the same share of less.
    const { claimant: stated } = planFor({ ...typed, piaCounts: "statement", retireAge: "50" }).persons[0];
    const ofStated = fullBenefit({ ...life, diedIn: 2030 }).amount / fullBenefit(statedLife(life)).amount;
    expect(stated.amountIfDiedIn?.(2030)).toBe(Math.floor(2_000 * ofStated * 10) / 10);
    expect(planFor({ ...typed, benefit: "pay" }).persons[0].claimant.amountIfDiedIn?.(2030)).toBe(
      fullBenefit({ ...life, diedIn: 2030 }).amount,
    );
  });

  test("each year of work after a claim counts from the next January, a gig's too, until more doesn't help", () => {
    // Born in March 1964, 62 in 2026, at work since 35: each year is among the best 35.
    const typed = { age: "62", born: "1964-03", claimAge: "62", workedFrom: "35", pay: "80000" };
    const from = (more: Typed) =>
      (planFor({ ...typed, ...more }).persons[0].claimant.earlierAmounts ?? []).map(({ beforeYear }) => beforeYear);
    expect(from({ retireAge: "66" })).toEqual([2028, 2029, 2030]);
    const gig = stream({ kind: "self-employment", amount: "60000", fromAge: "60", throughAge: "66" });
    expect(from({ retireAge: "62", ...gig })).toEqual([2028, 2029, 2030, 2031]);
    expect(from({ retireAge: "66", claimAge: "65" })).toEqual([2030]);
    expect(from({ retireAge: "66", claimAge: "66" })).toEqual([]);
    // A dollar a year adds nothing to 40 years of 80,000.
    const dollar = stream({ kind: "work", amount: "1", fromAge: "60", throughAge: "66" });
    expect(from({ retireAge: "62", workedFrom: "22", ...dollar })).toEqual([]);
  });

  test("a spouse's job that is there in 2026 counts since work began, a later one from its first year", () => {
    // Born in 1964 and 62 in 2026. Work since 25 began in 1989.
    const besides = (typed: Typed, more: Typed = couple) =>
      spousesLife(inputsOf({ ...more, workedFrom: "25", ...stream({ owner: "spouse", amount: "9000", ...typed }) }))
        .besides;
    const job = (fromAge: string) => ({ kind: "work", fromAge, throughAge: "66" });
    expect(besides(job("40"))).toEqual([{ firstYear: 1989, lastYear: 2030, amount: 9_000 }]);
    expect(besides(job("62"))).toEqual([{ firstYear: 1989, lastYear: 2030, amount: 9_000 }]);
    expect(besides(job("63"))).toEqual([{ firstYear: 2027, lastYear: 2030, amount: 9_000 }]);
    expect(besides({ ...job("40"), kind: "pension" })).toEqual([]);
    expect(besides({ ...job("40"), owner: "you" })).toEqual([]);
    expect(besides(job("40"), { spouseAge: "62" })).toEqual([]);
  });

  test("a spouse's record counts only if it was chosen", () => {
    const record = { spouseRecord: "1", "spouseRecord.0.year": "2020", "spouseRecord.0.earned": "50000" };
    expect(spousesLife(inputsOf({ ...couple, ...record })).record).toEqual([]);
    expect(spousesLife(inputsOf({ ...couple, ...record, spouseBenefit: "record" })).record).toEqual([
      { year: 2020, amount: 50_000 },
    ]);
  });

  test("a Statement has work go on for who still works in 2026, with jobs that are there by then", () => {
    // Born in June 1966: 67 in June 2033. Who stops at 61 works through 2026.
    const stopYear = (retireAge: string) => statedLife(workingLife(inputsOf({ retireAge }))).stopYear;
    expect([stopYear("60"), stopYear("61"), stopYear("62")]).toEqual([2026, 2033, 2033]);
    const job = (firstYear: number, lastYear: number) =>
      statedLife({ ...workingLife(inputsOf({})), besides: [{ firstYear, lastYear, amount: 1 }] }).besides;
    expect(job(2026, 2030)).toEqual([{ firstYear: 2026, lastYear: 2032, amount: 1 }]);
    expect(job(2027, 2030)).toEqual([]);
    expect([job(1990, 2026), job(1990, 2025)].map((found) => found?.length)).toEqual([1, 0]);
  });

  test("both persons' traditional money may hold contributions that couldn't be deducted", () => {
    const savings = { ...couple, savings: "100000", roth: "20", taxable: "30", health: "10", cash: "5" };
    // 35% is traditional, 40% of that the spouse's.
    expect(planFor({ ...savings, spouseTraditional: "40", afterTax: "90000" }).start.afterTax).toBe(35_000);
  });
});
