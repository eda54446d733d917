import type { AdditionalMedicareLaw } from "../tax/additional-medicare-tax.ts";
import { type IncomeTaxLaw, incomeTax } from "../tax/income-tax.ts";
import { type NetInvestmentIncomeLaw, netInvestmentIncomeTax } from "../tax/net-investment-income-tax.ts";
import { type SeniorDeductionLaw, seniorDeduction } from "../tax/schedule-1a-seniors.ts";
import { type StandardDeductionLaw, standardDeduction } from "../tax/standard-deduction.ts";
import { type BenefitsLaw, taxableBenefits } from "../tax/taxable-benefits.ts";
import {
  businessDeduction,
  noSelfEmployment,
  type SelfEmployedYear,
  type SelfEmployedYearLaw,
  selfEmployedYear,
} from "./self-employed-year.ts";

/** The tables of a tax year that a retired household meets, for its filing status. */
export interface YearTaxLaw {
  readonly incomeTax: IncomeTaxLaw;
  readonly standardDeduction: StandardDeductionLaw;
  readonly senior: SeniorDeductionLaw;
  readonly netInvestmentIncome: NetInvestmentIncomeLaw;
  readonly socialSecurityBenefits: BenefitsLaw;
  readonly earlyWithdrawal: { readonly rate: number };
  readonly additionalMedicare: AdditionalMedicareLaw;
  readonly selfEmployment: SelfEmployedYearLaw["selfEmployment"];
  readonly qualifiedBusinessIncome: SelfEmployedYearLaw["qualifiedBusinessIncome"];
  /** The state's own return; left out for a flat rate. */
  readonly state?: StateTaxOf | undefined;
}

/** What a state's return takes from the federal one of the same year. */
export interface FederalYear {
  readonly taxableBenefits: number;
  readonly adjustedGrossIncome: number;
  readonly standardDeduction: number;
  readonly seniorDeduction: number;
  readonly businessDeduction: number;
  readonly taxableIncome: number;
  readonly incomeTax: number;
  readonly investmentTax: number;
  readonly selfEmployed: SelfEmployedYear;
}
export const nothingInTheFederalYear: FederalYear = {
  taxableBenefits: 0,
  adjustedGrossIncome: 0,
  standardDeduction: 0,
  seniorDeduction: 0,
  businessDeduction: 0,
  taxableIncome: 0,
  incomeTax: 0,
  investmentTax: 0,
  selfEmployed: noSelfEmployment,
};
export type StateTaxOf = (year: RetirementYear, federal: FederalYear) => number;

/** One year of a retired household. Dollars for the year. */
export interface RetirementYear {
  /** States ask for it: some have law that is made for later years. */
  readonly calendarYear: number;
  /** People on the return who are 65 or older at the end of the year, all with a Social Security number. */
  readonly seniors: number;
  /** A separate return of somebody who lived with the spouse during the year. */
  readonly separateTogether: boolean;
  readonly socialSecurity: number;
  /** The part of it that the first of two people gets. States ask for it. */
  readonly ownSocialSecurity: number;
  readonly wages: number;
  /** Net profit of gig work of the first person, whose own wages use up the Social Security wage base first. */
  readonly profit: number;
  readonly ownWages: number;
  readonly pension: number;
  /** With dividends that are not qualified. */
  readonly taxableInterest: number;
  readonly taxExemptInterest: number;
  /** Qualified dividends and net long-term gains; not negative. */
  readonly qualifiedDividendsAndGains: number;
  /** The part of them that is dividends. */
  readonly qualifiedDividends: number;
  readonly traditionalWithdrawal: number;
  readonly rothConversion: number;
  /** The part of the withdrawals on which the additional tax before 59½ is due. */
  readonly earlyAmount: number;
  /** Adjustments to income: deductible contributions and the like. */
  readonly adjustments: number;
  /** A flat rate for the state, as a fraction; Social Security is left out of it. */
  readonly stateRate: number;
  /** Ages at the end of the year of the people on the return. States ask for them. */
  readonly ages: readonly number[];
  /** The second person's share of what comes out of traditional accounts. */
  readonly secondShare: number;
}

export const nothingInTheYear: RetirementYear = {
  calendarYear: 0,
  seniors: 0,
  separateTogether: false,
  socialSecurity: 0,
  ownSocialSecurity: 0,
  wages: 0,
  profit: 0,
  ownWages: 0,
  pension: 0,
  taxableInterest: 0,
  taxExemptInterest: 0,
  qualifiedDividendsAndGains: 0,
  qualifiedDividends: 0,
  traditionalWithdrawal: 0,
  rothConversion: 0,
  earlyAmount: 0,
  adjustments: 0,
  stateRate: 0,
  ages: [],
  secondShare: 0,
};

export type YearTax = ReturnType<typeof yearTax>;

/**
 * The tax of one year of retirement: federal income tax by the rate schedule with the standard and senior deductions, tax on
 * net investment income, self-employment tax, the Additional Medicare Tax, the additional tax on early withdrawals, and the
 * state's by its return or a flat rate.
 *
 * Leaves out: itemized deductions, credits, payroll taxes on wages, the minimum tax and capital losses.
 */
export function yearTax(year: RetirementYear, law: YearTaxLaw) {
  const selfEmployed = selfEmployedYear(year, law);
  const income =
    year.wages +
    year.profit +
    year.pension +
    year.taxableInterest +
    year.qualifiedDividendsAndGains +
    year.traditionalWithdrawal +
    year.rothConversion;
  const adjusted = year.adjustments + selfEmployed.tax.deductibleHalf;
  const provisionalIncome =
    income + year.taxExemptInterest + law.socialSecurityBenefits.firstRate * year.socialSecurity - adjusted;
  const taxedBenefits = taxableBenefits(
    { benefits: year.socialSecurity, provisionalIncome, separateTogether: year.separateTogether },
    law.socialSecurityBenefits,
  );
  const adjustedGrossIncome = income + taxedBenefits.taxable - adjusted;
  const medicareIncome = adjustedGrossIncome + year.taxExemptInterest;
  const standard = standardDeduction(
    { additions: year.seniors, claimedAsDependent: false, spouseItemizes: false, earnedIncome: year.wages },
    law.standardDeduction,
  );
  const senior = seniorDeduction(year.seniors, adjustedGrossIncome, law.senior);
  const beforeBusiness = Math.max(0, adjustedGrossIncome - standard.amount - senior.deduction);
  const business = businessDeduction(selfEmployed, beforeBusiness, year.qualifiedDividendsAndGains, law);
  const taxableIncome = Math.max(0, beforeBusiness - business.deduction);
  const onIncome = incomeTax(
    { taxableIncome, qualifiedDividends: 0, netCapitalGain: year.qualifiedDividendsAndGains, byTable: false },
    law.incomeTax,
  );
  const investmentIncome = year.taxableInterest + year.qualifiedDividendsAndGains;
  const onInvestments = netInvestmentIncomeTax(investmentIncome, adjustedGrossIncome, law.netInvestmentIncome);
  // Form 8959 in one step: what wages leave of the threshold is for self-employment income.
  const onEarnings =
    Math.max(0, year.wages + selfEmployed.tax.netEarnings - law.additionalMedicare.threshold) *
    law.additionalMedicare.rate;
  const onEarlyAmount = year.earlyAmount * law.earlyWithdrawal.rate;
  const ofState =
    law.state === undefined
      ? year.stateRate * Math.max(0, adjustedGrossIncome - taxedBenefits.taxable - standard.amount)
      : law.state(year, {
          taxableBenefits: taxedBenefits.taxable,
          adjustedGrossIncome,
          standardDeduction: standard.amount,
          seniorDeduction: senior.deduction,
          businessDeduction: business.deduction,
          taxableIncome,
          incomeTax: onIncome.tax,
          investmentTax: onInvestments.tax,
          selfEmployed,
        });
  const total = onIncome.tax + onInvestments.tax + selfEmployed.tax.tax + onEarnings + onEarlyAmount + ofState;
  return {
    selfEmployed,
    income,
    adjusted,
    provisionalIncome,
    taxedBenefits,
    adjustedGrossIncome,
    medicareIncome,
    standard,
    senior,
    beforeBusiness,
    business,
    taxableIncome,
    onIncome,
    investmentIncome,
    onInvestments,
    onEarnings,
    onEarlyAmount,
    ofState,
    total,
  };
}

/** What a state's return takes from a year's federal tax. */
export const federalYear = (tax: YearTax): FederalYear => ({
  taxableBenefits: tax.taxedBenefits.taxable,
  adjustedGrossIncome: tax.adjustedGrossIncome,
  standardDeduction: tax.standard.amount,
  seniorDeduction: tax.senior.deduction,
  businessDeduction: tax.business.deduction,
  taxableIncome: tax.taxableIncome,
  incomeTax: tax.onIncome.tax,
  investmentTax: tax.onInvestments.tax,
  selfEmployed: tax.selfEmployed,
});

/** What comes in during the year before tax and can be spent: everything but conversions. */
export const cashIncome = (year: RetirementYear): number =>
  year.socialSecurity +
  year.wages +
  year.profit +
  year.pension +
  year.taxableInterest +
  year.taxExemptInterest +
  year.qualifiedDividendsAndGains +
  year.traditionalWithdrawal;
