import { downToDime, downToDollar } from "../rounding.ts";
import { type SurvivorFactorLaw, survivorFactor } from "./claiming-age.ts";

export interface SurvivorBenefitLaw extends SurvivorFactorLaw {
  readonly survivorFloor: number;
}

export interface SurvivorClaim {
  /** Primary insurance amount of the deceased spouse. */
  readonly deceasedAmount: number;
  /**
   * The monthly benefit that the deceased was paid, with reduction or credits. If not claimed yet: the primary
   * insurance amount for a death before full retirement age, and with credits up to the month of death for a later one.
   */
  readonly deceasedBenefit: number;
  /** The survivor's age in months when the benefit starts. */
  readonly startAge: number;
  /**
   * Months in which work withheld it, as far as they have been credited back: at 62, and at full retirement age for
   * survivors.
   */
  readonly monthsGivenBack: number;
  readonly survivorFullRetirementAge: number;
}

export type SurvivorBenefit = ReturnType<typeof survivorBenefit>;

/**
 * A widow's or widower's monthly benefit, in dollars. If it is larger than the own benefit, it is paid instead of it,
 * not on top.
 *
 * The age reduction is taken first. Then, if the deceased had claimed early, the benefit is limited to what was being
 * paid or 82.5% of the primary insurance amount, whichever is more. Leaves out: disabled survivors (from 50) and
 * children in care.
 */
export function survivorBenefit(claim: SurvivorClaim, law: SurvivorBenefitLaw) {
  const full = Math.max(claim.deceasedAmount, claim.deceasedBenefit);
  const countedAge = claim.startAge + claim.monthsGivenBack;
  const share = survivorFactor({ ...claim, startAge: countedAge }, law);
  const limit = Math.max(claim.deceasedBenefit, law.survivorFloor * claim.deceasedAmount);
  const unrounded = Math.min(full * share.factor, limit);
  const monthly = downToDime(unrounded);
  const paid = downToDollar(monthly);
  return { full, countedAge, share, limit, unrounded, monthly, paid };
}
