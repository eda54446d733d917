import { downToDime, downToDollar } from "../rounding.ts";
import { type SpouseFactorLaw, spouseFactor } from "./claiming-age.ts";

export interface SpouseBenefitLaw extends SpouseFactorLaw {
  readonly spouseShare: number;
}

export interface SpouseClaim {
  /** Primary insurance amount of the spouse whose record the benefit is based on. */
  readonly otherAmount: number;
  /** The claimant's own primary insurance amount; 0 if there is no own benefit. */
  readonly ownAmount: number;
  /** The claimant's own monthly benefit as claimed, with delayed credits. */
  readonly ownBenefit: number;
  /** The claimant's age in months when the spouse's part starts, which is once both have claimed. */
  readonly startAge: number;
  readonly fullRetirementAge: number;
}

/**
 * The part of a spouse's benefit paid on top of the own benefit. Dollars a month.
 *
 * Half of the other's primary insurance amount, minus the larger of the own amount and the own benefit with credits.
 * Leaves out: children's benefits and the family maximum, which applies only if three or more people draw on one
 * record.
 */
export function spouseBenefit(claim: SpouseClaim, law: SpouseBenefitLaw) {
  const excess = Math.max(0, law.spouseShare * claim.otherAmount - Math.max(claim.ownAmount, claim.ownBenefit));
  const share = spouseFactor(claim, law);
  const unrounded = excess * share.factor;
  const monthly = downToDime(unrounded);
  const paid = downToDollar(monthly);
  return { excess, share, unrounded, monthly, paid };
}
