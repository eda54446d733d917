import { type BusinessSheet, businessSheet } from "./business.ts";
import type { Person } from "./household.ts";
import { type SelfEmploymentLaw, selfEmploymentTax } from "./self-employment-tax.ts";

export interface PersonLaw {
  readonly selfEmployment: SelfEmploymentLaw;
  readonly payroll: { readonly wageBase: number; readonly socialSecurityRate: number };
  readonly educator: { readonly maximum: number };
  readonly healthSavings: {
    readonly selfOnly: number;
    readonly family: number;
    readonly catchUp: number;
    readonly catchUpAge: number;
  };
  readonly standardDeduction: { readonly seniorAge: number };
  readonly earnedIncomeCredit: { readonly youngest: number; readonly oldest: number };
}

export type PersonSheet = ReturnType<typeof personSheet>;

/**
 * Everything on a return that is figured separately for each person. Dollars, unrounded.
 *
 * Self-employment tax is figured on a person's own businesses together, after the person's own wages; a couple's are
 * never combined.
 */
export function personSheet(person: Person, law: PersonLaw) {
  let wages = 0;
  let socialSecurityWages = 0;
  let medicareWages = 0;
  let withheld = person.pensionTaxWithheld;
  let socialSecurityWithheld = 0;
  let medicareWithheld = 0;
  let jobTips = 0;
  let overtime = 0;
  let deferrals = 0;
  for (const job of person.jobs) {
    wages += job.wages;
    socialSecurityWages += job.socialSecurityWages;
    medicareWages += job.medicareWages;
    withheld += job.federalTaxWithheld;
    socialSecurityWithheld += job.socialSecurityTaxWithheld;
    medicareWithheld += job.medicareTaxWithheld;
    jobTips += job.qualifiedTips;
    overtime += job.overtimePremium;
    deferrals += job.electiveDeferrals;
  }
  let profit = 0;
  let positiveProfit = 0;
  for (const business of person.businesses) {
    profit += business.netProfit;
    if (business.netProfit > 0) positiveProfit += business.netProfit;
  }
  const selfEmployed = selfEmploymentTax({ profit, wages: socialSecurityWages }, law.selfEmployment);
  const medicareEarnings = selfEmployed.tax > 0 ? selfEmployed.netEarnings : 0;
  const profitAfterHalf = Math.max(0, profit - selfEmployed.deductibleHalf);
  const planDeduction = Math.min(person.retirementPlanContribution, profitAfterHalf);
  const healthDeduction = Math.min(
    person.selfEmployedHealthPremiums,
    profitAfterHalf - planDeduction + person.ownCorporationWages,
  );
  const ownersDeductions = selfEmployed.deductibleHalf + planDeduction + healthDeduction;
  const owner = { positiveProfit, ownersDeductions, hasSocialSecurityNumber: person.hasSocialSecurityNumber };

  const businesses: BusinessSheet[] = [];
  let businessTips = 0;
  for (const business of person.businesses) {
    const sheet = businessSheet(business, owner);
    businessTips += sheet.tipsCounted;
    businesses.push(sheet);
  }

  const monthsShare = person.healthSavingsMonths / 12;
  const family = person.hasFamilyHealthSavingsCoverage;
  const { youngest, oldest } = law.earnedIncomeCredit;
  const ageReached = person.age + (person.bornOnNewYear ? 1 : 0);
  const senior = ageReached >= law.standardDeduction.seniorAge;
  return {
    wages,
    socialSecurityWages,
    medicareWages,
    withheld,
    socialSecurityWithheld,
    earlyWithdrawals: Math.min(person.earlyWithdrawals, person.taxablePensions),
    excessSocialSecurity:
      person.jobs.length > 1
        ? Math.max(0, socialSecurityWithheld - law.payroll.wageBase * law.payroll.socialSecurityRate)
        : 0,
    medicareWithheld,
    profit,
    positiveProfit,
    selfEmployed,
    medicareEarnings,
    earnedIncome: wages + profit - selfEmployed.deductibleHalf,
    planDeduction,
    compensation: wages + profitAfterHalf - planDeduction,
    healthDeduction,
    ownersDeductions,
    businesses,
    tips: (person.hasSocialSecurityNumber ? jobTips : 0) + businessTips,
    overtime: person.hasSocialSecurityNumber ? overtime : 0,
    deferrals: deferrals + Math.min(person.retirementPlanDeferral, planDeduction),
    educatorDeduction: Math.min(person.educatorExpenses, law.educator.maximum),
    healthSavingsSelfOnly: family ? 0 : monthsShare * law.healthSavings.selfOnly,
    healthSavingsFamily: family ? monthsShare * law.healthSavings.family : 0,
    healthSavingsCatchUp: person.age >= law.healthSavings.catchUpAge ? monthsShare * law.healthSavings.catchUp : 0,
    ageReached,
    senior,
    standardAdditions: (senior ? 1 : 0) + (person.blind ? 1 : 0),
    numbers: person.hasSocialSecurityNumber ? 1 : 0,
    agedForEarnedIncomeCredit: ageReached >= youngest && person.age <= oldest ? 1 : 0,
    seniorWithNumber: senior && person.hasSocialSecurityNumber ? 1 : 0,
  };
}
