import type { Lines } from "../../worksheet.ts";
import { usc26 } from "../cite.ts";

export interface EducationLaw {
  readonly inFullUpTo: number;
  readonly inPartUpTo: number;
  readonly partShare: number;
  readonly refundableShare: number;
  readonly lifetimeRate: number;
  readonly lifetimeCosts: number;
  /** `null` on a separate return, which cannot have the credits. */
  readonly phaseOutStart: number | null;
  readonly phaseOutEnd: number | null;
}

export type EducationCredits = ReturnType<typeof educationCredits>;

/** The American Opportunity Credit for the costs of one student, before the phase-out (Form 8863, line 30). */
const opportunityCreditFor = (costs: number, law: EducationLaw): number =>
  Math.min(costs, law.inFullUpTo) + law.partShare * Math.min(Math.max(0, costs - law.inFullUpTo), law.inPartUpTo);

/**
 * American Opportunity and Lifetime Learning Credits, before the limit to the tax (Form 8863). Dollars; the ratio of the
 * phase-out is not rounded. Leaves out filers under 24 who cannot have the refundable part.
 */
export function educationCredits(
  opportunityCosts: readonly number[],
  lifetimeCosts: number,
  income: number,
  claimedAsDependent: boolean,
  law: EducationLaw,
) {
  const { phaseOutStart: start, phaseOutEnd: end } = law;
  const allowedShare =
    start === null || end === null || claimedAsDependent ? 0 : Math.min(1, Math.max(0, (end - income) / (end - start)));
  const students: { credit: number }[] = [];
  let opportunity = 0;
  for (const costs of opportunityCosts) {
    const credit = opportunityCreditFor(costs, law);
    opportunity += credit;
    students.push({ credit });
  }
  const opportunityCredit = opportunity * allowedShare;
  const refundable = opportunityCredit * law.refundableShare;
  const lifetimeCredit = law.lifetimeRate * Math.min(lifetimeCosts, law.lifetimeCosts) * allowedShare;
  const nonrefundable = opportunityCredit - refundable + lifetimeCredit;
  return { allowedShare, students, opportunityCredit, refundable, lifetimeCredit, nonrefundable };
}

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
        label: "American Opportunity Credit of the student",
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
    label: "Its refundable part",
    formula: "opportunityCredit * refundableShare",
    form: "Form 1040, line 29",
  },
  lifetimeCredit: {
    label: "Lifetime Learning Credit",
    formula: "lifetimeRate * min(claims.lifetimeLearningCosts, lifetimeCosts) * allowedShare",
    form: "Form 8863, line 18",
  },
  nonrefundable: {
    label: "Education credits that only reduce tax",
    formula: "opportunityCredit - refundable + lifetimeCredit",
    form: "Form 8863, line 19",
  },
};
