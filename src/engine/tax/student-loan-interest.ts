export interface StudentLoanLaw {
  readonly maximum: number;
  /** `null` on a separate return, which cannot have the deduction. */
  readonly phaseOutStart: number | null;
  readonly phaseOutEnd: number | null;
}

export type StudentLoanInterest = ReturnType<typeof studentLoanInterest>;

/**
 * Deduction for student loan interest (worksheet of Schedule 1, line 21). `income` is what adjusted gross income would be
 * without it. Nobody who is claimed as a dependent has it. Dollars; the ratio is not rounded.
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
