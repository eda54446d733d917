import { totals } from "./chances.ts";
import {
  type Claimant,
  type ClaimingLaw,
  claimMonths,
  ownStretches,
  type PaymentRules,
  type Stretch,
} from "./claimant.ts";

/** What a single person's claims are compared by; see `chances.ts`. Arrays start at the month `from`. */
export interface SingleOutlook {
  readonly now: number;
  readonly from: number;
  readonly alive: Float64Array;
  readonly discount: Float64Array;
}

export interface ClaimValue {
  readonly claimMonth: number;
  /** Present value of the expected payments, in today's dollars. */
  readonly value: number;
}

/** What stretches of payments are worth; `worth` gives the value of a dollar a month from a month on. */
export const worthOf = (stretches: readonly Stretch[], worth: (month: number) => number): number =>
  stretches.reduce((sum, { start, end, amount }) => sum + amount * (worth(start) - worth(end)), 0);

/** The present value of every month in which a single person may claim. Today's dollars. */
export function singleClaimValues(
  person: Claimant,
  { now, from, alive, discount }: SingleOutlook,
  rules: PaymentRules,
  law: ClaimingLaw,
): ClaimValue[] {
  const worth = totals(
    from,
    alive.map((chance, i) => chance * (discount[i] as number)),
  );
  const [first, last] = claimMonths(person, now, law);
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const claimMonth = first + i;
    return { claimMonth, value: worthOf(ownStretches(person, claimMonth, rules, law), worth) };
  });
}

/** The plan worth the most. In a tie, the later one, which is better insurance for a long life, or the first. */
export function bestOf<T extends { readonly value: number }>(
  plans: readonly T[],
  ofEqual: "later" | "first" = "later",
): T {
  const [start] = plans;
  if (start === undefined) throw new Error("No month to claim in");
  return plans.reduce((best, plan) =>
    plan.value > best.value || (ofEqual === "later" && plan.value === best.value) ? plan : best,
  );
}
