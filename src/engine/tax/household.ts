/**
 * Everything a tax return is based on, for one return's household. Dollars for the whole year unless stated otherwise.
 *
 * The form, the federal return and the states all use the same shape. Every number is present; anything not entered is
 * zero.
 */
import type { FilingStatus } from "./filing-status.ts";

/** A job, as reported on its Form W-2. */
export interface Job {
  /** Box 1: pay after payroll 401(k) and health savings contributions; includes tips and overtime. */
  readonly wages: number;
  /** Boxes 3 and 7, up to the wage base. */
  readonly socialSecurityWages: number;
  /** Box 5. */
  readonly medicareWages: number;
  /** Box 2. */
  readonly federalTaxWithheld: number;
  /** Box 4. */
  readonly socialSecurityTaxWithheld: number;
  /** Box 6. */
  readonly medicareTaxWithheld: number;
  /** Tips included in wages, from an occupation on the list of 26 CFR 1.224-1. */
  readonly qualifiedTips: number;
  /** The premium part of overtime pay: a third of time-and-a-half. */
  readonly overtimePremium: number;
  /** Own contributions to a plan at work, for the saver's credit. */
  readonly electiveDeferrals: number;
}

/** A business with its own Schedule C. */
export interface Business {
  /** Line 31; negative for a loss. Includes tips. */
  readonly netProfit: number;
  readonly specifiedService: boolean;
  readonly materiallyParticipates: boolean;
  /**
   * Wages it paid on Forms W-2, and the original cost of its property still in use, for the business income deduction.
   */
  readonly wagesPaid: number;
  readonly propertyBasis: number;
  /** Cash or card tips, reported to the owner on a Form 1099, from an occupation on the list. */
  readonly qualifiedTips: number;
}

export interface Person {
  /** At the end of the year. */
  readonly age: number;
  /** Born on January 1: reaches the next age on December 31 for rules that count by the day before the birthday. */
  readonly bornOnNewYear: boolean;
  readonly blind: boolean;
  /** Valid for work. */
  readonly hasSocialSecurityNumber: boolean;
  readonly fullTimeStudent: boolean;
  /** Months, 0 to 12, as a full-time student or unable to care for themselves; for the care credit of a couple. */
  readonly studentOrDisabledMonths: number;
  readonly jobs: readonly Job[];
  readonly businesses: readonly Business[];
  /** Taxable part of pensions, annuities and withdrawals from retirement accounts, and the tax withheld from them. */
  readonly taxablePensions: number;
  readonly pensionTaxWithheld: number;
  /** The part from a pension that an employer paid for, which some states don't tax. */
  readonly employerPensions: number;
  /** The taxable part taken before 59½, if no exception from the additional tax applies (26 USC 72(t)). */
  readonly earlyWithdrawals: number;
  /** To the owner's own SEP, SIMPLE or solo 401(k) plan, and how much of that is the owner's own deferral. */
  readonly retirementPlanContribution: number;
  readonly retirementPlanDeferral: number;
  /** Form 7206: self-employed premiums not paid by a premium tax credit. */
  readonly selfEmployedHealthPremiums: number;
  /**
   * Pay from an S corporation in which the person owns more than 2%; it counts as self-employment for health insurance.
   */
  readonly ownCorporationWages: number;
  readonly iraContribution: number;
  readonly rothContribution: number;
  /** Has a retirement plan at work or in their own business. */
  readonly coveredByRetirementPlan: boolean;
  readonly educatorExpenses: number;
  /**
   * Months, 0 to 12, on whose first day a high deductible plan covered the person and Medicare didn't; for family or
   * self-only coverage.
   */
  readonly healthSavingsMonths: number;
  readonly hasFamilyHealthSavingsCoverage: boolean;
  /** Contributions made outside of payroll, and those made through payroll or by the employer. */
  readonly healthSavingsContribution: number;
  readonly healthSavingsThroughPayroll: number;
}

export interface Dependent {
  /** At the end of the year. */
  readonly age: number;
  readonly hasSocialSecurityNumber: boolean;
  /** A child, stepchild, foster child, brother, sister or descendant of one; otherwise another relative. */
  readonly isChild: boolean;
  readonly isFullTimeStudent: boolean;
  readonly isDisabled: boolean;
  /** Lived with the filer for more than half of the year; used for the earned income credit. */
  readonly livedWithFiler: boolean;
}

/** Rents, royalties, partnerships and S corporations (Schedule E). Losses as allowed by the passive loss rules. */
export interface PassThrough {
  readonly income: number;
  readonly isQualifiedBusinessIncome: boolean;
  readonly isNetInvestmentIncome: boolean;
  readonly specifiedService: boolean;
  readonly materiallyParticipates: boolean;
  readonly wagesPaid: number;
  readonly propertyBasis: number;
}

export interface OtherIncome {
  readonly taxableInterest: number;
  readonly taxExemptInterest: number;
  /** Form 1099-DIV, box 1a: all dividends, including qualified ones. */
  readonly ordinaryDividends: number;
  /** Box 1b. */
  readonly qualifiedDividends: number;
  /** Net; negative for a loss, including losses carried over from earlier years. */
  readonly shortTermGain: number;
  readonly longTermGain: number;
  readonly socialSecurityBenefits: number;
  readonly unemployment: number;
  readonly other: number;
}

export interface Adjustments {
  readonly studentLoanInterest: number;
  /** Under an agreement made before 2019. */
  readonly alimonyPaid: number;
  readonly militaryMovingExpenses: number;
  readonly earlyWithdrawalPenalty: number;
  readonly other: number;
}

/** Possible itemized deductions, before limits and floors. */
export interface Costs {
  readonly medical: number;
  /** Income or sales tax, real estate and personal property taxes. */
  readonly stateAndLocalTaxes: number;
  /** Interest on the part of the loan within the debt limit. */
  readonly mortgageInterest: number;
  readonly mortgageInsurancePremiums: number;
  readonly charityCash: number;
  readonly charityProperty: number;
  /** The loss allowed by Form 4684. */
  readonly casualtyLosses: number;
  readonly other: number;
  /** For a loan on a new car assembled in the United States; the share of private use. */
  readonly carLoanInterest: number;
}

export interface Claims {
  readonly carePersons: number;
  readonly careExpenses: number;
  /** Each student's costs for the American Opportunity Credit. */
  readonly opportunityCosts: readonly number[];
  /** All students' costs for the Lifetime Learning Credit. */
  readonly lifetimeLearningCosts: number;
  readonly adoptedChildren: number;
  readonly adoptionExpenses: number;
  /** Children for the earned income credit whom the other parent claims as dependents. */
  readonly childrenClaimedByOtherParent: number;
  /** Business losses carried forward for the business income deduction, as a positive number. */
  readonly businessLossCarriedForward: number;
  /** From years since 2018, carried to this year (26 USC 172). A positive number. */
  readonly netOperatingLoss: number;
  /** Credits taken as entered. */
  readonly foreignTaxCredit: number;
  readonly elderlyOrDisabledCredit: number;
  readonly priorYearMinimumTaxCredit: number;
  /** Form 8962: the credit still due, or the advance credit to be repaid. */
  readonly netPremiumTaxCredit: number;
  readonly premiumCreditRepayment: number;
}

export interface Payments {
  readonly estimatedTaxPayments: number;
  /** From Social Security benefits, interest and dividends. */
  readonly otherTaxWithheld: number;
}

/** `"larger"` takes whichever deduction leaves less tax. */
type DeductionChoice = "larger" | "standard" | "itemized";

export interface Household {
  readonly filingStatus: FilingStatus;
  readonly filer: Person;
  /** Counts on a joint return only. */
  readonly spouse: Person | null;
  readonly dependents: readonly Dependent[];
  /** Someone else can claim the filer. */
  readonly claimedAsDependent: boolean;
  /** Separate filers: living apart from the spouse for the last six months, or for the whole year. */
  readonly livedApartSixMonths: boolean;
  readonly livedApartAllYear: boolean;
  /** Separate filers: the spouse itemizes on the other return. */
  readonly spouseItemizes: boolean;
  readonly passThroughs: readonly PassThrough[];
  readonly income: OtherIncome;
  readonly adjustments: Adjustments;
  readonly costs: Costs;
  readonly claims: Claims;
  readonly payments: Payments;
  readonly deduction: DeductionChoice;
  /** Read tax and earned income credit from the printed tables, as on paper, instead of figuring them to the cent. */
  readonly byTaxTable: boolean;
  readonly byCreditTable: boolean;
}
