import { startedSteps } from "../rounding.ts";
import type { FederalLaw } from "../tax/federal-law.ts";
import type { FilingStatus } from "../tax/filing-status.ts";
import type { Dependent, Household, Person } from "../tax/household.ts";
import type { PersonSheet } from "../tax/person.ts";
import type { FederalReturn } from "../tax/return/federal-return.ts";
import { asLine, type Known, type Scope, type Unit } from "../worksheet.ts";
import { type FederalResult, federalResult, federalScope } from "./federal-result.ts";

/** What states ask for beyond the federal return. Dollars for the year. */
export interface Home {
  /** The place whose income tax is due on top of the state's, by its name in the state's list; `null` for none. */
  readonly locality: string | null;
  readonly realEstateTaxes: number;
  /** State and local income tax paid in the year, as the federal return may deduct it. */
  readonly stateIncomeTaxPaid: number;
  readonly rentPaid: number;
  /** Gross receipts of all businesses, which some cities tax; if omitted, their profit is used. */
  readonly businessReceipts?: number;
  /** The rate for a place that isn't in our lists, as a fraction. */
  readonly localRate?: number;
  /** The part of business profit that pays for the owners' own work, as a fraction; `null` if unknown. */
  readonly personalServices?: number | null;
}
export const blankHome: Home = { locality: null, realEstateTaxes: 0, stateIncomeTaxPaid: 0, rentPaid: 0 };

/** One of the people filing the return; rules refer to them as `people.1.…` and `people.2.…`. */
export interface Filer {
  readonly age: number;
  readonly wages: number;
  readonly profit: number;
  readonly netEarnings: number;
  readonly selfEmploymentTax: number;
  readonly halfOfSelfEmploymentTax: number;
  /** Social Security and Medicare tax withheld from wages. */
  readonly payrollTaxes: number;
  readonly planDeduction: number;
  readonly healthDeduction: number;
  readonly iraDeduction: number;
  readonly pensions: number;
  /** The part of them paid by an employer's pension plan, not by the filer's own savings. */
  readonly employerPensions: number;
  /** The part of them converted from a traditional to a Roth account. Only multi-year plans know it. */
  readonly conversions: number;
  /** Social Security received. If a household gives one figure for two people, it counts as the first person's. */
  readonly benefits: number;
  readonly tips: number;
  /** The premium part of overtime pay. */
  readonly overtime: number;
}

/** Everything a state return is based on. */
export interface Situation {
  readonly status: FilingStatus;
  readonly federal: FederalResult;
  readonly people: readonly Filer[];
  readonly dependents: readonly Dependent[];
  readonly home: Home;
  /** The people on the return: one, or two on a joint return. */
  readonly filers: number;
  /** Filers 65 or older by the federal count, and blind filers. */
  readonly seniors: number;
  readonly blind: number;
  readonly livedApart: boolean;
  /** Cash gifts and medical costs as paid, before federal floors. */
  readonly charityCash: number;
  readonly medicalCosts: number;
  readonly careExpenses: number;
  readonly carePersons: number;
  /**
   * Whether tax is read from the states' printed tables, as on a paper return, or figured from the rate schedules to
   * the cent.
   */
  readonly byTable: boolean;
}

/** A household and its federal return as states see them. */
export function situationOf(household: Household, home: Home, made: FederalReturn, law: FederalLaw): Situation {
  const persons =
    household.filingStatus === "married_joint" && household.spouse !== null
      ? [household.filer, household.spouse]
      : [household.filer];
  const people: Filer[] = [];
  let seniors = 0;
  let blind = 0;
  for (let i = 0; i < persons.length; i++) {
    const person = persons[i] as Person;
    const sheet = made.people[i] as PersonSheet;
    if (sheet.senior) seniors++;
    if (person.blind) blind++;
    people.push({
      age: person.age,
      wages: sheet.wages,
      profit: sheet.profit,
      netEarnings: sheet.selfEmployed.tax > 0 ? sheet.selfEmployed.netEarnings : 0,
      selfEmploymentTax: sheet.selfEmployed.tax,
      halfOfSelfEmploymentTax: sheet.selfEmployed.deductibleHalf,
      payrollTaxes: sheet.socialSecurityWithheld + sheet.medicareWithheld,
      planDeduction: sheet.planDeduction,
      healthDeduction: sheet.healthDeduction,
      iraDeduction: made.adjusted.iras[i]?.deduction ?? 0,
      pensions: person.taxablePensions,
      employerPensions: Math.min(person.taxablePensions, person.employerPensions),
      conversions: 0,
      benefits: i === 0 ? household.income.socialSecurityBenefits : 0,
      tips: sheet.tips,
      overtime: sheet.overtime,
    });
  }
  return {
    status: household.filingStatus,
    federal: federalResult(household, made, law),
    people,
    dependents: household.dependents,
    home,
    filers: people.length,
    seniors,
    blind,
    livedApart: household.livedApartAllYear,
    charityCash: household.costs.charityCash,
    medicalCosts: household.costs.medical,
    careExpenses: household.claims.careExpenses,
    carePersons: household.claims.carePersons,
    byTable: household.byTaxTable,
  };
}

/** How many dependents are younger than `age` at year-end. */
export function dependentsUnder(age: number, { dependents }: Situation): number {
  let count = 0;
  for (const dependent of dependents) if (dependent.age < age) count++;
  return count;
}
/** The line of a credit that counts them as its `children`. */
export const youngChildrenLine = {
  label: "Children young enough",
  found: "Dependents below the age limit.",
  check: "children >= 0 && children <= dependents",
  unit: "count",
} as const;

/** Many credits and exemptions fall with each step of federal income that is begun above a limit. */
export interface StepsLaw {
  readonly start: number;
  readonly step: number;
}
export const stepsOfIncome = ({ federal }: Situation, { start, step }: StepsLaw) =>
  startedSteps(Math.max(0, federal.adjustedGrossIncome - start), step);
export const STEPS_OF_INCOME = "startedSteps(max(0, federal.adjustedGrossIncome - start), step)";
export const stepsLine = {
  label: "Steps of income above the limit, counting part of one as a whole",
  formula: STEPS_OF_INCOME,
  unit: "count",
} as const;

/** Gross receipts of all businesses, but at least their profit. Dollars. */
export function businessReceipts({ home, people }: Situation): number {
  let profit = 0;
  for (const person of people) profit += Math.max(0, person.profit);
  return Math.max(home.businessReceipts ?? 0, profit);
}

const filerLabels: Readonly<Record<keyof Filer, readonly [label: string, unit?: Unit]>> = {
  age: ["age at the end of the year", "years"],
  wages: ["wages"],
  profit: ["net profit of all businesses"],
  netEarnings: ["net earnings from self-employment"],
  selfEmploymentTax: ["self-employment tax"],
  halfOfSelfEmploymentTax: ["deductible half of self-employment tax"],
  payrollTaxes: ["Social Security and Medicare tax taken from wages"],
  planDeduction: ["own retirement plan contributions"],
  healthDeduction: ["self-employed health insurance"],
  iraDeduction: ["IRA deduction"],
  pensions: ["taxable pensions"],
  employerPensions: ["pensions of employers"],
  conversions: ["Roth conversions"],
  benefits: ["Social Security received"],
  tips: ["qualified tips"],
  overtime: ["premium part of overtime pay"],
};

/** The names that a state's formulas may use before any line of its own. */
export function situationScope(s: Situation): Scope {
  const scope: Record<string, Known> = { ...federalScope(s.federal) };
  const add = (name: string, label: string, value: Known["value"], unit: Unit = "usd") => {
    scope[name] = asLine(name, label, value, unit);
  };
  add("filers", "People who file the return", s.filers, "count");
  add("dependents", "Dependents", s.dependents.length, "count");
  add("seniors", "Filers 65 or older", s.seniors, "count");
  add("blind", "Blind filers", s.blind, "count");
  add("joint", "Files jointly", s.status === "married_joint", "flag");
  add("separate", "Married, files separately", s.status === "married_separate", "flag");
  add("headOfHousehold", "Files as head of household", s.status === "head_of_household", "flag");
  add("survivor", "Files as surviving spouse", s.status === "surviving_spouse", "flag");
  add("realEstateTaxes", "Real estate taxes paid", s.home.realEstateTaxes);
  add("stateIncomeTaxPaid", "State and local income tax paid", s.home.stateIncomeTaxPaid);
  add("rentPaid", "Rent paid", s.home.rentPaid);
  add("businessReceipts", "Gross receipts of all businesses", businessReceipts(s));
  add("localRate", "Rate of the place", s.home.localRate ?? 0, "rate");
  add("personalServices", "Part of profit that pays for own work", s.home.personalServices ?? null, "rate");
  add("charityCash", "Gifts of cash", s.charityCash);
  add("medicalCosts", "Medical costs", s.medicalCosts);
  add("careExpenses", "Care expenses", s.careExpenses);
  add("carePersons", "People cared for", s.carePersons, "count");
  add("byTable", "Uses the state's tax table", s.byTable, "flag");
  for (const [name, [label, unit]] of Object.entries(filerLabels)) {
    const values = s.people.map((person) => person[name as keyof Filer]);
    for (const [i, value] of values.entries())
      add(`people.${i + 1}.${name}`, `${i === 0 ? "Your" : "Spouse's"} ${label}`, value, unit);
    add(`people.${name}`, `${label}, of each person`, values, "list");
  }
  return scope;
}
