export interface Receipts {
  /** Form 1099-K, box 1a: what customers paid, before the platform took its part. */
  readonly onForm1099K: number;
  /** Form 1099-NEC or 1099-MISC: bonuses, referrals, clients who pay directly. */
  readonly onForm1099Nec: number;
  /** Everything else earned: cash, tips in hand, payments nobody reports. */
  readonly onNoForm: number;
  /** Given back to customers. */
  readonly refunds: number;
  /** Kept back by platforms from the payments: commissions, service and booking fees. */
  readonly platformFees: number;
  /** Kept back for something else, such as sales tax the platform pays over. */
  readonly otherKept: number;
  /** What arrived at the bank or in hand. */
  readonly deposits: number;
}

export type ReceiptsCheck = ReturnType<typeof receiptsCheck>;

/**
 * Gross receipts (Schedule C, line 1) and whether they fit the money that arrived. Dollars.
 *
 * Income without a form counts as well: the thresholds of Forms 1099 decide who gets a form, not what is taxed.
 */
export function receiptsCheck(receipts: Receipts) {
  const grossReceipts = receipts.onForm1099K + receipts.onForm1099Nec + receipts.onNoForm;
  const keptBack = receipts.refunds + receipts.platformFees + receipts.otherKept;
  const expectedDeposits = grossReceipts - keptBack;
  const unexplained = receipts.deposits - expectedDeposits;
  return { grossReceipts, keptBack, expectedDeposits, unexplained };
}
