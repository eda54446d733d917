/** What employers withhold for a state: which jobs count, whose figures they use, and what they don't know. */
import { expect, test } from "vitest";
import { readForm, type Typed } from "../../../inputs/typed.ts";
import { answer } from "../answer.ts";
import { BUILD_DAY, fields, givenOn } from "../inputs.ts";
import { paychecksAlone } from "./paychecks.ts";
import { shareOf } from "./share.ts";

const inputsFor = (typed: Typed) => readForm(fields, typed, {}, givenOn("2026-11-23")).inputs;
async function withheld(typed: Typed) {
  const answered = answer(inputsFor({ "gigs.0.pay": "0/year", ...typed }));
  const share = await shareOf(answered);
  return share?.paychecks?.formula ?? null;
}
const california = { state: "CA", jobs: "1", "jobs.0.pay": "57000/year" };
const couple = { ...california, filingStatus: "married_joint" };
const spouse = (pay: number) => ({ ...couple, jobs: "2", "jobs.1.who": "spouse", "jobs.1.pay": `${pay}/year` });

// EDD, California Withholding Schedules for 2026, Method B, example F: married, 57,000 less 11,412 is 45,588; 243.74
// and 2.2% of 23,430 are 759.20. Two spouses may claim 168.30 each.
test("one paycheck in California: by the married table, with an allowance for each spouse", async () => {
  const found = await withheld(couple);
  expect(found?.people).toEqual({ filers: 2, dependents: 0 });
  expect(found?.sheet.jobs).toHaveLength(1);
  expect(found?.sheet.withheld).toBeCloseTo(759.2 - 2 * 168.3, 2);
  // A child is one more.
  const child = { dependents: "1", "dependents.0.age": "8" };
  expect((await withheld({ ...couple, ...child }))?.sheet.withheld).toBeCloseTo(759.2 - 3 * 168.3, 2);
});

test("a job that pays nothing yet isn't a second paycheck", async () => {
  expect((await withheld(spouse(0)))?.sheet).toEqual((await withheld(couple))?.sheet);
  expect((await withheld({ ...couple, "jobs.0.pay": "0/year" }))?.sheet).toMatchObject({ jobs: [], withheld: 0 });
});

test("two spouses with paychecks go by the table for one person, which takes off 5,706, not 11,412", async () => {
  // Nothing is withheld from 18,000, which is less than 18,896.
  const found = await withheld(spouse(18_000));
  expect(found?.sheet.jobs.map(({ formulas }) => formulas[0]?.taxed)).toEqual([57_000 - 5_706, 18_000 - 5_706]);
  expect(found?.sheet.jobs[1]?.withheld).toBe(0);
  expect((await withheld(spouse(1)))?.sheet.jobs[0]?.formulas[0]?.taxed).toBe(57_000 - 5_706);
  // One paycheck doesn't, whosever it is, and neither do two of the same person.
  const theirs = await withheld({ ...couple, "jobs.0.who": "spouse" });
  expect(theirs?.sheet.jobs.map(({ formulas }) => formulas[0]?.taxed)).toEqual([57_000 - 11_412]);
  const same = await withheld({ ...spouse(20_000), "jobs.1.who": "filer" });
  expect(same?.sheet.jobs.map(({ formulas }) => formulas[0]?.taxed)).toEqual([57_000 - 11_412, 20_000 - 11_412]);
});

test("in New York, two spouses with paychecks stay with the married table, which takes off 7,950", async () => {
  const found = await withheld({ ...spouse(57_000), state: "NY" });
  expect(found?.sheet.jobs.map(({ formulas }) => formulas[0]?.taxed)).toEqual([49_050, 49_050]);
});

test("someone single in California has one allowance, and the table takes off 5,706", async () => {
  const found = await withheld(california);
  expect(found).toMatchObject({ people: { filers: 1, dependents: 0 }, sheet: { allowances: 1 } });
  expect(found?.sheet.jobs[0]?.formulas[0]?.taxed).toBe(57_000 - 5_706);
});

test("where we have no formula, the tax on the paychecks alone: 3.07% in Pennsylvania, whatever the gigs bring", async () => {
  const typed = { ...california, state: "PA", "gigs.0.pay": "30000/year", interest: "500" };
  const share = await shareOf(answer(inputsFor(typed)));
  expect(share?.paychecks).toMatchObject({ formula: null, state: expect.closeTo(57_000 * 0.0307, 2) });
});

test("an employer knows the household and its paychecks, but no gig, IRA, gift or interest", () => {
  const typed = {
    ...{ filingStatus: "head_of_household", state: "OH", place: "Columbus", jobs: "1", "jobs.0.pay": "50000/year" },
    ...{ dependents: "1", "dependents.0.age": "8", filerAge: "66", filerBlind: "yes" },
  };
  const alone = paychecksAlone(inputsFor({ ...typed, ira: "3000", charityCash: "900", interest: "70" }));
  expect(alone.inputs).toMatchObject({ gigs: [], ira: 0, charityCash: 0, interest: 0 });
  expect(alone.inputs).toEqual({ ...inputsFor(typed), gigs: [], today: BUILD_DAY });
  expect(alone.year.result.adjustedGrossIncome).toBe(50_000);
});
