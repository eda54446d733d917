import { startedSteps, toCent } from "../rounding.ts";

/** One of the year's taxes, and what has been paid toward it so far. Dollars. */
export interface TaxToSettle {
  /** After refundable credits; negative if more is paid out than owed. */
  readonly tax: number;
  readonly withheld: number;
  /** Estimated payments made, or assumed to be made when they were due. */
  readonly paid: number;
  /** Payments still required this year before the return, each in whole cents. */
  readonly ahead: number;
}

/** What is still owed, in whole cents, so that the payments and the rest add up to it as shown. */
export function settlement({ tax, withheld, paid, ahead }: TaxToSettle) {
  const toFund = Math.max(0, tax - withheld);
  const left = toCent(tax - withheld - paid);
  const withReturn = left - ahead;
  return { toFund, left, withReturn };
}

/** What is left to pay for the year after what was withheld or paid; a refund is below zero. Dollars. */
export const leftAfter = (tax: number, paid: number) => ({ left: tax - paid });

export interface YearToSettle {
  readonly federal: TaxToSettle;
  /** State tax, including any city or county tax. */
  readonly state: TaxToSettle;
  /** What customers pay in the year, before costs. */
  readonly grossReceipts: number;
  readonly profit: number;
  /** Rent that isn't taxed, which is no part of the profit. */
  readonly untaxedRent: number;
  /** Marketplace credit that the household would have without the gigs. */
  readonly creditLost: number;
  /** All taxes with the gigs minus all taxes without them, apart from that credit. */
  readonly extraTax: number;
  /** The state and local part of it. */
  readonly stateExtraTax: number;
}

/** Up to this much tax that isn't because of the gigs is set aside along with theirs; one share is easier to keep. */
const SMALL = { dollars: 100, ofReceipts: 0.05 };

export type WhatIsOwed = ReturnType<typeof whatIsOwed>;

/**
 * What is left to pay for the year and to whom, and how much of each payout to set aside for it. The share covers only
 * what withholding and credits don't: if a job's withholding covers everything, nothing needs to be set aside. Nor does
 * it cover a tax on other income that would take much more of the payouts, or all of them: that is counted apart.
 * Dollars.
 *
 * Leaves out penalties and interest.
 */
export function whatIsOwed(year: YearToSettle) {
  const { grossReceipts, creditLost, extraTax, stateExtraTax } = year;
  const toIrs = settlement(year.federal);
  const toState = settlement(year.state);
  const toFund = toIrs.toFund + toState.toFund;
  const stillOwed = Math.max(0, toIrs.left) + Math.max(0, toState.left);
  const ofGigs =
    Math.min(toIrs.toFund, Math.max(0, extraTax - stateExtraTax + creditLost)) +
    Math.min(toState.toFund, Math.max(0, stateExtraTax));
  const isMuchMore = toFund - ofGigs > Math.max(SMALL.dollars, SMALL.ofReceipts * grossReceipts);
  const fromPayouts = isMuchMore || toFund > grossReceipts ? Math.min(ofGigs, grossReceipts) : toFund;
  const fromOther = toFund - fromPayouts;
  const share = grossReceipts > 0 && stillOwed > 0.005 ? startedSteps(fromPayouts / grossReceipts, 0.01) / 100 : 0;
  const earned = year.profit + year.untaxedRent;
  const kept = earned - extraTax - creditLost;
  return { toIrs, toState, toFund, stillOwed, ofGigs, fromPayouts, fromOther, share, earned, kept };
}
