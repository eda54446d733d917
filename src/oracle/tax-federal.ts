/** Reference cases on full federal returns of gig workers, from rate schedules and formulas, without printed tables. */
import { blankBusiness, blankHousehold, blankPerson, jobPaying } from "../engine/tax/blank-household.ts";
import type { Household } from "../engine/tax/household.ts";
import { federalReturn } from "../engine/tax/return/federal-return.ts";
import { lawFor } from "../law/us/index.ts";
import { blankDependent } from "../testing/blanks.ts";
import { type TaxFields, taxFieldsOf } from "./tax-case.fields.ts";

/**
 * A case's household: at most one business per person, everyone with a Social Security number, nobody a student or
 * blind.
 */
export function householdOf(inputs: TaxFields): Household {
  const status = inputs.status();
  const { payroll } = lawFor(inputs.year(), status);
  const blank = blankHousehold(status);
  const jobs = (wages: number) => (wages > 0 ? [jobPaying(wages, payroll)] : []);
  const business = (netProfit: number, rest: Partial<typeof blankBusiness> = {}) =>
    netProfit === 0 ? [] : [{ ...blankBusiness, netProfit, ...rest }];
  const joint = status === "married_joint";
  if (!joint && (inputs.amount("spouse_w2_wages") > 0 || inputs.number("spouse_self_employment_net_profit") !== 0))
    throw new Error(`A spouse's income needs "filing_status": "married_joint", not "${status}"`);
  return {
    ...blank,
    filer: {
      ...blankPerson,
      age: inputs.age("filer_age"),
      jobs: jobs(inputs.amount("filer_w2_wages")),
      businesses: business(inputs.number("filer_self_employment_net_profit"), {
        specifiedService: inputs.flag("filer_business_is_specified_service"),
        qualifiedTips: inputs.amount("filer_qualified_tips_within_net_profit"),
      }),
      selfEmployedHealthPremiums: inputs.amount("filer_self_employed_health_insurance_premiums"),
      retirementPlanContribution: inputs.amount("filer_sep_contribution"),
      iraContribution: inputs.amount("filer_traditional_ira_contribution"),
    },
    spouse: joint
      ? {
          ...blankPerson,
          age: inputs.age("spouse_age"),
          jobs: jobs(inputs.amount("spouse_w2_wages")),
          businesses: business(inputs.number("spouse_self_employment_net_profit")),
        }
      : null,
    dependents: inputs.ages("children_ages").map((age) => ({ ...blankDependent, age })),
    income: {
      ...blank.income,
      taxableInterest: inputs.amount("taxable_interest"),
      ordinaryDividends: inputs.amount("ordinary_nonqualified_dividends") + inputs.amount("qualified_dividends"),
      qualifiedDividends: inputs.amount("qualified_dividends"),
      longTermGain: inputs.number("long_term_capital_gains"),
    },
    costs: {
      ...blank.costs,
      mortgageInterest: inputs.amount("mortgage_interest_deductible"),
      stateAndLocalTaxes: inputs.amount("real_estate_taxes") + inputs.amount("state_income_tax_paid_for_salt"),
      charityCash: inputs.amount("charity_cash"),
    },
  };
}

export function answer(line: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const inputs = taxFieldsOf((line.inputs ?? {}) as Readonly<Record<string, unknown>>);
  const made = federalReturn(householdOf(inputs), lawFor(inputs.year(), inputs.status()));
  const taxesOutside = made.selfEmploymentTax + made.additionalMedicareTax.tax;
  return {
    se_tax: made.selfEmploymentTax,
    half_se_deduction: made.adjusted.halfOfSelfEmploymentTax,
    agi: made.adjustedGrossIncome,
    standard_or_itemized_deduction: made.deduction,
    itemizes: made.itemizes,
    senior_deduction: made.seniors.deduction,
    tip_deduction: made.tipsDeduction.deduction,
    charity_deduction_without_itemizing: made.charity.deduction,
    qbi_deduction: made.qualified.deduction,
    taxable_income: made.taxableIncome,
    income_tax_before_credits: made.regularTax.tax + made.minimumTax.tax,
    alternative_minimum_tax: made.minimumTax.tax,
    net_investment_income_tax: made.investmentTax.tax,
    child_tax_credit: made.childCredits.nonrefundable + made.childCredits.refundable,
    child_tax_credit_refundable: made.childCredits.refundable,
    savers_credit: made.saversAllowed,
    eitc: made.earnedCredit.credit,
    additional_medicare_tax: made.additionalMedicareTax.tax,
    income_tax_after_credits: made.taxAfterRefundableCredits - taxesOutside,
    federal_total: made.taxAfterRefundableCredits,
  };
}
