import { fullSteps } from "../../rounding.ts";

export interface OvertimeDeductionLaw {
  /** `null` on a separate return, which can't take the deduction. */
  readonly maximum: number | null;
  readonly phaseOutStart: number | null;
  readonly phaseOutStep: number;
  readonly lostPerStep: number;
}

export type OvertimeDeduction = ReturnType<typeof overtimeDeduction>;

/** Deduction for the premium part of overtime pay (Schedule 1-A, Part III; 2025 to 2028). Dollars. Employees only. */
export function overtimeDeduction(overtime: number, income: number, law: OvertimeDeductionLaw) {
  const { maximum, phaseOutStart: start } = law;
  const counted = maximum === null ? 0 : Math.min(overtime, maximum);
  const lost = start === null ? 0 : fullSteps(Math.max(0, income - start), law.phaseOutStep) * law.lostPerStep;
  const deduction = Math.max(0, counted - lost);
  return { counted, lost, deduction };
}
