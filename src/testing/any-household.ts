import fc from "fast-check";
import { filingStatuses } from "../engine/tax/filing-status.ts";
import type { Household, Job, Person } from "../engine/tax/household.ts";

/** Whole dollars and cents: often zero, mostly of a usual size, sometimes very large. */
const dollars = (usual: number, large = usual * 20) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(0) },
    { weight: 5, arbitrary: fc.integer({ min: 0, max: usual }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: large * 100 }).map((cents) => cents / 100) },
  );
const signed = (usual: number) =>
  fc.tuple(dollars(usual), fc.integer({ min: 0, max: 3 })).map(([amount, sign]) => (sign === 0 ? -amount : amount));
const seldom = fc.integer({ min: 0, max: 5 }).map((n) => n === 0);
const mostly = seldom.map((no) => !no);

const job: fc.Arbitrary<Job> = fc
  .record({
    wages: dollars(120_000),
    deferrals: dollars(10_000),
    withheldShare: fc.integer({ min: 0, max: 30 }),
    tips: dollars(20_000),
    overtimePremium: dollars(8_000),
    wageBase: fc.constantFrom(176_100, 184_500),
  })
  .map(({ wages, deferrals, withheldShare, tips, overtimePremium, wageBase }) => ({
    wages,
    socialSecurityWages: Math.min(wages + deferrals, wageBase),
    medicareWages: wages + deferrals,
    federalTaxWithheld: (wages * withheldShare) / 100,
    socialSecurityTaxWithheld: Math.min(wages + deferrals, wageBase) * 0.062,
    medicareTaxWithheld: (wages + deferrals) * 0.0145 + Math.max(0, wages + deferrals - 200_000) * 0.009,
    qualifiedTips: Math.min(tips, wages),
    overtimePremium: Math.min(overtimePremium, wages),
    electiveDeferrals: deferrals,
  }));

const business = fc.record({
  netProfit: signed(90_000),
  specifiedService: seldom,
  materiallyParticipates: mostly,
  wagesPaid: dollars(40_000),
  propertyBasis: dollars(60_000),
  qualifiedTips: dollars(15_000),
});

const person: fc.Arbitrary<Person> = fc.record({
  age: fc.integer({ min: 16, max: 95 }),
  bornOnNewYear: seldom,
  blind: seldom,
  hasSocialSecurityNumber: mostly,
  fullTimeStudent: seldom,
  studentOrDisabledMonths: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 12 })),
  jobs: fc.array(job, { maxLength: 3 }),
  businesses: fc.array(business, { maxLength: 3 }),
  taxablePensions: dollars(40_000),
  pensionTaxWithheld: dollars(4_000),
  employerPensions: dollars(40_000),
  earlyWithdrawals: dollars(40_000),
  retirementPlanContribution: dollars(15_000),
  retirementPlanDeferral: dollars(8_000),
  selfEmployedHealthPremiums: dollars(8_000),
  ownCorporationWages: dollars(50_000),
  iraContribution: dollars(8_000),
  rothContribution: dollars(8_000),
  coveredByRetirementPlan: fc.boolean(),
  educatorExpenses: dollars(500),
  healthSavingsMonths: fc.integer({ min: 0, max: 12 }),
  hasFamilyHealthSavingsCoverage: fc.boolean(),
  healthSavingsContribution: dollars(6_000),
  healthSavingsThroughPayroll: dollars(3_000),
});

const dependent = fc.record({
  age: fc.integer({ min: 0, max: 30 }),
  hasSocialSecurityNumber: mostly,
  isChild: mostly,
  isFullTimeStudent: seldom,
  isDisabled: seldom,
  livedWithFiler: mostly,
});

const passThrough = fc.record({
  income: signed(30_000),
  isQualifiedBusinessIncome: fc.boolean(),
  isNetInvestmentIncome: fc.boolean(),
  specifiedService: seldom,
  materiallyParticipates: fc.boolean(),
  wagesPaid: dollars(30_000),
  propertyBasis: dollars(200_000),
});

const dividends = fc.tuple(dollars(5_000), dollars(5_000)).map(([qualified, others]) => ({
  ordinaryDividends: qualified + others,
  qualifiedDividends: qualified,
}));

/** Any household that a form could accept, with any filing status. */
export const anyHousehold: fc.Arbitrary<Household> = fc.record({
  filingStatus: fc.constantFrom(...filingStatuses),
  filer: person,
  spouse: fc.option(person),
  dependents: fc.array(dependent, { maxLength: 5 }),
  claimedAsDependent: seldom,
  livedApartSixMonths: fc.boolean(),
  livedApartAllYear: fc.boolean(),
  spouseItemizes: seldom,
  passThroughs: fc.array(passThrough, { maxLength: 2 }),
  income: fc
    .tuple(
      fc.record({
        taxableInterest: dollars(4_000),
        taxExemptInterest: dollars(2_000),
        shortTermGain: signed(8_000),
        longTermGain: signed(30_000),
        socialSecurityBenefits: dollars(35_000),
        unemployment: dollars(6_000),
        other: dollars(5_000),
      }),
      dividends,
    )
    .map(([rest, both]) => ({ ...rest, ...both })),
  adjustments: fc.record({
    studentLoanInterest: dollars(3_000),
    alimonyPaid: dollars(6_000),
    militaryMovingExpenses: dollars(3_000),
    earlyWithdrawalPenalty: dollars(200),
    other: dollars(500),
  }),
  costs: fc.record({
    medical: dollars(9_000),
    stateAndLocalTaxes: dollars(20_000),
    mortgageInterest: dollars(15_000),
    mortgageInsurancePremiums: dollars(2_000),
    charityCash: dollars(4_000),
    charityProperty: dollars(2_000),
    casualtyLosses: dollars(1_000),
    other: dollars(500),
    carLoanInterest: dollars(5_000),
  }),
  claims: fc.record({
    carePersons: fc.integer({ min: 0, max: 3 }),
    careExpenses: dollars(8_000),
    opportunityCosts: fc.array(dollars(4_000), { maxLength: 2 }),
    lifetimeLearningCosts: dollars(6_000),
    adoptedChildren: fc.integer({ min: 0, max: 1 }),
    adoptionExpenses: dollars(12_000),
    childrenClaimedByOtherParent: fc.constant(0),
    businessLossCarriedForward: dollars(5_000),
    netOperatingLoss: fc.oneof(fc.constant(0), dollars(60_000)),
    foreignTaxCredit: dollars(300),
    elderlyOrDisabledCredit: dollars(200),
    priorYearMinimumTaxCredit: dollars(1_000),
    netPremiumTaxCredit: dollars(3_000),
    premiumCreditRepayment: dollars(1_500),
  }),
  payments: fc.record({ estimatedTaxPayments: dollars(10_000), otherTaxWithheld: dollars(2_000) }),
  deduction: fc.constantFrom("larger", "larger", "larger", "standard", "itemized"),
  byTaxTable: fc.boolean(),
  byCreditTable: fc.boolean(),
});
