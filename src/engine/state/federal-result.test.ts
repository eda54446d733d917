/** What states take from the federal return but count differently. Dollars for the year. */
import { expect, test } from "vitest";
import { states } from "../../law/states/all.ts";
import { lawFor, type TaxYear } from "../../law/us/index.ts";
import { blankHousehold, blankPerson } from "../tax/blank-household.ts";
import type { Dependent, Household, Person } from "../tax/household.ts";
import { federalReturn } from "../tax/return/federal-return.ts";
import { compiledState } from "./compiled.ts";
import { blankHome, situationOf } from "./situation.ts";
import { stateReturn } from "./state-return.ts";

function returned(state: string, household: Household, taxYear: TaxYear = 2025) {
  const law = lawFor(taxYear, household.filingStatus);
  const situation = situationOf(household, blankHome, federalReturn(household, law), law);
  const year = states[state]?.[taxYear];
  const compiled = year === undefined ? null : compiledState(year, household.filingStatus);
  if (compiled === null) throw new Error(`${state} has no income tax`);
  return { federal: situation.federal, made: stateReturn(situation, compiled) };
}
const child: Dependent = {
  age: 8,
  hasSocialSecurityNumber: true,
  isChild: true,
  isFullTimeStudent: false,
  isDisabled: false,
  livedWithFiler: true,
};
const parent = (person: Partial<Person>, dependent: Partial<Dependent> = {}): Household => ({
  ...blankHousehold("head_of_household"),
  filer: { ...blankPerson, age: 30, ...person },
  dependents: [{ ...child, ...dependent }],
});
const business = {
  netProfit: 15_000,
  specifiedService: false,
  materiallyParticipates: true,
  wagesPaid: 0,
  propertyBasis: 0,
  qualifiedTips: 0,
};

test("a taxpayer number is enough for these states' earned income credit, but not for the federal one", () => {
  const none = { hasSocialSecurityNumber: false };
  for (const state of ["CA", "CO", "DC", "IL", "MD", "ME", "MN", "NM"]) {
    const withNumbers = returned(state, parent({ businesses: [business] }));
    for (const household of [parent({ businesses: [business], ...none }), parent({ businesses: [business] }, none)]) {
      const without = returned(state, household);
      expect(without.federal.earnedIncomeCredit).toBeLessThan(withNumbers.federal.earnedIncomeCredit);
      expect(without.federal.childrenByAnyNumber).toBe(1);
      expect(without.made.refundableCredits, state).toBeCloseTo(withNumbers.made.refundableCredits, 2);
    }
  }
  // Indiana follows the federal credit.
  expect(returned("IN", parent({ businesses: [business], ...none })).made.refundableCredits).toBe(0);
});

test("California taxes what goes into health savings accounts, paid in or withheld from wages", () => {
  const saver = {
    healthSavingsMonths: 12,
    healthSavingsContribution: 3_000,
    healthSavingsThroughPayroll: 1_000,
  };
  const plain = returned("CA", parent({ taxablePensions: 90_000 }));
  const saving = returned("CA", parent({ taxablePensions: 90_000, ...saver }));
  expect(saving.federal.adjustedGrossIncome).toBe(plain.federal.adjustedGrossIncome - 3_000);
  expect(saving.made.stateIncome).toBe(plain.made.stateIncome + 1_000);
});

test("Michigan excludes Social Security on top of the standard deduction of those born after 1952 from 2026", () => {
  // Wages of 30,000 and benefits of 19,200, of which 9,260 is taxed: 20,000 minus the exemption, and in 2025 minus
  // 9,260.
  const retired: Household = { ...blankHousehold("single"), filer: { ...blankPerson, age: 69 } };
  const household = { ...retired, income: { ...retired.income, socialSecurityBenefits: 19_200, other: 30_000 } };
  expect(returned("MI", household, 2025).made.parts.subtractions.at(-1)?.amount).toBeCloseTo(20_000 - 5_800 - 9_260, 2);
  expect(returned("MI", household, 2026).made.subtractions).toBeCloseTo(9_260 + 20_000 - 5_900, 2);
});

test("Maine's pension income deduction phases out above 100,000 of federal income", () => {
  // Worksheet of Schedule 1S, head of household: 259,848 of pensions, 30,000 of benefits (85% taxed): 285,348 of
  // income.
  const retired: Household = {
    ...blankHousehold("head_of_household"),
    filer: { ...blankPerson, age: 70, taxablePensions: 259_848 },
  };
  const household = { ...retired, income: { ...retired.income, socialSecurityBenefits: 30_000 } };
  expect(returned("ME", household).made.parts.subtractions[1]?.amount).toBeCloseTo(18_216 * (1 - 97_848 / 100_000), 2);
});

test("students and disabled dependents count where the form counts them", () => {
  const earning = { businesses: [business] };
  const exemptions = (dependent: Partial<Dependent>) => returned("IN", parent(earning, dependent)).made.exemptions;
  expect(exemptions({ age: 20, isFullTimeStudent: true })).toBe(2 * 1_000 + 1_500);
  expect(exemptions({ age: 20 })).toBe(2 * 1_000);
  const family = (dependent: Partial<Dependent>) => returned("MA", parent({}, dependent)).made.refundableCredits;
  expect([{ age: 12 }, { age: 13 }, { age: 30, isDisabled: true }, { age: 65 }].map(family)).toEqual([
    440, 0, 440, 440,
  ]);
  const young = (dependent: Partial<Dependent>) => returned("MD", parent({}, dependent)).made.refundableCredits;
  expect([{ age: 5 }, { age: 6 }, { age: 16, isDisabled: true }].map(young)).toEqual([500, 0, 500]);
});
