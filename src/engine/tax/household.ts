/**
 * What a tax return is figured from, for the household of one return. Dollars for the whole year unless said otherwise.
 *
 * The same shape serves the form, the federal return and the states. Every number is there; nothing entered is zero.
 */
import type { FilingStatus } from "./filing-status.ts";

/** A job, as its Form W-2 reports it. */
export interface Job {
  /** Box 1: pay after payroll 401(k) and health savings contributions; tips and overtime are inside. */
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
  /** Tips inside the wages, of an occupation on the list of 26 CFR 1.224-1. */
  readonly qualifiedTips: number;
  /** The premium part of overtime pay: a third of time and a half. */
  readonly overtimePremium: number;
  /** Own contributions to a plan at work, for the saver's credit. */
  readonly electiveDeferrals: number;
}

/** A business with a Schedule C of its own. */
export interface Business {
  /** Line 31; negative for a loss. Tips are inside. */
  readonly netProfit: number;
  readonly specifiedService: boolean;
  readonly materiallyParticipates: boolean;
  /** Wages it paid on Forms W-2, and the first cost of its property still in use: for the business income deduction. */
  readonly wagesPaid: number;
  readonly propertyBasis: number;
  /** Tips in cash or by card, reported to the owner on a Form 1099, of an occupation on the list. */
  readonly qualifiedTips: number;
}

export interface Person {
  /** At the end of the year. */
  readonly age: number;
  /** Born on January 1: reaches the next age on December 31 for the rules that count by the day before the birthday. */
  readonly bornOnNewYear: boolean;
  readonly blind: boolean;
  /** Valid for work. */
  readonly hasSocialSecurityNumber: boolean;
  readonly fullTimeStudent: boolean;
  readonly jobs: readonly Job[];
  readonly businesses: readonly Business[];
  /** Taxable part of pensions, annuities and withdrawals from retirement accounts, and the tax withheld from them. */
  readonly taxablePensions: number;
  readonly pensionTaxWithheld: number;
  /** The part of them that comes from a pension an employer paid for: which some states leave untaxed. */
  readonly employerPensions: number;
  /** To the owner's own SEP, SIMPLE or solo 401(k) plan; the part of it that is the owner's own deferral. */
  readonly retirementPlanContribution: number;
  readonly retirementPlanDeferral: number;
  /** Form 7206: premiums of the self-employed which no premium tax credit pays. */
  readonly selfEmployedHealthPremiums: number;
  /** Pay from an S corporation of which the person owns more than 2%: it counts as self-employed for health insurance. */
  readonly ownCorporationWages: number;
  readonly iraContribution: number;
  readonly rothContribution: number;
  /** Has a retirement plan at work or in the own business. */
  readonly coveredByRetirementPlan: boolean;
  readonly educatorExpenses: number;
  /** Months, 0 to 12, covered by a high deductible health plan on the first day and not entitled to Medicare; for the family or only oneself. */
  readonly healthSavingsMonths: number;
  readonly hasFamilyHealthSavingsCoverage: boolean;
  /** Contributions made outside of payroll, and those through payroll or by the employer. */
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
  /** Lived with the filer for more than half of the year: asked for the earned income credit. */
  readonly livedWithFiler: boolean;
}

/** Rents, royalties, partnerships and S corporations (Schedule E). Losses as the passive loss rules allow them. */
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
  /** Form 1099-DIV, box 1a: all of them, the qualified ones inside. */
  readonly ordinaryDividends: number;
  /** Box 1b. */
  readonly qualifiedDividends: number;
  /** Net; negative for a loss, with losses carried over from earlier years. */
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

/** What may be deducted below adjusted gross income, before limits and floors. */
export interface Costs {
  readonly medical: number;
  /** Income or sales, real estate and personal property taxes. */
  readonly stateAndLocalTaxes: number;
  /** On the part of the loan within the debt limit. */
  readonly mortgageInterest: number;
  readonly mortgageInsurancePremiums: number;
  readonly charityCash: number;
  readonly charityProperty: number;
  /** Form 4684, as it allows the loss. */
  readonly casualtyLosses: number;
  readonly other: number;
  /** On a loan for a new car assembled in the United States; the share of private use. */
  readonly carLoanInterest: number;
}

export interface Claims {
  readonly carePersons: number;
  readonly careExpenses: number;
  /** Costs of each student for the American Opportunity Credit. */
  readonly opportunityCosts: readonly number[];
  /** Costs of all students for the Lifetime Learning Credit. */
  readonly lifetimeLearningCosts: number;
  readonly adoptedChildren: number;
  readonly adoptionExpenses: number;
  /** Children for the earned income credit whom the other parent claims. */
  readonly childrenClaimedByOtherParent: number;
  /** Business losses carried forward for the business income deduction, as a positive number. */
  readonly businessLossCarriedForward: number;
  /** Of years from 2018 on, carried to this year (26 USC 172). Above zero. */
  readonly netOperatingLoss: number;
  /** Credits taken at face value. */
  readonly foreignTaxCredit: number;
  readonly elderlyOrDisabledCredit: number;
  readonly priorYearMinimumTaxCredit: number;
  /** Form 8962: the credit still due, or the advance credit to be paid back. */
  readonly netPremiumTaxCredit: number;
  readonly premiumCreditRepayment: number;
}

export interface Payments {
  readonly estimatedTaxPayments: number;
  /** From Social Security benefits, interest and dividends. */
  readonly otherTaxWithheld: number;
}

/** `"larger"` takes whichever of the two deductions leaves less tax. */
type DeductionChoice = "larger" | "standard" | "itemized";

export interface Household {
  readonly filingStatus: FilingStatus;
  readonly filer: Person;
  /** Counts on a joint return only. */
  readonly spouse: Person | null;
  readonly dependents: readonly Dependent[];
  /** Somebody else can claim the filer. */
  readonly claimedAsDependent: boolean;
  /** Separate filers: apart from the spouse for the last six months, or for the whole year. */
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
