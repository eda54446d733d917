import { blankBusiness } from "../engine/tax/blank-household.ts";
import { type BusinessSheet, businessSheet } from "../engine/tax/business.ts";
import { incomeTax } from "../engine/tax/income-tax.ts";
import type { PersonSheet } from "../engine/tax/person.ts";
import { qualifiedBusinessIncome } from "../engine/tax/qualified-business-income.ts";
import { federalReturn } from "../engine/tax/return/federal-return.ts";
import { tipsDeduction } from "../engine/tax/schedule-1a/tips.ts";
import { lawFor } from "../law/us/index.ts";
import { type GigFields, type GigRule, gigFieldsOf } from "./tax-gig-plan.fields.ts";
import { householdOf } from "./tax-gig-plan.return.ts";

const totalOf = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((sum, item) => sum + of(item), 0);

/** What limits a business's tips if all its deductions are given, including half of self-employment tax. */
const limitOnly = (businesses: readonly GigFields[]): Record<string, unknown> => {
  const sheets = businesses.map((business) =>
    businessSheet(
      {
        ...blankBusiness,
        netProfit: business.number("gross_income") - business.number("all_allocable_deductions"),
        qualifiedTips: business.amount("qualified_tips"),
      },
      { positiveProfit: 0, ownersDeductions: 0, hasSocialSecurityNumber: true },
    ),
  );
  return {
    net_income_limit: sheets.map((sheet) => sheet.tipsLimit),
    tips_counted: sheets.map((sheet) => sheet.tipsCounted),
    tips_counted_total: totalOf(sheets, (sheet) => sheet.tipsCounted),
  };
};

/**
 * A case says which business the health insurance and plan contributions belong to, while the return divides them by
 * profit. So here each business gets its own, and the parts of the return below adjusted gross income are computed one
 * by one.
 */
function ownDeductions(sheet: PersonSheet, businesses: readonly Business[]): readonly BusinessSheet[] {
  const owner = {
    positiveProfit: sheet.positiveProfit,
    ownersDeductions: sheet.selfEmployed.deductibleHalf,
    hasSocialSecurityNumber: true,
  };
  return businesses.map((business) => {
    const { share, deductions: half } = businessSheet(business, owner);
    const deductions = half + business.ownDeductions;
    const tipsLimit = Math.max(0, business.netProfit - deductions);
    return { share, deductions, tipsLimit, tipsCounted: Math.min(business.qualifiedTips, tipsLimit) };
  });
}
type Business = typeof blankBusiness & { readonly ownDeductions: number };

export const tips: GigRule = (inputs) => {
  const given = inputs.records("businesses").map((one) => gigFieldsOf(one, "businesses"));
  if (given.length === 0) throw new Error('"businesses" is empty');
  if (given.every((business) => business.has("gross_income"))) return limitOnly(given);

  const status = inputs.status();
  const year = inputs.lawYear();
  const law = lawFor(year, status);
  const businesses: readonly Business[] = given.map((business) => ({
    ...blankBusiness,
    netProfit: business.number("net_profit"),
    qualifiedTips: business.amount("qualified_tips"),
    ownDeductions: business.amount("health_insurance_and_plan_deductions"),
  }));
  const blank = householdOf(
    status,
    year,
    { netProfit: 0, wages: inputs.amount("filer_w2_wages") },
    { spouseWages: inputs.amount("spouse_w2_wages"), interest: inputs.amount("interest") },
  );
  const filer = {
    ...blank.filer,
    businesses: businesses.map((business) => ({ ...business, qualifiedTips: 0 })),
    retirementPlanContribution: totalOf(businesses, (business) => business.ownDeductions),
  };
  const without = federalReturn({ ...blank, filer }, law);
  const sheet = without.people[0] as PersonSheet;
  const own = ownDeductions(sheet, businesses);
  const counted = totalOf(own, (business) => business.tipsCounted);

  const agi = without.adjustedGrossIncome;
  // A separate return has no deduction; its phase-out is shown like that of other nonjoint returns.
  const allowed = tipsDeduction(counted, agi, law.tips);
  const phaseOut = status === "married_separate" ? tipsDeduction(counted, agi, lawFor(year, "single").tips) : allowed;

  const taxableIncomeBefore = Math.max(0, agi - without.standard.amount - allowed.deduction);
  const qualified = qualifiedBusinessIncome(
    {
      persons: blank.spouse === null ? [filer] : [filer, blank.spouse],
      people: [{ ...sheet, businesses: [...own] }, ...without.people.slice(1)],
      passThroughs: [],
      tips: counted,
      tipsDeduction: allowed.deduction,
      taxableIncomeBefore,
      gains: 0,
      lossCarriedForward: 0,
    },
    law.qualifiedBusinessIncome,
  );
  const taxableIncome = Math.max(0, taxableIncomeBefore - qualified.deduction);
  const income = { taxableIncome, qualifiedDividends: 0, netCapitalGain: 0, byTable: false };
  const tax = incomeTax(income, law.incomeTax).tax;
  return {
    half_se_tax: sheet.selfEmployed.deductibleHalf,
    agi,
    net_income_limit: own.map((business) => business.tipsLimit),
    tips_counted: own.map((business) => business.tipsCounted),
    tips_after_cap: phaseOut.counted,
    phase_out_reduction: phaseOut.lost,
    tips_deduction: allowed.deduction,
    qualified_business_income:
      totalOf(businesses, (business) => business.netProfit) -
      totalOf(own, (business) => business.deductions) -
      allowed.deduction,
    qbi_deduction: qualified.deduction,
    taxable_income: taxableIncome,
    income_tax_before_credits: tax,
    qbi_deduction_without_tips_deduction: without.qualified.deduction,
    income_tax_without_tips_deduction: without.regularTax.tax,
    income_tax_saved: without.regularTax.tax - tax,
  };
};
