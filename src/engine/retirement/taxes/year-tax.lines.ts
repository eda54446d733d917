import { usc } from "../../cite.ts";
import { additionalMedicareTaxLines } from "../../tax/additional-medicare-tax.lines.ts";
import { alternativeMinimumTaxLines } from "../../tax/alternative-minimum-tax.lines.ts";
import { incomeTaxLines } from "../../tax/income-tax.lines.ts";
import { netInvestmentIncomeTaxLines } from "../../tax/net-investment-income-tax.lines.ts";
import { qualifiedBusinessIncomeLines } from "../../tax/qualified-business-income.lines.ts";
import { seniorDeductionLines } from "../../tax/schedule-1a/seniors.lines.ts";
import { standardDeductionLines } from "../../tax/standard-deduction.lines.ts";
import { taxableBenefitsLines } from "../../tax/taxable-benefits.lines.ts";
import { asInput, type Lines, part, type Scope } from "../../worksheet.ts";
import { selfEmployedYearLines } from "./self-employed-year.lines.ts";
import type { YearTax } from "./year-tax.ts";

/** Fixed answers to what other engines' lines ask and a retirement plan doesn't, by the names that formulas use. */
export const yearTaxAssumptions: Scope = {
  claimedAsDependent: asInput("claimedAsDependent", "Someone else claims you", false),
  spouseItemizes: asInput("spouseItemizes", "Your spouse itemizes on a separate return", false),
  byTable: asInput("byTable", "Uses the IRS Tax Table", false),
  "claims.premiumCreditRepayment": asInput("", "Premium tax credit repaid", 0),
  noQualifiedDividends: asInput("noQualifiedDividends", "Qualified dividends counted apart from gains", 0),
};

/**
 * Requires the fields of `RetirementYear`, `yearTaxAssumptions`, `gigScope`, and the tables of `YearTaxLaw` by name.
 */
export const yearTaxLines: Lines<YearTax> = {
  selfEmployed: part(selfEmployedYearLines),
  income: {
    label: "Income without Social Security",
    formula:
      "wages + profit + pension + rent + taxableInterest + qualifiedDividendsAndGains + traditionalWithdrawal + rothConversion",
  },
  adjusted: {
    label: "Adjustments to income",
    formula: "adjustments + selfEmployed.tax.deductibleHalf",
    meaning: "Contributions that lower taxable income, and half of the self-employment tax.",
    form: "Form 1040, line 10",
  },
  provisionalIncome: {
    label: "Income that decides how much of your benefits is taxed",
    formula: "income + taxExemptInterest + socialSecurityBenefits.firstRate * socialSecurity - adjusted",
    meaning: "Your other income, tax-exempt interest and half of your benefits.",
    form: "Social Security Benefits Worksheet, line 7",
  },
  taxedBenefits: part(taxableBenefitsLines, { law: "socialSecurityBenefits", given: { benefits: "socialSecurity" } }),
  adjustedGrossIncome: {
    label: "Adjusted gross income",
    formula: "income + taxedBenefits.taxable - adjusted",
    form: "Form 1040, line 11",
  },
  medicareIncome: {
    label: "Income that decides Medicare premiums two years later",
    formula: "adjustedGrossIncome + taxExemptInterest",
    source: usc(42, "1395r", "(i)(4)"),
  },
  standard: part(standardDeductionLines, {
    law: "standardDeduction",
    given: { additions: "seniors", earnedIncome: "wages" },
  }),
  senior: part(seniorDeductionLines, { law: "senior" }),
  beforeBusiness: {
    label: "Taxable income before the deduction for a business",
    formula: "max(0, adjustedGrossIncome - standard.amount - senior.deduction)",
  },
  business: part(qualifiedBusinessIncomeLines, {
    law: "qualifiedBusinessIncome",
    given: {
      people: "selfEmployed.people",
      taxableIncomeBefore: "beforeBusiness",
      gainsAndQualifiedDividends: "qualifiedDividendsAndGains",
    },
  }),
  unlimitedTaxableIncome: {
    label: "Income less deductions",
    formula: "adjustedGrossIncome - standard.amount - senior.deduction - business.deduction",
  },
  taxableIncome: {
    label: "Taxable income",
    formula: "max(0, unlimitedTaxableIncome)",
    form: "Form 1040, line 15",
  },
  onIncome: part(incomeTaxLines, {
    law: "incomeTax",
    given: { qualifiedDividends: "noQualifiedDividends", netCapitalGain: "qualifiedDividendsAndGains" },
  }),
  minimumTax: part(alternativeMinimumTaxLines, {
    law: "minimumTax",
    given: {
      deductionAddedBack: "standard.amount",
      seniors: "senior",
      separate: "separateTogether",
      gainsAndQualifiedDividends: "qualifiedDividendsAndGains",
      regularTax: "onIncome",
    },
  }),
  investmentIncome: { label: "Investment income", formula: "rent + taxableInterest + qualifiedDividendsAndGains" },
  onInvestments: part(netInvestmentIncomeTaxLines, { law: "netInvestmentIncome" }),
  onEarnings: part(additionalMedicareTaxLines, {
    law: "additionalMedicare",
    given: { allMedicareWages: "wages", allSelfEmploymentIncome: "selfEmployed.medicareEarnings" },
  }),
  onEarlyAmount: {
    label: "Additional tax on early withdrawals",
    formula: "earlyAmount * earlyWithdrawal.rate",
    form: "Form 5329, line 4",
  },
  ofState: {
    label: "State tax at your flat rate",
    formula: "stateRate * max(0, adjustedGrossIncome - taxedBenefits.taxable - standard.amount)",
    meaning: "A rough figure: one rate on income without Social Security, after the federal standard deduction.",
  },
  total: {
    label: "Tax for the year",
    formula:
      "onIncome.tax + minimumTax.tax + onInvestments.tax + selfEmployed.tax.tax + onEarnings.tax + onEarlyAmount + ofState",
  },
};
