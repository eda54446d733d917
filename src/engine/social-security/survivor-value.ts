/** What survivors' benefits add to the own ones when comparing a couple's claims. */
import { totals } from "./chances.ts";
import {
  amountLeft,
  type Claimant,
  type ClaimingLaw,
  ownPayments,
  type PaymentRules,
  type Stretch,
  survivorPayment,
} from "./claimant.ts";

/** A claim of one of the two in some month. */
export interface OneClaim {
  readonly person: Claimant;
  readonly claimMonth: number;
  readonly own: readonly Stretch[];
  /** The final own monthly payment. */
  readonly lasting: number;
  readonly ownValue: number;
}

interface LeftAlone {
  /** The month in which the arrays start. */
  readonly from: number;
  /** The value of a dollar in each month to the survivor, if alive, and its sum from a month on. */
  readonly worthAlive: Float64Array;
  readonly whileAlive: (month: number) => number;
  /** Chance that the other is alive. */
  readonly others: Float64Array;
}
type SurvivorValue = (me: OneClaim, them: OneClaim) => number;

/** What a monthly payment from `start` on adds to the own payments, which it replaces where it is larger. */
function added({ own, claimMonth }: OneClaim, payment: number, start: number, worth: (month: number) => number) {
  let value = start < claimMonth ? payment * (worth(start) - worth(claimMonth)) : 0;
  for (const stretch of own) {
    if (stretch.end <= start || stretch.amount >= payment) continue;
    value += (payment - stretch.amount) * (worth(Math.max(start, stretch.start)) - worth(stretch.end));
  }
  return value;
}

/** From full retirement age for survivors on, whenever the other died, and as if the other had claimed as planned. */
export function survivorsAsPlanned(
  person: Claimant,
  other: Claimant,
  { from, worthAlive, others }: LeftAlone,
  rules: PaymentRules,
  law: ClaimingLaw,
): SurvivorValue {
  const full = person.month + person.survivorFullRetirementAge;
  const alone = totals(
    from,
    worthAlive.map((worth, i) => worth * (1 - (others[i] as number))),
  );
  return (me, them) => added(me, survivorPayment(person, other, them.lasting, full, rules, law), full, alone);
}

/**
 * By law, with the best choices: a survivor starts in the month from 60 on that is worth the most, and right away after
 * full retirement age for survivors. A death before the claim leaves the full amount of the record up to the death,
 * with credits until then.
 */
export function survivorsByLaw(
  person: Claimant,
  other: Claimant,
  { from, worthAlive, whileAlive, others }: LeftAlone,
  rules: PaymentRules,
  law: ClaimingLaw,
): SurvivorValue {
  const full = person.month + person.survivorFullRetirementAge;
  const earliest = Math.max(from, person.month + law.survivorEarliestAge);
  const otherAlive = totals(
    from,
    worthAlive.map((worth, i) => worth * (others[i] as number)),
  );
  /** The chance that the other is alive in a month; everyone is alive at the start. */
  const living = (month: number) => (month <= from ? 1 : (others[month - from] ?? 0));
  /** The chance of a death whose first survivor payment is in `month`. */
  const dying = (month: number) => living(month - 1) - living(month);

  /** Payments by starting month, from the earliest to full retirement age. */
  const starts = Math.max(1, full - earliest + 1);
  const paymentsFor = (deceasedBenefit: number, deceased = other) =>
    Float64Array.from({ length: starts }, (_, i) =>
      survivorPayment(person, deceased, deceasedBenefit, earliest + i, rules, law),
    );
  /** For each start, the value of the best start from then on. */
  const bestFrom = (me: OneClaim, payments: Float64Array) => {
    const best = payments.map((payment, i) => added(me, payment, earliest + i, whileAlive));
    for (let i = best.length - 2; i >= 0; i--) best[i] = Math.max(best[i] as number, best[i + 1] as number);
    return (month: number) =>
      month - earliest < starts
        ? (best[Math.max(0, month - earliest)] as number)
        : added(me, payments[starts - 1] as number, month, whileAlive);
  };

  // Deaths before the claim: for each planned month of the claim, the sums depend only on the own claim.
  const otherFull = other.month + other.fullRetirementAge;
  const lastUnclaimed = Math.max(from, other.month + law.latestCreditAge);
  const atOnce: PaymentRules = { ...rules, creditsWaitForJanuary: false };
  let amountBefore = Number.NaN;
  const unclaimedPayments = Array.from({ length: lastUnclaimed - from + 1 }, (_, i) => {
    const amount = amountLeft(other, from + i + 1);
    if (from + i <= otherFull && amount === amountBefore) return null; // as in the month before
    amountBefore = amount;
    const died = { ...other, primaryInsuranceAmount: amount };
    return paymentsFor(ownPayments(died, Math.max(from + i, otherFull), atOnce, law).lasting, died);
  });
  const sumsOfUnclaimed = new Map<number, Float64Array>();
  const unclaimedBefore = (me: OneClaim, month: number): number => {
    let sums = sumsOfUnclaimed.get(me.claimMonth);
    if (sums === undefined) {
      sums = new Float64Array(unclaimedPayments.length);
      let best = bestFrom(me, unclaimedPayments[0] as Float64Array);
      for (let i = 0; i + 1 < sums.length; i++) {
        const payments = unclaimedPayments[i];
        if (i > 0 && payments) best = bestFrom(me, payments);
        const next = from + i + 1;
        sums[i + 1] = (sums[i] as number) + dying(next) * best(next);
      }
      sumsOfUnclaimed.set(me.claimMonth, sums);
    }
    return sums[Math.min(Math.max(month - from, 0), sums.length - 1)] as number;
  };

  const claimedPayments = new Map<number, Float64Array>();
  return (me, them) => {
    const claimed = Math.min(Math.max(them.claimMonth, from), lastUnclaimed);
    let payments = claimedPayments.get(them.claimMonth);
    if (payments === undefined) {
      payments = paymentsFor(them.lasting);
      claimedPayments.set(them.claimMonth, payments);
    }
    const best = bestFrom(me, payments);
    let value = unclaimedBefore(me, claimed);
    // Deaths after the claim, up to the survivor's 60th birthday, leave the same choice; those up to full retirement
    // age leave less and less.
    if (claimed < earliest) value += (living(claimed) - living(earliest)) * best(earliest);
    for (let month = Math.max(claimed, earliest) + 1; month <= full; month++) value += dying(month) * best(month);
    // Later deaths leave no choice: each month's payments go to those whose spouse has died by then.
    const settled = Math.max(claimed, full);
    const payment = payments[starts - 1] as number;
    return (
      value +
      living(settled) * added(me, payment, settled + 1, whileAlive) -
      added(me, payment, settled + 1, otherAlive)
    );
  };
}
