import type { Business } from "./household.ts";

/** Deductions that an owner of several businesses takes for all of them together. */
export interface OwnersShare {
  /** The total profit of the profitable businesses. */
  readonly positiveProfit: number;
  /** Deductible half of self-employment tax, own retirement plan contributions, own health insurance. */
  readonly ownersDeductions: number;
  readonly hasSocialSecurityNumber: boolean;
}

export type BusinessSheet = ReturnType<typeof businessSheet>;

/**
 * One business, after its share of the owner's deductions. Dollars, unrounded.
 *
 * The owner's deductions are divided by positive profit. The law asks for a reasonable method (26 CFR
 * 1.199A-3(b)(1)(vi)); this one gives the same tax however a business is split.
 */
export function businessSheet(business: Business, owner: OwnersShare) {
  const share = owner.positiveProfit > 0 ? Math.max(0, business.netProfit) / owner.positiveProfit : 0;
  const deductions = share * owner.ownersDeductions;
  const tipsLimit = Math.max(0, business.netProfit - deductions);
  const tipsCounted = owner.hasSocialSecurityNumber ? Math.min(business.qualifiedTips, tipsLimit) : 0;
  return { share, deductions, tipsLimit, tipsCounted };
}
