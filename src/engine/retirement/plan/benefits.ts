/** A household's Social Security by calendar year, while both live and for a survivor. Dollars a year, today's. */
import { type ClaimingLaw, ownPayments, smoothed, spousePayment } from "../../social-security/claimant.ts";
import { shareOfBenefits, type TrustFundForecast } from "../../social-security/trust-fund.ts";
import { type WorkWhileClaiming, workWhileClaiming } from "../../social-security/work-while-claiming.ts";
import {
  type BenefitsLaw,
  bestSurvivorsClaim,
  type Claiming,
  fullAgeMonth,
  paidToSurvivor,
  type SurvivorsClaim,
} from "./survivor.ts";

export type Who = 0 | 1;

export interface HouseholdBenefits {
  /** Dollars a year while everyone in the household lives. */
  together(year: number): number;
  /** The first person's share of it. */
  ofFirst(year: number): number;
  /** Dollars a year for a survivor. */
  alone(who: Who, year: number, survivor: SurvivorsClaim): number;
  /** How a survivor takes the survivor's benefit; `month` is the first one after the death. */
  survivor(who: Who, month: number): SurvivorsClaim;
}

/** How many months of a year are paid for something that starts in `month`. */
const monthsIn = (year: number, month: number) => Math.min(12, Math.max(0, (year + 1) * 12 - month));

/** Monthly amounts before and after full retirement age, when months withheld because of work are credited back. */
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
  // Months withheld while the spouse's benefit was due are credited back in it too.
  const givenBack = Math.min(work.monthsWithheld, Math.max(0, fullAgeMonth(claimant) - spouseMonth));
  const spouseLater = givenBack === 0 ? spouse : spouseOf(one, other, ownLater, spouseMonth + givenBack, claiming);
  return { own, ownLater, spouse, spouseLater, spouseMonth, work };
}

/** A year's payments of an amount that changes at full retirement age. */
function paidIn(year: number, from: number, changes: number, before: number, later: number) {
  const months = monthsIn(year, from);
  const monthsLater = Math.min(months, monthsIn(year, changes));
  return (months - monthsLater) * before + monthsLater * later;
}

/** The earnings tests that apply to a household, one for each person who has a year with one. */
export const testsOf = (
  [one, other]: readonly [Claiming] | readonly [Claiming, Claiming],
  law: BenefitsLaw,
): readonly WorkWhileClaiming[] =>
  other === undefined
    ? [amountsOf(one, undefined, law).work]
    : [amountsOf(one, other, law).work, amountsOf(other, one, law).work];

/**
 * What Social Security pays in a year, in today's dollars. Work before full retirement age withholds benefits,
 * including those of a spouse on the same record, and raises the worker's own benefit later.
 *
 * A survivor claims the own benefit as planned, and the survivor's benefit in the month (from age 60 or the death) that
 * pays the most in total through the last year. The two may start at different times, and the larger is paid (42 USC
 * 402(e), (k)(3)). Starting before full retirement age for survivors costs up to 28.5%.
 *
 * Leaves out: children, and rounding to whole dollars.
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
      survivor: () => {
        throw new Error("Nobody is left");
      },
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
    alone: (who, year, survivor) => shareOfBenefits(year, scenario) * paidToSurvivor(both[who], survivor, year, law),
    survivor: (who, month) => {
      const deceased = who === 0 ? 1 : 0;
      const work = { ofOne: amounts[who].work, ofDeceased: amounts[deceased].work };
      return bestSurvivorsClaim(both[who], both[deceased], work, month, law);
    },
  };
}
