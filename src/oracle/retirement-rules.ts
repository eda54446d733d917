/** Reference cases on taxable benefits, required distributions, Medicare surcharges and claiming factors. */

import { medicarePremium } from "../engine/retirement/taxes/irmaa.ts";
import { requiredDistribution } from "../engine/retirement/taxes/rmd.ts";
import { distributionsStart } from "../engine/retirement/taxes/rmd-start.ts";
import { toCent } from "../engine/rounding.ts";
import { agesOfBirthYear, spouseFactor, workerFactor } from "../engine/social-security/claiming-age.ts";
import type { FilingStatus } from "../engine/tax/filing-status.ts";
import { taxableBenefits } from "../engine/tax/taxable-benefits.ts";
import { valuesOf } from "../law/figure.ts";
import { distributions, distributionTables } from "../law/retirement/distributions.ts";
import { medicare } from "../law/retirement/medicare.ts";
import { agesByBirthYear, claimingAges } from "../law/retirement/social-security.ts";
import { startAges } from "../law/retirement/start-ages.ts";
import { lawFor } from "../law/us/index.ts";
import { answerByTag, type RetirementFields } from "./retirement-case.fields.ts";

interface Return {
  readonly status: FilingStatus;
  /** A separate return of someone who lived with their spouse during the year. */
  readonly together: boolean;
}
const apart = (status: FilingStatus): Return => ({ status, together: false });
const returns: Readonly<Record<string, Return>> = {
  single: apart("single"),
  marriedJoint: apart("married_joint"),
  headOfHousehold: apart("head_of_household"),
  survivingSpouse: apart("surviving_spouse"),
  marriedSeparate: { status: "married_separate", together: true },
  marriedSeparateLivedTogether: { status: "married_separate", together: true },
  marriedSeparateLivedApart: apart("married_separate"),
};

function benefits(inputs: RetirementFields) {
  const { status, together } = inputs.word("filingStatus", returns);
  const received = inputs.amount("benefits");
  const law = lawFor(2026, status).socialSecurityBenefits; // fixed in the Code, and the same in every year
  const income =
    inputs.number("otherIncome") + inputs.numberOr("taxExemptInterest", 0) - inputs.numberOr("adjustments", 0);
  const provisionalIncome = received * law.firstRate + income;
  const { taxable } = taxableBenefits({ benefits: received, provisionalIncome, separateTogether: together }, law);
  return { taxableBenefits: toCent(taxable) };
}

const rmdLaw = { ...valuesOf(distributions), startAges, tables: distributionTables };
const MONTHS_OF_70_AND_A_HALF = 846;

function distribution(inputs: RetirementFields) {
  const birth = { year: inputs.between("birthYear", 1900, 2100), month: inputs.between("birthMonth", 1, 12) };
  const year = inputs.between("distributionYear", 2022, 2200);
  const worked = requiredDistribution(
    { birth, year, balanceBefore: inputs.amount("balancePriorDec31"), spouseBirthYear: null },
    rmdLaw,
  );
  const { startAge, deadlineYear } = distributionsStart(birth, startAges);
  return {
    ageOnDec31: worked.age,
    startAge: startAge / 12,
    required: worked.required,
    divisor: worked.divisor,
    amount: toCent(worked.amount),
    // The cases give none for the oldest people, whose deadlines are long past.
    firstYearDeferralDeadline: startAge === MONTHS_OF_70_AND_A_HALF ? null : `${deadlineYear}-04-01`,
  };
}

/** Medicare has three tables; everyone except joint filers and separate filers who lived together uses the first. */
const premiumTables = {
  single: "individual",
  headOfHousehold: "individual",
  survivingSpouse: "individual",
  marriedSeparateLivedApart: "individual",
  marriedJoint: "joint",
  marriedSeparate: "separateTogether",
  marriedSeparateLivedTogether: "separateTogether",
} as const;

const isPremiumYear = (year: number): year is keyof typeof medicare => Object.hasOwn(medicare, year);

function surcharge(inputs: RetirementFields) {
  const year = inputs.number("premiumYear");
  if (!isPremiumYear(year))
    throw new Error(`There are no Medicare premiums for ${year}; known: ${Object.keys(medicare).join(", ")}`);
  const table = inputs.word("filingStatus", premiumTables);
  const law = { ...valuesOf(medicare[year][table]), standardPartB: medicare[year].standardPartB.value };
  const worked = medicarePremium({ incomeTwoYearsBefore: inputs.number("magiTwoYearsBefore") }, law);
  return {
    tier: worked.tier,
    partBTotalMonthly: toCent(worked.partBMonthly),
    partDSurchargeMonthly: worked.partDSurcharge,
    yearlySurchargePerPerson: toCent(worked.yearlySurcharge),
  };
}

const claiming = valuesOf(claimingAges);
const ages = {
  fullRetirement: agesByBirthYear.fullRetirement.values,
  survivorFullRetirement: agesByBirthYear.survivorFullRetirement.values,
  delayedCredit: agesByBirthYear.delayedCredit.values,
};

function factor(inputs: RetirementFields) {
  const own = agesOfBirthYear(inputs.between("birthYear", 1929, 2100), ages);
  const claimAge = inputs.between("claimAgeMonths", claiming.earliestAge, 1200);
  return {
    fullRetirementAgeMonths: own.fullRetirementAge,
    workerFactor: workerFactor({ ...own, claimAge }, claiming).factor,
    spouseFactor: spouseFactor({ ...own, startAge: claimAge }, claiming).factor,
  };
}

export const answer = answerByTag({
  "social-security-taxable": benefits,
  rmd: distribution,
  irmaa: surcharge,
  "claiming-factor": factor,
});
