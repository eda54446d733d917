export interface ReconciliationLaw {
  /** The most that is repaid at incomes below two, three and four times the poverty line; empty for no limit. */
  readonly repaymentLimitsSingle: readonly number[];
  readonly repaymentLimitsOther: readonly number[];
}

/** 26 USC 36B(f)(2)(B): the steps of the limits, in percent of the poverty line. */
const LIMITS_END_BELOW = [200, 300, 400];

/**
 * The most that is repaid, at the income that `percentAfter` gives for each step's own limit; `null` if no limit
 * applies. The income of someone who deducts the premiums depends on the limit, so the steps are tried from the lowest.
 */
export function repaymentLimitOf(
  percentAfter: (limit: number) => number,
  isSingle: boolean,
  law: ReconciliationLaw,
): number | null {
  const limits = isSingle ? law.repaymentLimitsSingle : law.repaymentLimitsOther;
  return limits.find((limit, step) => percentAfter(limit) < (LIMITS_END_BELOW[step] as number)) ?? null;
}

export interface AdvancePayments {
  readonly credit: number;
  /** Paid to the insurer in advance (Form 1095-A, column C). */
  readonly advance: number;
  /** The most that is repaid; `null`: all of it. */
  readonly repaymentLimit: number | null;
}

export type Reconciliation = ReturnType<typeof reconciliation>;

/**
 * What is still paid out, or has to be repaid, once the year's income is known (Form 8962, lines 24 to 29). Dollars.
 */
export function reconciliation({ credit, advance, repaymentLimit }: AdvancePayments) {
  const netCredit = Math.max(0, credit - advance);
  const excessAdvance = Math.max(0, advance - credit);
  const repayment = repaymentLimit === null ? excessAdvance : Math.min(excessAdvance, repaymentLimit);
  return { netCredit, excessAdvance, repayment };
}
