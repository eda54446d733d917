/** Social Security of a household by calendar year: while both live, and for one who is left. Dollars a year, today's. */
import { yearOf } from "../../social-security/birth.ts";
import {
  amountLeft,
  type Claimant,
  type ClaimingLaw,
  ownPayments,
  smoothed,
  spousePayment,
  survivorPayment,
} from "../../social-security/claimant.ts";
import { claimAgeAfterWithholding, type EarningsTestLaw, earningsTest } from "../../social-security/earnings-test.ts";
import { shareOfBenefits, type TrustFundForecast } from "../../social-security/trust-fund.ts";
import { type WorkWhileClaiming, workWhileClaiming } from "../../social-security/work-while-claiming.ts";

export interface Claiming {
  readonly claimant: Claimant;
  readonly claimMonth: number;
  /** Wages and net earnings from self-employment of a calendar year. */
  readonly earningsIn: (year: number) => number;
  /** The last year for which benefits are wanted. */
  readonly lastYear: number;
}

export interface BenefitsLaw {
  readonly claiming: ClaimingLaw;
  readonly earningsTest: EarningsTestLaw;
}

/** A survivor's benefit as it is taken: its first month, the monthly amount, and what it is reckoned from. */
export interface SurvivorsClaim {
  readonly startMonth: number;
  readonly monthly: number;
  /** The primary insurance amount of the one who died, with the record up to the death; and what was being paid, or would have been. */
  readonly deceasedAmount: number;
  readonly deceasedBenefit: number;
}
export type Who = 0 | 1;

export interface HouseholdBenefits {
  /** Dollars of a year while all of the household live. */
  together(year: number): number;
  /** What the first of them gets of it. */
  ofFirst(year: number): number;
  /** Dollars of a year of one who is left. */
  alone(who: Who, year: number, survivor: SurvivorsClaim): number;
  /** How one who is left takes the survivor's benefit; `month` is the first one after the death. */
  survivor(who: Who, month: number): SurvivorsClaim;
}

/** In how many months of a year something is paid that starts in `month`. */
const monthsIn = (year: number, month: number) => Math.min(12, Math.max(0, (year + 1) * 12 - month));
const fullAgeMonth = ({ month, fullRetirementAge }: Claimant) => month + fullRetirementAge;

/** Monthly amounts before and from full retirement age on, when the months held back because of work are given back. */
interface Amounts {
  readonly own: number;
  readonly ownLater: number;
  readonly spouse: number;
  readonly spouseLater: number;
  readonly spouseMonth: number;
  readonly work: WorkWhileClaiming;
}

const ownOf = ({ claimant, claimMonth }: Claiming, law: ClaimingLaw) =>
  ownPayments(claimant, claimMonth, smoothed, law).lasting;

function spouseOf(one: Claiming, other: Claiming | undefined, own: number, startMonth: number, law: ClaimingLaw) {
  return other === undefined ? 0 : spousePayment(one.claimant, other.claimant, own, startMonth, smoothed, law);
}

function amountsOf(one: Claiming, other: Claiming | undefined, law: BenefitsLaw): Amounts {
  const { claiming } = law;
  const { claimant, claimMonth, earningsIn } = one;
  const own = ownOf(one, claiming);
  const spouseMonth = Math.max(claimMonth, other?.claimMonth ?? claimMonth);
  const spouse = spouseOf(one, other, own, spouseMonth, claiming);
  const toOther = other === undefined ? 0 : spouseOf(other, one, ownOf(other, claiming), spouseMonth, claiming);
  const work = workWhileClaiming(
    {
      birthMonth: claimant.month,
      claimMonth,
      fullRetirementAge: claimant.fullRetirementAge,
      monthlyBenefit: own + (spouseMonth < fullAgeMonth(claimant) ? spouse + toOther : 0),
      earningsIn,
    },
    law.earningsTest,
  );
  const ownLater =
    work.monthsWithheld === 0
      ? own
      : ownPayments(claimant, claimant.month + work.laterClaimAge, smoothed, claiming).lasting;
  // Months held back while the spouse's part was due are given back in it too.
  const givenBack = Math.min(work.monthsWithheld, Math.max(0, fullAgeMonth(claimant) - spouseMonth));
  const spouseLater = givenBack === 0 ? spouse : spouseOf(one, other, ownLater, spouseMonth + givenBack, claiming);
  return { own, ownLater, spouse, spouseLater, spouseMonth, work };
}

const monthsWithheldBefore = (end: number, { years }: WorkWhileClaiming) =>
  years.reduce((sum, { year, test }) => sum + (year < end ? test.monthsWithheld : 0), 0);

/** What a year pays of an amount that changes at full retirement age. */
function paidIn(year: number, from: number, changes: number, before: number, later: number) {
  const months = monthsIn(year, from);
  const monthsLater = Math.min(months, monthsIn(year, changes));
  return (months - monthsLater) * before + monthsLater * later;
}

/** The earnings tests a household meets, for each of its people who have a year with one. */
export const testsOf = (
  [one, other]: readonly [Claiming] | readonly [Claiming, Claiming],
  law: BenefitsLaw,
): readonly WorkWhileClaiming[] =>
  other === undefined
    ? [amountsOf(one, undefined, law).work]
    : [amountsOf(one, other, law).work, amountsOf(other, one, law).work];

/**
 * What Social Security pays in a year. Work before full retirement age holds benefits back, those of a spouse on the same record
 * with them, and raises the own benefit later.
 *
 * Somebody who is left alone claims the own benefit as planned, and the survivor's benefit in the month from 60 on (or from the
 * death) that pays the most in all up to the last year: the two may start at different times, and the larger is paid (42 USC
 * 402(e), (k)(3)). Starting before full retirement age for survivors costs up to 28.5%.
 *
 * Leaves out: children, rounding to whole dollars, and months of a survivor's benefit held back because of work that are given back later.
 */
export function benefitsOf(
  claims: readonly [Claiming] | readonly [Claiming, Claiming],
  scenario: TrustFundForecast | null,
  law: BenefitsLaw,
): HouseholdBenefits {
  const [one, other] = claims;
  const first = amountsOf(one, other, law);
  const withheldIn = ({ work }: Amounts, year: number) =>
    work.years.find((worked) => worked.year === year)?.test.withheld ?? 0;
  const ownIn = ({ own, ownLater }: Amounts, { claimant, claimMonth }: Claiming, year: number) =>
    paidIn(year, claimMonth, fullAgeMonth(claimant), own, ownLater);
  if (other === undefined) {
    const together = (year: number) =>
      shareOfBenefits(year, scenario) * Math.max(0, ownIn(first, one, year) - withheldIn(first, year));
    return {
      together,
      ofFirst: together,
      alone: (_, year) => together(year),
      survivor: (_, startMonth) => ({ startMonth, monthly: 0, deceasedAmount: 0, deceasedBenefit: 0 }),
    };
  }
  const second = amountsOf(other, one, law);
  const spousesIn = ({ spouse, spouseLater, spouseMonth }: Amounts, { claimant }: Claiming, year: number) =>
    paidIn(year, spouseMonth, fullAgeMonth(claimant), spouse, spouseLater);
  const amounts = [first, second] as const;
  const both = [one, other] as const;
  return {
    together: (year) => {
      const due =
        ownIn(first, one, year) +
        ownIn(second, other, year) +
        spousesIn(first, one, year) +
        spousesIn(second, other, year);
      return shareOfBenefits(year, scenario) * Math.max(0, due - withheldIn(first, year) - withheldIn(second, year));
    },
    ofFirst: (year) =>
      shareOfBenefits(year, scenario) *
      Math.max(0, ownIn(first, one, year) + spousesIn(first, one, year) - withheldIn(first, year)),
    alone: (who, year, survivor) =>
      shareOfBenefits(year, scenario) * aloneIn(both[who], amounts[who], survivor, year, law),
    survivor: (who, month) => {
      const deceased = who === 0 ? 1 : 0;
      return bestSurvivorsClaim(both[who], amounts[who], both[deceased], amounts[deceased], month, law);
    },
  };
}

/** What a year pays to somebody alone: month by month the larger of the own and the survivor's benefit, less what work holds back. */
function aloneIn(
  { claimant, claimMonth, earningsIn }: Claiming,
  { own, ownLater }: Amounts,
  { startMonth, monthly }: SurvivorsClaim,
  year: number,
  law: BenefitsLaw,
): number {
  const fullAge = fullAgeMonth(claimant);
  const [january, end] = [year * 12, (year + 1) * 12];
  const larger = (month: number) => {
    const ownNow = month < claimMonth ? 0 : month < fullAge ? own : ownLater;
    return month < startMonth ? ownNow : Math.max(ownNow, monthly);
  };
  let beforeFullAge = 0;
  let due = 0;
  for (let month = january; month < end; ) {
    let next = end;
    for (const change of [claimMonth, fullAge, startMonth]) if (change > month && change < next) next = change;
    const paid = (next - month) * larger(month);
    due += paid;
    if (month < fullAge) beforeFullAge += paid;
    month = next;
  }
  const monthsBefore = Math.min(12, fullAge - january);
  if (monthsBefore <= 0 || beforeFullAge === 0) return due;
  const reachesFullRetirementAge = fullAge < end;
  const earnings = earningsIn(year) * (reachesFullRetirementAge ? monthsBefore / 12 : 1);
  const monthlyBenefit = beforeFullAge / monthsBefore;
  const tested = { earnings, reachesFullRetirementAge, benefitMonths: monthsBefore, monthlyBenefit };
  return due - earningsTest(tested, law.earningsTest).withheld;
}

/**
 * What the survivor's benefit is reckoned from, when `month` is the first one after the death: the record up to it, and what was paid; for a
 * death before the claim the full amount, with credits up to the death.
 */
function leftBy({ claimant, claimMonth }: Claiming, { work }: Amounts, month: number, law: ClaimingLaw) {
  const amount = amountLeft(claimant, month);
  const deceased = { ...claimant, primaryInsuranceAmount: amount };
  const benefitFrom = (start: number) => ownPayments(deceased, start, smoothed, law).lasting;
  if (claimMonth >= month) return { deceased, benefit: month <= fullAgeMonth(claimant) ? amount : benefitFrom(month) };
  const withheld = monthsWithheldBefore(yearOf(month), work);
  const { month: birthMonth, fullRetirementAge } = claimant;
  const counted = claimAgeAfterWithholding(claimMonth - birthMonth, withheld, fullRetirementAge);
  return { deceased, benefit: benefitFrom(birthMonth + counted) };
}

function bestSurvivorsClaim(
  one: Claiming,
  amounts: Amounts,
  deceased: Claiming,
  amountsOfDeceased: Amounts,
  month: number,
  law: BenefitsLaw,
): SurvivorsClaim {
  const { claimant, claimMonth, lastYear } = one;
  const { deceased: died, benefit: deceasedBenefit } = leftBy(deceased, amountsOfDeceased, month, law.claiming);
  const from = Math.max(month, claimant.month + law.claiming.survivorEarliestAge);
  const full = claimant.month + claimant.survivorFullRetirementAge;
  const starting = (startMonth: number): SurvivorsClaim => ({
    startMonth,
    monthly: survivorPayment(claimant, died, deceasedBenefit, startMonth, smoothed, law.claiming),
    deceasedAmount: died.primaryInsuranceAmount,
    deceasedBenefit,
  });
  /** From this year on nothing changes any more. */
  const settled = yearOf(Math.max(full, fullAgeMonth(claimant), claimMonth)) + 1;
  let best = starting(from);
  let most = Number.NEGATIVE_INFINITY;
  for (let start = from; start <= Math.max(from, full); start++) {
    const claim = starting(start);
    let total = Math.max(0, lastYear - settled + 1) * aloneIn(one, amounts, claim, settled, law);
    for (let year = yearOf(from); year < settled && year <= lastYear; year++)
      total += aloneIn(one, amounts, claim, year, law);
    if (total > most) [best, most] = [claim, total];
  }
  return best;
}
