import { fullSteps } from "../../rounding.ts";

export interface TipsDeductionLaw {
  readonly maximum: number;
  /** `null` on a separate return, which can't take the deduction. */
  readonly phaseOutStart: number | null;
  readonly phaseOutStep: number;
  readonly lostPerStep: number;
}

export type TipsDeduction = ReturnType<typeof tipsDeduction>;

/**
 * Deduction for qualified tips (Schedule 1-A, Part II; tax years 2025 to 2028). Dollars. Income above the limit counts
 * in whole thousands.
 */
export function tipsDeduction(tips: number, income: number, law: TipsDeductionLaw) {
  const counted = Math.min(tips, law.maximum);
  const start = law.phaseOutStart;
  const lost = start === null ? counted : fullSteps(Math.max(0, income - start), law.phaseOutStep) * law.lostPerStep;
  const deduction = Math.max(0, counted - lost);
  return { counted, lost, deduction };
}
