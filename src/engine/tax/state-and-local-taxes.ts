export interface StateAndLocalTaxLaw {
  readonly saltLimit: number;
  readonly saltPhaseDownStart: number;
  readonly saltPhaseDownRate: number;
  readonly saltLeast: number;
  /** The share of the limit that the return may use: half on a separate return. */
  readonly saltShare: number;
}

export type StateAndLocalTaxes = ReturnType<typeof stateAndLocalTaxes>;

/**
 * State and local taxes that may be itemized, under the limit that falls with income (26 USC 164(b)(6), (7)). Dollars,
 * unrounded. On a separate return the limit falls the same way, starting at half the income, and is then halved.
 */
export function stateAndLocalTaxes(paid: number, income: number, law: StateAndLocalTaxLaw) {
  const limitAtIncome = Math.max(
    law.saltLeast,
    law.saltLimit - law.saltPhaseDownRate * Math.max(0, income - law.saltPhaseDownStart),
  );
  const limit = law.saltShare * limitAtIncome;
  const deduction = Math.min(paid, limit);
  return { limitAtIncome, limit, deduction };
}
