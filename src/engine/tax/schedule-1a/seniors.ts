import type { FilingStatus } from "../filing-status.ts";

export interface SeniorDeductionLaw {
  readonly perPerson: number;
  /** `null` on a return that can't take the deduction. */
  readonly phaseOutStart: number | null;
  readonly phaseOutRate: number;
}

/** Spouses have to file jointly for the deduction (26 USC 151(d)(5)(C)(v)). */
export const mayDeductForSeniors = (status: FilingStatus): boolean => status !== "married_separate";

export type SeniorDeduction = ReturnType<typeof seniorDeduction>;

/** Deduction for people 65 and older (Schedule 1-A, Part V; 2025 to 2028). Dollars, unrounded. */
export function seniorDeduction(seniors: number, income: number, law: SeniorDeductionLaw) {
  const start = law.phaseOutStart;
  const each = start === null ? 0 : Math.max(0, law.perPerson - law.phaseOutRate * Math.max(0, income - start));
  const deduction = seniors * each;
  return { each, deduction };
}
