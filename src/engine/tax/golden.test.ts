import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lawFor } from "../../law/us/index.ts";
import { blankDependent, blankPassThrough } from "../../testing/blanks.ts";
import { knownTaxYear } from "../../testing/tax-year.ts";
import { blankBusiness, blankHousehold, blankPerson, jobPaying } from "./blank-household.ts";
import { filingStatuses } from "./filing-status.ts";
import type { Household, Person } from "./household.ts";
import { federalReturn } from "./return/federal-return.ts";

/**
 * In a row, "profit=60000 wages=150000" is the input and "totalTax=12037.20" the expected result; the source may
 * contain commas. A name with a dot is a field of the household: "costs.medical=4000", "dependents.0.isDisabled=1".
 */
const rows = readFileSync(new URL("golden.csv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((row) => {
    const [, year = "", status = "", given = "", expected = "", source = ""] =
      /^(\d+),(\w+),([^,]*),([^,]*),(.*)$/.exec(row) ?? [];
    return { year: Number(year), status, given, expected, source };
  });
const pairs = (text: string) => text.split(" ").map((pair) => pair.split("=") as [name: string, value: string]);

const isField = (name: string) => name.includes(".");
/** A copy with the field at this path changed. Yes and no are given as 1 and 0. */
function changedAt<T>(within: T, [name, ...rest]: readonly string[], value: number): T {
  const before = (within as Record<string, unknown>)[name as string];
  if (before === undefined) throw new Error(`golden.csv has a field that no household has: ${name}`);
  const after = rest.length > 0 ? changedAt(before, rest, value) : typeof before === "boolean" ? value === 1 : value;
  return (Array.isArray(within) ? within.with(Number(name), after) : { ...within, [name as string]: after }) as T;
}

function householdOf(named: string, year: number, given: string): Household {
  const status = filingStatuses.find((known) => known === named);
  if (status === undefined) throw new Error(named);
  const entered = new Map(pairs(given).filter(([name]) => !isField(name)));
  const numberOf = (name: string, otherwise = 0) => {
    const value = entered.get(name);
    entered.delete(name);
    return value === undefined ? otherwise : Number(value);
  };
  const children = entered.get("children")?.split("+").map(Number) ?? [];
  entered.delete("children");
  const { payroll } = lawFor(knownTaxYear(year), status);
  const blank = blankHousehold(status);
  const jobs = (wages: number, extra: object = {}) => (wages === 0 ? [] : [{ ...jobPaying(wages, payroll), ...extra }]);
  const profit = numberOf("profit");
  const health = numberOf("health");
  const filer: Person = {
    ...blankPerson,
    age: numberOf("age", 40),
    jobs: [
      ...jobs(numberOf("wages"), { qualifiedTips: numberOf("tips"), electiveDeferrals: numberOf("deferrals") }),
      ...jobs(numberOf("secondJob")),
    ],
    businesses:
      profit === 0
        ? []
        : [
            {
              ...blankBusiness,
              netProfit: profit,
              qualifiedTips: numberOf("businessTips"),
              wagesPaid: numberOf("wagesPaid"),
              propertyBasis: numberOf("propertyBasis"),
            },
          ],
    taxablePensions: numberOf("pension"),
    iraContribution: numberOf("ira"),
    coveredByRetirementPlan: numberOf("covered") === 1,
    educatorExpenses: numberOf("educator"),
    selfEmployedHealthPremiums: numberOf("premiumsPaid"),
    healthSavingsMonths: numberOf("healthMonths", 12),
    hasFamilyHealthSavingsCoverage: numberOf("healthAlone") === 0,
    healthSavingsContribution: health,
  };
  const student = numberOf("student");
  const secondStudent = numberOf("secondStudent");
  const partnership = numberOf("partnership");
  const secondPartnership = numberOf("secondPartnership");
  const household: Household = {
    ...blank,
    filer,
    spouse: blank.spouse && { ...blankPerson, age: numberOf("spouseAge", 40), jobs: jobs(numberOf("spouseWages")) },
    dependents: children.map((age) => ({ ...blankDependent, age })),
    passThroughs: [partnership, secondPartnership]
      .filter((amount) => amount !== 0)
      .map((amount) => ({ ...blankPassThrough, income: amount, isQualifiedBusinessIncome: true })),
    claimedAsDependent: numberOf("dependent") === 1,
    livedApartSixMonths: numberOf("apart") === 1,
    livedApartAllYear: numberOf("apartAllYear") === 1,
    spouseItemizes: numberOf("spouseItemizes") === 1,
    income: {
      ...blank.income,
      taxableInterest: numberOf("interest"),
      longTermGain: numberOf("longGain"),
      socialSecurityBenefits: numberOf("benefits"),
    },
    adjustments: { ...blank.adjustments, studentLoanInterest: numberOf("studentLoan") },
    costs: {
      ...blank.costs,
      medical: numberOf("medical"),
      stateAndLocalTaxes: numberOf("taxes"),
      mortgageInterest: numberOf("mortgageInterest"),
      mortgageInsurancePremiums: numberOf("premiums"),
      charityCash: numberOf("cash"),
      carLoanInterest: numberOf("carLoan"),
    },
    claims: {
      ...blank.claims,
      carePersons: numberOf("carePersons"),
      netOperatingLoss: numberOf("lossBefore"),
      businessLossCarriedForward: numberOf("businessLossBefore"),
      careExpenses: numberOf("careExpenses"),
      opportunityCosts: [student, secondStudent].filter((costs) => costs > 0),
    },
    byTaxTable: numberOf("taxTable") === 1,
    byCreditTable: numberOf("creditTable") === 1,
  };
  if (entered.size > 0)
    throw new Error(`golden.csv has a field that no household has: ${[...entered.keys()].join(", ")}`);
  return pairs(given)
    .filter(([name]) => isField(name))
    .reduce((made, [name, value]) => changedAt(made, name.split("."), Number(value)), household);
}

const lineOf = (worksheet: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((within, name) => (within as Record<string, unknown>)[name], worksheet);

test("the table can be read", () => {
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.every((row) => row.source !== "")).toBe(true);
});

test.each(rows)("$year $status $given: $source", ({ year, status, given, expected }) => {
  const household = householdOf(status, year, given);
  const made = federalReturn(household, lawFor(year as 2025 | 2026, household.filingStatus));
  for (const [line, value] of pairs(expected)) expect(lineOf(made, line), line).toBeCloseTo(Number(value), 3);
});
