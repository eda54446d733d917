/**
 * Full returns from the acceptance sheet for the IRS Tax Withholding Estimator, tax year 2026.
 *
 * Tax is read from the printed table; the earned income credit is figured to the cent. Everything that the sheet calls
 * deductible in full is entered so that no limit applies. Separate filers live with their spouse.
 */
import { blankBusiness, blankHousehold, blankPerson, jobPaying } from "../engine/tax/blank-household.ts";
import type { Business, Household, PassThrough, Person } from "../engine/tax/household.ts";
import { type FederalReturn, federalReturn } from "../engine/tax/return/federal-return.ts";
import { lawFor } from "../law/us/index.ts";
import { blankDependent, blankPassThrough } from "../testing/blanks.ts";
import { type TaxFields, taxFieldsOf } from "./tax-case.fields.ts";

const YEAR = 2026;
/** The sheet has a saver's credit only if a user enters one. Students get none, and nothing else depends on it. */
const NO_SAVERS_CREDIT = true;
type Payroll = Parameters<typeof jobPaying>[1];

function personOf(who: "filer" | "spouse", inputs: TaxFields, payroll: Payroll): Person {
  const wages = inputs.amount(`${who}_w2_wages`);
  const medicareWages = inputs.amount(`${who}_w2_medicare_wages`);
  const job = {
    ...jobPaying(medicareWages, payroll),
    wages,
    qualifiedTips: inputs.amount(`${who}_qualified_tips`),
    overtimePremium: inputs.amount(`${who}_qualified_overtime_premium`),
  };
  const netProfit = inputs.number(`${who}_self_employment_net_profit`);
  const business: Business = {
    ...blankBusiness,
    netProfit,
    specifiedService: inputs.flag("business_is_specified_service"),
    wagesPaid: who === "filer" ? inputs.amount("qbi_w2_wages") : 0,
    propertyBasis: who === "filer" ? inputs.amount("qbi_property_basis") : 0,
  };
  const age = inputs.age(`${who}_age`);
  const senior = inputs.flag(`${who}_is_65_or_older`, age >= 65);
  return {
    ...blankPerson,
    age: senior ? Math.max(age, 65) : Math.min(age, 64),
    blind: inputs.flag(`${who}_is_blind`),
    hasSocialSecurityNumber: inputs.flag(`${who}_has_ssn`, true),
    fullTimeStudent: NO_SAVERS_CREDIT,
    jobs: wages > 0 || medicareWages > 0 ? [job] : [],
    businesses: netProfit === 0 ? [] : [business],
    taxablePensions: inputs.amount(`${who}_pension_income`),
  };
}

/** Costs are the same for each student, and a student gets one of the two credits, so lifetime learning is separate. */
function educationOf(inputs: TaxFields) {
  const students = inputs.count("number_of_students");
  const opportunity = inputs.amount("aotc_expenses");
  if (opportunity > 0 && students === 0) throw new Error('"aotc_expenses" need "number_of_students"');
  return opportunity > 0
    ? { opportunityCosts: Array<number>(students).fill(opportunity / students), lifetimeLearningCosts: 0 }
    : { opportunityCosts: [], lifetimeLearningCosts: inputs.amount("llc_expenses") };
}

function passThroughsOf(inputs: TaxFields): PassThrough[] {
  const isQualifiedBusinessIncome = inputs.flag("rents_and_schedule_e_are_qualified_business_income", true);
  const items = [
    { income: inputs.number("rents_and_royalties_net"), isQualifiedBusinessIncome },
    { income: inputs.number("schedule_e_other_income"), isQualifiedBusinessIncome },
    {
      income: inputs.number("s_corporation_nonpassive_income"),
      isQualifiedBusinessIncome: true,
      isNetInvestmentIncome: false,
    },
  ];
  return items
    .filter(({ income }) => income !== 0)
    .map((item) => ({ ...blankPassThrough, materiallyParticipates: true, ...item }));
}

function householdOf(inputs: TaxFields): Household {
  const status = inputs.status();
  const joint = status === "married_joint";
  const { payroll } = lawFor(YEAR, status);
  const blank = blankHousehold(status);
  const persons = joint
    ? [personOf("filer", inputs, payroll), personOf("spouse", inputs, payroll)]
    : [personOf("filer", inputs, payroll)];
  const educators = inputs.amount("educator_expenses") / persons.length;
  const [filer, spouse] = persons.map((person) => ({ ...person, educatorExpenses: educators }));
  return {
    ...blank,
    filer: {
      ...(filer as Person),
      iraContribution: inputs.amount("traditional_ira_contribution"),
      healthSavingsMonths: 12,
      hasFamilyHealthSavingsCoverage: true,
      healthSavingsContribution: inputs.amount("hsa_contribution_direct"),
    },
    spouse: spouse ?? null,
    claimedAsDependent: inputs.flag("is_claimed_as_dependent"),
    // Children for the earned income credit are counted separately, whoever claims them as dependents.
    dependents: inputs.ages("children_ages").map((age) => ({ ...blankDependent, age, livedWithFiler: false })),
    passThroughs: passThroughsOf(inputs),
    income: {
      ...blank.income,
      taxableInterest: inputs.amount("interest_and_nonqualified_dividends"),
      ordinaryDividends: inputs.amount("qualified_dividends"),
      qualifiedDividends: inputs.amount("qualified_dividends"),
      shortTermGain: inputs.number("short_term_capital_gain"),
      longTermGain: inputs.number("long_term_capital_gain"),
      socialSecurityBenefits: inputs.amount("social_security_benefits"),
      unemployment: inputs.amount("unemployment_compensation"),
      other: inputs.number("other_taxable_income"),
    },
    adjustments: {
      ...blank.adjustments,
      studentLoanInterest: inputs.amount("student_loan_interest_paid"),
      alimonyPaid: inputs.amount("alimony_paid"),
      militaryMovingExpenses: inputs.amount("military_moving_expenses"),
    },
    costs: {
      medical: inputs.amount("medical_expenses"),
      stateAndLocalTaxes: inputs.amount("state_and_local_taxes_paid"),
      mortgageInterest: inputs.amount("mortgage_interest"),
      mortgageInsurancePremiums: inputs.amount("mortgage_insurance_premiums"),
      charityCash: inputs.amount("charity_cash"),
      charityProperty: inputs.amount("charity_noncash"),
      casualtyLosses: inputs.amount("casualty_losses"),
      other: inputs.amount("other_itemized_deductions"),
      carLoanInterest: inputs.amount("car_loan_interest"),
    },
    claims: {
      ...blank.claims,
      ...educationOf(inputs),
      carePersons: inputs.count("dependent_care_qualifying_persons"),
      careExpenses: inputs.amount("dependent_care_expenses"),
      adoptedChildren: inputs.count("adoption_children"),
      adoptionExpenses: inputs.amount("adoption_expenses"),
      childrenClaimedByOtherParent: inputs.count("eitc_qualifying_children"),
      foreignTaxCredit: inputs.amount("foreign_tax_credit_entered"),
      elderlyOrDisabledCredit: inputs.amount("elderly_or_disabled_credit_entered"),
      priorYearMinimumTaxCredit: inputs.amount("prior_year_amt_credit_entered"),
    },
    payments: {
      estimatedTaxPayments: inputs.amount("estimated_tax_payments"),
      otherTaxWithheld: inputs.amount("federal_income_tax_withheld") + inputs.amount("social_security_tax_withheld"),
    },
    byTaxTable: true,
  };
}

const outputsOf = (made: FederalReturn) => ({
  total_income: made.adjusted.totalIncome,
  total_adjustments: made.adjusted.totalAdjustments,
  agi: made.adjustedGrossIncome,
  half_se_tax: made.adjusted.halfOfSelfEmploymentTax,
  student_loan_interest_deduction: made.adjusted.studentLoan.deduction,
  educator_expense_deduction: made.adjusted.educatorDeductions,
  medical_deduction_allowed: made.itemized.medical,
  salt_deduction_allowed: made.itemized.taxes.deduction,
  mortgage_insurance_premium_deduction: made.itemized.mortgageInsurance,
  standard_or_itemized_deduction: made.deduction,
  deductions_before_qbi: made.deduction + made.otherDeductions,
  tips_deduction: made.tipsDeduction.deduction,
  overtime_deduction: made.overtimeDeduction.deduction,
  car_loan_interest_deduction: made.carLoanDeduction.deduction,
  senior_deduction: made.seniors.deduction,
  qbi_deduction: made.qualified.deduction,
  taxable_income: made.taxableIncome,
  income_tax_before_credits: made.taxBeforeCredits,
  ctc_odc_nonrefundable: made.childCredits.nonrefundable,
  dependent_care_credit: made.dependentCareCredit,
  education_credit_nonrefundable: made.educationNonrefundable,
  adoption_credit_nonrefundable: made.adoptionCredit.nonrefundable,
  total_nonrefundable_credits: made.nonrefundableCredits,
  income_tax_after_nonrefundable_credits: made.taxAfterCredits,
  se_tax: made.selfEmploymentTax,
  additional_medicare_tax: made.additionalMedicareTax.tax,
  niit: made.investmentTax.tax,
  total_tax_before_refundable_credits: made.totalTax,
  additional_ctc: made.childCredits.refundable,
  eitc: made.earnedCredit.credit,
  education_credit_refundable: made.educationCredits.refundable,
  adoption_credit_refundable: made.adoptionCredit.refundable,
  total_refundable_credits: made.refundableCredits,
  total_tax_after_refundable_credits: made.taxAfterRefundableCredits,
  total_prepaid: made.paid.total,
  refund_or_balance_due: made.refund,
});

export function answer(line: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const inputs = taxFieldsOf((line.inputs ?? {}) as Readonly<Record<string, unknown>>, line.tax_year);
  if (inputs.year() !== YEAR) throw new Error(`The sheet is for tax year ${YEAR}, not ${inputs.year()}`);
  return outputsOf(federalReturn(householdOf(inputs), lawFor(YEAR, inputs.status())));
}
