/**
 * A household with nothing entered, as a starting point: `{ ...blankHousehold("single"), filer: { ...blankPerson, jobs:
 * [...] } }`.
 */
import type { FilingStatus } from "./filing-status.ts";
import type { Business, Household, Job, Person } from "./household.ts";

export const blankPerson: Person = {
  age: 40,
  bornOnNewYear: false,
  blind: false,
  hasSocialSecurityNumber: true,
  fullTimeStudent: false,
  studentOrDisabledMonths: 0,
  jobs: [],
  businesses: [],
  taxablePensions: 0,
  pensionTaxWithheld: 0,
  employerPensions: 0,
  earlyWithdrawals: 0,
  retirementPlanContribution: 0,
  retirementPlanDeferral: 0,
  selfEmployedHealthPremiums: 0,
  ownCorporationWages: 0,
  iraContribution: 0,
  rothContribution: 0,
  coveredByRetirementPlan: false,
  educatorExpenses: 0,
  healthSavingsMonths: 0,
  hasFamilyHealthSavingsCoverage: false,
  healthSavingsContribution: 0,
  healthSavingsThroughPayroll: 0,
};

export const blankBusiness: Business = {
  netProfit: 0,
  specifiedService: false,
  materiallyParticipates: true,
  wagesPaid: 0,
  propertyBasis: 0,
  qualifiedTips: 0,
};

export const blankHousehold = (filingStatus: FilingStatus): Household => ({
  filingStatus,
  filer: blankPerson,
  spouse: filingStatus === "married_joint" ? blankPerson : null,
  dependents: [],
  claimedAsDependent: false,
  livedApartSixMonths: false,
  livedApartAllYear: false,
  spouseItemizes: false,
  passThroughs: [],
  income: {
    taxableInterest: 0,
    taxExemptInterest: 0,
    ordinaryDividends: 0,
    qualifiedDividends: 0,
    shortTermGain: 0,
    longTermGain: 0,
    socialSecurityBenefits: 0,
    unemployment: 0,
    other: 0,
  },
  adjustments: {
    studentLoanInterest: 0,
    alimonyPaid: 0,
    militaryMovingExpenses: 0,
    earlyWithdrawalPenalty: 0,
    other: 0,
  },
  costs: {
    medical: 0,
    stateAndLocalTaxes: 0,
    mortgageInterest: 0,
    mortgageInsurancePremiums: 0,
    charityCash: 0,
    charityProperty: 0,
    casualtyLosses: 0,
    other: 0,
    carLoanInterest: 0,
  },
  claims: {
    carePersons: 0,
    careExpenses: 0,
    opportunityCosts: [],
    lifetimeLearningCosts: 0,
    adoptedChildren: 0,
    adoptionExpenses: 0,
    childrenClaimedByOtherParent: 0,
    businessLossCarriedForward: 0,
    netOperatingLoss: 0,
    foreignTaxCredit: 0,
    elderlyOrDisabledCredit: 0,
    priorYearMinimumTaxCredit: 0,
    netPremiumTaxCredit: 0,
    premiumCreditRepayment: 0,
  },
  payments: { estimatedTaxPayments: 0, otherTaxWithheld: 0 },
  deduction: "larger",
  byTaxTable: false,
  byCreditTable: false,
});

/** A job's Form W-2 if pay, Social Security wages and Medicare wages are the same and nothing is excluded. */
export const jobPaying = (
  wages: number,
  {
    wageBase,
    socialSecurityRate,
    medicareRate,
  }: { wageBase: number; socialSecurityRate: number; medicareRate: number },
  federalTaxWithheld = 0,
): Job => ({
  wages,
  socialSecurityWages: Math.min(wages, wageBase),
  medicareWages: wages,
  federalTaxWithheld,
  socialSecurityTaxWithheld: Math.min(wages, wageBase) * socialSecurityRate,
  medicareTaxWithheld: wages * medicareRate,
  qualifiedTips: 0,
  overtimePremium: 0,
  electiveDeferrals: 0,
});
