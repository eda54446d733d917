/** City and county taxes, worked by hand from published rates and examples. */
import { expect, test } from "vitest";
import { compiledLocality, compiledState } from "../../engine/state/compiled.ts";
import { localReturn } from "../../engine/state/local-return.ts";
import { blankHome, type Home, situationOf } from "../../engine/state/situation.ts";
import { stateReturn } from "../../engine/state/state-return.ts";
import { blankBusiness, blankHousehold, blankPerson } from "../../engine/tax/blank-household.ts";
import type { FilingStatus } from "../../engine/tax/filing-status.ts";
import type { Household } from "../../engine/tax/household.ts";
import { federalReturn } from "../../engine/tax/return/federal-return.ts";
import { blankDependent } from "../../testing/blanks.ts";
import { stateYear } from "../../testing/state-year.ts";
import { inComingYear } from "../dated.ts";
import { lawFor, type TaxYear } from "../us/index.ts";
import { placesOf } from "./all-places.ts";
import { localities } from "./or/local.ts";

interface Given {
  readonly status?: FilingStatus;
  readonly profit?: number;
  readonly home?: Partial<Home>;
  readonly income?: Partial<Household["income"]>;
  readonly children?: number;
}

/** The parts of a place's tax for a 40-year-old filer, by rule key. */
function taxOf(place: string, state: string, year: TaxYear, given: Given) {
  const { status = "single", profit = 0, home = {}, income = {}, children = 0 } = given;
  const blank = blankHousehold(status);
  const household = {
    ...blank,
    income: { ...blank.income, ...income },
    dependents: Array.from({ length: children }, () => ({ ...blankDependent, age: 8 })),
    filer: { ...blankPerson, age: 40, businesses: profit === 0 ? [] : [{ ...blankBusiness, netProfit: profit }] },
    byTaxTable: false,
    byCreditTable: false,
  };
  const law = lawFor(year, status);
  const situation = situationOf(household, { ...blankHome, ...home }, federalReturn(household, law), law);
  const stateLaw = compiledState(stateYear(state, year), status);
  const made = stateLaw === null ? null : stateReturn(situation, stateLaw);
  const found = placesOf(state, year).find(({ name }) => name === place);
  if (!found) throw new Error(`${state} has no ${place}`);
  const compiled = compiledLocality(found, status);
  const local = localReturn(situation, made, compiled);
  const parts: Record<string, number> = { total: local.tax, stateTaxable: made?.taxableIncome ?? 0 };
  for (const group of ["tax", "credits", "otherTaxes", "refundableCredits"] as const)
    for (const [i, { key }] of compiled[group].entries()) parts[key] = local.parts[group][i]?.amount ?? 0;
  return parts;
}

test("New York City: tax on 50,000 is 1,813, where the last bracket begins (IT-201 instructions)", () => {
  // 1,813 is printed: 12,000 at 3.078%, 13,000 at 3.762%, 25,000 at 3.819%.
  const atFoot = 12_000 * 0.03078 + 13_000 * 0.03762 + 25_000 * 0.03819;
  expect(Math.round(atFoot)).toBe(1_813);
  const { resident, stateTaxable } = taxOf("New York City, work done elsewhere", "NY", 2025, { profit: 80_000 });
  expect(resident).toBeCloseTo(atFoot + 0.03876 * ((stateTaxable ?? 0) - 50_000), 2);
});

test.each([
  // Single with one child: no city tax up to 31,503, and the credit ends 5,000 above that. Of 33,003, 8,000 and 1,000
  // for the child are subtracted.
  [33_003, 0, 1, (1 - 1_500 / 5_000) * (12_000 * 0.03078 + 12_003 * 0.03762)],
  [31_503, 0, 1, 12_000 * 0.03078 + 10_503 * 0.03762],
  [36_503, 0, 1, 0],
  // No credit above 10,000 of interest, dividends and gains, or without a child.
  [23_003, 10_000, 1, (1 - 1_500 / 5_000) * (12_000 * 0.03078 + 12_003 * 0.03762)],
  [23_002, 10_001, 1, 0],
  [31_503, 0, 0, 0],
])(
  "New York City's income tax elimination credit on %d with %d of interest and %d child: %d (IT-270-I, part 2)",
  (other, taxableInterest, children, credit) => {
    const given = { income: { other, taxableInterest }, children };
    expect(taxOf("New York City, work done elsewhere", "NY", 2025, given).elimination).toBeCloseTo(credit, 2);
  },
);

test.each([
  // Subtract 20% of profit (at most 10,000) and 5,000; tax the rest at 4%. A tax up to 3,400 is credited in full; from
  // 5,400 there is no credit.
  [100_000, 0],
  [125_000, 4_400 - (4_400 * (5_400 - 4_400)) / 2_000],
  [150_000, 5_400],
  [400_000, 15_400],
])("New York City's unincorporated business tax on a profit of %d is %d (Form NYC-202)", (profit, tax) => {
  expect(taxOf("New York City, work done there", "NY", 2025, { profit }).business).toBeDefined();
  expect(taxOf("Outside of New York City, work done in it", "NY", 2025, { profit }).business).toBeCloseTo(tax, 2);
});

test.each([
  // Net earnings are 92.35% of profit; exactly at the threshold, nothing is due.
  ["Outside of New York City, work done in it", 2025, 54_141, 0],
  ["Outside of New York City, work done in it", 2025, 60_000, 60_000 * 0.9235 * 0.006],
  ["Dutchess, Nassau, Orange, Putnam, Rockland, Suffolk or Westchester", 2025, 60_000, 60_000 * 0.9235 * 0.0034],
  ["Outside of New York City, work done in it", 2026, 160_000, 0],
  ["Outside of New York City, work done in it", 2026, 200_000, 200_000 * 0.9235 * 0.006],
] as const)("commuter mobility tax: %s, %d, a profit of %d owes %d", (place, year, profit, tax) => {
  expect(taxOf(place, "NY", year, { profit }).mobility).toBeCloseTo(tax, 2);
});

test("Philadelphia's own example: receipts of 40,000, profit of 20,000", () => {
  const { receipts, profits, total } = taxOf("Philadelphia", "PA", 2025, {
    profit: 20_000,
    home: { businessReceipts: 40_000 },
  });
  expect([receipts, profits, total].map((tax) => Math.round((tax ?? 0) * 100) / 100)).toEqual([1_198.4, 62.8, 1_261.2]);
});

test("Pittsburgh: 3% of profit, 0.55% payroll expense tax, 52 of local services tax", () => {
  expect(taxOf("Pittsburgh", "PA", 2025, { profit: 50_000 }).total).toBeCloseTo(1_500 + 275 + 52, 2);
});

test("Anne Arundel's brackets, and Frederick's single rate on all income", () => {
  const arundel = taxOf("Anne Arundel", "MD", 2025, { profit: 120_000 });
  expect(arundel.county).toBeCloseTo(50_000 * 0.027 + ((arundel.stateTaxable ?? 0) - 50_000) * 0.0294, 2);
  const frederick = taxOf("Frederick", "MD", 2025, { profit: 70_000 });
  expect(frederick.stateTaxable).toBeGreaterThan(50_000);
  expect(frederick.county).toBeCloseTo((frederick.stateTaxable ?? 0) * 0.0296, 2);
});

test.each([
  // [place, state, year, profit, tax]: the rate applies to profit before subtracting half of self-employment tax.
  ["Columbus", "OH", 2026, 40_000, 40_000 * 0.025],
  ["Cleveland", "OH", 2026, 40_000, 40_000 * 0.025],
  ["Cincinnati", "OH", 2026, 40_000, 40_000 * 0.018],
  // Raised on January 1, 2026: from 1.75% to 1.95%, and from 1.5% to 2% (the collecting agency's history of each rate).
  ["Avon", "OH", 2025, 40_000, 700],
  ["Avon", "OH", 2026, 40_000, 780],
  ["North Canton", "OH", 2025, 40_000, 600],
  ["North Canton", "OH", 2026, 40_000, 800],
  // Lowered that day: from 2% to 1.8%, and from 1.95% to 1.75% (the city's tax department).
  ["Chillicothe", "OH", 2025, 40_000, 800],
  ["Chillicothe", "OH", 2026, 40_000, 720],
  ["Washington", "OH", 2025, 40_000, 780],
  ["Washington", "OH", 2026, 40_000, 700],
  // 0.45% became 0.5% for all of 2025, by the ordinance of December 15, 2025.
  ["Indian Hill", "OH", 2025, 40_000, 200],
  // 181 days at 0.5% and 184 at 1%: 36,500 is 100 a day, so 90.50 and 184.
  ["Oak Hill", "OH", 2025, 36_500, 274.5],
  ["Oak Hill", "OH", 2026, 36_500, 365],
  // No tax before July 1, 2025: 184 days at 1%.
  ["Millville", "OH", 2025, 36_500, 184],
  // Not in the state's list; the collecting agency says 1.5%.
  ["Germantown", "OH", 2026, 40_000, 600],
  ["Detroit", "MI", 2026, 40_600, 960],
  ["Grand Rapids", "MI", 2026, 40_600, 600],
  ["Kansas City", "MO", 2026, 40_000, 400],
  ["St. Louis", "MO", 2026, 40_000, 400],
  ["Wilmington", "DE", 2026, 40_000, 500],
  ["Louisville and Jefferson County", "KY", 2026, 40_000, 880],
  ["Lexington and Fayette County", "KY", 2026, 40_000, 900],
  // 2.375% from January 1, 2026; 2% before.
  ["Ashland", "KY", 2026, 40_000, 950],
  ["Ashland", "KY", 2025, 40_000, 800],
  // 2.5% of profit; the city's 2.45% rate is for wages.
  ["Covington", "KY", 2026, 40_000, 1_000],
  // A flat fee in place of the tax on net profit, since 2023.
  ["Campbell County", "KY", 2026, 40_000, 75],
  // 0.1% of gross receipts, at least 40. If no receipts are given, profit is used instead.
  ["Florence", "KY", 2026, 50_000, 50],
  ["Florence", "KY", 2026, 30_000, 40],
  ["Florence", "KY", 2026, 0, 0],
  ["Kenton County", "KY", 2026, 40_000, 279.88],
  ["TriMet district only", "OR", 2026, 40_400, 40_000 * 0.008237],
  // 0.8137% in 2024, and a hundredth of a point more in 2025.
  ["TriMet district only", "OR", 2025, 40_400, 40_000 * (0.008137 + 0.0001)],
  ["Lane transit district (Eugene)", "OR", 2025, 40_400, 40_000 * 0.008],
  ["Denver", "CO", 2026, 40_000, 48],
  ["Glendale", "CO", 2025, 40_000, 60],
] as const)("%s, %s, %d: a profit of %d owes %d", (place, state, year, profit, tax) => {
  expect(taxOf(place, state, year, { profit }).total).toBeCloseTo(tax, 2);
});

test("Portland: 1% above 128,000 and 1.5% above 125,000 of Oregon taxable income in 2026, and the transit tax", () => {
  const { stateTaxable = 0, total } = taxOf("Portland, Multnomah County", "OR", 2026, { profit: 220_000 });
  expect(stateTaxable).toBeGreaterThan(128_000);
  expect(stateTaxable).toBeLessThan(250_000);
  const transit = (220_000 - 400) * 0.008237;
  expect(total).toBeCloseTo(0.01 * (stateTaxable - 128_000) + 0.015 * (stateTaxable - 125_000) + transit, 2);
});

test("Multnomah County's preschool tax rises by 0.8 in 2027", () => {
  const ratesIn = (law: ReturnType<typeof placesOf> = []) =>
    law
      .filter(({ name }) => name === "Portland, Multnomah County")
      .flatMap((place) => compiledLocality(place, "single").tax)
      .find(({ key }) => key === "preschool")?.law;
  const rows = (over125: number, over250: number) => ({
    rates: [
      { floor: 0, rate: 0 },
      { floor: 125_000, rate: over125 },
      { floor: 250_000, rate: over250 },
    ],
  });
  expect(ratesIn(localities[2026])).toEqual(rows(0.015, 0.03));
  expect(ratesIn(inComingYear(localities))).toEqual(rows(0.023, 0.038));
});

test("Marion County, Indiana: 2.02% of what the state taxes", () => {
  const { stateTaxable = 0, total } = taxOf("Marion", "IN", 2026, { profit: 50_000 });
  expect(total).toBeCloseTo(0.0202 * stateTaxable, 2);
});

test("Birmingham's occupational tax is on wages, so the self-employed owe none", () => {
  expect(taxOf("Birmingham", "AL", 2026, { profit: 50_000 }).total).toBe(0);
});

test("a place that isn't in any list is taxed at the rate the visitor typed", () => {
  const home = { localRate: 0.012 };
  expect(taxOf("Another place in Pennsylvania", "PA", 2026, { profit: 50_000, home }).total).toBeCloseTo(600, 2);
  expect(taxOf("Another place in Ohio", "OH", 2026, { profit: 50_000, home }).total).toBeCloseTo(600, 2);
  expect(taxOf("Another place in Kentucky", "KY", 2026, { profit: 50_000, home }).total).toBeCloseTo(600, 2);
});

test("Maryland: no local poverty level credit unless the earned income credit is less than the state's tax", () => {
  const local = (profit: number) => taxOf("Howard", "MD", 2025, { profit }).total;
  // Taxable 6,460.93: 206.75 of local tax, minus 32% of the federal credit of 466.09. State tax of 254.39 is below that
  // credit.
  expect(local(14_000)).toBeCloseTo(206.75 - 149.15, 2);
  // State tax of 364.75 is above the credit of 288.36, so 3.2% of 15,334.31 earned offsets all of the local tax.
  expect(local(16_500)).toBe(0);
});
