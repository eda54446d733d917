import type { Lines } from "../worksheet.ts";
import { usc26 } from "./cite.ts";

export interface StandardDeductionLaw {
  readonly basic: number;
  readonly addition: number;
  readonly dependentLeast: number;
  readonly dependentAddition: number;
}

export interface StandardDeductionClaim {
  /** For each person one for age and one for blindness. */
  readonly additions: number;
  readonly claimedAsDependent: boolean;
  /** The spouse itemizes on a separate return, which leaves none here. */
  readonly spouseItemizes: boolean;
  readonly earnedIncome: number;
}

export type StandardDeduction = ReturnType<typeof standardDeduction>;

/** The standard deduction (Form 1040, line 12). Dollars. Leaves out separate filers' additions for a spouse without income. */
export function standardDeduction(claim: StandardDeductionClaim, law: StandardDeductionLaw) {
  const basicAllowed = claim.claimedAsDependent
    ? Math.min(law.basic, Math.max(law.dependentLeast, claim.earnedIncome + law.dependentAddition))
    : law.basic;
  const amount = claim.spouseItemizes ? 0 : basicAllowed + claim.additions * law.addition;
  return { basicAllowed, amount };
}

const DEPENDENT = usc26("63", "(c)(5)");

export const standardDeductionLines: Lines<StandardDeduction> = {
  basicAllowed: {
    label: "Basic standard deduction",
    formula:
      "when(claimedAsDependent, min(standardDeduction.basic, max(dependentLeast, earnedIncome + dependentAddition)), standardDeduction.basic)",
    meaning: "Smaller for somebody whom another person can claim.",
    source: DEPENDENT,
  },
  amount: {
    label: "Standard deduction",
    formula: "when(spouseItemizes, 0, basicAllowed + additions * addition)",
    meaning: "None on a separate return if the spouse itemizes on the other one.",
    form: "Form 1040, line 12e",
    source: usc26("63", "(c)(6)(A)"),
  },
};
