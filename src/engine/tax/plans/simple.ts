import { type CatchUpLaw, catchUpLimit } from "./catch-up.ts";

export interface SimpleLaw extends CatchUpLaw {
  readonly simpleDeferralLimit: number;
  readonly simpleCatchUp: number;
  readonly simpleHigherCatchUp: number;
  readonly simpleMatchRate: number;
  /** The limit on a person's deferrals to all plans combined. */
  readonly deferralLimit: number;
}

export interface SimpleOwner {
  /** Profit times 92.35% (Schedule SE, line 4a): the compensation for a SIMPLE plan. */
  readonly netEarnings: number;
  /** At the end of the year. */
  readonly age: number;
  readonly deferralsElsewhere: number;
}

export type SimplePlan = ReturnType<typeof simplePlan>;

/**
 * The largest contributions of an owner to a SIMPLE IRA: deferral and 3% match. Dollars, unrounded.
 *
 * Leaves out: the extra nonmatching contribution of up to 10% (26 USC 408(p)(2)(A)(iv)), and owners who had a 401(k) in
 * the three years before the SIMPLE plan, who don't get the higher limit for small employers (408(p)(2)(E)(iv)).
 */
export function simplePlan({ netEarnings, age, deferralsElsewhere }: SimpleOwner, law: SimpleLaw) {
  const deferralRoom = Math.max(0, law.deferralLimit - deferralsElsewhere);
  const deferral = Math.min(law.simpleDeferralLimit, deferralRoom, netEarnings);
  const catchUpLimitForAge = catchUpLimit(age, law.simpleCatchUp, law.simpleHigherCatchUp, law);
  const catchUpContribution = Math.min(catchUpLimitForAge, netEarnings - deferral);
  const match = Math.min(law.simpleMatchRate * netEarnings, deferral + catchUpContribution);
  const total = deferral + catchUpContribution + match;
  return { deferralRoom, deferral, catchUpLimitForAge, catchUpContribution, match, total };
}
