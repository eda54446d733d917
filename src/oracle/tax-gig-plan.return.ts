import { annualizedInstalments, type Four } from "../engine/payments/annualized-instalments.ts";
import { additionalMedicareTax } from "../engine/tax/additional-medicare-tax.ts";
import { blankBusiness, blankHousehold, blankPerson, jobPaying } from "../engine/tax/blank-household.ts";
import type { FilingStatus } from "../engine/tax/filing-status.ts";
import type { Household, Person } from "../engine/tax/household.ts";
import { type FederalReturn, federalReturn } from "../engine/tax/return/federal-return.ts";
import { valuesOf } from "../law/figure.ts";
import { lawFor, type TaxYear } from "../law/us/index.ts";
import { annualizationPeriods } from "../law/us/payments.ts";
import { blankDependent } from "../testing/blanks.ts";
import type { GigRule } from "./tax-gig-plan.fields.ts";
import { annualizedLastStep } from "./tax-gig-plan.payments.ts";

interface Earner {
  readonly netProfit: number;
  readonly wages: number;
  readonly age?: number;
}

/** A household with one business, its owner's job, and a spouse's job, which counts only on a joint return. */
export function householdOf(
  status: FilingStatus,
  year: TaxYear,
  { netProfit, wages, age = 40 }: Earner,
  rest: { readonly spouseWages: number; readonly interest: number; readonly spouseAge?: number },
): Household {
  const { payroll } = lawFor(year, status);
  if (rest.spouseWages > 0 && status !== "married_joint" && status !== "married_separate")
    throw new Error(`There is no spouse on a return of status "${status}"; "spouse_w2_wages" should be 0`);
  const blank = blankHousehold(status);
  const person = (pay: number, years: number): Person => ({
    ...blankPerson,
    age: years,
    jobs: pay > 0 ? [jobPaying(pay, payroll)] : [],
  });
  return {
    ...blank,
    filer: { ...person(wages, age), businesses: [{ ...blankBusiness, netProfit }] },
    spouse: status === "married_joint" ? person(rest.spouseWages, rest.spouseAge ?? 40) : null,
    income: { ...blank.income, taxableInterest: rest.interest },
    deduction: "standard",
  };
}

export const annualized: GigRule = (inputs) => {
  if (inputs.has("annualized_total_tax")) return annualizedLastStep(inputs);
  const status = inputs.status();
  const year = inputs.lawYear();
  const law = lawFor(year, status);
  const periods = valuesOf<Parameters<typeof annualizedInstalments>[2]>(annualizationPeriods);
  const profits = inputs.four("net_profit_to_date");
  const wages = inputs.four("wages_to_date");
  const others = inputs.four("other_income_to_date");
  const credits = inputs.four("nonrefundable_credits_each_period");
  // Form 2210, Schedule AI, lines 1 to 19: the full return, as if the year continued like the months so far.
  const returns = ([1, 2, 3, 4] as const).map((period) => {
    const wholeYear = (toDate: Four<number>) => (toDate[period - 1] as number) * periods[period].annualizationFactor;
    const earner = { netProfit: wholeYear(profits), wages: wholeYear(wages) };
    const household = householdOf(status, year, earner, { spouseWages: 0, interest: 0 });
    return federalReturn({ ...household, income: { ...household.income, other: wholeYear(others) } }, law);
  });
  const totals = returns.map(
    ({ regularTax, selfEmploymentTax }, i) => Math.max(0, regularTax.tax - (credits[i] as number)) + selfEmploymentTax,
  );
  const { instalments } = annualizedInstalments(
    totals as unknown as typeof profits,
    inputs.number("required_annual_payment"),
    periods,
  );
  return {
    annualized_self_employment_tax: returns.map((one) => one.selfEmploymentTax),
    annualized_agi: returns.map((one) => one.adjustedGrossIncome),
    qbi_deduction: returns.map((one) => one.qualified.deduction),
    taxable_income: returns.map((one) => one.taxableIncome),
    income_tax: returns.map((one) => one.regularTax.tax),
    total_tax: totals,
    required_instalments: instalments.map((one) => one.instalment),
    regular_instalments: instalments.map((one) => one.regularInstalment),
  };
};

const THOUSAND = 1_000;

export const marginal: GigRule = (inputs) => {
  const status = inputs.status();
  const year = inputs.lawYear();
  const dependents = inputs.numbers("children_ages").map((age) => ({ ...blankDependent, age }));
  const returnAt = (netProfit: number): FederalReturn => {
    const household = householdOf(
      status,
      year,
      { netProfit, wages: inputs.amount("filer_w2_wages"), age: inputs.amount("filer_age") },
      {
        spouseWages: inputs.amount("spouse_w2_wages"),
        spouseAge: inputs.has("spouse_age") ? inputs.amount("spouse_age") : 40,
        interest: inputs.amount("taxable_interest"),
      },
    );
    return federalReturn({ ...household, dependents }, lawFor(year, status));
  };
  const profit = inputs.number("filer_net_profit");
  const before = returnAt(profit);
  const after = returnAt(profit + THOUSAND);
  const change = (of: (one: FederalReturn) => number) => of(after) - of(before);
  return {
    total_tax_before: before.taxAfterRefundableCredits,
    total_tax_after: after.taxAfterRefundableCredits,
    change_total: change((one) => one.taxAfterRefundableCredits),
    change_self_employment_tax: change((one) => one.selfEmploymentTax),
    change_income_tax_before_credits: change((one) => one.regularTax.tax),
    change_additional_medicare_tax: change((one) => one.additionalMedicareTax.tax),
    change_child_credits: change((one) => one.childCredits.nonrefundable + one.childCredits.refundable),
    change_earned_income_credit: change((one) => one.earnedCredit.credit),
    qbi_deduction_before: before.qualified.deduction,
    change_qbi_deduction: change((one) => one.qualified.deduction),
    agi_before: before.adjustedGrossIncome,
  };
};

export const additionalMedicare: GigRule = (inputs) => {
  const { wagesAbove, selfEmploymentAbove, tax } = additionalMedicareTax(
    inputs.amount("medicare_wages"),
    Math.max(0, inputs.number("self_employment_income")),
    lawFor(2026, inputs.status()).additionalMedicare,
  );
  return { amount_subject: wagesAbove + selfEmploymentAbove, additional_medicare_tax: tax };
};
