import { totals } from "./chances.ts";
import {
  type Claimant,
  type ClaimingLaw,
  claimMonths,
  ownPayments,
  type PaymentRules,
  spousePayment,
  survivorPayment,
} from "./claimant.ts";
import { diedUnclaimed } from "./died-unclaimed.ts";

/** What a couple's plan is compared by; see `chances.ts`. The two lives are independent. Arrays start at the month `from`. */
export interface CoupleOutlook {
  readonly now: number;
  readonly from: number;
  readonly alive: readonly [Float64Array, Float64Array];
  readonly discount: Float64Array;
  /**
   * What a survivor gets if the other dies before claiming: by law the full amount, with credits up to the death; or, in the
   * simpler count of some published comparisons, as if the other had claimed as planned.
   */
  readonly deathBeforeClaim: "by law" | "as planned";
}

export interface CoupleClaimValue {
  readonly claimMonths: readonly [number, number];
  /** First month of the spouse's part of each; null where there is none. */
  readonly spouseMonths: readonly [number | null, number | null];
  readonly value: number;
}

/**
 * The present value of every pair of months a couple may claim in.
 *
 * A survivor takes the survivor's benefit at full retirement age for survivors, or at once if the death is later, and then
 * gets the larger of it and the own one. Leaves out: claiming it earlier, children, and a second marriage.
 */
export function coupleClaimValues(
  couple: readonly [Claimant, Claimant],
  outlook: CoupleOutlook,
  rules: PaymentRules,
  law: ClaimingLaw,
): CoupleClaimValue[] {
  const { from, alive, discount } = outlook;
  const both = totals(
    from,
    discount.map((worth, i) => worth * (alive[0][i] as number) * (alive[1][i] as number)),
  );
  const sides = [side(0, couple, outlook, rules, law), side(1, couple, outlook, rules, law)] as const;
  const plans: CoupleClaimValue[] = [];
  for (const a of sides[0].claims)
    for (const b of sides[1].claims) {
      const start = Math.max(a.claimMonth, b.claimMonth);
      const spouseA = spousePayment(couple[0], couple[1], a.own.lasting, start, rules, law);
      const spouseB = spousePayment(couple[1], couple[0], b.own.lasting, start, rules, law);
      const value =
        a.ownValue +
        b.ownValue +
        (spouseA + spouseB) * both(start) +
        sides[0].survivorValue(a, b) +
        sides[1].survivorValue(b, a);
      plans.push({
        claimMonths: [a.claimMonth, b.claimMonth],
        spouseMonths: [spouseA > 0 ? start : null, spouseB > 0 ? start : null],
        value,
      });
    }
  return plans;
}

interface OneClaim {
  readonly claimMonth: number;
  readonly own: ReturnType<typeof ownPayments>;
  readonly ownValue: number;
}

/** One of the two: what each claim month is worth by itself, and as a survivor of the other's. */
function side(
  who: 0 | 1,
  couple: readonly [Claimant, Claimant],
  { now, from, alive, discount, deathBeforeClaim }: CoupleOutlook,
  rules: PaymentRules,
  law: ClaimingLaw,
) {
  const person = couple[who];
  const other = couple[1 - who] as Claimant;
  const mine = alive[who];
  const others = alive[1 - who] as Float64Array;
  const worthAlive = discount.map((worth, i) => worth * (mine[i] as number));
  const lone = totals(
    from,
    worthAlive.map((worth, i) => worth * (1 - (others[i] as number))),
  );
  const whileAlive = totals(from, worthAlive);
  const survivorFrom = person.month + person.survivorFullRetirementAge;

  const claimOf = (claimMonth: number): OneClaim => {
    const own = ownPayments(person, claimMonth, rules, law);
    const ownValue =
      own.first * (whileAlive(claimMonth) - whileAlive(own.lastingFrom)) + own.lasting * whileAlive(own.lastingFrom);
    return { claimMonth, own, ownValue };
  };
  const [first, last] = claimRange(person, other, now, law);
  const claims = Array.from({ length: last - first + 1 }, (_, i) => claimOf(first + i));

  const unclaimed =
    deathBeforeClaim === "by law" ? diedUnclaimed(person, other, { from, worthAlive, others }, rules, law) : null;

  /** What survivors' benefits add to the own ones. */
  const survivorValue = (me: OneClaim, them: OneClaim): number => {
    const full = survivorPayment(person, other, them.own.lasting, survivorFrom, rules, law);
    // The own payment in the three stretches of time: before the claim, until all credits are paid, and from then on.
    const stretches = [
      [survivorFrom, me.claimMonth, 0],
      [me.claimMonth, me.own.lastingFrom, me.own.first],
      [me.own.lastingFrom, Number.POSITIVE_INFINITY, me.own.lasting],
    ] as const;
    let value = 0;
    for (const [start, end, own] of stretches) {
      const a = Math.max(start, survivorFrom);
      if (a >= end) continue;
      value += Math.max(0, full - own) * (lone(a) - lone(end));
      if (unclaimed !== null) value += unclaimed(them.claimMonth, full, own, a, end);
    }
    return value;
  };
  return { claims, survivorValue };
}

/** Somebody without an own benefit claims the spouse's part alone, which may start after 70 if the other claims late. */
function claimRange(person: Claimant, other: Claimant, now: number, law: ClaimingLaw): readonly [number, number] {
  const [first, last] = claimMonths(person, now, law);
  if (person.primaryInsuranceAmount > 0) return [first, last];
  const fullAge = person.month + person.fullRetirementAge;
  return [first, Math.max(first, fullAge, other.month + law.latestCreditAge)];
}
