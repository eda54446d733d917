export interface StudentLoanLaw {
  readonly maximum: number;
  /** `null` on a separate return, which can't take the deduction. */
  readonly phaseOutStart: number | null;
  readonly phaseOutEnd: number | null;
}

export type StudentLoanInterest = ReturnType<typeof studentLoanInterest>;

/**
 * Deduction for student loan interest (worksheet of Schedule 1, line 21). `income` is adjusted gross income without it.
 * Not available to anyone claimed as a dependent. Dollars; the ratio isn't rounded.
 */
export function studentLoanInterest(paid: number, income: number, claimedAsDependent: boolean, law: StudentLoanLaw) {
  const { phaseOutStart: start, phaseOutEnd: end } = law;
  const allowedShare =
    start === null || end === null || claimedAsDependent
      ? 0
      : 1 - Math.min(1, Math.max(0, income - start) / (end - start));
  const deduction = Math.min(paid, law.maximum) * allowedShare;
  return { allowedShare, deduction };
}
