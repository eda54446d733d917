import { fullSteps } from "../../rounding.ts";
import type { Lines, Source } from "../../worksheet.ts";

export interface OvertimeDeductionLaw {
  /** `null` on a separate return, which cannot have the deduction. */
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

const SCHEDULE_1A: Source = {
  cite: "Schedule 1-A (Form 1040), Part III",
  url: "https://www.irs.gov/pub/irs-pdf/f1040s1a.pdf",
};

export const overtimeDeductionLines: Lines<OvertimeDeduction> = {
  counted: {
    label: "Qualified overtime up to the limit",
    formula: "when(maximum == null, 0, min(overtimePremiums, maximum))",
    form: "Schedule 1-A, line 15",
    source: SCHEDULE_1A,
  },
  lost: {
    label: "Lost to the phase-out",
    formula:
      "when(phaseOutStart == null, 0, fullSteps(max(0, adjustedGrossIncome - phaseOutStart), phaseOutStep) * lostPerStep)",
    form: "Schedule 1-A, line 20",
  },
  deduction: {
    label: "Deduction for overtime",
    formula: "max(0, counted - lost)",
    form: "Schedule 1-A, line 21",
  },
};
