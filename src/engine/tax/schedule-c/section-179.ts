/** The legal figures this engine needs, for one tax year. */
export interface Section179Law {
  readonly limit: number;
  readonly phaseOutStart: number;
}

export interface Section179Property {
  /** Cost of this year's work equipment to be deducted under section 179. */
  readonly elected: number;
  /** Not deducted in earlier years because business income was too low (last year's line 13). */
  readonly carriedOver: number;
  /** Net profit or loss of all businesses before this deduction, plus wages; both spouses' on a joint return. */
  readonly businessIncome: number;
}

export type Section179 = ReturnType<typeof section179>;

/**
 * Equipment deducted right away under section 179 (Form 4562, Part I; 26 USC 179(b)). Dollars, unrounded. This year's
 * elections come before the carryover (26 CFR 1.179-3(e)).
 *
 * Leaves out: separate returns, which divide the limit; sport utility vehicles, which have their own limit; and what
 * happens to cost above the limit.
 */
export function section179({ elected, carriedOver, businessIncome }: Section179Property, law: Section179Law) {
  const dollarLimit = Math.max(0, law.limit - Math.max(0, elected - law.phaseOutStart));
  const tentative = Math.min(elected, dollarLimit);
  const incomeLimit = Math.min(Math.max(0, businessIncome), dollarLimit);
  const deduction = Math.min(tentative + carriedOver, incomeLimit);
  const carriedForward = tentative + carriedOver - deduction;
  const ofThisYear = Math.min(tentative, deduction);
  const ofEarlierYears = deduction - ofThisYear;
  return { dollarLimit, tentative, incomeLimit, deduction, carriedForward, ofThisYear, ofEarlierYears };
}
