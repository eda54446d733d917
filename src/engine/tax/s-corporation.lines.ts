import { usc26 } from "../cite.ts";
import type { Lines } from "../worksheet.ts";
import type { CorporationCompared, CorporationYear } from "./s-corporation.ts";

const taxOf = (who: string) =>
  `${who}.fee + max(entryFor(receipts, ${who}.least), ${who}.rate * max(0, incomeBeforeTaxes - ${who}.deduction))`;

export const corporationYearLines: Lines<CorporationYear> = {
  socialSecurityWages: {
    label: "Salary up to the Social Security wage base",
    formula: "min(salary, payroll.wageBase)",
  },
  employerTaxes: {
    label: "Social Security and Medicare tax, the corporation's half",
    formula: "payroll.socialSecurityRate * socialSecurityWages + payroll.medicareRate * salary",
    form: "Form 941, lines 5a and 5c",
    source: usc26("3111"),
  },
  federalUnemployment: {
    label: "Federal unemployment tax (FUTA)",
    formula: "unemploymentRate * min(salary, unemploymentWages)",
    form: "Form 940, line 12",
  },
  stateUnemployment: {
    label: "State unemployment tax",
    formula: "stateUnemploymentRate * min(salary, stateUnemploymentWages)",
  },
  statePremiums: {
    label: "State disability insurance and paid leave, from your salary",
    formula: "statePremiumRate * min(salary, statePremiumWages)",
  },
  service: { label: "Payroll service and corporate tax return", formula: "payrollService + taxReturn" },
  incomeBeforeTaxes: {
    label: "The corporation's income before state and city tax",
    formula:
      "profit - salary - employerTaxes - federalUnemployment - stateUnemployment - insurance - planContribution - service",
    meaning: "What is left after your salary, your benefits and the corporation's own costs.",
  },
  stateTax: { label: "State tax on the corporation", formula: taxOf("state") },
  cityTax: { label: "City tax on the corporation", formula: taxOf("city") },
  share: {
    label: "Your share of the corporation's income",
    formula: "incomeBeforeTaxes - stateTax - cityTax",
    meaning: "You pay income tax on it, but no Social Security or Medicare tax.",
    form: "Form 1120-S, Schedule K-1, box 1",
    source: usc26("1366", "(a)(1)"),
  },
};

export const corporationComparedLines: Lines<CorporationCompared> = {
  employeeTaxes: {
    label: "Social Security and Medicare tax from your salary",
    formula: "corporation.employerTaxes - (then.excessSocialSecurity - now.excessSocialSecurity)",
    meaning:
      "Your half is the same as the corporation's. If you also have a job, you get back Social Security tax above the maximum for one person.",
    source: usc26("3101"),
  },
  asSoleProprietor: { label: "All taxes as a sole proprietor", formula: "now.federal + now.state" },
  ofCorporation: {
    label: "What the corporation pays",
    formula:
      "corporation.employerTaxes + corporation.federalUnemployment + corporation.stateUnemployment + corporation.stateTax + corporation.cityTax + corporation.service",
  },
  asCorporation: {
    label: "All taxes and costs with an S corporation",
    formula: "then.federal + then.state + employeeTaxes + corporation.statePremiums + ofCorporation",
  },
  saved: {
    label: "What the S corporation saves each year",
    formula: "asSoleProprietor - asCorporation",
    meaning:
      "If it is below zero, it costs you more. We compare two complete returns: one with Schedule C, and one with a salary and a share of the corporation.",
  },
  lessDeduction: {
    label: "Business income deduction lost",
    formula: "now.businessDeduction - then.businessDeduction",
    meaning: "Salary isn't business income, so only your share of the corporation counts for the deduction.",
    source: usc26("199A", "(c)(4)(A)"),
  },
};
