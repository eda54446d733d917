/** The next $1,000 of profit, part by part, by hand for 2026. */
import { describe, expect, test } from "vitest";
import { readForm, type Typed } from "../../../inputs/typed.ts";
import { answer } from "../answer.ts";
import { fields, givenOn } from "../inputs.ts";
import { carsOf, nextThousand, rateCurve } from "./next-dollars.ts";

const answerFor = (typed: Typed) =>
  answer(
    readForm(fields, { printedTables: "no", "gigs.0.pay": "60000/year", ...typed }, {}, givenOn("2026-11-22")).inputs,
  );
const next = (typed: Typed, others: Parameters<typeof nextThousand>[3] = undefined) => {
  const of = answerFor(typed);
  const { costs, parts, cliffs } = nextThousand(of.inputs, of.year, of.grossReceipts, others);
  return { costs, parts: Object.fromEntries(parts.map(({ label, amount }) => [label, amount])), cliffs };
};
/** Self-employment tax on 1,000, and what is left as income after half of it. */
const SE = 141.2955;
const INCOME = 1_000 - SE / 2;

describe("parts", () => {
  test("a single driver with 60,000: self-employment tax, and 12% on 80% of the rest", () => {
    const { costs, parts, cliffs } = next({});
    expect(Object.keys(parts)).toEqual(["Self-employment tax", "Income tax"]);
    expect(parts["Self-employment tax"]).toBeCloseTo(SE, 4);
    expect(parts["Income tax"]).toBeCloseTo(0.12 * 0.8 * INCOME, 4);
    expect(costs).toBeCloseTo(SE + 0.12 * 0.8 * INCOME, 4);
    expect(cliffs).toEqual([]);
  });
  test("with two children and little income, the earned income credit falls by 21.06%", () => {
    const family = {
      filingStatus: "head_of_household",
      dependents: "2",
      "dependents.0.age": "4",
      "dependents.1.age": "6",
    };
    const { parts } = next({ ...family, "gigs.0.pay": "30000/year" });
    expect(parts["Earned income credit lost"]).toBeCloseTo(0.2106 * INCOME, 2);
  });
  test("above 400,000 jointly, each started 1,000 costs 50 of the child credit", () => {
    const couple = { filingStatus: "married_joint", dependents: "1", "dependents.0.age": "4", jobs: "1" };
    const { parts, cliffs } = next({ ...couple, "jobs.0.pay": "350500/year", "gigs.0.pay": "60000/year" });
    expect(parts["Child credits lost"]).toBeCloseTo(50, 6);
    expect(cliffs).toEqual([expect.stringContaining("child tax credit falls by $50")]);
  });
  test("above 200,000 of earnings, 0.9% of 92.35% more", () => {
    const { parts } = next({ jobs: "1", "jobs.0.pay": "250000/year" });
    // Only Medicare tax on the profit above the wage base: 2.9% of 92.35%.
    expect(parts["Self-employment tax"]).toBeCloseTo(0.029 * 923.5, 4);
    expect(parts["Additional Medicare and investment income tax"]).toBeCloseTo(0.009 * 923.5, 4);
  });
  test("state and city tax are counted with the receipts", () => {
    const others = ({ result }: { result: { adjustedGrossIncome: number } }, receipts: number) => ({
      state: 0.05 * result.adjustedGrossIncome,
      local: 0.001 * receipts,
    });
    const { costs, parts } = next({}, others as never);
    expect(parts["State tax"]).toBeCloseTo(0.05 * INCOME, 4);
    expect(parts["Local tax"]).toBeCloseTo(1, 6);
    expect(costs).toBeCloseTo(SE + 0.12 * 0.8 * INCOME + 0.05 * INCOME + 1, 4);
  });
});

describe("cliffs", () => {
  test("above four times the poverty line of 15,650, the premium tax credit ends", () => {
    // At 62,000, 12,000 less 9.96% of it is 5,824.80; 63,000 is above 62,600. Rent isn't earned, so nothing of the
    // insurance is deducted from it.
    const { parts, cliffs } = next({
      ...{ marketplace: "yes", healthPremiums: "9000", benchmarkPremium: "12000" },
      ...{ jobs: "1", "jobs.0.pay": "52000/year", "gigs.0.work": "home_sharing", "gigs.0.pay": "10000/year" },
    });
    expect(parts["Premium tax credit lost"]).toBeCloseTo(5_824.8, 1);
    expect(cliffs).toEqual([expect.stringContaining("400% of the poverty line")]);
  });
  test("the earned income credit may end within the next thousand", () => {
    // 0.0765 of 19,540 less income; at 18,850 of profit, 17,518 of income.
    const { cliffs } = next({ "gigs.0.pay": "20500/year" });
    expect(cliffs).toEqual(["Somewhere in this $1,000, you lose the rest of the earned income credit."]);
    expect(next({ "gigs.0.pay": "17000/year" }).cliffs).toEqual([]);
    expect(next({ "gigs.0.pay": "40000/year" }).cliffs).toEqual([]);
  });
  test("a specified service's deduction shrinks above its threshold", () => {
    const lawyer = { "gigs.0.work": "consulting", "gigs.0.specifiedService": "yes" };
    expect(next({ ...lawyer, "gigs.0.pay": "260000/year" }).cliffs).toEqual([
      expect.stringContaining("business income deduction shrinks"),
    ]);
    expect(next({ ...lawyer, "gigs.0.pay": "150000/year" }).cliffs).toEqual([]);
  });
  test("the deduction for tips falls above 150,000", () => {
    const tipped = { "gigs.0.tips": "20000", jobs: "1", "jobs.0.pay": "110500/year" };
    expect(next(tipped).cliffs).toEqual([expect.stringContaining("deduction for tips falls by $100")]);
  });
});

describe("the curve of rates", () => {
  const curve = (typed: Typed, points?: number) => {
    const of = answerFor(typed);
    return rateCurve(of.inputs, of.year, of, undefined, points);
  };
  test("up to twice the profit, in whole ten thousands, at least 60,000", () => {
    expect(curve({}, 4).map(({ profit }) => profit)).toEqual([30_000, 60_000, 90_000, 120_000]);
    expect(curve({ "gigs.0.pay": "61000/year" }, 2).map(({ profit }) => profit)).toEqual([65_000, 130_000]);
    expect(curve({ "gigs.0.pay": "1000/year" }, 2).map(({ profit }) => profit)).toEqual([30_000, 60_000]);
    expect(curve({})).toHaveLength(60);
  });
  test("each rate is the tax on its step, so that they add up to the tax on all of it", () => {
    const steps = curve({}, 12);
    const upToHere = steps.slice(0, 6).reduce((sum, { rate }) => sum + rate * 10_000, 0);
    // 8,477.73 and 3,559.47: the year of 60,000.
    expect(upToHere).toBeCloseTo(12_037.2, 1);
    // At 70,000: 9,890.685; 65,054.6575 less 16,100, 80% of which is 39,163.726: 1,240 and 12% of 26,763.726.
    expect(steps[6]?.rate).toBeCloseTo((9_890.685 + 1_240 + 3_211.647 - 12_037.2) / 10_000, 5);
  });
});

test("only gigs with a car compare the two ways to deduct it", () => {
  const cars = (typed: Typed) => carsOf(answerFor(typed).year);
  expect(cars({})).toEqual([]);
  expect(cars({ "gigs.0.milesJanuaryToJune": "1000" })).toEqual([
    { gig: 0, standard: 725, actual: 0, larger: "standard" },
  ]);
  const two = { gigs: "2", "gigs.1.pay": "100/year", "gigs.1.milesJanuaryToJune": "100", "gigs.1.fuel": "90" };
  expect(cars(two)).toEqual([{ gig: 1, standard: 72.5, actual: 90, larger: "actual" }]);
});
