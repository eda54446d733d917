import { describe, expect, test } from "vitest";
import { states } from "../../law/states/all.ts";
import { forStatus, valuesOf } from "../figure.ts";
import type { FilingStatus } from "../tax/filing-status.ts";
import { type StatePaycheckLaw, statePaychecks } from "./paychecks.ts";

/** The formulas of a state for 2026, each with its part of the year. */
function formulasOf(state: keyof typeof states, status: FilingStatus = "single"): StatePaycheckLaw[] {
  const year = states[state]?.[2026];
  if (!year || year.untaxed || !year.paychecks) throw new Error(`${state} has no formula for employers`);
  return year.paychecks.map((formula) => valuesOf<StatePaycheckLaw>(forStatus(formula, status)));
}

/**
 * What one of the state's formulas withholds from a payday's wage, with the allowances of the example.
 * Publications take amounts rounded for the payday, so a payday can be a few cents off; a year's wage is exact.
 */
function payday(formula: StatePaycheckLaw | undefined, wage: number, paydays: number, allowances: number): number {
  if (!formula) throw new Error("no formula");
  const claims = { ...formula, partOfYear: 1, forFiler: 1, forDependent: 0 };
  return statePaychecks([wage * paydays], { filers: allowances, dependents: 0 }, [claims]).withheld / paydays;
}

// EDD, California Withholding Schedules for 2026, Method B, examples E and F: a whole year, married, four allowances.
// F: 57,000 less 11,412 is 45,588; 243.74 and 2.2% of 23,430 are 759.20; less 4 x 168.30. E: 57,600: 772.40 less
// 673.20.
test("California: $86.00 a year of $57,000, and $99.20 of $57,600", () => {
  const [married] = formulasOf("CA", "married_joint");
  expect(payday(married, 57_000, 1, 4)).toBeCloseTo(86, 2);
  expect(payday(married, 57_600, 1, 4)).toBeCloseTo(99.2, 2);
});
test("California: examples A, C and D by the payday", () => {
  // A: $210 a week is below the low income exemption. C: monthly 5,100, married, five. D: weekly 950, head of
  // household, three.
  expect(payday(formulasOf("CA")[0], 210, 52, 1)).toBe(0);
  expect(Math.abs(payday(formulasOf("CA", "married_joint")[0], 5_100, 12, 5) - 0.82)).toBeLessThan(0.05);
  expect(Math.abs(payday(formulasOf("CA", "head_of_household")[0], 950, 52, 3) - 1.69)).toBeLessThan(0.05);
});

// NYS-50-T-NYS (1/26), Method II. Single 1: weekly 400, three: 8.01. Single 2: semimonthly 5,000, one: 258.51. Single
// 3: monthly 50,000, three: 3,576.63. Married 1: weekly 400, four: 6.69. Married 3: monthly 50,000, three: 3,622.09.
test.each([
  ["single", 400, 52, 3, 8.01],
  ["single", 5_000, 24, 1, 258.51],
  ["single", 50_000, 12, 3, 3_576.63],
  ["married_joint", 400, 52, 4, 6.69],
  ["married_joint", 50_000, 12, 3, 3_622.09],
] as const)("New York, %s, $%i on %i paydays, %i allowances: $%f", (status, wage, paydays, allowances, published) => {
  const [formula] = formulasOf("NY", status);
  expect(Math.abs(payday(formula, wage, paydays, allowances) - published)).toBeLessThan(0.35);
});

// WH-1603F of 2026, its example: weekly 750, three allowances: 39,000 less 15,000 and 10% is 20,100; 437.70 and 6% of
// 1,870 are 549.90. Above 75,000 the deduction is 7,500; without an allowance there is none.
test("South Carolina: 549.90 a year of $750 a week with three allowances", () => {
  const [formula] = formulasOf("SC");
  expect(payday(formula, 39_000, 1, 3)).toBeCloseTo(549.9, 2);
  expect(payday(formula, 100_000, 1, 1)).toBeCloseTo(437.7 + 0.06 * (87_500 - 18_230), 2);
  expect(payday(formula, 20_000, 1, 0)).toBeCloseTo(437.7 + 0.06 * (20_000 - 18_230), 2);
});

// NJ-WT (September 2025), p. 25: Rate A weekly 300, one: 4.21; 700, one: 11.84. Rate B weekly 375, three: 4.76; 950,
// three: 15.93.
test.each([
  ["single", 300, 1, 4.21],
  ["single", 700, 1, 11.84],
  ["married_joint", 375, 3, 4.76],
  ["married_joint", 950, 3, 15.93],
] as const)("New Jersey, %s, $%i a week, %i allowances: $%f", (status, wage, allowances, published) => {
  expect(Math.abs(payday(formulasOf("NJ", status)[0], wage, 52, allowances) - published)).toBeLessThan(0.05);
});

// Iowa 2026 Withholding Formula, examples 1 to 6: biweekly 2,100 and monthly 5,000, each with 40, 80 and 160 of
// allowance.
test.each([
  ["single", 2_100, 26, 1, 59.26],
  ["married_joint", 2_100, 26, 2, 38.72],
  ["head_of_household", 2_100, 26, 4, 45.15],
  ["single", 5_000, 12, 1, 145.5],
  ["married_joint", 5_000, 12, 2, 101],
  ["head_of_household", 5_000, 12, 4, 114.92],
] as const)("Iowa, %s, $%i on %i paydays, %i times $40: $%f", (status, wage, paydays, allowances, published) => {
  expect(payday(formulasOf("IA", status)[0], wage, paydays, allowances)).toBeCloseTo(published, 1);
});

// NC-30 (2026), p. 18: weekly 450, single, two allowances of 2,500 (5,000 a year): 4. Here, where nobody claims any,
// 1,000 a week without: 754.81 x 4.09% = 30.87; a head of household 632.21 x 4.09% = 25.86.
test("North Carolina: 4.09% of what is above the standard deduction", () => {
  expect(payday(formulasOf("NC")[0], 1_000, 52, 0)).toBeCloseTo(30.87, 2);
  expect(payday(formulasOf("NC", "head_of_household")[0], 1_000, 52, 0)).toBeCloseTo(25.86, 2);
});

// Georgia Employer's Tax Guide, December 2025: semimonthly 1,470.83, married, one working, one dependent: 15.79.
// September 2026, example 1: semimonthly 2,000, the same family: 27.03; example 2: head of household, biweekly 935, two
// dependents: 0.
test("Georgia: the examples of both guides of 2026", () => {
  const [before, after] = formulasOf("GA", "married_joint");
  expect(payday(before, 1_470.83, 24, 1)).toBeCloseTo(15.79, 2);
  expect(payday(after, 2_000, 24, 1)).toBeCloseTo(27.03, 2);
  expect(payday(formulasOf("GA", "head_of_household")[1], 935, 26, 2)).toBe(0);
});

// Virginia withholding guide (Rev. 05/25), p. 21: semimonthly 2,649, five exemptions: 63,576 less 13,400 is 50,176; 720
// and 5.75% of 33,176 are 2,627.62 a year (the guide rounds to 2,628, and to 109.50).
test("Virginia: $2,627.62 a year, $109.48 a payday", () =>
  expect(payday(formulasOf("VA")[0], 2_649, 24, 5)).toBeCloseTo(109.48, 2));

// Colorado DR 1098 (2026): weekly 1,000: (52,000 - 5,500) x 4.4% / 52 = 39.35; married jointly (52,000 - 11,000):
// 34.69.
test("Colorado: $39.35 of $1,000 a week, married $34.69", () => {
  expect(payday(formulasOf("CO")[0], 1_000, 52, 0)).toBeCloseTo(39.35, 2);
  expect(payday(formulasOf("CO", "married_joint")[0], 1_000, 52, 0)).toBeCloseTo(34.69, 2);
});

// Arizona Form A-4 (2026): 2.0% of gross taxable wages where no rate was chosen.
test("Arizona: $20 of $1,000", () => expect(payday(formulasOf("AZ")[0], 1_000, 52, 3)).toBeCloseTo(20, 6));

// Ohio Optional Computer Formula. 60,000 less 650 is 59,350. To July: 1.775% of 26,050 is 462.39, and 2.99% of 33,300
// is 995.67: 1,458.06. From August: 416.80 and 995.67: 1,412.47. Of 365 days 212 and 153: 846.87 and 592.08.
test("Ohio: two formulas in 2026, each for its part of the year", () => {
  const { jobs, withheld } = statePaychecks([60_000], { filers: 1, dependents: 0 }, formulasOf("OH"));
  expect(jobs[0]?.formulas.map(({ yearly }) => Math.round(yearly * 100) / 100)).toEqual([1_458.06, 1_412.47]);
  expect(withheld).toBeCloseTo(1_438.95, 2);
});

describe("allowances", () => {
  const [formula] = formulasOf("VA");
  const law = formula ? [formula] : [];
  test("go to the job that pays most", () => {
    const { jobs, allowances } = statePaychecks([20_000, 50_000], { filers: 2, dependents: 1 }, law);
    expect(allowances).toBe(3);
    expect(jobs.map((job) => job.allowances)).toEqual([0, 3]);
  });
  test("never make withholding negative, and nobody's wages withhold nothing", () => {
    expect(statePaychecks([5_000], { filers: 1, dependents: 9 }, law).withheld).toBe(0);
    expect(statePaychecks([], { filers: 1, dependents: 0 }, law)).toEqual({ allowances: 1, jobs: [], withheld: 0 });
  });
});
