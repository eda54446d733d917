/**
 * Single rules of the IRS Tax Withholding Estimator, tax year 2026. Tax and earned income credit are read from the
 * printed tables.
 */
import { blankHousehold } from "../engine/tax/blank-household.ts";
import { charityWithoutItemizing } from "../engine/tax/charity-without-itemizing.ts";
import { dependentCareCredit } from "../engine/tax/credits/dependent-care-credit.ts";
import { earnedIncomeCredit } from "../engine/tax/credits/earned-income-credit.ts";
import type { Dependent } from "../engine/tax/household.ts";
import { incomeTax } from "../engine/tax/income-tax.ts";
import { netInvestmentIncomeTax } from "../engine/tax/net-investment-income-tax.ts";
import { federalReturn } from "../engine/tax/return/federal-return.ts";
import { carLoanDeduction } from "../engine/tax/schedule-1a/car-loan.ts";
import { seniorDeduction } from "../engine/tax/schedule-1a/seniors.ts";
import { selfEmploymentTax } from "../engine/tax/self-employment-tax.ts";
import { stateAndLocalTaxes } from "../engine/tax/state-and-local-taxes.ts";
import { studentLoanInterest } from "../engine/tax/student-loan-interest.ts";
import { taxableBenefits } from "../engine/tax/taxable-benefits.ts";
import { topBracketLimit } from "../engine/tax/top-bracket-limit.ts";
import { type FederalValues, lawFor } from "../law/us/index.ts";
import { blankDependent } from "../testing/blanks.ts";
import { type TaxFields, taxFieldsOf } from "./tax-case.fields.ts";

const YEAR = 2026;
type Rule = (inputs: TaxFields, law: FederalValues) => Record<string, unknown>;

/** A return with only this income and these dependents, the standard deduction, and everyone under 65. */
const plainReturn = (inputs: TaxFields, law: FederalValues, dependents: readonly Dependent[] = []) => {
  const blank = blankHousehold(inputs.status());
  return federalReturn(
    { ...blank, dependents, income: { ...blank.income, other: inputs.amount("agi") }, byTaxTable: true },
    law,
  );
};

const childCredits: Rule = (inputs, law) => {
  const children = Array<Dependent>(inputs.count("children_under_17")).fill(blankDependent);
  const others = Array<Dependent>(inputs.count("other_dependents")).fill({ ...blankDependent, isChild: false });
  const made = plainReturn(inputs, law, [...children, ...others]);
  return { ctc_odc_nonrefundable: made.childCredits.nonrefundable };
};

const dependentCare: Rule = (inputs, law) => {
  const filer = inputs.number("earned_income_filer");
  const { credit } = dependentCareCredit(
    {
      persons: inputs.count("dependent_care_qualifying_persons"),
      expenses: inputs.amount("dependent_care_expenses"),
      earnedIncome:
        inputs.status() === "married_joint" ? Math.min(filer, inputs.number("earned_income_spouse")) : filer,
      income: inputs.amount("agi"),
    },
    law.dependentCare,
  );
  return { dependent_care_credit: Math.min(credit, plainReturn(inputs, law).taxBeforeCredits) };
};

/** The cases don't say where a separate filer lives; the rule is tried as if apart from the spouse. */
const earnedIncome: Rule = (inputs, law) => {
  const joint = inputs.status() === "married_joint";
  const ofAge = (who: string) => inputs.flag(`${who}_is_25_or_older`, true) && !inputs.flag(`${who}_is_65_or_older`);
  const gains = inputs.number("short_term_capital_gain") + inputs.number("long_term_capital_gain");
  const { credit } = earnedIncomeCredit(
    {
      children: inputs.count("eitc_qualifying_children"),
      earnedIncome: inputs.number("earned_income_filer") + (joint ? inputs.number("earned_income_spouse") : 0),
      income: inputs.number("agi"),
      investmentIncome:
        inputs.amount("taxable_interest") +
        inputs.amount("tax_exempt_interest") +
        inputs.amount("ordinary_dividends") +
        Math.max(0, gains),
      mayClaim: true,
      mayClaimWithoutChild: !inputs.flag("treated_as_dependent") && (ofAge("filer") || (joint && ofAge("spouse"))),
      byTable: true,
    },
    law.earnedIncomeCredit,
  );
  return { eitc: credit };
};

const tax: Rule = (inputs, law) => {
  const made = incomeTax(
    {
      taxableIncome: inputs.amount("taxable_income"),
      qualifiedDividends: inputs.amount("qualified_dividends"),
      netCapitalGain: Math.max(0, inputs.number("long_term_capital_gain")),
      byTable: true,
    },
    law.incomeTax,
  );
  return { income_tax_before_credits: made.tax };
};

/** If itemized deductions equal the standard deduction, the filer itemizes; both amounts are inputs of these cases. */
const charity: Rule = (inputs, law) => {
  const itemizes = inputs.amount("itemized_deductions") >= inputs.amount("standard_deduction");
  const { deduction } = charityWithoutItemizing(inputs.amount("charity_cash"), itemizes, law.charityWithoutItemizing);
  return { nonitemizer_charity_deduction: deduction };
};

const selfEmployment: Rule = (inputs, law) => {
  const [filer, spouse] = (["filer", "spouse"] as const).map((who) =>
    selfEmploymentTax(
      {
        profit: inputs.number(`${who}_self_employment_net_profit`),
        wages: inputs.amount(`${who}_w2_wages`),
      },
      law.selfEmployment,
    ),
  ) as [ReturnType<typeof selfEmploymentTax>, ReturnType<typeof selfEmploymentTax>];
  return {
    filer_se_tax: filer.tax,
    spouse_se_tax: spouse.tax,
    filer_half_se_tax: filer.deductibleHalf,
    spouse_half_se_tax: spouse.deductibleHalf,
    se_tax: filer.tax + spouse.tax,
    half_se_tax: filer.deductibleHalf + spouse.deductibleHalf,
  };
};

const studentLoan: Rule = (inputs, law) => {
  const income = inputs.number("total_income");
  const { deduction } = studentLoanInterest(
    inputs.amount("student_loan_interest_paid"),
    income,
    false,
    law.studentLoan,
  );
  return { student_loan_interest_deduction: deduction, agi: income - deduction };
};

const benefits: Rule = (inputs, law) => ({
  taxable_social_security: taxableBenefits(
    {
      benefits: inputs.amount("social_security_benefits"),
      provisionalIncome: inputs.number("provisional_income"),
      separateTogether: inputs.flag("married_separate_lived_together"),
    },
    law.socialSecurityBenefits,
  ).taxable,
});

const rules: Readonly<Record<string, Rule>> = {
  car_loan_interest_deduction: (inputs, law) => ({
    car_loan_interest_deduction: carLoanDeduction(inputs.amount("car_loan_interest"), inputs.number("agi"), law.carLoan)
      .deduction,
  }),
  child_tax_credit_nonrefundable: childCredits,
  credit_for_other_dependents: childCredits,
  dependent_care_credit: dependentCare,
  eitc: earnedIncome,
  income_tax_ordinary: tax,
  income_tax_with_capital_gains: tax,
  itemized_deduction_limit_top_bracket: (inputs, law) => ({
    itemized_deduction_allowed: topBracketLimit(
      inputs.amount("itemized_deductions"),
      inputs.number("income_before_itemized_deductions"),
      law.itemized,
    ).allowed,
  }),
  niit: (inputs, law) => ({
    niit: netInvestmentIncomeTax(inputs.number("net_investment_income"), inputs.number("agi"), law.netInvestmentIncome)
      .tax,
  }),
  nonitemizer_charity_deduction: charity,
  salt_deduction: (inputs, law) => ({
    salt_deduction_allowed: stateAndLocalTaxes(
      inputs.amount("state_and_local_taxes_paid"),
      inputs.number("agi"),
      law.itemized,
    ).deduction,
  }),
  self_employment_tax: selfEmployment,
  // How many people count is an input of these cases.
  senior_deduction: (inputs, law) => ({
    senior_deduction: seniorDeduction(inputs.count("eligible_taxpayers"), inputs.number("agi"), law.senior).deduction,
  }),
  student_loan_interest_deduction: studentLoan,
  taxable_social_security: benefits,
};

export function answer(line: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const name = String(line.rule);
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
  if (!rule) throw new Error(`Unknown rule "${name}"; known: ${Object.keys(rules).join(", ")}`);
  const inputs = taxFieldsOf((line.inputs ?? {}) as Readonly<Record<string, unknown>>, line.tax_year);
  if (inputs.year() !== YEAR) throw new Error(`The rules are those of tax year ${YEAR}, not ${inputs.year()}`);
  return rule(inputs, lawFor(YEAR, inputs.status()));
}
