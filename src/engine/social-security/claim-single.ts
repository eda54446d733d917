import { totals } from "./chances.ts";
import { type Claimant, type ClaimingLaw, claimMonths, ownPayments, type PaymentRules } from "./claimant.ts";

/** What one person's plan is compared by; see `chances.ts`. Arrays start at the month `from`. */
export interface SingleOutlook {
  readonly now: number;
  readonly from: number;
  readonly alive: Float64Array;
  readonly discount: Float64Array;
}

export interface ClaimValue {
  readonly claimMonth: number;
  /** Present value of the payments expected, dollars of today. */
  readonly value: number;
}

/** The present value of every month a single person may claim in. */
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
    const own = ownPayments(person, claimMonth, rules, law);
    const value = own.first * (worth(claimMonth) - worth(own.lastingFrom)) + own.lasting * worth(own.lastingFrom);
    return { claimMonth, value };
  });
}

/** The plan worth most. Of equal ones the later is taken, which insures better against a long life, or the first. */
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
