/** What a household pays for one year, from its full returns. Dollars. */
export interface YearsTax {
  /** Federal tax after refundable credits. */
  readonly federal: number;
  /** State tax, including any city or county tax. */
  readonly state: number;
  /** The penalty for paying too little during the year; 0 if the comparison isn't about payments. */
  readonly penalty: number;
}

export type TaxSaved = ReturnType<typeof taxSaved>;

/**
 * What a step saves in one tax year: the taxes without it minus the taxes with it. Dollars.
 *
 * @param amount the cost of the step
 *
 * Leaves out what the step changes in other years, such as tax on a later withdrawal or on income moved to January.
 */
export function taxSaved(now: YearsTax, then: YearsTax, amount: number) {
  const federal = now.federal - then.federal;
  const state = now.state - then.state;
  const penalty = now.penalty - then.penalty;
  const saved = federal + state + penalty;
  const perDollar = amount > 0 ? saved / amount : 0;
  return { federal, state, penalty, saved, perDollar };
}
