/** How much each step to take by year-end can still move, and when it is closed to a visitor. */
import { describe, expect, test } from "vitest";
import { readForm, type Typed } from "../../../inputs/typed.ts";
import { answer } from "../answer.ts";
import { fields, givenOn, type Inputs } from "../inputs.ts";
import { type StepId, stepsToTake } from "./steps-to-take.ts";

const inputsOf = (typed: Typed): Inputs =>
  readForm(fields, { printedTables: "no", "gigs.0.pay": "60000/year", ...typed }, {}, givenOn("2026-11-22")).inputs;
const roomFor = (what: StepId, typed: Typed = {}) =>
  stepsToTake[what].room({ answered: answer(inputsOf(typed)), share: null });
const withStep = (what: StepId, amount: number, typed: Typed = {}) => stepsToTake[what].with(inputsOf(typed), amount);

test("the last days for 2026", () => {
  const last = Object.entries(stepsToTake).map(([what, { until }]) => [what, until(2026)]);
  expect(Object.fromEntries(last)).toEqual({
    // 26 USC 408(p)(5)(A)(i), 219(f)(3), 223(d)(4)(B), 404(h)(1)(B), 6654(c)(2)
    ...{ solo: "2026-12-31", sep: "2027-10-15", simple: "2027-01-30", ira: "2027-04-15", spouseIra: "2027-04-15" },
    ...{ hsa: "2027-04-15", equipment: "2026-12-31", prepaid: "2026-12-31", january: "2026-12-31" },
    ...{ gift: "2026-12-31", stateTax: "2026-12-31", withholding: "2026-12-31", payments: "2027-01-15" },
  });
});

describe("IRAs (7,500 in 2026, 1,100 more from 50 on)", () => {
  test.each<[string, Typed, number]>([
    ["the limit", {}, 7_500],
    ["at 50", { filerAge: "50" }, 8_600],
    ["less what is in it", { ira: "2000" }, 5_500],
    ["and in a Roth IRA", { ira: "2000", roth: "3000" }, 2_500],
    ["nothing if it is full", { ira: "4000", roth: "3500" }, 0],
    ["no less than nothing", { ira: "4000", roth: "7500" }, 0],
    // Covered at work, single: the deduction ends at 91,000 of income (Notice 2025-67).
    ["nothing deductible", { jobs: "1", "jobs.0.pay": "60000/year", "jobs.0.hasPlan": "yes" }, 0],
  ])("%s", (_, typed, room) => expect(roomFor("ira", typed)).toBeCloseTo(room, 6));
  test("a spouse has one on a joint return", () => {
    expect(roomFor("spouseIra")).toBe(0);
    expect(roomFor("spouseIra", { filingStatus: "married_joint", spouseIra: "1000" })).toBe(6_500);
    expect(roomFor("spouseIra", { filingStatus: "married_joint", spouseAge: "50", spouseRoth: "600" })).toBe(8_000);
  });
  test("more goes on top of what is there", () => {
    expect(withStep("ira", 500, { ira: "2000" })).toMatchObject({ ira: 2_500, spouseIra: 0 });
    expect(withStep("spouseIra", 500, { spouseIra: "100" })).toMatchObject({ ira: 0, spouseIra: 600 });
  });
});

describe("plans of one's own", () => {
  // A fifth of 60,000 less 4,238.865, half of the self-employment tax.
  const SEP = 11_152.227;
  test.each<[StepId, Typed, number]>([
    ["sep", {}, SEP],
    ["sep", { plan: "sep", planContribution: "4000" }, SEP - 4_000],
    ["sep", { planContribution: "4000" }, SEP],
    ["sep", { plan: "solo" }, 0],
    ["solo", {}, SEP + 24_500],
    ["solo", { plan: "simple" }, 0],
    // A new SIMPLE IRA has to begin by October 1 (Notice 98-4, K-1).
    ["simple", {}, 0],
  ])("%s, %j", (what, typed, room) => expect(roomFor(what, typed)).toBeCloseTo(room, 2));
  test("the spouse's, if only the spouse has a gig", () => {
    const typed = { filingStatus: "married_joint", "gigs.0.who": "spouse" };
    expect(roomFor("sep", typed)).toBeCloseTo(SEP, 2);
  });
  test("a new plan starts with the amount, one's own grows by it", () => {
    expect(withStep("sep", 500, { planContribution: "4000" })).toMatchObject({ plan: "sep", planContribution: 500 });
    expect(withStep("sep", 500, { plan: "sep", planContribution: "4000" })).toMatchObject({ planContribution: 4_500 });
  });
});

test("health savings: 4,400 in 2026, 8,750 for a family, and 1,000 from 55 on, by months", () => {
  const room = (typed: Typed) => roomFor("hsa", { hsaCoverage: "self", ...typed });
  expect(roomFor("hsa")).toBe(0);
  expect(room({})).toBeCloseTo(4_400, 6);
  expect(room({ hsa: "1000" })).toBeCloseTo(3_400, 6);
  expect(room({ hsaCoverage: "family", filerAge: "55" })).toBeCloseTo(9_750, 6);
  expect(room({ hsaMonths: "6" })).toBeCloseTo(2_200, 6);
  expect(withStep("hsa", 300, { hsa: "1000" }).hsa).toBe(1_300);
});

describe("costs and pay of the first gig on Schedule C", () => {
  const two = { gigs: "2", "gigs.0.work": "home_sharing", "gigs.1.pay": "20000/year" };
  test("up to its profit, not below zero", () => {
    expect(roomFor("equipment", { "gigs.0.supplies": "15000" })).toBe(45_000);
    expect(roomFor("prepaid", two)).toBe(20_000);
    expect(roomFor("equipment", { "gigs.0.supplies": "70000" })).toBe(0);
    expect(roomFor("equipment", { "gigs.0.work": "home_sharing" })).toBe(0);
  });
  test("they go on top of that gig's costs", () => {
    expect(withStep("equipment", 700, { ...two, "gigs.1.equipment": "50" }).gigs).toMatchObject([
      { equipment: 0 },
      { equipment: 750 },
    ]);
    expect(withStep("prepaid", 700, two).gigs).toMatchObject([{ office: 0 }, { office: 700 }]);
  });
  test("pay moves out of the year, and out of the forms", () => {
    const moved = withStep("january", 1_000, { "gigs.0.grossOnForms": "61000" });
    expect(moved.gigs[0]).toMatchObject({ pay: { amount: 59_000, per: "year" }, grossOnForms: 60_000 });
    expect(withStep("january", 70_000).gigs[0]).toMatchObject({ pay: { amount: 0, per: "year" }, grossOnForms: null });
    // 39 of 365 days are left after November 22.
    expect(roomFor("january")).toBeCloseTo((60_000 * 39) / 365, 6);
    expect(roomFor("january", { "gigs.0.supplies": "59000" })).toBe(1_000);
  });
});

test("gifts: up to 1,000 without itemizing, 2,000 for a couple; half of income with it", () => {
  expect(roomFor("gift", { charityCash: "300" })).toBe(700);
  expect(roomFor("gift", { filingStatus: "married_joint" })).toBe(2_000);
  expect(roomFor("gift", { charityCash: "1500" })).toBe(0);
  const itemized = { mortgageInterest: "30000" };
  // Income is 60,000 less 4,238.865.
  expect(roomFor("gift", itemized)).toBeCloseTo(55_761.135 / 2, 3);
  expect(withStep("gift", 50, { charityCash: "300" }).charityCash).toBe(350);
});

test("withholding can only cure a penalty that there is, at a job", () => {
  const job = { jobs: "2", "jobs.0.pay": "40000/year", "jobs.1.pay": "9000/year", paidSoFar: "none" };
  expect(roomFor("withholding", { paidSoFar: "none" })).toBe(0);
  const small = { "gigs.0.pay": "12000/year" };
  expect(roomFor("withholding", { ...job, ...small })).toBeGreaterThan(0);
  // The paychecks of the last weeks can't hold what 60,000 of gig pay would take.
  expect(roomFor("withholding", job)).toBe(0);
  expect(roomFor("withholding", { ...job, "jobs.0.withheld": "30000/year" })).toBe(0);
  // 40,000 less 16,100: 12,400 at 10% and 11,500 at 12% would be withheld.
  const { jobs } = withStep("withholding", 500, job);
  expect(jobs[0]?.withheld).toEqual({ amount: 1_240 + 1_380 + 500, per: "year" });
  expect(jobs[1]?.withheld).toBeNull();
  const typed = withStep("withholding", 500, { ...job, "jobs.0.withheld": "100/month" });
  expect(typed.jobs[0]?.withheld).toEqual({ amount: 1_700, per: "year" });
  const saver = withStep("withholding", 0, { ...job, "jobs.0.retirementAtWork": "11500" });
  expect(saver.jobs[0]?.withheld?.amount).toBeCloseTo(1_240, 6);
});

test("no state tax to pay early without itemizing, and payments change nothing about the year", () => {
  expect(roomFor("stateTax")).toBe(0);
  expect(withStep("stateTax", 400, { stateTaxPaid: "100" }).stateTaxPaid).toBe(500);
  expect(withStep("payments", 400)).toEqual(inputsOf({}));
});
