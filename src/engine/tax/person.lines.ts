import { usc26 } from "../cite.ts";
import { each, type Lines, part, type Source } from "../worksheet.ts";
import { businessLines } from "./business.lines.ts";
import type { PersonSheet } from "./person.ts";
import { selfEmploymentTaxLines } from "./self-employment-tax.lines.ts";

const FORM_7206: Source = { cite: "Form 7206", url: "https://www.irs.gov/forms-pubs/about-form-7206" };
const EXCESS = usc26("6413", "(c)");
const HEALTH_SAVINGS = usc26("223", "(b)(2)");

export const personLines: Lines<PersonSheet> = {
  wages: { label: "Wages", formula: "sum(person.jobs.wages)", form: "Form 1040, line 1a" },
  socialSecurityWages: {
    label: "Wages subject to Social Security",
    formula: "sum(person.jobs.socialSecurityWages)",
    form: "Schedule SE, line 8a",
  },
  medicareWages: { label: "Wages subject to Medicare", formula: "sum(person.jobs.medicareWages)" },
  withheld: {
    label: "Income tax withheld from pay and pensions",
    formula: "person.pensionTaxWithheld + sum(person.jobs.federalTaxWithheld)",
    form: "Form 1040, line 25",
  },
  socialSecurityWithheld: {
    label: "Social Security tax withheld",
    formula: "sum(person.jobs.socialSecurityTaxWithheld)",
  },
  earlyWithdrawals: {
    label: "Early withdrawals subject to the additional tax",
    formula: "min(person.earlyWithdrawals, person.taxablePensions)",
    form: "Form 5329, line 3",
  },
  excessSocialSecurity: {
    label: "Excess Social Security tax withheld by several employers",
    formula:
      "when(person.jobCount > 1, max(0, socialSecurityWithheld - payroll.wageBase * payroll.socialSecurityRate), 0)",
    form: "Schedule 3, line 11",
    source: EXCESS,
  },
  medicareWithheld: { label: "Medicare tax withheld", formula: "sum(person.jobs.medicareTaxWithheld)" },
  profit: {
    label: "Net profit of all businesses",
    formula: "sum(person.businesses.netProfit)",
    form: "Schedule SE, line 2",
  },
  positiveProfit: {
    label: "Combined profit of the businesses that made money",
    found: "The sum of the profits, without the losses.",
    check: "positiveProfit >= max(0, profit) - 0.01",
  },
  selfEmployed: part(selfEmploymentTaxLines, {
    given: { profit: "profit", wages: "socialSecurityWages" },
    law: "selfEmployment",
  }),
  medicareEarnings: {
    label: "Self-employment income for Additional Medicare Tax",
    formula: "when(selfEmployed.tax > 0, selfEmployed.netEarnings, 0)",
    form: "Form 8959, line 8",
  },
  earnedIncome: {
    label: "Earned income",
    formula: "wages + profit - selfEmployed.deductibleHalf",
    meaning: "Wages and profit, minus the deductible half of self-employment tax. Several credits are based on it.",
  },
  planDeduction: {
    label: "Own retirement plan contributions",
    formula: "min(person.retirementPlanContribution, max(0, profit - selfEmployed.deductibleHalf))",
    form: "Schedule 1, line 16",
  },
  compensation: {
    label: "Own earnings that count for IRA contributions",
    formula: "wages + max(0, profit - selfEmployed.deductibleHalf) - planDeduction",
    meaning: "A business loss doesn't reduce wages here.",
    form: "Publication 590-A, chapter 1",
  },
  healthDeduction: {
    label: "Self-employed health insurance deduction",
    formula:
      "min(person.selfEmployedHealthPremiums, max(0, profit - selfEmployed.deductibleHalf) - planDeduction + person.ownCorporationWages)",
    form: "Schedule 1, line 17",
    source: FORM_7206,
  },
  ownersDeductions: {
    label: "Owner's deductions tied to the businesses",
    formula: "selfEmployed.deductibleHalf + planDeduction + healthDeduction",
  },
  businesses: each(businessLines, { given: { business: "person.businesses.#" } }),
  tips: {
    label: "Qualified tips",
    formula: "when(person.hasSocialSecurityNumber, sum(person.jobs.qualifiedTips), 0) + sum(businesses.tipsCounted)",
    form: "Schedule 1-A, lines 4 and 5",
  },
  overtime: {
    label: "Qualified overtime",
    formula: "when(person.hasSocialSecurityNumber, sum(person.jobs.overtimePremium), 0)",
    form: "Schedule 1-A, line 14",
  },
  deferrals: {
    label: "Own contributions to retirement plans",
    formula: "sum(person.jobs.electiveDeferrals) + min(person.retirementPlanDeferral, planDeduction)",
    form: "Form 8880, line 2",
  },
  educatorDeduction: {
    label: "Educator expenses",
    formula: "min(person.educatorExpenses, educator.maximum)",
    form: "Schedule 1, line 11",
  },
  healthSavingsSelfOnly: {
    label: "Health savings limit, self-only coverage",
    formula: "when(person.hasFamilyHealthSavingsCoverage, 0, person.healthSavingsMonths / 12 * healthSavings.selfOnly)",
    meaning: "A twelfth for each month you were eligible.",
    form: "Form 8889, line 3",
    source: HEALTH_SAVINGS,
  },
  healthSavingsFamily: {
    label: "Health savings limit, family coverage",
    formula: "when(person.hasFamilyHealthSavingsCoverage, person.healthSavingsMonths / 12 * healthSavings.family, 0)",
    meaning: "A twelfth for each month you were eligible.",
    form: "Form 8889, line 3",
    source: HEALTH_SAVINGS,
  },
  healthSavingsCatchUp: {
    label: "Extra health savings limit for your age",
    formula: "when(person.age >= healthSavings.catchUpAge, person.healthSavingsMonths / 12 * healthSavings.catchUp, 0)",
    form: "Form 8889, line 7",
  },
  ageReached: {
    label: "Age for tax purposes at the end of the year",
    formula: "person.age + when(person.bornOnNewYear, 1, 0)",
    meaning:
      "For taxes, you reach an age on the day before your birthday. If you were born on January 1, that's December 31.",
    unit: "years",
    source: {
      cite: "Instructions for Form 1040, Age/Blindness; Publication 596, rule 11",
      url: "https://www.irs.gov/instructions/i1040gi",
    },
  },
  senior: { label: "65 or older", formula: "ageReached >= standardDeduction.seniorAge", unit: "flag" },
  standardAdditions: {
    label: "Additions to the standard deduction, for age and blindness",
    formula: "when(senior, 1, 0) + when(person.blind, 1, 0)",
    unit: "count",
  },
  numbers: {
    label: "Has a Social Security number valid for work",
    formula: "when(person.hasSocialSecurityNumber, 1, 0)",
    unit: "count",
  },
  agedForEarnedIncomeCredit: {
    label: "Meets the age limits for the earned income credit without a child",
    formula: "when(ageReached >= earnedIncomeCredit.youngest && person.age <= earnedIncomeCredit.oldest, 1, 0)",
    unit: "count",
  },
  seniorWithNumber: {
    label: "Qualifies for the deduction for seniors",
    formula: "when(senior && person.hasSocialSecurityNumber, 1, 0)",
    unit: "count",
  },
};
