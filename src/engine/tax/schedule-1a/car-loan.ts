import { startedSteps } from "../../rounding.ts";
import type { Lines, Source } from "../../worksheet.ts";

export interface CarLoanLaw {
  readonly maximum: number;
  readonly phaseOutStart: number;
  readonly phaseOutStep: number;
  readonly lostPerStep: number;
}

export type CarLoanDeduction = ReturnType<typeof carLoanDeduction>;

/**
 * Deduction for interest on a loan for a new car assembled in the United States (Schedule 1-A, Part IV; 2025 to 2028).
 * Dollars. The excess counts in thousands or parts of one. The share of business use belongs on Schedule C.
 */
export function carLoanDeduction(interest: number, income: number, law: CarLoanLaw) {
  const counted = Math.min(interest, law.maximum);
  const lost = startedSteps(Math.max(0, income - law.phaseOutStart), law.phaseOutStep) * law.lostPerStep;
  const deduction = Math.max(0, counted - lost);
  return { counted, lost, deduction };
}

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
