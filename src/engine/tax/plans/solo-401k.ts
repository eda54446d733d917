import { type CatchUpLaw, catchUpLimit } from "./catch-up.ts";
import { type OwnersProfit, reducedRate } from "./sep.ts";

export interface Solo401kLaw extends CatchUpLaw {
  /** The largest employer contribution, as a share of compensation. */
  readonly planRate: number;
  readonly additionsLimit: number;
  readonly deferralLimit: number;
  readonly catchUp: number;
  readonly higherCatchUp: number;
}

export interface Solo401kOwner extends OwnersProfit {
  /** At the end of the year. */
  readonly age: number;
  /** Deferred to an unrelated employer's plan this year, including catch-up. */
  readonly deferralsElsewhere: number;
}

export type Solo401k = ReturnType<typeof solo401k>;

/**
 * The largest contributions of an owner without employees to a 401(k) plan (Publication 560, deduction worksheet for
 * the self-employed, steps 9 to 19). Dollars, unrounded.
 *
 * The largest deferral is taken first; if the overall limit applies, any split with the same total is as good. Leaves
 * out the compensation cap, which never applies before the overall limit does, and Roth contributions, which aren't
 * deductible.
 */
export function solo401k({ netProfit, deductibleHalf, age, deferralsElsewhere }: Solo401kOwner, law: Solo401kLaw) {
  const netEarnings = netProfit - deductibleHalf;
  const earnings = Math.max(0, netEarnings);
  const deferralRoom = Math.max(0, law.deferralLimit - deferralsElsewhere);
  const deferral = Math.min(deferralRoom, earnings);
  const ownersRate = reducedRate(law.planRate);
  const byRate = earnings * ownersRate;
  const additionsRoom = law.additionsLimit - deferral;
  const halfOfRest = (earnings - deferral) / 2;
  const employer = Math.min(byRate, additionsRoom, halfOfRest);
  const rest = earnings - employer - deferral;
  const catchUpLimitForAge = catchUpLimit(age, law.catchUp, law.higherCatchUp, law);
  const catchUpRoom = Math.max(0, catchUpLimitForAge - Math.max(0, deferralsElsewhere - law.deferralLimit));
  const catchUpContribution = Math.min(rest, catchUpRoom);
  const total = deferral + employer + catchUpContribution;
  return {
    netEarnings,
    earnings,
    deferralRoom,
    deferral,
    ownersRate,
    byRate,
    additionsRoom,
    halfOfRest,
    employer,
    rest,
    catchUpLimitForAge,
    catchUpRoom,
    catchUpContribution,
    total,
  };
}
