import { usc26 } from "../../cite.ts";
import type { Lines } from "../../worksheet.ts";
import type { EducationCredits } from "./education-credits.ts";

const IRC_25A = usc26("25A");

export const educationCreditsLines: Lines<EducationCredits> = {
  allowedShare: {
    label: "Share of the education credits left after the phase-out",
    formula:
      "when(phaseOutStart == null || claimedAsDependent, 0, min(1, max(0, (phaseOutEnd - adjustedGrossIncome) / (phaseOutEnd - phaseOutStart))))",
    unit: "rate",
    form: "Form 8863, lines 6 and 17",
    source: IRC_25A,
  },
  students: {
    kind: "each",
    given: { student: "students.#" },
    lines: {
      credit: {
        label: "American Opportunity Credit for the student",
        formula: "min(student.costs, inFullUpTo) + partShare * min(max(0, student.costs - inFullUpTo), inPartUpTo)",
        form: "Form 8863, line 30",
      },
    },
  },
  opportunityCredit: {
    label: "American Opportunity Credit",
    formula: "sum(students.credit) * allowedShare",
    form: "Form 8863, line 7",
  },
  refundable: {
    label: "Refundable part of the American Opportunity Credit",
    formula: "opportunityCredit * refundableShare",
    form: "Form 1040, line 29",
  },
  lifetimeCredit: {
    label: "Lifetime Learning Credit",
    formula: "lifetimeRate * min(claims.lifetimeLearningCosts, lifetimeCosts) * allowedShare",
    form: "Form 8863, line 18",
  },
  nonrefundable: {
    label: "Nonrefundable education credits",
    formula: "opportunityCredit - refundable + lifetimeCredit",
    form: "Form 8863, line 19",
  },
};
