import { totals } from "./chances.ts";
import { worthOf } from "./claim-single.ts";
import {
  type Claimant,
  type ClaimingLaw,
  claimantIn,
  claimMonths,
  ownPayments,
  ownStretches,
  type PaymentRules,
  raisesAfter,
  type Stretch,
  spousePayment,
} from "./claimant.ts";
import { type OneClaim, survivorsAsPlanned, survivorsByLaw } from "./survivor-value.ts";

/**
 * What a couple's claims are compared by; see `chances.ts`. The two lives are independent. Arrays start at the month
 * `from`.
 */
export interface CoupleOutlook {
  readonly now: number;
  readonly from: number;
  readonly alive: readonly [Float64Array, Float64Array];
  readonly discount: Float64Array;
  /**
   * How survivors' benefits are counted. By law: with the start from 60 on that is worth the most and, for a death
   * before the claim, the full amount with credits until then. Or the simpler way of some published comparisons: from
   * full retirement age for survivors on, as if the deceased had claimed as planned.
   */
  readonly survivors: "by law" | "as planned";
}

export interface CoupleClaimValue {
  readonly claimMonths: readonly [number, number];
  /** The first month of each person's spouse's part; null if there is none. */
  readonly spouseMonths: readonly [number | null, number | null];
  readonly value: number;
}

/**
 * The present value of every pair of months in which a couple may claim. Today's dollars.
 *
 * A survivor claims the own benefit as planned, and gets the larger of it and the survivor's benefit. Work after a
 * claim raises the own benefits and the spouse's part each January; survivors' benefits use the whole record. Leaves
 * out: children, a second marriage, and what work withholds.
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
      const [toA, toB] = [spousesPart(a, b, start), spousesPart(b, a, start)];
      const value =
        a.ownValue +
        b.ownValue +
        worthOf(toA, both) +
        worthOf(toB, both) +
        sides[0].survivorValue(a, b) +
        sides[1].survivorValue(b, a);
      const startsIn = (part: readonly Stretch[]) => part.find(({ amount }) => amount > 0)?.start ?? null;
      plans.push({
        claimMonths: [a.claimMonth, b.claimMonth],
        spouseMonths: [startsIn(toA), startsIn(toB)],
        value,
      });
    }
  return plans;

  /** What `me` is paid on top of the own benefit while both live. */
  function spousesPart(me: OneClaim, them: OneClaim, start: number): readonly Stretch[] {
    const starts = [start, ...raisesAfter(start, me.person, them.person)];
    return starts.map((from, i) => {
      const [one, other] = [claimantIn(me.person, from), claimantIn(them.person, from)];
      const own = one === me.person ? me.lasting : ownPayments(one, me.claimMonth, rules, law).lasting;
      const amount = spousePayment(one, other, own, start, rules, law);
      return { start: from, end: starts[i + 1] ?? Number.POSITIVE_INFINITY, amount };
    });
  }
}

/** One of the two: what each claim month is worth by itself, and as the other's survivor. */
function side(
  who: 0 | 1,
  couple: readonly [Claimant, Claimant],
  { now, from, alive, discount, survivors }: CoupleOutlook,
  rules: PaymentRules,
  law: ClaimingLaw,
) {
  const person = couple[who];
  const other = couple[1 - who] as Claimant;
  const mine = alive[who];
  const others = alive[1 - who] as Float64Array;
  const worthAlive = discount.map((worth, i) => worth * (mine[i] as number));
  const whileAlive = totals(from, worthAlive);
  const claimOf = (claimMonth: number): OneClaim => {
    const own = ownStretches(person, claimMonth, rules, law);
    const { lasting } = ownPayments(person, claimMonth, rules, law);
    return { person, claimMonth, own, lasting, ownValue: worthOf(own, whileAlive) };
  };
  const [first, last] = claimRange(person, other, now, law);
  const claims = Array.from({ length: last - first + 1 }, (_, i) => claimOf(first + i));
  const left = { from, worthAlive, whileAlive, others };
  const value = survivors === "by law" ? survivorsByLaw : survivorsAsPlanned;
  return { claims, survivorValue: value(person, other, left, rules, law) };
}

/** Someone without an own benefit claims only the spouse's part, which may start after 70 if the other claims late. */
function claimRange(person: Claimant, other: Claimant, now: number, law: ClaimingLaw): readonly [number, number] {
  const [first, last] = claimMonths(person, now, law);
  if (person.primaryInsuranceAmount > 0) return [first, last];
  const fullAge = person.month + person.fullRetirementAge;
  return [first, Math.max(first, fullAge, other.month + law.latestCreditAge)];
}
