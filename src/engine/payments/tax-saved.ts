/** What a household pays for one year, as its whole returns have it. Dollars. */
export interface YearsTax {
  /** Federal tax after refundable credits. */
  readonly federal: number;
  /** State tax, with that of a city or county. */
  readonly state: number;
  /** The penalty for paying too little during the year; 0 where the comparison is not about payments. */
  readonly penalty: number;
}

export type TaxSaved = ReturnType<typeof taxSaved>;

/**
 * What a step saves in one tax year: the returns without it less the returns with it. Dollars.
 *
 * @param amount the money the step takes
 *
 * Leaves out what the step changes in other years, such as tax on a withdrawal later or on income moved to January.
 */
export function taxSaved(now: YearsTax, then: YearsTax, amount: number) {
  const federal = now.federal - then.federal;
  const state = now.state - then.state;
  const penalty = now.penalty - then.penalty;
  const saved = federal + state + penalty;
  const perDollar = amount > 0 ? saved / amount : 0;
  return { federal, state, penalty, saved, perDollar };
}
