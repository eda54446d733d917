/** The legal figures this engine needs, for this year's filing status. */
export interface SafeHarborLaw {
  readonly currentYearShare: number;
  readonly priorYearShare: number;
  readonly priorYearShareHighIncome: number;
  readonly highIncomeOver: number;
  readonly noPenaltyUnder: number;
}

export interface TaxYearInBrief {
  /**
   * This year's expected taxes, dollars. Other taxes include premium credit paid back, minimum tax and others that
   * count.
   */
  readonly incomeTaxAfterNonrefundableCredits: number;
  readonly selfEmploymentTax: number;
  readonly additionalMedicareTax: number;
  readonly netInvestmentIncomeTax: number;
  readonly otherTaxes: number;
  readonly refundableCredits: number;
  /** Withheld this year, from all sources. */
  readonly withholding: number;
  /** Last year's tax, added up the same way, and last year's adjusted gross income. */
  readonly priorYearTax: number;
  readonly priorYearAgi: number;
  readonly priorYearReturnFiled: boolean;
  readonly priorYearFull12Months: boolean;
  readonly usCitizenOrResidentAllPriorYear: boolean;
}

/** Which of the two tests requires less. */
export type SafeHarbor = "current_year_90" | "prior_year_100" | "prior_year_110";

export type RequiredAnnualPayment = ReturnType<typeof requiredAnnualPayment>;

/**
 * What has to be paid during the year to avoid a penalty (Form 2210, Part I). Dollars, unrounded.
 *
 * Leaves out farmers and fishermen (two thirds instead of nine tenths, one date in January), estates and trusts, and
 * people who filed jointly last year but separately this year (they have to enter their share of last year's tax).
 */
export function requiredAnnualPayment(household: TaxYearInBrief, law: SafeHarborLaw) {
  const currentYearTax =
    household.incomeTaxAfterNonrefundableCredits +
    household.selfEmploymentTax +
    household.additionalMedicareTax +
    household.netInvestmentIncomeTax +
    household.otherTaxes -
    household.refundableCredits;
  const currentYearAmount = law.currentYearShare * currentYearTax;

  const priorYearCounts = household.priorYearReturnFiled && household.priorYearFull12Months;
  const highIncomeLastYear = household.priorYearAgi > law.highIncomeOver;
  const multiplier = highIncomeLastYear ? law.priorYearShareHighIncome : law.priorYearShare;
  const priorYearMultiplier = priorYearCounts ? multiplier : null;
  const priorYearAmount = priorYearCounts ? multiplier * household.priorYearTax : null;

  const priorYearAsksLess = priorYearAmount !== null && priorYearAmount < currentYearAmount;
  const required = priorYearAsksLess ? priorYearAmount : currentYearAmount;

  const taxAfterWithholding = currentYearTax - household.withholding;
  const owesLittle = taxAfterWithholding < law.noPenaltyUnder;
  const noTaxLiabilityLastYear =
    household.priorYearTax === 0 && household.priorYearFull12Months && household.usCitizenOrResidentAllPriorYear;
  const withholdingCoversRequired = household.withholding >= required;
  const paymentsNeeded = !owesLittle && !noTaxLiabilityLastYear && !withholdingCoversRequired;

  const instalment = paymentsNeeded ? required / 4 : 0;
  const instalmentAfterWithholding = paymentsNeeded ? (required - household.withholding) / 4 : 0;
  return {
    currentYearTax,
    currentYearAmount,
    priorYearCounts,
    highIncomeLastYear,
    priorYearMultiplier,
    priorYearAmount,
    priorYearAsksLess,
    required,
    method: methodOf(priorYearAsksLess, highIncomeLastYear),
    taxAfterWithholding,
    owesLittle,
    noTaxLiabilityLastYear,
    withholdingCoversRequired,
    paymentsNeeded,
    instalment,
    instalmentAfterWithholding,
  };
}

function methodOf(priorYearAsksLess: boolean, highIncomeLastYear: boolean): SafeHarbor {
  if (!priorYearAsksLess) return "current_year_90";
  return highIncomeLastYear ? "prior_year_110" : "prior_year_100";
}
