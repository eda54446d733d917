import { downToDime, downToDollar } from "../rounding.ts";
import { type Ages, type WorkerFactorLaw, workerFactor } from "./claiming-age.ts";

export interface Claim extends Pick<Ages, "fullRetirementAge" | "delayedCredit"> {
  readonly primaryInsuranceAmount: number;
  /** Age in months in the first month of the benefit. */
  readonly claimAge: number;
}

/** A worker's own monthly benefit in dollars, once it includes all delayed credits. */
export function retirementBenefit(claim: Claim, law: WorkerFactorLaw) {
  const share = workerFactor(claim, law);
  const unrounded = claim.primaryInsuranceAmount * share.factor;
  const monthly = downToDime(unrounded);
  const paid = downToDollar(monthly);
  return { share, unrounded, monthly, paid };
}

/**
 * The age whose credits are paid in the month `at`, for someone who claims at `claimAge`.
 *
 * Credits earned in the year of the claim are first paid the next January, except to someone who claims at 70.
 */
export function creditedAge(
  {
    birthMonth,
    claimAge,
    fullRetirementAge,
    at,
  }: { birthMonth: number; claimAge: number; fullRetirementAge: number; at: number },
  { latestCreditAge }: Pick<WorkerFactorLaw, "latestCreditAge">,
): number {
  const claimMonth = birthMonth + claimAge;
  const sameYear = Math.floor(at / 12) === Math.floor(claimMonth / 12);
  if (!sameYear || claimAge <= fullRetirementAge || claimAge >= latestCreditAge) return claimAge;
  const january = Math.floor(claimMonth / 12) * 12;
  return Math.max(fullRetirementAge, january - birthMonth);
}
