import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pathOf } from "../../../engine/retirement/plan/follow.ts";
import { readForm, startOf, type Typed } from "../../../inputs/typed.ts";
import { anyInputs } from "../../../testing/arbitrary.ts";
import { anyStrategy, steadyFutures } from "../../../testing/futures.ts";
import { cautions } from "../answer/cautions.ts";
import { fields, givenBy } from "../inputs.ts";
import { FLAT, lawsFor } from "./laws.ts";
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
  fc.assert(fc.property(given, hold), { numRuns: 300 });
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
