export interface EducationLaw {
  readonly inFullUpTo: number;
  readonly inPartUpTo: number;
  readonly partShare: number;
  readonly refundableShare: number;
  readonly lifetimeRate: number;
  readonly lifetimeCosts: number;
  /** `null` on a separate return, which can't take the credits. */
  readonly phaseOutStart: number | null;
  readonly phaseOutEnd: number | null;
}

export type EducationCredits = ReturnType<typeof educationCredits>;

/** The American Opportunity Credit for one student's costs, before the phase-out (Form 8863, line 30). Dollars. */
const opportunityCreditFor = (costs: number, law: EducationLaw): number =>
  Math.min(costs, law.inFullUpTo) + law.partShare * Math.min(Math.max(0, costs - law.inFullUpTo), law.inPartUpTo);

/**
 * American Opportunity and Lifetime Learning Credits, before the tax limit (Form 8863). Dollars; the phase-out ratio
 * isn't rounded. Leaves out filers under 24 who can't get the refundable part.
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
