import { startedSteps } from "../rounding.ts";

export interface IraLaw {
  readonly limit: number;
  readonly catchUp: number;
  readonly catchUpAge: number;
  readonly coveredStart: number;
  readonly coveredEnd: number;
  /** For separate filers who lived apart all year: the same as a single filer's (26 USC 219(g)(4)). */
  readonly coveredStartApart: number;
  readonly coveredEndApart: number;
  /** `null` if a spouse's plan doesn't matter. */
  readonly spouseCoveredStart: number | null;
  readonly spouseCoveredEnd: number | null;
  /** The income range in which Roth contributions phase out; the same for separate filers who lived apart all year. */
  readonly rothStart: number;
  readonly rothEnd: number;
  readonly rothStartApart: number;
  readonly rothEndApart: number;
  readonly deductionStep: number;
  readonly deductionLeast: number;
}

export interface IraContribution {
  readonly contribution: number;
  readonly rothContribution: number;
  readonly age: number;
  readonly covered: boolean;
  readonly spouseCovered: boolean;
  /** A separate return of someone who lived apart from their spouse all year. */
  readonly separateApart: boolean;
  /** Earnings that allow a contribution; on a joint return the lower earner may use the other's. */
  readonly compensation: number;
  /** Adjusted gross income without this deduction or the one for student loan interest. */
  readonly income: number;
}

export type IraDeduction = ReturnType<typeof iraDeduction>;

/** The most that a person of this age may contribute to IRAs. */
export const contributionLimit = (age: number, law: Pick<IraLaw, "limit" | "catchUp" | "catchUpAge">): number =>
  law.limit + (age >= law.catchUpAge ? law.catchUp : 0);

/**
 * Deduction for a person's contribution to a traditional IRA (IRA Deduction Worksheet). Dollars.
 *
 * Also gives what may go into a Roth IRA, which shares its limit (26 USC 408A(c)). Leaves out: conversions, and the
 * plan at work of a spouse who files separately.
 */
export function iraDeduction(person: IraContribution, law: IraLaw) {
  const limit = contributionLimit(person.age, law);
  const { compensation } = person;
  const coveredStart = person.separateApart ? law.coveredStartApart : law.coveredStart;
  const coveredEnd = person.separateApart ? law.coveredEndApart : law.coveredEnd;
  // Someone who lived apart all year counts as unmarried.
  const spouseCovered = person.spouseCovered && !person.separateApart;
  const phaseOutStart = person.covered ? coveredStart : spouseCovered ? law.spouseCoveredStart : null;
  const phaseOutEnd = person.covered ? coveredEnd : spouseCovered ? law.spouseCoveredEnd : null;
  const { income } = person;
  const deductibleLimit = phasedOut(limit, income, phaseOutStart, phaseOutEnd, law);
  const deduction = Math.min(person.contribution, compensation, deductibleLimit);

  const most = Math.min(limit, compensation);
  const traditional = Math.min(person.contribution, most);
  const rothStart = person.separateApart ? law.rothStartApart : law.rothStart;
  const rothEnd = person.separateApart ? law.rothEndApart : law.rothEnd;
  const rothLimit = Math.min(most - traditional, phasedOut(most, income, rothStart, rothEnd, law));
  const roth = Math.min(person.rothContribution, rothLimit);
  return {
    limit,
    compensation,
    phaseOutStart,
    phaseOutEnd,
    deductibleLimit,
    deduction,
    most,
    traditional,
    rothStart,
    rothEnd,
    rothLimit,
    roth,
  };
}

/**
 * What is left of a limit at an income, rounded up to 10 and at least 200 until it ends (26 USC 219(g)(2)). Dollars.
 */
function phasedOut(limit: number, income: number, start: number | null, end: number | null, law: IraLaw): number {
  if (start === null || end === null || income <= start) return limit;
  if (income >= end) return 0;
  const left = (limit * (end - income)) / (end - start);
  return Math.min(limit, Math.max(law.deductionLeast, startedSteps(left, law.deductionStep) * law.deductionStep));
}
