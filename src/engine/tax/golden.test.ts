import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isTaxYear, lawFor } from "../../law/us/index.ts";
import { blankDependent } from "../../testing/blanks.ts";
import { blankBusiness, blankHousehold, blankPerson, jobPaying } from "./blank-household.ts";
import { filingStatuses } from "./filing-status.ts";
import type { Household, Person } from "./household.ts";
import { federalReturn } from "./return/federal-return.ts";

/**
 * In a row, "profit=60000 wages=150000" is the input and "totalTax=12037.20" the expected result; the source may
 * contain commas.
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

function householdOf(named: string, year: number, given: string): Household {
  const status = filingStatuses.find((known) => known === named);
  if (status === undefined || !isTaxYear(year)) throw new Error(`${named} ${year}`);
  const entered = new Map(pairs(given));
  const numberOf = (name: string, otherwise = 0) => {
    const value = entered.get(name);
    entered.delete(name);
    return value === undefined ? otherwise : Number(value);
  };
  const children = entered.get("children")?.split("+").map(Number) ?? [];
  entered.delete("children");
  const { payroll } = lawFor(year, status);
  const blank = blankHousehold(status);
  const jobs = (wages: number, extra: object = {}) => (wages === 0 ? [] : [{ ...jobPaying(wages, payroll), ...extra }]);
  const profit = numberOf("profit");
  const health = numberOf("health");
  const filer: Person = {
    ...blankPerson,
    age: numberOf("age", 40),
    jobs: jobs(numberOf("wages"), { qualifiedTips: numberOf("tips"), electiveDeferrals: numberOf("deferrals") }),
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
  const household: Household = {
    ...blank,
    filer,
    spouse: blank.spouse && { ...blankPerson, age: numberOf("spouseAge", 40), jobs: jobs(numberOf("spouseWages")) },
    dependents: children.map((age) => ({ ...blankDependent, age })),
    claimedAsDependent: numberOf("dependent") === 1,
    livedApartSixMonths: numberOf("apart") === 1,
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
      opportunityCosts: student > 0 ? [student] : [],
    },
    byTaxTable: numberOf("taxTable") === 1,
    byCreditTable: numberOf("creditTable") === 1,
  };
  if (entered.size > 0) throw new Error(`golden.csv gives what nobody reads: ${[...entered.keys()].join(", ")}`);
  return household;
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
