import { totals } from "./chances.ts";
import { type Claimant, type ClaimingLaw, ownPayments, type PaymentRules, survivorPayment } from "./claimant.ts";

interface LoneOutlook {
  /** The month in which the arrays start. */
  readonly from: number;
  /** Worth of a dollar to the survivor, if alive. */
  readonly worthAlive: Float64Array;
  /** Chance that the other is alive. */
  readonly others: Float64Array;
}

/**
 * By how much survivors' benefits differ from those after a claim as planned, because the other may die before it.
 *
 * Before full retirement age the survivor's benefit is then the full amount; later, the amount with credits up to the death.
 * The result adds that difference for a planned claim month, over the months from `start` up to `end`.
 */
export function diedUnclaimed(
  person: Claimant,
  other: Claimant,
  { from, worthAlive, others }: LoneOutlook,
  rules: PaymentRules,
  law: ClaimingLaw,
) {
  const atOnce: PaymentRules = { ...rules, creditsWaitForJanuary: false };
  const fullAge = other.month + other.fullRetirementAge;
  const monthsTo70 = Math.max(0, other.month + law.latestCreditAge - from);
  /** The survivor's payment after a death in each month in which nothing was claimed. */
  const payments = Array.from({ length: monthsTo70 }, (_, i) => {
    const credited = ownPayments(other, Math.max(from + i, fullAge), atOnce, law).lasting;
    return survivorPayment(person, other, credited, person.month + person.survivorFullRetirementAge, rules, law);
  });
  /** The chance of dying in each month; the first holds what is counted before it. */
  const dying = payments.map((_, i) => (i === 0 ? 1 : (others[i] ?? 0)) - (others[i + 1] ?? 0));
  const worth = totals(from, worthAlive);

  return (plannedClaim: number, planned: number, own: number, start: number, end: number): number => {
    const asPlanned = Math.max(0, planned - own);
    const unclaimedMonths = Math.max(0, Math.min(payments.length, plannedClaim - from));
    let value = 0;
    let difference = 0; // expected, over the deaths so far
    for (let i = 0; i < unclaimedMonths; i++) {
      const month = from + i;
      if (month >= start && month < end) value += difference * (worthAlive[i] as number);
      difference += (dying[i] as number) * (Math.max(0, (payments[i] as number) - own) - asPlanned);
    }
    const rest = Math.max(start, from + unclaimedMonths);
    return rest < end ? value + difference * (worth(rest) - worth(end)) : value;
  };
}
