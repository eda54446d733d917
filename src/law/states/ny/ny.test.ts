/** New York, 2025, worked by hand from the worksheets of Form IT-201. */
import { expect, test } from "vitest";
import { compiledState } from "../../../engine/state/compiled.ts";
import { blankHome, situationOf } from "../../../engine/state/situation.ts";
import { stateReturn } from "../../../engine/state/state-return.ts";
import { blankHousehold, blankPerson } from "../../../engine/tax/blank-household.ts";
import { federalReturn } from "../../../engine/tax/federal-return.ts";
import type { Person } from "../../../engine/tax/household.ts";
import { lawFor } from "../../us/index.ts";
import { ny2025 } from "./2025.ts";

function returned(person: Partial<Person>, costs: { mortgageInterest?: number; charityCash?: number } = {}) {
  const blank = blankHousehold("single");
  const household = { ...blank, filer: { ...blankPerson, age: 45, ...person }, costs: { ...blank.costs, ...costs } };
  const law = lawFor(2025, "single");
  const compiled = compiledState(ny2025, "single");
  if (compiled === null) throw new Error("New York taxes income");
  return stateReturn(situationOf(household, blankHome, federalReturn(household, law), law), compiled);
}

test("at 157,650 of income and more, worksheet 7 taxes a taxable income up to 215,400 at 6% throughout", () => {
  // 170,000 of pensions; interest of 120,000 less a quarter of it (above 150,000 of income): 90,000 deducted, 80,000 taxed.
  const made = returned({ taxablePensions: 170_000 }, { mortgageInterest: 120_000 });
  expect(made.taxableIncome).toBeCloseTo(80_000, 2);
  expect(made.taxBeforeCredits).toBeCloseTo(0.06 * 80_000, 2);
});

test("20,000 of pensions are left out from 59 and a half on", () => {
  expect(returned({ age: 60, taxablePensions: 50_000 }).stateIncome).toBe(30_000);
  expect(returned({ age: 58, taxablePensions: 50_000 }).stateIncome).toBe(50_000);
  expect(returned({ age: 70, taxablePensions: 12_000 }).stateIncome).toBe(0);
});

test("above a million only half of the gifts is deducted", () => {
  const made = returned({ taxablePensions: 1_500_000 }, { mortgageInterest: 40_000, charityCash: 60_000 });
  expect(made.deduction).toBeCloseTo(30_000, 2);
});
