import { startedSteps } from "../rounding.ts";

/** One tax of the year, and what has reached the agency so far. Dollars. */
export interface TaxToSettle {
  /** After refundable credits; below zero if more is paid out than owed. */
  readonly tax: number;
  readonly withheld: number;
  /** Estimated payments made, or assumed to be made when they were due. */
  readonly paid: number;
  /** Payments the year still asks for before the return. */
  readonly ahead: number;
}

/** What is still owed, and how much of it goes with the return. */
export function settlement({ tax, withheld, paid, ahead }: TaxToSettle) {
  const toFund = Math.max(0, tax - withheld);
  const left = tax - withheld - paid;
  const withReturn = left - ahead;
  return { toFund, left, withReturn };
}

export interface YearToSettle {
  readonly federal: TaxToSettle;
  /** The state's tax, with that of a city or county. */
  readonly state: TaxToSettle;
  /** What customers pay in the year, before costs. */
  readonly grossReceipts: number;
  readonly profit: number;
  /** All taxes with the gigs less all taxes without them. */
  readonly extraTax: number;
}

export type WhatIsOwed = ReturnType<typeof whatIsOwed>;

/**
 * What is still to be paid for the year and to whom, and how much of each payout has to be put away for it. The share
 * funds what withholding and credits leave, no more: a job whose withholding covers everything leaves nothing to put away.
 *
 * Leaves out penalties and interest.
 */
export function whatIsOwed({ federal, state, grossReceipts, profit, extraTax }: YearToSettle) {
  const toIrs = settlement(federal);
  const toState = settlement(state);
  const toFund = toIrs.toFund + toState.toFund;
  const stillOwed = Math.max(0, toIrs.left) + Math.max(0, toState.left);
  const share =
    grossReceipts > 0 && stillOwed > 0.005 ? Math.min(1, startedSteps(toFund / grossReceipts, 0.01) / 100) : 0;
  const kept = profit - extraTax;
  return { toIrs, toState, toFund, stillOwed, share, kept };
}
