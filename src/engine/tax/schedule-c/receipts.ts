export interface Receipts {
  /** Form 1099-K, box 1a: what customers paid, before the platform took its cut. */
  readonly onForm1099K: number;
  /** Form 1099-NEC or 1099-MISC: bonuses, referrals, clients who pay directly. */
  readonly onForm1099Nec: number;
  /** Everything else earned: cash, tips, payments that nobody reports. */
  readonly onNoForm: number;
  /** Refunded to customers. */
  readonly refunds: number;
  /** Deducted by platforms from payments: commissions, service and booking fees. */
  readonly platformFees: number;
  /** Deducted for other reasons, such as sales tax that the platform passes on. */
  readonly otherKept: number;
  /** What arrived in the bank or in cash. */
  readonly deposits: number;
}

export type ReceiptsCheck = ReturnType<typeof receiptsCheck>;

/**
 * Gross receipts (Schedule C, line 1) and whether they match the money that arrived. Dollars.
 *
 * Income without a form counts too: the Form 1099 thresholds decide who gets a form, not what is taxed.
 */
export function receiptsCheck(receipts: Receipts) {
  const grossReceipts = receipts.onForm1099K + receipts.onForm1099Nec + receipts.onNoForm;
  const keptBack = receipts.refunds + receipts.platformFees + receipts.otherKept;
  const expectedDeposits = grossReceipts - keptBack;
  const unexplained = receipts.deposits - expectedDeposits;
  return { grossReceipts, keptBack, expectedDeposits, unexplained };
}
