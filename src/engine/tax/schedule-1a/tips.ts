import { fullSteps } from "../../rounding.ts";
import type { Lines, Source } from "../../worksheet.ts";

export interface TipsDeductionLaw {
  readonly maximum: number;
  /** `null` on a separate return, which cannot have the deduction. */
  readonly phaseOutStart: number | null;
  readonly phaseOutStep: number;
  readonly lostPerStep: number;
}

export type TipsDeduction = ReturnType<typeof tipsDeduction>;

/** Deduction for qualified tips (Schedule 1-A, Part II; tax years 2025 to 2028). Dollars. The excess counts in whole thousands. */
export function tipsDeduction(tips: number, income: number, law: TipsDeductionLaw) {
  const counted = Math.min(tips, law.maximum);
  const start = law.phaseOutStart;
  const lost = start === null ? counted : fullSteps(Math.max(0, income - start), law.phaseOutStep) * law.lostPerStep;
  const deduction = Math.max(0, counted - lost);
  return { counted, lost, deduction };
}

const SCHEDULE_1A: Source = {
  cite: "Schedule 1-A (Form 1040), Part II",
  url: "https://www.irs.gov/pub/irs-pdf/f1040s1a.pdf",
};

export const tipsDeductionLines: Lines<TipsDeduction> = {
  counted: {
    label: "Qualified tips up to the limit",
    formula: "min(tips, maximum)",
    form: "Schedule 1-A, line 7",
    source: SCHEDULE_1A,
  },
  lost: {
    label: "Lost to the phase-out",
    formula:
      "when(phaseOutStart == null, counted, fullSteps(max(0, adjustedGrossIncome - phaseOutStart), phaseOutStep) * lostPerStep)",
    form: "Schedule 1-A, line 12",
  },
  deduction: {
    label: "Deduction for tips",
    formula: "max(0, counted - lost)",
    form: "Schedule 1-A, line 13",
  },
};
