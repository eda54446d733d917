export interface StandardDeductionLaw {
  readonly basic: number;
  readonly addition: number;
  readonly dependentLeast: number;
  readonly dependentAddition: number;
}

export interface StandardDeductionClaim {
  /** One for age and one for blindness, for each person. */
  readonly additions: number;
  readonly claimedAsDependent: boolean;
  /** The spouse itemizes on a separate return, which leaves none here. */
  readonly spouseItemizes: boolean;
  readonly earnedIncome: number;
}

export type StandardDeduction = ReturnType<typeof standardDeduction>;

/**
 * The standard deduction (Form 1040, line 12). Dollars. Leaves out a separate filer's additions for a spouse without
 * income.
 */
export function standardDeduction(claim: StandardDeductionClaim, law: StandardDeductionLaw) {
  const basicAllowed = claim.claimedAsDependent
    ? Math.min(law.basic, Math.max(law.dependentLeast, claim.earnedIncome + law.dependentAddition))
    : law.basic;
  const amount = claim.spouseItemizes ? 0 : basicAllowed + claim.additions * law.addition;
  return { basicAllowed, amount };
}
