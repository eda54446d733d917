/**
 * Insurance, plans, IRAs and health savings belong to each person separately. From the form to the return, worked by
 * hand.
 */
import { expect, test } from "vitest";
import { readForm, type Typed } from "../../inputs/typed.ts";
import { misexplained } from "../../testing/rework.ts";
import { answer } from "./answer.ts";
import { fields, givenOn } from "./inputs.ts";
import { watching } from "./insights/moves.ts";
import { conflicts } from "./questions/conflicts.ts";
import { fieldFor } from "./questions/field-for.ts";
import { stepsOf } from "./steps.ts";

const givenBy = givenOn("2026-11-21");
const inputsFor = (typed: Typed) => readForm(fields, typed, {}, givenBy).inputs;
const yearFor = (typed: Typed) => answer(inputsFor(typed)).year;
const adjustedFor = (typed: Typed) => yearFor(typed).result.adjusted;
const gig = (i: number, who: string, pay: number): Typed => ({
  [`gigs.${i}.who`]: who,
  [`gigs.${i}.pay`]: `${pay}/year`,
});
const joint = { filingStatus: "married_joint" };

test("26 CFR 1.162(l)-1(a)(1)(ii), 2025: the premium minus advance credit plus repayment is deducted", () => {
  const typed = {
    taxYear: "2025",
    ...gig(0, "filer", 40_000),
    marketplace: "yes",
    healthPremiums: "8000",
    benchmarkPremium: "5000",
    advanceCredit: "7000",
  };
  // 1,000 not paid in advance, plus the 975 that a single person below 300 percent repays at most.
  const { result, household, health } = yearFor(typed);
  expect(health?.together.repaymentLimit).toBe(975);
  expect(result.adjusted.healthDeductions).toBeCloseTo(1_975, 6);
  expect(household.claims.premiumCreditRepayment).toBe(975);
  expect(result.adjustedGrossIncome).toBeCloseTo(40_000 - (40_000 * 0.9235 * 0.153) / 2 - 1_975, 6);

  // 2026: no limit. At 204 percent of 15,650, 6.75% is expected: d = 8,000 - 5,000 + 6.75% x (37,174.09 - d).
  const next = yearFor({ ...typed, taxYear: "2026" });
  const deducted = (3_000 + 0.0675 * (40_000 - (40_000 * 0.9235 * 0.153) / 2)) / 1.0675;
  expect(deducted).toBeCloseTo(5_160.89, 2);
  expect(next.result.adjusted.healthDeductions).toBeCloseTo(deducted, 3);
  expect(next.household.claims.premiumCreditRepayment).toBeCloseTo(deducted - 1_000, 3);

  for (const given of [typed, { ...typed, filingStatus: "married_separate" }]) {
    const steps = stepsOf(answer(inputsFor(given)));
    expect(steps.map(({ name }) => name)).toContain("health.settled.repayment");
    expect(misexplained(steps)).toEqual([]);
  }
});

test("26 USC 162(l), 404(a)(8): if only the spouse has a gig, insurance and plan are the spouse's", () => {
  const couple = {
    ...joint,
    ...gig(0, "spouse", 60_000),
    healthPremiums: "6000",
    plan: "sep",
    planContribution: "5000",
  };
  const { people, adjusted } = yearFor(couple).result;
  expect([adjusted.healthDeductions, adjusted.planDeductions]).toEqual([6_000, 5_000]);
  expect(people.map((person) => person.healthDeduction)).toEqual([0, 6_000]);
  expect(people.map((person) => person.planDeduction)).toEqual([0, 5_000]);
  // If single, the same gig belongs to nobody on the return.
  expect(adjustedFor({ ...couple, filingStatus: "single" }).healthDeductions).toBe(0);
});

test("rent on Schedule E isn't a gig for a plan or insurance: they belong to the spouse who has one", () => {
  const couple = {
    ...joint,
    gigs: "2",
    ...gig(0, "filer", 20_000),
    "gigs.0.work": "home_sharing",
    ...gig(1, "spouse", 60_000),
  };
  const { people, adjusted } = yearFor({
    ...couple,
    healthPremiums: "6000",
    plan: "sep",
    planContribution: "5000",
  }).result;
  expect([adjusted.healthDeductions, adjusted.planDeductions]).toEqual([6_000, 5_000]);
  expect(people.map((person) => person.healthDeduction)).toEqual([0, 6_000]);
});

test("a couple's premium tax credit also goes with the spouse's gig", () => {
  const { result, health } = yearFor({
    ...joint,
    ...gig(0, "spouse", 50_000),
    marketplace: "yes",
    healthPremiums: "9000",
    benchmarkPremium: "9500",
  });
  expect(health?.deduction).toBeGreaterThan(1_000);
  expect(result.people[1]?.healthDeduction).toBe(health?.deduction);
  expect((health?.deduction ?? 0) + (health?.credit ?? 0)).toBeCloseTo(9_000, 2);
});

test("26 USC 162(l)(2)(A): if both have gigs, the chosen spouse's profit limits premiums", () => {
  const couple = {
    ...joint,
    gigs: "2",
    ...gig(0, "filer", 50_000),
    ...gig(1, "spouse", 3_000),
    healthPremiums: "6000",
  };
  expect(adjustedFor(couple).healthDeductions).toBe(6_000);
  // 3,000 minus half of 3,000 x 0.9235 x 0.153.
  expect(adjustedFor({ ...couple, healthWho: "spouse" }).healthDeductions).toBeCloseTo(2_788.06, 2);
});

test("a plan's limit depends on its owner's profit and age", () => {
  const couple = {
    ...joint,
    taxYear: "2025",
    gigs: "2",
    ...gig(0, "filer", 20_000),
    ...gig(1, "spouse", 100_000),
    filerAge: "40",
    spouseAge: "52",
    plan: "simple",
    planContribution: "50000",
  };
  // 17,600, plus 3,850 from 50 on, and 3% of 92,350. The younger one with a profit of 20,000: 17,600 and 3% of 18,470.
  expect(adjustedFor({ ...couple, planWho: "spouse" }).planDeductions).toBeCloseTo(24_220.5, 6);
  const own = yearFor(couple).result.people;
  expect(own[1]?.planDeduction).toBe(0);
  expect(own[0]?.planDeduction).toBeCloseTo(17_600 + 0.03 * 18_470, 6);

  const noted = watching.moves(inputsFor({ ...couple, planWho: "spouse", planContribution: "0" }));
  expect(noted.find(({ blank }) => blank === "planContribution")?.note).toContain("your spouse's SIMPLE IRA");
});

test("26 USC 25B(d)(1): without gigs, nothing goes into an own plan, and it earns no credit", () => {
  const typed = {
    ...gig(0, "filer", 15_000),
    plan: "solo",
    planContribution: "2000",
    jobs: "1",
    "jobs.0.pay": "9000/year",
  };
  const { year, without } = answer(inputsFor(typed));
  expect(year.result.people[0]?.deferrals).toBe(2_000);
  expect(without.result.people[0]?.deferrals).toBe(0);
});

test("26 USC 219(b), (c): each spouse has their own IRA limit", () => {
  const couple = { ...joint, ...gig(0, "filer", 80_000), ira: "9000", spouseIra: "9000" };
  expect(adjustedFor(couple).iras.map(({ deduction }) => deduction)).toEqual([7_500, 7_500]);
  expect(adjustedFor({ ...couple, spouseAge: "50" }).iraDeductions).toBe(7_500 + 7_500 + 1_100);
  expect(adjustedFor({ ...couple, filingStatus: "single" }).iraDeductions).toBe(7_500);
});

const saving = { ...gig(0, "filer", 60_000), hsaCoverage: "self", hsa: "20000" };
const saved = (typed: Typed) => adjustedFor({ ...saving, ...typed }).healthSavingsDeduction;

test("26 USC 223(b)(2): a twelfth of the limit for each month", () => {
  expect([saved({}), saved({ hsaMonths: "5" }), saved({ hsaMonths: "0" })]).toEqual([
    4_400,
    expect.closeTo(1_833.33, 2),
    0,
  ]);
  // Born 1971: 7/12 of 4,400 + 1,000.
  expect(saved({ filerAge: "55", hsaMonths: "7" })).toBeCloseTo(3_150, 6);
});

test("26 USC 223(b)(3), (5): the account owner's age counts, and a couple shares family coverage", () => {
  const couple = { ...joint, filerAge: "40", spouseAge: "57" };
  expect([saved(couple), saved({ ...couple, hsaWho: "spouse" }), saved({ ...couple, hsaWho: "both" })]).toEqual([
    4_400, 5_400, 9_800,
  ]);
  expect(saved({ ...couple, hsaWho: "both", hsaCoverage: "family" })).toBe(8_750 + 1_000);
  expect(saved({ ...couple, hsaWho: "both", hsaCoverage: "family", hsaMonths: "6" })).toBe((8_750 + 1_000) / 2);
  expect(saved({ hsaWho: "spouse" })).toBe(4_400);
});

test("26 USC 223(b)(6): a dependent can't deduct health savings, and the page says so", () => {
  expect(saved({ claimedAsDependent: "yes" })).toBe(0);
  expect(Object.keys(conflicts(inputsFor({ ...saving, claimedAsDependent: "yes" })))).toEqual(["hsa"]);
});

test("26 USC 223(b)(7), 42 USC 426(a): Social Security at 65 brings Medicare, so earlier months are asked", () => {
  const retired = { ...saving, filerAge: "66", socialSecurity: "20000" };
  expect(Object.keys(conflicts(inputsFor(retired)))).toEqual(["hsaMonths"]);
  for (const less of [{ hsaMonths: "2" }, { filerAge: "64" }, { socialSecurity: "0" }, { hsa: "0" }])
    expect(conflicts(inputsFor({ ...retired, ...less }))).toEqual({});
  // January and February: 2/12 of 4,400 + 1,000.
  expect(saved({ filerAge: "66", socialSecurity: "20000", hsaMonths: "2" })).toBeCloseTo(900, 6);
});

test("the explanation of a spouse's number links to the field where it was typed", () => {
  const inputs = inputsFor(joint);
  const blankOf = (name: string) => fieldFor(`persons.2.${name}`, inputs);
  expect(
    ["iraContribution", "retirementPlanContribution", "selfEmployedHealthPremiums", "healthSavingsMonths"].map(blankOf),
  ).toEqual(["spouseIra", "planContribution", "healthPremiums", "hsaMonths"]);
  expect([blankOf("age"), blankOf("taxablePensions")]).toEqual(["spouseAge", ""]);
});

// 26 USC 219(g): who is covered by a plan at work.
test("a job's plan covers the spouse who has the job, and not the other", () => {
  const { household } = yearFor({
    ...joint,
    ...gig(0, "filer", 40_000),
    ...{ jobs: "1", "jobs.0.who": "spouse", "jobs.0.pay": "50000/year", "jobs.0.hasPlan": "yes" },
  });
  expect([household.filer, household.spouse].map((one) => one?.coveredByRetirementPlan)).toEqual([false, true]);
});

test("only a student's costs are typed in the fields for students", () => {
  expect(fieldFor("students.1.costs", inputsFor({}))).toBe("collegeCosts");
  expect(fieldFor("students.1.credit", inputsFor({}))).toBe("");
});
