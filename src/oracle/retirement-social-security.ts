/**
 * Reference cases on Social Security benefits. They round a primary insurance amount down to a dollar before applying
 * the claiming age; the engine rounds as the law does, so here it is given the amount in whole dollars.
 */
import { downToDollar, toCent } from "../engine/rounding.ts";
import { birthOn } from "../engine/social-security/birth.ts";
import { discountByMonth } from "../engine/social-security/chances.ts";
import { bestOf, singleClaimValues } from "../engine/social-security/claim-single.ts";
import { claimant } from "../engine/social-security/claimant.ts";
import { agesOfBirthYear } from "../engine/social-security/claiming-age.ts";
import { primaryInsuranceAmount } from "../engine/social-security/primary-insurance-amount.ts";
import { retirementBenefit } from "../engine/social-security/retirement-benefit.ts";
import { extendedTo, lastYear } from "../engine/social-security/series.ts";
import { spouseBenefit } from "../engine/social-security/spouse-benefit.ts";
import { survivorBenefit } from "../engine/social-security/survivor-benefit.ts";
import { valuesOf } from "../law/figure.ts";
import { agesByBirth, benefitFormula, claimingAges, yearlyAmounts } from "../law/retirement/social-security.ts";
import { socialSecuritySeries } from "../law/series/social-security.ts";
import { aliveThrough, asPaid, asPublishedIn, monthsToLastAge } from "../testing/social-security.ts";
import { answerByTag, type RetirementFields } from "./retirement-case.fields.ts";

const claiming = valuesOf(claimingAges);
const amounts = valuesOf(yearlyAmounts);
const formula = { ...valuesOf(benefitFormula), creditBefore1978: amounts.creditBefore1978 };

/** The claiming ages that the cases list, in years and months. */
const LISTED = [
  [62, 0],
  [62, 1],
  [63, 0],
  [64, 0],
  [65, 0],
  [65, 6],
  [66, 0],
  [66, 6],
  [67, 0],
  [67, 5],
  [68, 0],
  [69, 0],
  [70, 0],
] as const;

function pia(inputs: RetirementFields) {
  const asOf = Number(inputs.text("asOf"));
  if (!Number.isInteger(asOf) || asOf < 2000 || asOf > lastYear(socialSecuritySeries.wageBase))
    throw new Error(`"asOf" should be a year up to ${lastYear(socialSecuritySeries.wageBase)}`);
  const birth = birthOn(inputs.date("birthDate"), claiming);
  const record = inputs.byYear("earnings");
  const reach = Math.max(asOf, birth.year + 62, ...record.map(({ year }) => year));
  const held = { wageGrowth: 0, costOfLiving: 0 };
  const series = extendedTo(reach, asPublishedIn(asOf, socialSecuritySeries), held, amounts);
  const result = primaryInsuranceAmount(record, birth, asOf - 1, series, formula);
  const own = agesOfBirthYear(birth.year, agesByBirth);
  const wholeDollars = downToDollar(result.amount);
  const benefitAt = (claimAge: number) =>
    retirementBenefit({ ...own, primaryInsuranceAmount: wholeDollars, claimAge }, claiming).paid;
  const { insured, averageMonthly } = result.earnings;
  return {
    ssaBirthYear: birth.year,
    insured,
    aime: averageMonthly,
    bendPoints: [result.firstBendPoint, result.secondBendPoint],
    piaAtEligibility: result.atEligibility,
    [`piaWithColasThrough${asOf}`]: result.amount,
    fullRetirementAgeMonths: own.fullRetirementAge,
    earliestClaimAgeMonths: birth.earliestClaimAge,
    ...(insured && {
      monthlyBenefitAtClaimAge: Object.fromEntries(LISTED.map(([y, m]) => [`${y}y${m}m`, benefitAt(y * 12 + m)])),
    }),
  };
}

const person = (inputs: RetirementFields) =>
  claimant(inputs.date("birthDate"), inputs.amount("pia"), agesByBirth, claiming);

function couple(inputs: RetirementFields) {
  const [highGiven, lowGiven] = [inputs.record("high"), inputs.record("low")];
  const [high, low] = [person(highGiven), person(lowGiven)];
  const claimAge = (given: RetirementFields) =>
    given.between("claimAgeMonths", claiming.earliestAge, claiming.latestCreditAge);
  const [highAge, lowAge] = [claimAge(highGiven), claimAge(lowGiven)];
  const ownHigh = retirementBenefit({ ...high, claimAge: highAge }, claiming);
  const ownLow = retirementBenefit({ ...low, claimAge: lowAge }, claiming);
  const bothClaimed = Math.max(high.month + highAge, low.month + lowAge);
  const topUp = spouseBenefit(
    {
      otherAmount: high.primaryInsuranceAmount,
      ownAmount: low.primaryInsuranceAmount,
      ownBenefit: ownLow.monthly,
      startAge: bothClaimed - low.month,
      fullRetirementAge: low.fullRetirementAge,
    },
    claiming,
  );
  const survivor = (deceasedBenefit: number, startMonth: number) =>
    survivorBenefit(
      {
        deceasedAmount: high.primaryInsuranceAmount,
        deceasedBenefit,
        startAge: Math.max(startMonth - low.month, claiming.survivorEarliestAge),
        monthsGivenBack: 0,
        survivorFullRetirementAge: low.survivorFullRetirementAge,
      },
      claiming,
    ).paid;
  const deathAt = (years: number) => high.month + years * 12;
  const unclaimed = high.primaryInsuranceAmount; // nothing is claimed yet at 61
  const at62 = low.month + claiming.earliestAge;
  const atFullAge = low.month + low.survivorFullRetirementAge;
  return {
    ownBenefitHigh: ownHigh.paid,
    ownBenefitLow: ownLow.paid,
    spousalTopUpLow: topUp.paid,
    survivorBenefitLowAfterHighDiesAt80: survivor(ownHigh.monthly, deathAt(80) + 1),
    ...(at62 > deathAt(61) && { survivorAt62WhenHighDiesAt61: survivor(unclaimed, at62) }),
    ...(atFullAge > deathAt(61) && { survivorAtFraWhenHighDiesAt61: survivor(unclaimed, atFullAge) }),
  };
}

function fixedDeath(inputs: RetirementFields) {
  const one = claimant(inputs.date("birthDate"), downToDollar(inputs.amount("pia")), agesByBirth, claiming);
  const now = inputs.month("evaluatedFrom");
  const months = monthsToLastAge(now, one.month);
  const outlook = {
    now,
    from: now,
    alive: aliveThrough(one.month + inputs.age("deathAtAge"), months),
    // A month's benefit is paid in the next month, and counted at the end of that.
    discount: discountByMonth(inputs.number("annualRealDiscountRate"), now, 2, months),
  };
  const values = singleClaimValues(one, outlook, asPaid, claiming);
  const best = bestOf(values, "first");
  const at = (age: number) => {
    const found = values.find(({ claimMonth }) => claimMonth === one.month + age);
    return found && toCent(found.value);
  };
  return {
    optimalClaimAgeMonths: best.claimMonth - one.month,
    presentValue: toCent(best.value),
    presentValueAt62y1m: at(62 * 12 + 1),
    presentValueAt67: at(67 * 12),
    presentValueAt70: at(70 * 12),
  };
}

export const answer = answerByTag({
  pia,
  "spousal-survivor": couple,
  "optimal-claim-fixed-death": fixedDeath,
});
