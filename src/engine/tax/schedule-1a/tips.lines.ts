import type { Lines, Source } from "../../worksheet.ts";
import type { TipsDeduction } from "./tips.ts";

const SCHEDULE_1A: Source = {
  cite: "Schedule 1-A (Form 1040), Part II",
  url: "https://www.irs.gov/pub/irs-pdf/f1040s1a.pdf",
};

export const tipsDeductionLines: Lines<TipsDeduction> = {
  counted: {
    label: "Qualified tips up to the limit",
    formula: "min(tips, maximum)",
    meaning: "Tips that you got in work where tips are customary, up to a yearly limit.",
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
    meaning:
      "It lowers your income tax only: you still pay self-employment tax on tips. There is a yearly limit, and the deduction shrinks once your income is above a threshold.",
    form: "Schedule 1-A, line 13",
  },
};
