import { describe, expect, test } from "vitest";
import { differences, ownTolerance, referenceCases } from "../testing/reference.ts";
import { answer } from "./tax-gig-plan.ts";

const cases = referenceCases(new URL("cases/tax-gig-plan.jsonl", import.meta.url));

test.each(cases)("$id", (one) => {
  expect(differences(answer(one), one.expected, ownTolerance(one, 0.02))).toEqual([]);
});

describe("an input that can't be computed is named", () => {
  const inputsOf = (id: string) => ({ ...cases.find((one) => one.id === id)?.inputs });
  test.each([
    ["balloon", {}, 'Unknown tag "balloon"'],
    ["due-dates", {}, '"tax_year" is missing'],
    ["due-dates", { tax_year: 2026.5 }, '"tax_year" should be a year from 1987 to 2100'],
    ["required-annual-payment", { ...inputsOf("required-annual-payment-001"), filing_status: "mfj" }, '"mfj"'],
    ["required-annual-payment", { ...inputsOf("required-annual-payment-001"), withholding: "none" }, '"withholding"'],
    ["plan-from-today", { ...inputsOf("plan-from-today-001"), as_of: "2026-02-30" }, "2026-02-30"],
    [
      "plan-from-today",
      { ...inputsOf("plan-from-today-001"), as_of: "2026-05-01" },
      '"payments" has one after "as_of"',
    ],
    ["underpayment-penalty", { ...inputsOf("underpayment-penalty-005"), quarterly_rates: {} }, "2026Q2"],
    ["underpayment-penalty", { ...inputsOf("underpayment-penalty-005"), required_instalments: [1] }, "a list of four"],
    [
      "annualized-instalments",
      { ...inputsOf("annualized-instalments-001"), tax_year: 2024 },
      "no figures for tax year 2024",
    ],
    ["retirement-limits", { ...inputsOf("retirement-limits-003"), age: -1 }, '"age" should be 0 or more'],
    ["sehi-ptc", { ...inputsOf("sehi-ptc-005"), region: "guam" }, '"region" is not known: "guam"'],
    ["sehi-ptc", { ...inputsOf("sehi-ptc-005"), household_size: 0 }, '"household_size"'],
    ["home-office", { ...inputsOf("home-office-003"), office_square_feet_by_month: [240] }, "twelve numbers"],
    ["car-expenses", { ...inputsOf("car-expenses-002"), depreciation_method: "guess" }, '"guess"'],
    ["self-employed-tips", { ...inputsOf("self-employed-tips-004"), businesses: [] }, '"businesses" is empty'],
    ["marginal-next-1000", { ...inputsOf("marginal-next-1000-001"), spouse_w2_wages: 1 }, "no spouse"],
  ])("%s, %o: %s", (tag, inputs, message) => {
    expect(() => answer({ tag, inputs })).toThrow(message);
  });
});

test("health insurance and plan contributions count for the business they belong to", () => {
  const inputs = {
    tax_year: 2026,
    filing_status: "single",
    businesses: [
      { net_profit: 10_000, qualified_tips: 9_000, health_insurance_and_plan_deductions: 4_000 },
      { net_profit: 30_000, qualified_tips: 1_000, health_insurance_and_plan_deductions: 0 },
    ],
    filer_w2_wages: 0,
    spouse_w2_wages: 0,
    interest: 0,
  };
  // Half of the tax on 40,000 is 2,825.91; a quarter of that belongs to the first business.
  expect(answer({ tag: "self-employed-tips", inputs })).toMatchObject({
    net_income_limit: [
      expect.closeTo(10_000 - 4_000 - 2_825.91 / 4, 2),
      expect.closeTo(30_000 - (2_825.91 * 3) / 4, 2),
    ],
    tips_after_cap: expect.closeTo(10_000 - 4_000 - 2_825.91 / 4 + 1_000, 2),
  });
});
