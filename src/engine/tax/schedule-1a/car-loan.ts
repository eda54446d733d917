import { startedSteps } from "../../rounding.ts";

export interface CarLoanLaw {
  readonly maximum: number;
  readonly phaseOutStart: number;
  readonly phaseOutStep: number;
  readonly lostPerStep: number;
}

export type CarLoanDeduction = ReturnType<typeof carLoanDeduction>;

/**
 * Deduction for interest on a loan for a new car assembled in the United States (Schedule 1-A, Part IV; 2025 to 2028).
 * Dollars. Income above the limit counts in thousands, rounded up. The business share belongs on Schedule C.
 */
export function carLoanDeduction(interest: number, income: number, law: CarLoanLaw) {
  const counted = Math.min(interest, law.maximum);
  const lost = startedSteps(Math.max(0, income - law.phaseOutStart), law.phaseOutStep) * law.lostPerStep;
  const deduction = Math.max(0, counted - lost);
  return { counted, lost, deduction };
}
