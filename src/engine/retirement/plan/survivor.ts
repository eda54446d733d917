/**
 * A survivor's Social Security: what each year pays, and the survivor's benefit that pays the most. Dollars, today's.
 */
import { startedSteps } from "../../rounding.ts";
import { yearOf } from "../../social-security/birth.ts";
import {
  amountLeft,
  type Claimant,
  type ClaimingLaw,
  claimantIn,
  ownPayments,
  smoothed,
  survivorPayment,
} from "../../social-security/claimant.ts";
import { claimAgeAfterWithholding, type EarningsTestLaw, earningsTest } from "../../social-security/earnings-test.ts";
import type { WorkWhileClaiming } from "../../social-security/work-while-claiming.ts";

export interface Claiming {
  readonly claimant: Claimant;
  readonly claimMonth: number;
  /** Wages and net earnings from self-employment of a calendar year. */
  readonly earningsIn: (year: number) => number;
  /** The last year to compute benefits for. */
  readonly lastYear: number;
}

export interface BenefitsLaw {
  readonly claiming: ClaimingLaw;
  readonly earningsTest: EarningsTestLaw;
}

/** What a survivor's benefit pays from an age on, and the withheld months that were credited back by then. */
interface Given {
  readonly monthsGivenBack: number;
  readonly monthly: number;
}

/** A survivor's benefit as claimed: its first month, what it pays from when, and the amounts it is based on. */
export interface SurvivorsClaim {
  readonly startMonth: number;
  readonly asClaimed: Given;
  readonly from62: Given;
  /** From full retirement age for survivors on. */
  readonly fromFullAge: Given;
  /** Age in months at which the own benefit counts as claimed, from full retirement age on. */
  readonly ownClaimAge: number;
  /**
   * The deceased's primary insurance amount, with the record up to the death, and what was being paid or would have
   * been.
   */
  readonly deceasedAmount: number;
  readonly deceasedBenefit: number;
}

export const fullAgeMonth = ({ month, fullRetirementAge }: Claimant) => month + fullRetirementAge;
const monthsWithheldBefore = (end: number, { years }: WorkWhileClaiming) =>
  years.reduce((sum, { year, test }) => sum + (year < end ? test.monthsWithheld : 0), 0);

/** The months in which a survivor's benefit changes: it is adjusted at 62 and at full retirement age for survivors. */
const changesFor = (claimant: Claimant, { earliestAge }: ClaimingLaw) => ({
  at62: claimant.month + earliestAge,
  atFullAge: claimant.month + claimant.survivorFullRetirementAge,
});

/** What this claim's survivor's benefit pays in a month from its start on. */
export function givenIn(claim: SurvivorsClaim, claimant: Claimant, month: number, law: ClaimingLaw): Given {
  const { at62, atFullAge } = changesFor(claimant, law);
  return month >= atFullAge ? claim.fromFullAge : month >= at62 ? claim.from62 : claim.asClaimed;
}

/**
 * A year of a survivor: each month, the larger of the own and the survivor's benefit, minus what work withholds. Whole
 * months are withheld from January on (42 USC 403(b), (f)). Those before `until` are counted for each of the two
 * benefits due in them.
 */
function survivorsYear(
  { claimant, claimMonth, earningsIn }: Claiming,
  claim: SurvivorsClaim,
  year: number,
  law: BenefitsLaw,
  until = Number.POSITIVE_INFINITY,
) {
  const { startMonth, ownClaimAge } = claim;
  const fullAge = fullAgeMonth(claimant);
  const { at62, atFullAge } = changesFor(claimant, law.claiming);
  const [january, end] = [year * 12, (year + 1) * 12];
  const person = claimantIn(claimant, january);
  const ownFrom = (month: number) => ownPayments(person, month, smoothed, law.claiming).lasting;
  const own = claimMonth < end && january < fullAge ? ownFrom(claimMonth) : 0;
  const ownLater = claimMonth < end && fullAge < end ? ownFrom(claimant.month + ownClaimAge) : 0;
  const due = (month: number) => {
    const ownNow = month < claimMonth ? 0 : month < fullAge ? own : ownLater;
    return month < startMonth ? ownNow : Math.max(ownNow, givenIn(claim, claimant, month, law.claiming).monthly);
  };
  let excess = 0;
  if (january < fullAge) {
    const reachesFullRetirementAge = fullAge < end;
    const earnings = earningsIn(year) * (reachesFullRetirementAge ? (fullAge - january) / 12 : 1);
    const nothingDue = { benefitMonths: 0, monthlyBenefit: 0 };
    excess = earningsTest({ earnings, reachesFullRetirementAge, ...nothingDue }, law.earningsTest).excess;
  }
  let paid = 0;
  let ownHeldBack = 0;
  let survivorsHeldBack = 0;
  for (let month = january; month < end; ) {
    let next = end;
    for (const change of [claimMonth, fullAge, startMonth, at62, atFullAge])
      if (change > month && change < next) next = change;
    const amount = due(month);
    paid += (next - month) * amount;
    if (excess > 0 && amount > 0 && month < fullAge) {
      const heldBack = Math.min(next - month, startedSteps(excess, amount));
      const counted = Math.max(0, Math.min(heldBack, until - month));
      if (month >= claimMonth) ownHeldBack += counted;
      if (month >= startMonth) survivorsHeldBack += counted;
      const withheld = Math.min(excess, (next - month) * amount);
      paid -= withheld;
      excess -= withheld;
    }
    month = next;
  }
  return { paid, ownHeldBack, survivorsHeldBack };
}

/** What a year pays to a survivor with this claim. */
export const paidToSurvivor = (one: Claiming, claim: SurvivorsClaim, year: number, law: BenefitsLaw): number =>
  survivorsYear(one, claim, year, law).paid;

/**
 * What the survivor's benefit is based on, if `month` is the first one after the death: the record up to then and what
 * was paid. For a death before the claim, the full amount with credits earned until the death.
 */
function recordOfDeceased(
  { claimant, claimMonth }: Claiming,
  work: WorkWhileClaiming,
  month: number,
  law: ClaimingLaw,
) {
  const amount = amountLeft(claimant, month);
  const deceased = { ...claimant, primaryInsuranceAmount: amount };
  const benefitFrom = (start: number) => ownPayments(deceased, start, smoothed, law).lasting;
  if (claimMonth >= month) return { deceased, benefit: month <= fullAgeMonth(claimant) ? amount : benefitFrom(month) };
  const withheld = monthsWithheldBefore(yearOf(month), work);
  const { month: birthMonth, fullRetirementAge } = claimant;
  const counted = claimAgeAfterWithholding(claimMonth - birthMonth, withheld, fullRetirementAge);
  return { deceased, benefit: benefitFrom(birthMonth + counted) };
}

/**
 * The survivor's benefit that pays the most in total through the last year, with the own benefit as planned, if `month`
 * is the first one after the death. `work` is what work withheld from each while both lived.
 *
 * Months before full retirement age for survivors in which work withheld all or part of the benefit don't count in the
 * reduction: at 62 the earlier ones are taken out, and at full retirement age all of them (42 USC 402(q)(1), (q)(7); 20
 * CFR 404.412).
 */
export function bestSurvivorsClaim(
  one: Claiming,
  deceased: Claiming,
  work: { readonly ofOne: WorkWhileClaiming; readonly ofDeceased: WorkWhileClaiming },
  month: number,
  law: BenefitsLaw,
): SurvivorsClaim {
  const { claimant, claimMonth, lastYear, earningsIn } = one;
  const { deceased: died, benefit: deceasedBenefit } = recordOfDeceased(deceased, work.ofDeceased, month, law.claiming);
  const { at62, atFullAge } = changesFor(claimant, law.claiming);
  const fullAge = fullAgeMonth(claimant);
  const from = Math.max(month, claimant.month + law.claiming.survivorEarliestAge);
  const ownHeldBackBefore = monthsWithheldBefore(yearOf(month), work.ofOne);
  const ownClaimAge = (heldBack: number) =>
    claimAgeAfterWithholding(claimMonth - claimant.month, ownHeldBackBefore + heldBack, claimant.fullRetirementAge);
  const given = (startMonth: number, monthsGivenBack: number): Given => ({
    monthsGivenBack,
    monthly: survivorPayment(claimant, died, deceasedBenefit, startMonth + monthsGivenBack, smoothed, law.claiming),
  });
  const heldBackUntil = (claim: SurvivorsClaim, until: number) => {
    let [own, survivors] = [0, 0];
    const firstDue = Math.max(month, Math.min(claimMonth, claim.startMonth));
    for (let year = yearOf(firstDue); year * 12 < until; year++) {
      const { ownHeldBack, survivorsHeldBack } = survivorsYear(one, claim, year, law, until);
      own += ownHeldBack;
      survivors += survivorsHeldBack;
    }
    return { own, survivors };
  };
  const works = Array.from({ length: Math.max(0, yearOf(fullAge) - yearOf(month) + 1) }).some(
    (_, i) => earningsIn(yearOf(month) + i) > law.earningsTest.limitBefore,
  );
  const starting = (startMonth: number): SurvivorsClaim => {
    const asClaimed = given(startMonth, 0);
    const claim: SurvivorsClaim = {
      startMonth,
      asClaimed,
      from62: asClaimed,
      fromFullAge: asClaimed,
      ownClaimAge: ownClaimAge(0),
      deceasedAmount: died.primaryInsuranceAmount,
      deceasedBenefit,
    };
    if (!works) return claim;
    const from62 = startMonth < at62 ? given(startMonth, heldBackUntil(claim, at62).survivors) : asClaimed;
    const after62 = { ...claim, from62, fromFullAge: from62 };
    const fromFullAge =
      startMonth < atFullAge ? given(startMonth, heldBackUntil(after62, atFullAge).survivors) : asClaimed;
    const adjusted = { ...after62, fromFullAge };
    return { ...adjusted, ownClaimAge: ownClaimAge(heldBackUntil(adjusted, fullAge).own) };
  };
  /** From this year on nothing changes. */
  const settled = yearOf(Math.max(atFullAge, fullAge, claimMonth)) + 1;
  let best = starting(from);
  let most = Number.NEGATIVE_INFINITY;
  for (let start = from; start <= Math.max(from, atFullAge); start++) {
    const claim = starting(start);
    let total = Math.max(0, lastYear - settled + 1) * paidToSurvivor(one, claim, settled, law);
    for (let year = yearOf(from); year < settled && year <= lastYear; year++)
      total += paidToSurvivor(one, claim, year, law);
    if (total > most) [best, most] = [claim, total];
  }
  return best;
}
