import { type AdditionalMedicareLaw, additionalMedicareTax } from "../../tax/additional-medicare-tax.ts";
import { alternativeMinimumTax, type MinimumTaxLaw } from "../../tax/alternative-minimum-tax.ts";
import type { PassThrough } from "../../tax/household.ts";
import { type IncomeTaxLaw, incomeTax } from "../../tax/income-tax.ts";
import { type NetInvestmentIncomeLaw, netInvestmentIncomeTax } from "../../tax/net-investment-income-tax.ts";
import { type QualifiedBusinessLaw, qualifiedBusinessIncome } from "../../tax/qualified-business-income.ts";
import { type SeniorDeductionLaw, seniorDeduction } from "../../tax/schedule-1a/seniors.ts";
import type { SelfEmploymentLaw, SelfEmploymentTax } from "../../tax/self-employment-tax.ts";
import { type StandardDeductionLaw, standardDeduction } from "../../tax/standard-deduction.ts";
import { type BenefitsLaw, taxableBenefits } from "../../tax/taxable-benefits.ts";
import { ownersOf, selfEmployedYear } from "./self-employed-year.ts";

/** The tax-year tables that apply to a retired household, for its filing status. */
export interface YearTaxLaw {
  readonly incomeTax: IncomeTaxLaw;
  readonly standardDeduction: StandardDeductionLaw;
  readonly senior: SeniorDeductionLaw;
  readonly minimumTax: MinimumTaxLaw;
  readonly netInvestmentIncome: NetInvestmentIncomeLaw;
  readonly socialSecurityBenefits: BenefitsLaw;
  readonly earlyWithdrawal: { readonly rate: number };
  readonly additionalMedicare: AdditionalMedicareLaw;
  readonly selfEmployment: SelfEmploymentLaw;
  readonly qualifiedBusinessIncome: QualifiedBusinessLaw;
  /** The state's own return; omitted for a flat rate. */
  readonly state?: StateTaxOf | undefined;
}

/** What a state return takes from the federal return for the same year. */
export interface FederalYear {
  readonly taxableBenefits: number;
  readonly adjustedGrossIncome: number;
  readonly standardDeduction: number;
  readonly seniorDeduction: number;
  readonly businessDeduction: number;
  readonly taxableIncome: number;
  readonly incomeTax: number;
  readonly minimumTax: number;
  readonly investmentTax: number;
  readonly selfEmployment: SelfEmploymentTax;
}
export const nothingInTheFederalYear: FederalYear = {
  taxableBenefits: 0,
  adjustedGrossIncome: 0,
  standardDeduction: 0,
  seniorDeduction: 0,
  businessDeduction: 0,
  taxableIncome: 0,
  incomeTax: 0,
  minimumTax: 0,
  investmentTax: 0,
  selfEmployment: { netEarnings: 0, wageBaseLeft: 0, socialSecurity: 0, medicare: 0, tax: 0, deductibleHalf: 0 },
};
export type StateTaxOf = (year: RetirementYear, federal: FederalYear) => number;

/** One year of a retired household, in that year's dollars. */
export interface RetirementYear {
  /** States ask for it, because some have laws for later years. */
  readonly calendarYear: number;
  /** People on the return who are 65 or older at the end of the year, all with a Social Security number. */
  readonly seniors: number;
  /** A separate return by someone who lived with their spouse during the year. */
  readonly separateTogether: boolean;
  readonly socialSecurity: number;
  /** The first person's part of it. States ask for it. */
  readonly ownSocialSecurity: number;
  readonly wages: number;
  /** Net profit of the first person's gig work; that person's own wages use up the Social Security wage base first. */
  readonly profit: number;
  readonly ownWages: number;
  readonly pension: number;
  /** The part of it from employers. Some states exclude only that, and not what traditional accounts bought. */
  readonly employerPension: number;
  /** The second person's part of those, while both live. States ask for it. */
  readonly secondPension: number;
  /** Net, with a passive activity's tax on investment income and without a deduction for business income. */
  readonly rent: number;
  /** Including nonqualified dividends. */
  readonly taxableInterest: number;
  readonly taxExemptInterest: number;
  /** Qualified dividends and net long-term gains; not negative. */
  readonly qualifiedDividendsAndGains: number;
  /** The dividends among them. */
  readonly qualifiedDividends: number;
  readonly traditionalWithdrawal: number;
  readonly rothConversion: number;
  /** The withdrawals that bear the additional tax before 59½. */
  readonly earlyAmount: number;
  /** Adjustments to income, such as deductible contributions. */
  readonly adjustments: number;
  /**
   * The part of them that went into the first person's own plan, which also lowers the deduction for business income.
   */
  readonly intoOwnPlan: number;
  /** A flat state rate, as a fraction; it doesn't apply to Social Security. */
  readonly stateRate: number;
  /** Ages at year-end of the people on the return. States ask for them. */
  readonly ages: readonly number[];
  /** The second person's share of withdrawals from traditional accounts. */
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
  employerPension: 0,
  secondPension: 0,
  rent: 0,
  taxableInterest: 0,
  taxExemptInterest: 0,
  qualifiedDividendsAndGains: 0,
  qualifiedDividends: 0,
  traditionalWithdrawal: 0,
  rothConversion: 0,
  earlyAmount: 0,
  adjustments: 0,
  intoOwnPlan: 0,
  stateRate: 0,
  ages: [],
  secondShare: 0,
};

const NO_PASS_THROUGHS: readonly PassThrough[] = [];

export type YearTax = ReturnType<typeof yearTax>;

/**
 * The tax for one year of retirement, in dollars: federal income tax from the rate schedule with the standard and
 * senior deductions, the alternative minimum tax, tax on net investment income, self-employment tax, the Additional
 * Medicare Tax, the additional tax on early withdrawals, and state tax from the state's return or at a flat rate.
 *
 * The federal part equals `federalReturn` for the same household to the cent (`year-tax.test.ts`), but is several times
 * as fast. Leaves out: itemized deductions, credits, payroll taxes on wages and capital losses.
 */
export function yearTax(year: RetirementYear, law: YearTaxLaw) {
  const selfEmployed = selfEmployedYear(year, law.selfEmployment);
  const income =
    year.wages +
    year.profit +
    year.pension +
    year.rent +
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
  const business = qualifiedBusinessIncome(
    {
      persons: ownersOf(year.profit),
      people: selfEmployed.people,
      passThroughs: NO_PASS_THROUGHS,
      tips: 0,
      tipsDeduction: 0,
      taxableIncomeBefore: beforeBusiness,
      gains: year.qualifiedDividendsAndGains,
      lossCarriedForward: 0,
    },
    law.qualifiedBusinessIncome,
  );
  const unlimitedTaxableIncome = adjustedGrossIncome - standard.amount - senior.deduction - business.deduction;
  const taxableIncome = Math.max(0, unlimitedTaxableIncome);
  const onIncome = incomeTax(
    { taxableIncome, qualifiedDividends: 0, netCapitalGain: year.qualifiedDividendsAndGains, byTable: false },
    law.incomeTax,
  );
  const minimumTax = alternativeMinimumTax(
    {
      income: unlimitedTaxableIncome,
      deductionAddedBack: standard.amount,
      seniorDeduction: senior.deduction,
      separate: year.separateTogether,
      gains: year.qualifiedDividendsAndGains,
      ordinaryIncome: onIncome.ordinaryIncome,
      regularTax: onIncome.tax,
    },
    law.minimumTax,
    law.incomeTax,
  );
  const investmentIncome = year.rent + year.taxableInterest + year.qualifiedDividendsAndGains;
  const onInvestments = netInvestmentIncomeTax(investmentIncome, adjustedGrossIncome, law.netInvestmentIncome);
  const onEarnings = additionalMedicareTax(year.wages, selfEmployed.medicareEarnings, law.additionalMedicare);
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
          minimumTax: minimumTax.tax,
          investmentTax: onInvestments.tax,
          selfEmployment: selfEmployed.tax,
        });
  const total =
    onIncome.tax + minimumTax.tax + onInvestments.tax + selfEmployed.tax.tax + onEarnings.tax + onEarlyAmount + ofState;
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
    unlimitedTaxableIncome,
    taxableIncome,
    onIncome,
    minimumTax,
    investmentIncome,
    onInvestments,
    onEarnings,
    onEarlyAmount,
    ofState,
    total,
  };
}

/** What a state return takes from a year's federal tax. */
export const federalYear = (tax: YearTax): FederalYear => ({
  taxableBenefits: tax.taxedBenefits.taxable,
  adjustedGrossIncome: tax.adjustedGrossIncome,
  standardDeduction: tax.standard.amount,
  seniorDeduction: tax.senior.deduction,
  businessDeduction: tax.business.deduction,
  taxableIncome: tax.taxableIncome,
  incomeTax: tax.onIncome.tax,
  minimumTax: tax.minimumTax.tax,
  investmentTax: tax.onInvestments.tax,
  selfEmployment: tax.selfEmployed.tax,
});
