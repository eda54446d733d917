/** Social Security of a household by calendar year: while both live, and for each of them alone. Dollars a year, today's. */
import {
  type Claimant,
  type ClaimingLaw,
  ownPayments,
  smoothed,
  spousePayment,
  survivorPayment,
} from "../../social-security/claimant.ts";
import type { EarningsTestLaw } from "../../social-security/earnings-test.ts";
import { shareOfBenefits, type TrustFundForecast } from "../../social-security/trust-fund.ts";
import { type WorkWhileClaiming, workWhileClaiming } from "../../social-security/work-while-claiming.ts";

export interface Claiming {
  readonly claimant: Claimant;
  readonly claimMonth: number;
  /** Wages and net earnings from self-employment of a calendar year. */
  readonly earningsIn: (year: number) => number;
}

export interface BenefitsLaw {
  readonly claiming: ClaimingLaw;
  readonly earningsTest: EarningsTestLaw;
}

export interface BenefitsOfYear {
  readonly together: number;
  /** Only the first person lives; only the second. */
  readonly first: number;
  readonly second: number;
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
 * What Social Security pays in a year. A survivor takes the survivor's benefit from the full retirement age for survivors on, as if
 * the other had claimed as planned, and gets the larger of it and the own one. Work before full retirement age holds benefits back, those
 * of a spouse on the same record with them, and raises the own benefit later.
 *
 * Leaves out: children, rounding to whole dollars, and claiming a survivor's benefit early.
 */
export function benefitsOf(
  [one, other]: readonly [Claiming] | readonly [Claiming, Claiming],
  scenario: TrustFundForecast | null,
  law: BenefitsLaw,
): (year: number) => BenefitsOfYear {
  const first = amountsOf(one, other, law);
  const withheldIn = ({ work }: Amounts, year: number) =>
    work.years.find((worked) => worked.year === year)?.test.withheld ?? 0;
  const ownIn = ({ own, ownLater }: Amounts, { claimant, claimMonth }: Claiming, year: number) =>
    paidIn(year, claimMonth, fullAgeMonth(claimant), own, ownLater);
  if (other === undefined)
    return (year) => {
      const own = shareOfBenefits(year, scenario) * Math.max(0, ownIn(first, one, year) - withheldIn(first, year));
      return { together: own, first: own, second: 0 };
    };
  const second = amountsOf(other, one, law);
  const survivorOf = (person: Claiming, deceased: Claiming, { ownLater }: Amounts) =>
    survivorPayment(person.claimant, deceased.claimant, ownLater, smoothed, law.claiming);
  const survivors = [survivorOf(one, other, second), survivorOf(other, one, first)] as const;
  const alone = (own: number, survivor: number, { claimant }: Claiming, year: number) =>
    Math.max(own, survivor * monthsIn(year, claimant.month + claimant.survivorFullRetirementAge));
  const spousesIn = ({ spouse, spouseLater, spouseMonth }: Amounts, { claimant }: Claiming, year: number) =>
    paidIn(year, spouseMonth, fullAgeMonth(claimant), spouse, spouseLater);
  return (year) => {
    const paid = shareOfBenefits(year, scenario);
    const [firstOwn, secondOwn] = [ownIn(first, one, year), ownIn(second, other, year)];
    const [firstHeld, secondHeld] = [withheldIn(first, year), withheldIn(second, year)];
    const due = firstOwn + secondOwn + spousesIn(first, one, year) + spousesIn(second, other, year);
    return {
      together: paid * Math.max(0, due - firstHeld - secondHeld),
      first: paid * alone(Math.max(0, firstOwn - firstHeld), survivors[0], one, year),
      second: paid * alone(Math.max(0, secondOwn - secondHeld), survivors[1], other, year),
    };
  };
}
