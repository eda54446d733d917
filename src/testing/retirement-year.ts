import fc from "fast-check";
import type { RetirementYear } from "../engine/retirement/taxes/year-tax.ts";
import { yearTaxLaw } from "../engine/retirement/taxes/year-tax-law.ts";
import { blankBusiness, blankHousehold, blankPerson, jobPaying } from "../engine/tax/blank-household.ts";
import { type FilingStatus, filingStatuses } from "../engine/tax/filing-status.ts";
import type { Household } from "../engine/tax/household.ts";
import { lawFor } from "../law/us/index.ts";
import { blankPassThrough } from "./blanks.ts";

/** The 2026 law that taxes a year of retirement. */
export const yearLaw = (status: FilingStatus) => yearTaxLaw(lawFor(2026, status));

/** Any amount in whole dollars. */
export const wholeDollars = (max: number) => fc.integer({ min: 0, max });
export const anyStatus = fc.constantFrom(...filingStatuses);
export const anyYear: fc.Arbitrary<RetirementYear> = fc.record({
  calendarYear: fc.constant(2026),
  seniors: fc.integer({ min: 0, max: 2 }),
  separateTogether: fc.boolean(),
  socialSecurity: wholeDollars(90_000),
  ownSocialSecurity: wholeDollars(90_000),
  wages: wholeDollars(60_000),
  profit: fc.oneof(fc.constant(0), wholeDollars(250_000)),
  ownWages: wholeDollars(60_000),
  pension: wholeDollars(80_000),
  employerPension: fc.constant(0),
  secondPension: fc.constant(0),
  rent: fc.oneof(fc.constant(0), wholeDollars(90_000)),
  taxableInterest: wholeDollars(40_000),
  taxExemptInterest: wholeDollars(20_000),
  qualifiedDividendsAndGains: wholeDollars(200_000),
  qualifiedDividends: fc.constant(0),
  traditionalWithdrawal: wholeDollars(300_000),
  rothConversion: wholeDollars(100_000),
  earlyAmount: wholeDollars(20_000),
  adjustments: wholeDollars(5_000),
  intoOwnPlan: fc.constant(0),
  stateRate: fc.constantFrom(0, 0.05),
  ages: fc.constant([66, 64]),
  secondShare: fc.constantFrom(0, 0.5),
});

/** The same year as a full household, for the federal and state returns. */
export function householdOf(year: RetirementYear, status: FilingStatus): Household {
  const blank = blankHousehold(status);
  const [age = 0, other = 0] = year.ages;
  const drawn = year.traditionalWithdrawal + year.rothConversion;
  const paying = (wages: number) => (wages > 0 ? [jobPaying(wages, lawFor(2026, status).payroll)] : []);
  return {
    ...blank,
    filer: {
      ...blankPerson,
      age,
      jobs: paying(year.ownWages),
      taxablePensions: year.pension - year.secondPension + (1 - year.secondShare) * drawn,
      employerPensions: year.employerPension - year.secondPension,
      earlyWithdrawals: (1 - year.secondShare) * year.earlyAmount,
      retirementPlanContribution: year.intoOwnPlan,
      businesses: year.profit > 0 ? [{ ...blankBusiness, netProfit: year.profit }] : [],
    },
    spouse:
      status === "married_joint"
        ? {
            ...blankPerson,
            age: other,
            jobs: paying(year.wages - year.ownWages),
            taxablePensions: year.secondPension + year.secondShare * drawn,
            employerPensions: year.secondPension,
            earlyWithdrawals: year.secondShare * year.earlyAmount,
          }
        : null,
    passThroughs: year.rent > 0 ? [{ ...blankPassThrough, income: year.rent, isNetInvestmentIncome: true }] : [],
    income: {
      ...blank.income,
      taxableInterest: year.taxableInterest,
      taxExemptInterest: year.taxExemptInterest,
      ordinaryDividends: year.qualifiedDividends,
      qualifiedDividends: year.qualifiedDividends,
      longTermGain: year.qualifiedDividendsAndGains - year.qualifiedDividends,
      socialSecurityBenefits: year.socialSecurity,
    },
    adjustments: { ...blank.adjustments, other: year.adjustments - year.intoOwnPlan },
  };
}
