import { usc26 } from "../cite.ts";
import type { Lines } from "../worksheet.ts";
import type { StudentLoanInterest } from "./student-loan-interest.ts";

const IRC_221 = usc26("221", "(b)");

export const studentLoanInterestLines: Lines<StudentLoanInterest> = {
  allowedShare: {
    label: "Share of the interest left after the phase-out",
    formula:
      "when(phaseOutStart == null || claimedAsDependent, 0, 1 - min(1, max(0, income - phaseOutStart) / (phaseOutEnd - phaseOutStart)))",
    unit: "rate",
    form: "Student Loan Interest Deduction Worksheet, line 7",
    source: IRC_221,
  },
  deduction: {
    label: "Student loan interest deduction",
    formula: "min(paid, maximum) * allowedShare",
    form: "Schedule 1, line 21",
  },
};
