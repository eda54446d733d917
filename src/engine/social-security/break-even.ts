import { type Claimant, type ClaimingLaw, ownStretches, type PaymentRules } from "./claimant.ts";

/** Age in months at which to stop looking. */
const OLDEST = 120 * 12;

/**
 * The age in months at which someone who claimed in `late` has received as much in total as someone who claimed in
 * `early`, in constant dollars; null if that doesn't happen before 120.
 */
export function breakEvenAge(
  person: Claimant,
  early: number,
  late: number,
  rules: PaymentRules,
  law: ClaimingLaw,
): number | null {
  const paidBy = (claimMonth: number) => {
    const stretches = ownStretches(person, claimMonth, rules, law);
    return (month: number) => stretches.find(({ start, end }) => month >= start && month < end)?.amount ?? 0;
  };
  const [one, other] = [paidBy(early), paidBy(late)];
  let ahead = 0;
  for (let month = early; month < person.month + OLDEST; month++) {
    ahead += one(month) - other(month);
    if (month >= late && ahead <= 0) return month - person.month;
  }
  return null;
}
