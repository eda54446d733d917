import { describe, expect, test } from "vitest";
import { lawFor } from "../../law/us/index.ts";
import { blankHousehold, blankPerson, jobPaying } from "./blank-household.ts";
import { iraDeduction } from "./ira-deduction.ts";
import { federalReturn } from "./return/federal-return.ts";

const law = lawFor(2026, "married_joint");

describe("IRA deductions of a couple (26 USC 219(c))", () => {
  const deductions = (wages: readonly [number, number], contributions: readonly [number, number]) => {
    const person = (i: 0 | 1) => ({
      ...blankPerson,
      age: 40,
      jobs: wages[i] === 0 ? [] : [jobPaying(wages[i], law.payroll)],
      iraContribution: contributions[i],
    });
    const worked = federalReturn({ ...blankHousehold("married_joint"), filer: person(0), spouse: person(1) }, law);
    return worked.adjusted.iras.map(({ deduction }) => deduction);
  };
  // Publication 590-A, "Kay Bailey Hutchison Spousal IRA Limit": Carl earns 30,000, Kristin nothing; each may
  // contribute the full amount.
  test("a spouse without earnings may use what the other's leave", () =>
    expect(deductions([30_000, 0], [7_500, 7_500])).toEqual([7_500, 7_500]));
  test("together they deduct no more than both earn", () => {
    expect(deductions([10_000, 0], [7_500, 7_500])).toEqual([7_500, 2_500]);
    expect(deductions([4_000, 5_000], [7_500, 7_500])).toEqual([4_000, 5_000]);
  });
  test("the higher earner can only use their own earnings", () =>
    expect(deductions([5_000, 3_000], [7_500, 0])).toEqual([5_000, 0]));
});

test("someone who lived apart all year counts as unmarried: a spouse's plan at work doesn't matter (219(g)(4))", () => {
  const separate = lawFor(2026, "married_separate").individualRetirement;
  const one = {
    contribution: 7_500,
    rothContribution: 0,
    age: 40,
    covered: false,
    spouseCovered: true,
    compensation: 90_000,
    income: 90_000,
  };
  expect(iraDeduction({ ...one, separateApart: true }, separate).deduction).toBe(7_500);
  expect(iraDeduction({ ...one, separateApart: false }, separate).deduction).toBe(0);
});
