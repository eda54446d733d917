import { startedSteps } from "../rounding.ts";
import type { Lines, Source } from "../worksheet.ts";

export interface IraLaw {
  readonly limit: number;
  readonly catchUp: number;
  readonly catchUpAge: number;
  readonly coveredStart: number;
  readonly coveredEnd: number;
  /** For separate filers who lived apart all year: those of a single filer (26 USC 219(g)(4)). */
  readonly coveredStartApart: number;
  readonly coveredEndApart: number;
  /** `null` where a spouse's plan does not matter. */
  readonly spouseCoveredStart: number | null;
  readonly spouseCoveredEnd: number | null;
  readonly deductionStep: number;
  readonly deductionLeast: number;
}

export interface IraContribution {
  readonly contribution: number;
  readonly age: number;
  readonly covered: boolean;
  readonly spouseCovered: boolean;
  /** A separate return of somebody who lived apart from the spouse all year. */
  readonly separateApart: boolean;
  /** Earnings that allow a contribution; on a joint return the spouse who earns less may use the other's. */
  readonly compensation: number;
  /** Adjusted gross income without this deduction and the one for student loan interest. */
  readonly income: number;
}

export type IraDeduction = ReturnType<typeof iraDeduction>;

/** The most a person of an age may put into IRAs. */
export const contributionLimit = (age: number, law: Pick<IraLaw, "limit" | "catchUp" | "catchUpAge">): number =>
  law.limit + (age >= law.catchUpAge ? law.catchUp : 0);

/**
 * Deduction for a person's contribution to a traditional IRA (IRA Deduction Worksheet). Dollars.
 *
 * Leaves out: Roth contributions and nondeductible contributions, and the plan at work of a spouse who files a return of an own.
 */
export function iraDeduction(person: IraContribution, law: IraLaw) {
  const limit = contributionLimit(person.age, law);
  const { compensation } = person;
  const coveredStart = person.separateApart ? law.coveredStartApart : law.coveredStart;
  const coveredEnd = person.separateApart ? law.coveredEndApart : law.coveredEnd;
  // Who lived apart all year counts as not married.
  const spouseCovered = person.spouseCovered && !person.separateApart;
  const phaseOutStart = person.covered ? coveredStart : spouseCovered ? law.spouseCoveredStart : null;
  const phaseOutEnd = person.covered ? coveredEnd : spouseCovered ? law.spouseCoveredEnd : null;
  let deductibleLimit = limit;
  if (phaseOutStart !== null && phaseOutEnd !== null && person.income > phaseOutStart) {
    const left = (limit * (phaseOutEnd - person.income)) / (phaseOutEnd - phaseOutStart);
    deductibleLimit =
      person.income >= phaseOutEnd
        ? 0
        : Math.max(law.deductionLeast, startedSteps(left, law.deductionStep) * law.deductionStep);
  }
  const deduction = Math.min(person.contribution, compensation, deductibleLimit);
  return { limit, compensation, phaseOutStart, phaseOutEnd, deductibleLimit, deduction };
}

const PUB_590A: Source = {
  cite: "26 USC 219(g); Publication 590-A, Worksheet 1-2",
  url: "https://www.irs.gov/publications/p590a",
};

export const iraDeductionLines: Lines<IraDeduction> = {
  limit: {
    label: "IRA contribution limit at this age",
    formula: "individualRetirement.limit + when(person.age >= catchUpAge, catchUp, 0)",
  },
  compensation: {
    label: "Earnings that allow it",
    found: "Your own; for the spouse who earns less also the other's, less what the other puts into IRAs.",
    source: { cite: "26 USC 219(b)(1), (c)", url: "https://www.law.cornell.edu/uscode/text/26/219" },
  },
  phaseOutStart: {
    label: "Income above which the deduction falls",
    formula:
      "when(person.coveredByRetirementPlan, when(separateApart, coveredStartApart, coveredStart), when(spouseCovered && !separateApart, spouseCoveredStart, null))",
    meaning: "Applies only to somebody with a retirement plan at work, or whose spouse has one.",
    source: PUB_590A,
  },
  phaseOutEnd: {
    label: "Income at which it ends",
    formula:
      "when(person.coveredByRetirementPlan, when(separateApart, coveredEndApart, coveredEnd), when(spouseCovered && !separateApart, spouseCoveredEnd, null))",
  },
  deductibleLimit: {
    label: "Deductible at most",
    formula:
      "when(phaseOutStart == null || income <= phaseOutStart, limit, when(income >= phaseOutEnd, 0, max(deductionLeast, startedSteps(limit * (phaseOutEnd - income) / (phaseOutEnd - phaseOutStart), deductionStep) * deductionStep)))",
    form: "Publication 590-A, Worksheet 1-2",
  },
  deduction: {
    label: "IRA deduction",
    formula: "min(person.iraContribution, compensation, deductibleLimit)",
    form: "Schedule 1, line 20",
  },
};
