import type { Lines, Source } from "../../worksheet.ts";
import type { CarLoanDeduction } from "./car-loan.ts";

const SCHEDULE_1A: Source = {
  cite: "Schedule 1-A (Form 1040), Part IV",
  url: "https://www.irs.gov/pub/irs-pdf/f1040s1a.pdf",
};

export const carLoanDeductionLines: Lines<CarLoanDeduction> = {
  counted: {
    label: "Car loan interest up to the limit",
    formula: "min(costs.carLoanInterest, maximum)",
    form: "Schedule 1-A, line 24",
    source: SCHEDULE_1A,
  },
  lost: {
    label: "Lost to the phase-out",
    formula: "startedSteps(max(0, adjustedGrossIncome - phaseOutStart), phaseOutStep) * lostPerStep",
    form: "Schedule 1-A, line 29",
  },
  deduction: {
    label: "Deduction for car loan interest",
    formula: "max(0, counted - lost)",
    form: "Schedule 1-A, line 30",
  },
};
