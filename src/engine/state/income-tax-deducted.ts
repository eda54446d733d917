import type { Situation } from "./situation.ts";

/**
 * State and local income tax inside the federal deduction for taxes. If the federal limit applies, property tax comes
 * first (Maryland Form 502, line 17b; Colorado DR 0104 Book, line 2; Idaho Form 40, line 14). Dollars.
 */
export const incomeTaxDeducted = ({ home, federal }: Situation): number =>
  Math.min(home.stateIncomeTaxPaid, Math.max(0, federal.taxesDeduction - home.realEstateTaxes));
export const INCOME_TAX_DEDUCTED = "min(stateIncomeTaxPaid, max(0, federal.taxesDeduction - realEstateTaxes))";

/**
 * The part that states starting from federal taxable income add back: none without itemizing, and none below the
 * standard deduction.
 */
export function incomeTaxAddedBack(s: Situation) {
  const claimed = incomeTaxDeducted(s);
  const excess = Math.max(0, s.federal.itemizedDeductions - s.federal.standardDeduction);
  return { claimed, excess, amount: s.federal.itemizes ? Math.min(claimed, excess) : 0 };
}
export const addedBackLines = {
  claimed: { label: "State income tax deducted on the federal return", formula: INCOME_TAX_DEDUCTED },
  excess: {
    label: "Itemized deductions above the standard deduction",
    formula: "max(0, federal.itemizedDeductions - federal.standardDeduction)",
  },
  amount: { label: "State income tax added back", formula: "when(federal.itemizes, min(claimed, excess), 0)" },
};
