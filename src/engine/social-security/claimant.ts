/** A person who is choosing a claiming age, and what is paid to them from each month on. */
import { type Birth, birthOn, type CalendarDate, type EarliestAgeLaw, yearOf } from "./birth.ts";
import { type Ages, type AgesByBirthYear, agesOfBirthYear, type WorkerFactorLaw } from "./claiming-age.ts";
import { creditedAge, retirementBenefit } from "./retirement-benefit.ts";
import { type SpouseBenefitLaw, spouseBenefit } from "./spouse-benefit.ts";
import { type SurvivorBenefitLaw, survivorBenefit } from "./survivor-benefit.ts";

/** The law that determines what is paid from each claiming age. */
export interface ClaimingLaw extends EarliestAgeLaw, WorkerFactorLaw, SpouseBenefitLaw, SurvivorBenefitLaw {}

export interface Claimant extends Birth, Ages {
  /** 0 for someone without a benefit on their own record. */
  readonly primaryInsuranceAmount: number;
  /**
   * The amount before work after the claim counts, in the years before each of these, first to last (42 USC 415(f)(2)).
   */
  readonly earlierAmounts?: readonly { readonly beforeYear: number; readonly amount: number }[];
  /** The amount that survivors' benefits use after a death in a year; by default, that year's amount. */
  readonly amountIfDiedIn?: (year: number) => number;
}

/** A claimant with the amount that applies in a month. */
export function claimantIn<T extends Claimant>(person: T, month: number): T {
  const amount = person.earlierAmounts?.find(({ beforeYear }) => month < beforeYear * 12)?.amount;
  return amount === undefined ? person : { ...person, primaryInsuranceAmount: amount };
}
/**
 * The amount that survivors' benefits use if `month` is the first one after the death; the record ends with its year.
 */
export const amountLeft = (person: Claimant, month: number): number =>
  person.amountIfDiedIn?.(yearOf(month - 1)) ?? claimantIn(person, month).primaryInsuranceAmount;
/** The months after `month` in which one of these people's amount rises. */
export const raisesAfter = (month: number, ...people: readonly Claimant[]): readonly number[] =>
  [...new Set(people.flatMap(({ earlierAmounts = [] }) => earlierAmounts.map(({ beforeYear }) => beforeYear * 12)))]
    .filter((january) => january > month)
    .sort((a, b) => a - b);

export function claimant(born: CalendarDate, amount: number, ages: AgesByBirthYear, law: ClaimingLaw): Claimant {
  const birth = birthOn(born, law);
  return { ...birth, ...agesOfBirthYear(birth.year, ages), primaryInsuranceAmount: amount };
}

/** How payments are counted in a comparison. */
export interface PaymentRules {
  /** Credits from the year of the claim are paid only from January; otherwise from the first month. */
  readonly creditsWaitForJanuary: boolean;
  /** Each payment is rounded down to a dollar; otherwise it isn't rounded. */
  readonly wholeDollars: boolean;
}
/** Without the small steps, so that a comparison changes smoothly. */
export const smoothed: PaymentRules = { creditsWaitForJanuary: false, wholeDollars: false };

const payment = ({ wholeDollars }: PaymentRules, benefit: { paid: number; unrounded: number }) =>
  wholeDollars ? benefit.paid : benefit.unrounded;

/** Months in which a benefit may start: from `now` (or up to six months back, after full retirement age) to 70. */
export function claimMonths(
  person: Claimant,
  now: number,
  { latestCreditAge }: ClaimingLaw,
): readonly [number, number] {
  const RETROACTIVE = 6; // 20 CFR 404.621(a)
  const fullAgeMonth = person.month + person.fullRetirementAge;
  const soonest = now > fullAgeMonth ? Math.max(fullAgeMonth, now - RETROACTIVE) : now;
  const first = Math.max(person.month + person.earliestClaimAge, soonest);
  return [first, Math.max(first, person.month + latestCreditAge)];
}

/**
 * The own monthly payment: `first` until `lastingFrom`, the January when it includes all credits, and `lasting` from
 * then on.
 */
export function ownPayments(person: Claimant, claimMonth: number, rules: PaymentRules, law: ClaimingLaw) {
  const pays = (claimAge: number) => payment(rules, retirementBenefit({ ...person, claimAge }, law));
  const claimAge = claimMonth - person.month;
  const { month: birthMonth, fullRetirementAge } = person;
  const firstAge = creditedAge({ birthMonth, claimAge, fullRetirementAge, at: claimMonth }, law);
  const lasting = pays(claimAge);
  if (!rules.creditsWaitForJanuary || firstAge === claimAge)
    return { first: lasting, lasting, lastingFrom: claimMonth };
  return { first: pays(firstAge), lasting, lastingFrom: (Math.floor(claimMonth / 12) + 1) * 12 };
}

/** Months with the same payment; `end` is the first month without it. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly amount: number;
}

/** The own monthly payments from the claim on, with the increases from credits and later work. */
export function ownStretches(
  person: Claimant,
  claimMonth: number,
  rules: PaymentRules,
  law: ClaimingLaw,
): readonly Stretch[] {
  const { lastingFrom } = ownPayments(person, claimMonth, rules, law);
  const starts = [...new Set([claimMonth, lastingFrom, ...raisesAfter(claimMonth, person)])].sort((a, b) => a - b);
  return starts.map((start, i) => {
    const { first, lasting } = ownPayments(claimantIn(person, start), claimMonth, rules, law);
    return { start, end: starts[i + 1] ?? Number.POSITIVE_INFINITY, amount: start < lastingFrom ? first : lasting };
  });
}

/** Monthly payment of the spouse's part that starts in `startMonth`, the later of the two claims. */
export function spousePayment(
  person: Claimant,
  other: Claimant,
  ownBenefit: number,
  startMonth: number,
  rules: PaymentRules,
  law: ClaimingLaw,
): number {
  const claim = {
    otherAmount: other.primaryInsuranceAmount,
    ownAmount: person.primaryInsuranceAmount,
    ownBenefit,
    startAge: startMonth - person.month,
    fullRetirementAge: person.fullRetirementAge,
  };
  return payment(rules, spouseBenefit(claim, law));
}

/**
 * Monthly payment to a survivor who starts in `startMonth`, if the deceased was (or would have been) paid
 * `deceasedBenefit`.
 */
export function survivorPayment(
  person: Claimant,
  deceased: Claimant,
  deceasedBenefit: number,
  startMonth: number,
  rules: PaymentRules,
  law: ClaimingLaw,
): number {
  const claim = {
    deceasedAmount: deceased.primaryInsuranceAmount,
    deceasedBenefit,
    startAge: startMonth - person.month,
    monthsGivenBack: 0,
    survivorFullRetirementAge: person.survivorFullRetirementAge,
  };
  return payment(rules, survivorBenefit(claim, law));
}
