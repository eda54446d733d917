import type { Lines, Source } from "../../worksheet.ts";
import type { OvertimeDeduction } from "./overtime.ts";

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
