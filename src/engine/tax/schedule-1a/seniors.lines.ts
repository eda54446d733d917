import type { Lines, Source } from "../../worksheet.ts";
import type { SeniorDeduction } from "./seniors.ts";

const SCHEDULE_1A: Source = {
  cite: "Schedule 1-A (Form 1040), Part V",
  url: "https://www.irs.gov/pub/irs-pdf/f1040s1a.pdf",
};

export const seniorDeductionLines: Lines<SeniorDeduction> = {
  each: {
    label: "Deduction for each senior after the phase-out",
    formula:
      "when(phaseOutStart == null, 0, max(0, perPerson - phaseOutRate * max(0, adjustedGrossIncome - phaseOutStart)))",
    form: "Schedule 1-A, line 35",
    source: SCHEDULE_1A,
  },
  deduction: {
    label: "Deduction for seniors",
    formula: "seniors * each",
    form: "Schedule 1-A, line 37",
  },
};
