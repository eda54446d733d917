import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { readForm, type Typed } from "../../../inputs/typed.ts";
import { anyInputs } from "../../../testing/arbitrary.ts";
import { misexplained } from "../../../testing/rework.ts";
import { runs } from "../../../testing/runs.ts";
import { answer } from "../answer.ts";
import { fields, givenOn, type Inputs } from "../inputs.ts";
import { penaltiesOf } from "../paying/penalties.ts";
import { stateLaw, stateShare } from "../state/share.ts";
import type { StateLaw } from "../state/state-law.ts";
import { taken } from "../take.ts";
import { compared, yearEndOf } from "./effects.ts";
import { yearEndSteps } from "./explained.ts";
import { type StepId, stepsToTake } from "./steps-to-take.ts";

/** To the cent, on the day the visitor looks. */
const inputsOf = (typed: Typed, today = "2026-11-22") =>
  readForm(fields, { printedTables: "no", ...typed }, {}, givenOn(today)).inputs;
const laws = new Map<string, StateLaw>();
beforeAll(async () => {
  for (const code of ["CA", "OH", "NY", "TX"]) laws.set(code, (await stateLaw(code)) as StateLaw);
});
const lawOf = ({ state }: Inputs) => laws.get(state) ?? null;
const yearEnd = (inputs: Inputs) => yearEndOf(inputs, lawOf(inputs));
const step = (inputs: Inputs, what: StepId) => yearEnd(inputs).steps.find((one) => one.what === what);

describe("a single driver with 60,000 of profit in Texas, 2026", () => {
  const driver = inputsOf({ "gigs.0.pay": "60000/year", state: "TX" });
  test("saves 192 with 2,000 in an IRA: 12% of the 80% that the business deduction leaves", () =>
    // The business income deduction is 20% of taxable income here, so 2,000 less income is 1,600 less taxed: 192.
    expect(step(driver, "ira")?.saved.saved).toBeCloseTo(192, 6));
  test("saves 461.03 with 2,000 of equipment, which lowers self-employment tax too", () =>
    // At 58,000: 8,195.139 of self-employment tax; income 53,902.43 minus 16,100, of which 80% is 30,241.94 taxed:
    // 1,240 + 12% of 17,841.94 is 3,381.03. At 60,000: 8,477.73 and 3,559.47.
    expect(step(driver, "equipment")?.saved.saved).toBeCloseTo(461.03, 2));
  test("lists money that is kept first, then money that is moved, and last what costs more than it saves", () => {
    // Each deduction of 2,000 saves 192, so the simplest account with the latest day comes first. Payments that
    // are due anyway only save a penalty. Less profit saves
    // self-employment tax too, but the money is spent, or the tax comes next year.
    expect(yearEnd(driver).steps.map(({ what }) => what)).toEqual([
      ...["ira", "sep", "solo", "payments"],
      ...["prepaid", "january"],
      ...["equipment", "gift"],
    ]);
  });
  test("can move no more pay to January than the rest of the year brings", () =>
    // November 22 is day 326 of 365, and 39 days are left: 60,000 times 39 / 365 is 6,410.96.
    expect(step(driver, "january")?.room).toBe(6_410));
  test("keeps the steps that are open after New Year's and drops the others", () => {
    const late = yearEnd(inputsOf({ "gigs.0.pay": "60000/year", state: "TX" }, "2027-02-01"));
    expect(late.steps.map(({ what }) => what).sort()).toEqual(["ira", "sep"]);
  });
});

test("one deduction counts on the federal and the California return", () => {
  const { saved } = step(
    inputsOf({ "gigs.0.pay": "30000/year", jobs: "1", "jobs.0.pay": "85000/year", state: "CA", spare: "1000" }),
    "equipment",
  ) as NonNullable<ReturnType<typeof step>>;
  // 1,000 less profit: 141.30 of self-employment tax; half of it less deducted, 929.35 less income, of which 80% at 22%
  // is 163.57. California has no business income deduction: 9.3% of 929.35.
  expect(saved.federal).toBeCloseTo(141.2955 + 929.35225 * 0.8 * 0.22, 2);
  expect(saved.state).toBeCloseTo(929.35225 * 0.093, 2);
});

test("400 into an IRA restores the Marketplace credit that 400 of excess income ends", () => {
  const inputs = inputsOf({
    "gigs.0.pay": "1000/year",
    jobs: "1",
    "jobs.0.pay": "63000/year",
    healthPremiums: "12000",
    marketplace: "yes",
    benchmarkPremium: "12000",
  });
  // Income is 63,000: 64,000 minus 70.65 for half of self-employment tax and 929.35 for insurance, all the profit left.
  // Four times one person's poverty line is 62,600. There the household pays 9.96% of it, 6,234.96, and the credit is
  // 12,000 minus that, 5,765.04. The 400 also saves 12%.
  const { cliff } = yearEnd(inputs);
  expect(cliff).toMatchObject({ steps: [{ what: "ira", amount: 400 }], limit: 62_600, until: "2027-04-15" });
  expect(cliff?.saved.saved).toBeCloseTo(5_765.04 + 48, 2);
});

test("an IRA and a health savings account together bring income below the cliff that neither reaches alone", () => {
  const inputs = inputsOf({
    ...{ "gigs.0.pay": "1000/year", jobs: "1", "jobs.0.pay": "72600/year", hsaCoverage: "self" },
    ...{ healthPremiums: "9000", marketplace: "yes", benchmarkPremium: "9000" },
  });
  // Income is 72,600, the wages: half of self-employment tax and insurance use up the profit. 10,000 too much: an IRA
  // takes 7,500 (Notice 2025-67), the account another 2,500. The credit is 9,000 less 9.96% of 62,600, 2,765.04. Taxed
  // are 56,500, of which 6,100 are above 50,400: 22% of those and 12% of the other 3,900 are saved too, 1,342 and 468.
  const { cliff } = yearEnd(inputs);
  expect(cliff?.steps).toEqual([
    { what: "ira", amount: 7_500 },
    { what: "hsa", amount: 2_500 },
  ]);
  expect(cliff?.saved.saved).toBeCloseTo(2_765.04 + 1_342 + 468, 2);
  // Two whole returns, with and without both.
  const both = compared(inputs, null, cliff?.steps ?? []);
  expect(cliff?.saved.saved).toBe(both.now.federal - both.then.federal);
});

test("a plan that reaches below the cliff alone comes before an IRA and a plan together", () => {
  const owner = (pay: string) =>
    inputsOf({
      ...{ "gigs.0.work": "other", "gigs.0.pay": `${pay}/year` },
      ...{ healthPremiums: "12000", marketplace: "yes", benchmarkPremium: "12000" },
    });
  // Half of self-employment tax is 85,000 x 0.9235 x 0.153 / 2 = 6,005.06. At 62,600 the credit is 12,000 less 9.96% of
  // it, 5,765.04, so 6,234.96 of insurance is deducted: 72,759.98 is 10,159.98 too much. An IRA takes only 7,500; a
  // SEP-IRA up to a fifth of 78,994.94.
  expect(yearEnd(owner("85000")).cliff?.steps).toEqual([{ what: "sep", amount: 10_160 }]);
  // At 100,000, half is 7,064.78, and 86,700.26 is 24,100.26 too much for a SEP-IRA, which takes 18,587, but not for a
  // solo 401(k), which takes 24,500 more.
  expect(yearEnd(owner("100000")).cliff?.steps).toEqual([{ what: "solo", amount: 24_101 }]);
});

test("several planned steps are also added up one by one", () => {
  const typed = {
    ...{ "gigs.0.pay": "60000/year", state: "TX", planned: "2" },
    ...{ "planned.0.what": "ira", "planned.0.amount": "2000" },
    ...{ "planned.1.what": "equipment", "planned.1.amount": "2000" },
  };
  // 192 and 461.03, by hand above.
  const { together } = yearEnd(inputsOf(typed));
  expect(together?.amount).toBe(4_000);
  expect(together?.oneByOne).toBeCloseTo(192 + 461.03, 2);
});

test("a planned step counts from its first dollar, while it is open", () => {
  const planned = (amount: string, today?: string) =>
    yearEnd(
      inputsOf(
        { "gigs.0.pay": "60000/year", planned: "1", "planned.0.what": "equipment", "planned.0.amount": amount },
        today,
      ),
    ).together;
  expect(planned("1")).toMatchObject({ amount: 1 });
  // A dollar less profit: 14.13 cents of self-employment tax, and 12% of 80% of the 92.94 cents less income.
  expect(planned("1")?.saved.saved).toBeCloseTo(0.141296 + 0.929352 * 0.8 * 0.12, 3);
  expect(planned("0")).toBeNull();
  expect(planned("1", "2027-02-01")).toBeNull();
});

describe("a family whose profit of 160,000 is above the end of the credit, 128,600", () => {
  const family = inputsOf({
    ...{ "gigs.0.work": "other", "gigs.0.pay": "160000/year", filingStatus: "married_joint", state: "TX" },
    ...{ dependents: "2", "dependents.0.age": "8", "dependents.1.age": "11" },
    ...{ healthPremiums: "19200", benchmarkPremium: "18000", marketplace: "yes" },
  });
  // Half of self-employment tax is 160,000 x 0.9235 x 0.153 / 2 = 11,303.64, so income is 148,696.36 before insurance.
  // At 128,600 the credit is 18,000 - 9.96% of it, 5,191.44, so 14,008.56 can be deducted: 134,687.80, which is
  // 6,087.80 too much. Each account therefore has to take 6,088.
  test("has one entry for each account, with enough to cross", () => {
    const { steps, cliff } = yearEnd(family);
    for (const what of ["ira", "sep", "solo"])
      expect(steps.filter((one) => one.what === what).map(({ amount }) => amount)).toEqual([6_088]);
    expect(cliff?.steps).toEqual([{ what: "ira", amount: 6_088 }]);
    for (const { saved } of steps.slice(0, 3)) expect(saved.saved).toBeGreaterThan(5_191.44 - 0.1);
  });
  test("has nothing left among what wouldn't help that helps with a larger amount", () =>
    expect(yearEnd(family).idle).not.toEqual(expect.arrayContaining(["ira"])));
  test("uses all of the money there is if that is more than enough", () =>
    expect(step({ ...family, spare: 7_000 }, "ira")?.amount).toBe(7_000));
});

test("a nail technician whose tips leave no income tax can set nothing aside that lowers the year's tax", () => {
  // 26,000 of pay, 10,000 of it tips: 1,836.84 is half of self-employment tax. 24,163.16 less 16,100 is 8,063.16, and
  // the deduction for tips, up to 25,000 (26 USC 224), leaves nothing taxed. An IRA can't lower self-employment tax.
  const { steps } = yearEnd(inputsOf({ "gigs.0.work": "beauty", "gigs.0.pay": "26000/year", "gigs.0.tips": "10000" }));
  expect(steps.filter(({ what }) => stepsToTake[what].money === "kept")).toEqual([]);
  expect(steps.at(-1)?.what).toBe("equipment");
});

test("gifts count up to 1,000 with the standard deduction, or above half a percent of income itemized", () => {
  const plain = inputsOf({ "gigs.0.pay": "60000/year", charityCash: "400" });
  expect(step(plain, "gift")?.amount).toBe(600);
  const owner = inputsOf({ "gigs.0.pay": "60000/year", mortgageInterest: "30000", spare: "278" });
  // Income 55,761.14: the first 278.81 of gifts doesn't count. Then 80% of 1,000 isn't taxed at 12%: taxable income is
  // about 80% of 25,761, above 12,400.
  expect(yearEnd(owner).idle).toContain("gift");
  expect(step({ ...owner, spare: 1_278.81 }, "gift")?.saved.saved).toBeCloseTo(1_000 * 0.8 * 0.12, 2);
});

test("more withholding in December erases the penalty on what was missed since April", () => {
  const inputs = inputsOf({
    "gigs.0.pay": "20000/year",
    jobs: "1",
    "jobs.0.pay": "80000/year",
    paidSoFar: "none",
    state: "none",
  });
  const found = step(inputs, "withholding");
  expect(found?.saved.federal).toBe(0);
  expect(found?.saved.penalty).toBeCloseTo(penaltiesOf(answer(inputs)).ifNothingMore.penalty, 6);
});

describe("for any household", () => {
  test("what a step saves is the difference between two full returns, and so is what several save together", () => {
    fc.assert(
      fc.property(anyInputs(fields), fc.constantFrom("CA", "OH", "NY", "none"), (any, state) => {
        const inputs = { ...any, state, place: "", taxYear: 2026, today: "2026-11-22" } as Inputs;
        const law = lawOf(inputs);
        const taxes = (of: Inputs) => {
          const answered = answer(of);
          const tax = answered.year.result.taxAfterRefundableCredits;
          return tax + (law ? (stateShare(answered, law)?.tax ?? 0) : 0);
        };
        const { steps } = yearEndOf(inputs, law);
        const aboutTax = steps.filter(({ what }) => !stepsToTake[what].isPayment);
        const before = taxes(inputs);
        const near = (a: number, b: number) => expect(Math.abs(a - b)).toBeLessThan(1e-6 * Math.max(1, before));
        for (const { what, amount, saved } of aboutTax)
          near(saved.saved, before - taxes(stepsToTake[what].with(inputs, amount)));
        const both = aboutTax.slice(0, 2);
        const done = both.reduce((so, { what, amount }) => stepsToTake[what].with(so, amount), inputs);
        near(compared(inputs, law, both).saved.saved, before - taxes(done));
      }),
      { numRuns: runs(15) },
    );
  });
});

test("every number of the planner works out from the lines that explain it", () => {
  const inputs = inputsOf({
    "gigs.0.pay": "60000/year",
    state: "CA",
    planned: "2",
    "planned.0.what": "ira",
    "planned.0.amount": "2000",
    "planned.1.what": "payments",
    "planned.1.amount": "500",
  });
  const found = yearEnd(inputs);
  const steps = yearEndSteps(found);
  expect(steps.map(({ name }) => name)).toContain("yearEnd.together.saved");
  expect(misexplained(steps)).toEqual([]);
});

test("planned steps are in the calendar on their last day", () => {
  const dues = taken.datesFor?.(inputsOf({ planned: "1", "planned.0.what": "equipment", "planned.0.amount": "1500" }));
  expect(dues).toContainEqual(
    expect.objectContaining({
      day: "2026-12-31",
      title: "Last day: Buy the equipment you planned for 2026",
      withAmounts: { title: "Last day: Buy equipment for $1,500 for 2026" },
    }),
  );
});
