import { earnedIncomeCredit } from "../tax/credits/earned-income-credit.ts";
import { dependentSheet } from "../tax/dependents.ts";
import type { FederalLaw } from "../tax/federal-law.ts";
import type { Household } from "../tax/household.ts";
import type { FederalReturn } from "../tax/return/federal-return.ts";
import { asLine, type Known, type Scope, type Unit } from "../worksheet.ts";

/**
 * What a state return takes from the federal one. Dollars for the year, unrounded; rules refer to these as `federal.…`.
 */
export interface FederalResult {
  readonly adjustedGrossIncome: number;
  readonly taxableIncome: number;
  readonly wages: number;
  readonly businessProfit: number;
  readonly passThroughIncome: number;
  readonly taxableInterest: number;
  readonly taxExemptInterest: number;
  readonly ordinaryDividends: number;
  readonly qualifiedDividends: number;
  /** Form 1040, line 7: net, a loss up to the limit. */
  readonly capitalGain: number;
  readonly shortTermGain: number;
  readonly longTermGain: number;
  /** Long-term gain minus a short-term loss. */
  readonly netCapitalGain: number;
  readonly pensions: number;
  /** The part that bears the additional tax before 59½. */
  readonly earlyWithdrawals: number;
  /** Social Security: the taxable part, and the total received. */
  readonly taxableBenefits: number;
  readonly benefitsReceived: number;
  readonly unemployment: number;
  readonly halfOfSelfEmploymentTax: number;
  readonly planDeductions: number;
  readonly healthDeductions: number;
  readonly iraDeductions: number;
  readonly otherAdjustments: number;
  /**
   * Included in the other adjustments; and what went into health savings accounts through payroll, which isn't in
   * wages.
   */
  readonly healthSavingsDeduction: number;
  readonly healthSavingsThroughPayroll: number;
  readonly basicStandardDeduction: number;
  readonly standardDeduction: number;
  /** What the return would itemize, after the top-bracket limit if it applies. */
  readonly itemizedDeductions: number;
  readonly itemizes: boolean;
  readonly deduction: number;
  readonly medicalDeduction: number;
  readonly taxesDeduction: number;
  readonly mortgageInterest: number;
  readonly gifts: number;
  /** Within the income-based limits, before the floor of 2026. */
  readonly giftsBeforeFloor: number;
  readonly charityWithoutItemizing: number;
  readonly tipsDeduction: number;
  readonly overtimeDeduction: number;
  readonly carLoanDeduction: number;
  readonly seniorDeduction: number;
  readonly businessIncomeDeduction: number;
  readonly regularTax: number;
  readonly minimumTax: number;
  readonly investmentTax: number;
  readonly taxAfterCredits: number;
  readonly selfEmploymentTax: number;
  readonly additionalMedicareTax: number;
  readonly earnedIncome: number;
  /** The filer's, or that of the spouse who earned less, as the care credit counts it. */
  readonly careEarnedIncome: number;
  readonly investmentIncome: number;
  readonly earnedIncomeCredit: number;
  /** The same without the age limits for filers without a child. */
  readonly earnedIncomeCreditAtAnyAge: number;
  readonly childrenForEarnedIncome: number;
  /**
   * The credit and its children if taxpayer numbers were as good as Social Security numbers, and the same at any age.
   */
  readonly earnedIncomeCreditByAnyNumber: number;
  readonly earnedIncomeCreditByAnyNumberOrAge: number;
  readonly childrenByAnyNumber: number;
  readonly childrenForChildCredit: number;
  readonly childCredit: number;
  readonly refundableChildCredit: number;
  readonly dependentCareCredit: number;
  /** The same before it is limited to the federal tax. */
  readonly dependentCareCreditBeforeLimit: number;
  readonly refundableCredits: number;
}

const savedThroughPayroll = ({ filingStatus, filer, spouse }: Household): number =>
  filer.healthSavingsThroughPayroll +
  (filingStatus === "married_joint" ? (spouse?.healthSavingsThroughPayroll ?? 0) : 0);

/** Whether somebody on the return has no Social Security number valid for work. */
const lacksNumber = ({ filingStatus, filer, spouse, dependents }: Household): boolean =>
  !filer.hasSocialSecurityNumber ||
  (filingStatus === "married_joint" && spouse?.hasSocialSecurityNumber === false) ||
  dependents.some(({ hasSocialSecurityNumber }) => !hasSocialSecurityNumber);

/** The figures of a computed federal return that states use. */
export function federalResult(household: Household, made: FederalReturn, law: FederalLaw): FederalResult {
  const { adjusted, itemized } = made;
  const { income } = household;
  const creditFor = (children: number, mayClaim: boolean, mayClaimWithoutChild: boolean): number =>
    earnedIncomeCredit(
      {
        children,
        earnedIncome: made.earnedIncome,
        income: made.adjustedGrossIncome,
        investmentIncome: made.investmentIncomeForCredit,
        mayClaim,
        mayClaimWithoutChild,
        byTable: household.byCreditTable,
      },
      law.earnedIncomeCredit,
    ).credit;
  const anyAge = !household.claimedAsDependent;
  const atAnyAge =
    made.childrenForEarnedIncome > 0 || made.mayClaimWithoutChild
      ? made.earnedCredit.credit
      : creditFor(0, made.mayClaim, anyAge);
  let byAnyNumber = made.earnedCredit.credit;
  let byAnyNumberOrAge = atAnyAge;
  let childrenByAnyNumber = made.childrenForEarnedIncome;
  if (lacksNumber(household)) {
    for (const dependent of household.dependents)
      if (!dependent.hasSocialSecurityNumber)
        childrenByAnyNumber += dependentSheet(
          { ...dependent, hasSocialSecurityNumber: true },
          law,
        ).childForEarnedIncome;
    const mayClaim =
      household.filingStatus !== "married_separate" || (household.livedApartSixMonths && childrenByAnyNumber > 0);
    byAnyNumber = creditFor(childrenByAnyNumber, mayClaim, made.mayClaimWithoutChild);
    byAnyNumberOrAge = creditFor(childrenByAnyNumber, mayClaim, anyAge);
  }
  return {
    adjustedGrossIncome: made.adjustedGrossIncome,
    taxableIncome: made.taxableIncome,
    wages: adjusted.wages,
    businessProfit: adjusted.profit,
    passThroughIncome: adjusted.passThroughIncome,
    taxableInterest: income.taxableInterest,
    taxExemptInterest: income.taxExemptInterest,
    ordinaryDividends: income.ordinaryDividends,
    qualifiedDividends: income.qualifiedDividends,
    capitalGain: adjusted.gains.counted,
    shortTermGain: income.shortTermGain,
    longTermGain: income.longTermGain,
    netCapitalGain: adjusted.gains.netCapitalGain,
    pensions: adjusted.pensions,
    earlyWithdrawals: made.people.reduce((sum, person) => sum + person.earlyWithdrawals, 0),
    taxableBenefits: adjusted.benefitsTaxed.taxable,
    benefitsReceived: income.socialSecurityBenefits,
    unemployment: income.unemployment,
    halfOfSelfEmploymentTax: adjusted.halfOfSelfEmploymentTax,
    planDeductions: adjusted.planDeductions,
    healthDeductions: adjusted.healthDeductions,
    iraDeductions: adjusted.iraDeductions,
    otherAdjustments:
      adjusted.totalAdjustments -
      adjusted.halfOfSelfEmploymentTax -
      adjusted.planDeductions -
      adjusted.healthDeductions -
      adjusted.iraDeductions,
    healthSavingsDeduction: adjusted.healthSavingsDeduction,
    healthSavingsThroughPayroll: savedThroughPayroll(household),
    basicStandardDeduction: made.standard.basicAllowed,
    standardDeduction: made.standard.amount,
    itemizedDeductions: made.itemizes ? made.deduction : itemized.total,
    itemizes: made.itemizes,
    deduction: made.deduction,
    medicalDeduction: itemized.medical,
    taxesDeduction: itemized.taxes.deduction,
    mortgageInterest: household.costs.mortgageInterest + itemized.mortgageInsurance,
    gifts: itemized.gifts,
    giftsBeforeFloor: itemized.giftsOfCash + itemized.giftsOfProperty,
    charityWithoutItemizing: made.charity.deduction,
    tipsDeduction: made.tipsDeduction.deduction,
    overtimeDeduction: made.overtimeDeduction.deduction,
    carLoanDeduction: made.carLoanDeduction.deduction,
    seniorDeduction: made.seniors.deduction,
    businessIncomeDeduction: made.qualified.deduction,
    regularTax: made.regularTax.tax,
    minimumTax: made.minimumTax.tax,
    investmentTax: made.investmentTax.tax,
    taxAfterCredits: made.taxAfterCredits,
    selfEmploymentTax: made.selfEmploymentTax,
    additionalMedicareTax: made.additionalMedicareTax.tax,
    earnedIncome: made.earnedIncome,
    careEarnedIncome: made.careEarnedIncome,
    investmentIncome: made.investmentIncomeForCredit,
    earnedIncomeCredit: made.earnedCredit.credit,
    earnedIncomeCreditAtAnyAge: atAnyAge,
    childrenForEarnedIncome: made.childrenForEarnedIncome,
    earnedIncomeCreditByAnyNumber: byAnyNumber,
    earnedIncomeCreditByAnyNumberOrAge: byAnyNumberOrAge,
    childrenByAnyNumber,
    childrenForChildCredit: made.children,
    childCredit: made.childCredits.nonrefundable,
    refundableChildCredit: made.childCredits.refundable,
    dependentCareCredit: made.dependentCareCredit,
    dependentCareCreditBeforeLimit: made.mayClaimCare ? made.care.credit : 0,
    refundableCredits: made.refundableCredits,
  };
}

type Label = string | readonly [label: string, form: string] | readonly [label: string, form: string, unit: Unit];

const labels: Readonly<Record<keyof FederalResult, Label>> = {
  adjustedGrossIncome: ["Federal adjusted gross income", "Form 1040, line 11"],
  taxableIncome: ["Federal taxable income", "Form 1040, line 15"],
  wages: ["Wages", "Form 1040, line 1z"],
  businessProfit: ["Business income or loss", "Schedule 1, line 3"],
  passThroughIncome: ["Rents, royalties, partnerships, S corporations", "Schedule 1, line 5"],
  taxableInterest: ["Taxable interest", "Form 1040, line 2b"],
  taxExemptInterest: ["Tax-exempt interest", "Form 1040, line 2a"],
  ordinaryDividends: ["Ordinary dividends", "Form 1040, line 3b"],
  qualifiedDividends: ["Qualified dividends", "Form 1040, line 3a"],
  capitalGain: ["Capital gain or loss", "Form 1040, line 7a"],
  shortTermGain: ["Net short-term gain or loss", "Schedule D, line 7"],
  longTermGain: ["Net long-term gain or loss", "Schedule D, line 15"],
  netCapitalGain: "Net long-term gain, less a short-term loss",
  pensions: ["Taxable pensions and retirement withdrawals", "Form 1040, lines 4b and 5b"],
  earlyWithdrawals: ["Early withdrawals subject to the additional tax", "Form 5329, line 3"],
  taxableBenefits: ["Taxable Social Security benefits", "Form 1040, line 6b"],
  benefitsReceived: ["Social Security benefits received", "Form 1040, line 6a"],
  unemployment: ["Unemployment compensation", "Schedule 1, line 7"],
  halfOfSelfEmploymentTax: ["Deductible half of self-employment tax", "Schedule 1, line 15"],
  planDeductions: ["Own SEP, SIMPLE and solo 401(k) contributions", "Schedule 1, line 16"],
  healthDeductions: ["Self-employed health insurance deduction", "Schedule 1, line 17"],
  iraDeductions: ["IRA deduction", "Schedule 1, line 20"],
  otherAdjustments: "Other adjustments to income",
  healthSavingsDeduction: ["Health savings account deduction", "Schedule 1, line 13"],
  healthSavingsThroughPayroll: ["Health savings contributions through payroll", "Form W-2, box 12, code W"],
  basicStandardDeduction: "Federal standard deduction before additions for age and blindness",
  standardDeduction: ["Federal standard deduction", "Form 1040, line 12"],
  itemizedDeductions: ["Federal itemized deductions", "Schedule A, line 17"],
  itemizes: ["Itemizes on the federal return", "Form 1040, line 12", "flag"],
  deduction: ["Federal standard or itemized deduction", "Form 1040, line 12"],
  medicalDeduction: ["Medical costs above the federal floor", "Schedule A, line 4"],
  taxesDeduction: ["State and local taxes deducted on the federal return", "Schedule A, line 7"],
  mortgageInterest: ["Mortgage interest", "Schedule A, line 8e"],
  gifts: ["Gifts to charity deducted on the federal return", "Schedule A, line 14"],
  giftsBeforeFloor: ["Gifts to charity before the federal floor", "Schedule A, lines 11 and 12"],
  charityWithoutItemizing: "Federal charity deduction without itemizing",
  tipsDeduction: ["Federal deduction for tips", "Schedule 1-A, line 13"],
  overtimeDeduction: ["Federal deduction for overtime", "Schedule 1-A, line 21"],
  carLoanDeduction: ["Federal deduction for car loan interest", "Schedule 1-A, line 30"],
  seniorDeduction: ["Federal deduction for seniors", "Schedule 1-A, line 37"],
  businessIncomeDeduction: ["Federal qualified business income deduction", "Form 1040, line 13"],
  regularTax: ["Federal income tax before credits", "Form 1040, line 16"],
  minimumTax: ["Federal alternative minimum tax", "Form 6251, line 11"],
  investmentTax: ["Federal net investment income tax", "Form 8960, line 17"],
  taxAfterCredits: ["Federal income tax after nonrefundable credits", "Form 1040, line 22"],
  selfEmploymentTax: ["Self-employment tax", "Schedule 2, line 4"],
  additionalMedicareTax: ["Additional Medicare Tax", "Schedule 2, line 11"],
  earnedIncome: "Federal earned income",
  careEarnedIncome: ["Earned income for the federal care credit", "Form 2441, lines 4 and 5"],
  investmentIncome: "Investment income for the federal earned income credit",
  earnedIncomeCredit: ["Federal earned income credit", "Form 1040, line 27a"],
  earnedIncomeCreditAtAnyAge: "Federal earned income credit if there were no age limits",
  childrenForEarnedIncome: ["Children for the federal earned income credit", "Schedule EIC", "count"],
  earnedIncomeCreditByAnyNumber: "Federal earned income credit if taxpayer numbers (ITIN) counted",
  earnedIncomeCreditByAnyNumberOrAge: "Federal earned income credit if taxpayer numbers (ITIN) counted, at any age",
  childrenByAnyNumber: [
    "Children for the federal earned income credit if taxpayer numbers (ITIN) counted",
    "Schedule EIC",
    "count",
  ],
  childrenForChildCredit: ["Children for the federal child tax credit", "Schedule 8812, line 4", "count"],
  childCredit: ["Federal child tax credit against the tax", "Form 1040, line 19"],
  refundableChildCredit: ["Federal additional child tax credit", "Form 1040, line 28"],
  dependentCareCredit: ["Federal credit for child and dependent care", "Form 2441, line 11"],
  dependentCareCreditBeforeLimit: [
    "Federal credit for child and dependent care, before the limit by tax",
    "Form 2441, line 9",
  ],
  refundableCredits: ["Federal refundable credits", "Form 1040, line 32"],
};

/** An empty federal return. */
export const blankFederalResult = (): FederalResult =>
  Object.fromEntries(
    Object.keys(labels).map((name) => [name, name === "itemizes" ? false : 0]),
  ) as unknown as FederalResult;

/** The federal figures by the names that formulas use: `federal.adjustedGrossIncome`. */
export function federalScope(federal: FederalResult): Scope {
  const scope: Record<string, Known> = {};
  for (const [name, told] of Object.entries(labels)) {
    const [text, form, unit] = typeof told === "string" ? [told] : told;
    const full = `federal.${name}`;
    const label = form === undefined ? text : `${text} (${form})`;
    scope[full] = asLine(full, label, federal[name as keyof FederalResult], unit);
  }
  return scope;
}
