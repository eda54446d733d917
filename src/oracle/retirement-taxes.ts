/** Reference cases on the tax of a year of retirement, and on the withdrawal that leaves what is needed after it. */
import { grossUp } from "../engine/retirement/taxes/gross-up.ts";
import {
  nothingInTheYear,
  type RetirementYear,
  type YearTaxLaw,
  yearTax,
} from "../engine/retirement/taxes/year-tax.ts";
import { toCent } from "../engine/rounding.ts";
import type { FilingStatus } from "../engine/tax/filing-status.ts";
import { mayDeductForSeniors } from "../engine/tax/schedule-1a/seniors.ts";
import { valuesOf } from "../law/figure.ts";
import { earlyWithdrawal } from "../law/retirement/withdrawals.ts";
import { isTaxYear, lawFor, taxYears } from "../law/us/index.ts";
import { answerByTag, type RetirementFields } from "./retirement-case.fields.ts";

const statuses: Readonly<Record<string, FilingStatus>> = {
  single: "single",
  marriedJoint: "married_joint",
  headOfHousehold: "head_of_household",
  survivingSpouse: "surviving_spouse",
  marriedSeparate: "married_separate",
  marriedSeparateLivedApart: "married_separate",
  marriedSeparateLivedTogether: "married_separate",
};
const LIVED_APART = "marriedSeparateLivedApart";

function lawOf(inputs: RetirementFields): YearTaxLaw {
  const year = inputs.number("taxYear");
  if (!isTaxYear(year)) throw new Error(`There are no figures for ${year}; known: ${taxYears.join(", ")}`);
  const status = inputs.word("filingStatus", statuses);
  const law = { ...lawFor(year, status), earlyWithdrawal: valuesOf(earlyWithdrawal) };
  return mayDeductForSeniors(status) ? law : { ...law, senior: { ...law.senior, phaseOutStart: null } };
}

const amountOr0 = (inputs: RetirementFields, name: string) => (inputs.has(name) ? inputs.amount(name) : 0);

function yearOf(inputs: RetirementFields): RetirementYear {
  const separate = inputs.word("filingStatus", statuses) === "married_separate";
  return {
    ...nothingInTheYear,
    seniors: inputs.between("personsAged65OrOver", 0, 2),
    separateTogether: separate && inputs.text("filingStatus") !== LIVED_APART,
    socialSecurity: amountOr0(inputs, "socialSecurity"),
    wages: amountOr0(inputs, "wages"),
    pension: amountOr0(inputs, "pension"),
    taxableInterest: amountOr0(inputs, "taxableInterest"),
    taxExemptInterest: amountOr0(inputs, "taxExemptInterest"),
    qualifiedDividendsAndGains: amountOr0(inputs, "qualifiedDividendsAndLongTermGains"),
    traditionalWithdrawal: amountOr0(inputs, "traditionalWithdrawal"),
  };
}

function tax(inputs: RetirementFields) {
  const worked = yearTax(yearOf(inputs), lawOf(inputs));
  return {
    taxableBenefits: toCent(worked.taxedBenefits.taxable),
    agi: toCent(worked.adjustedGrossIncome),
    standardDeduction: worked.standard.amount,
    seniorDeduction: toCent(worked.senior.deduction),
    taxableIncome: toCent(worked.taxableIncome),
    incomeTax: toCent(worked.onIncome.tax),
    netInvestmentIncomeTax: toCent(worked.onInvestments.tax),
    totalTax: toCent(worked.total),
  };
}

function withdrawal(inputs: RetirementFields) {
  const need = { need: inputs.amount("netSpendingNeed"), available: 1e9 };
  const worked = grossUp(yearOf(inputs), need, lawOf(inputs));
  return {
    traditionalWithdrawal: toCent(worked.withdrawal),
    totalTax: toCent(worked.tax.total),
    marginalRateOnNextWithdrawal: worked.marginalRate,
  };
}

export const answer = answerByTag({ "retirement-year-tax": tax, "withdrawal-gross-up": withdrawal });
