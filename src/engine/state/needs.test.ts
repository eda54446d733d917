import { describe, expect, test } from "vitest";
import { type Told, workedSituation } from "../../testing/worked-state.ts";
import * as all from "./needs.ts";

const needs = { ...all };
/** What alone is enough for each need. */
const enough: Readonly<Record<keyof typeof needs, readonly Told[]>> = {
  someDependent: [{ children: [20] }],
  someCare: [{ claims: { careExpenses: 1 } }],
  federalCareCredit: [
    { filer: { wages: 30_000 }, children: [3], claims: { carePersons: 1, careExpenses: 1_000 } },
    // Without federal tax, only the credit before its limit is left.
    { filer: { wages: 9_000 }, children: [3], claims: { carePersons: 1, careExpenses: 1_000 } },
  ],
  federalEarnedIncomeCredit: [
    { filer: { wages: 9_000, age: 30 } },
    { filer: { wages: 9_000, age: 20 } },
    // A child's number that isn't valid for work shuts out of the federal credit (26 USC 32(m)).
    { status: "married_joint", filer: { wages: 9_000, hasSocialSecurityNumber: false }, children: [4] },
    { filer: { wages: 9_000, age: 20, hasSocialSecurityNumber: false } },
  ],
  homeCosts: [{ home: { realEstateTaxes: 1 } }, { home: { rentPaid: 1 } }],
  somethingToItemize: [
    { costs: { medical: 1 } },
    { home: { realEstateTaxes: 1 } },
    { home: { stateIncomeTaxPaid: 1 } },
    { costs: { mortgageInterest: 1 } },
    { filer: { wages: 100 }, costs: { charityCash: 1 } },
    { costs: { casualtyLosses: 1 } },
  ],
};
const on = (told: Told) => workedSituation(2025, told);

describe.each(Object.keys(needs) as (keyof typeof needs)[])("%s", (name) => {
  test.each(enough[name])("%o is enough", (told) => expect(needs[name](on(told))).toBe(true));
  test("wages alone aren't", () => expect(needs[name](on({ filer: { wages: 60_000 } }))).toBe(false));
});
