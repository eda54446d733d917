export interface TopBracketLaw {
  /** 2/37 from 2026; 0 before. */
  readonly topBracketShare: number;
  readonly topBracketStart: number;
}

export type TopBracketLimit = ReturnType<typeof topBracketLimit>;

/**
 * Itemized deductions after the reduction that keeps their value at 35% in the 37% bracket (26 USC 68, from 2026).
 * `income` is taxable income without the reduction and with the itemized deductions added back. Dollars, unrounded.
 */
export function topBracketLimit(itemized: number, income: number, law: TopBracketLaw) {
  const inTopBracket = Math.max(0, income - law.topBracketStart);
  const reduction = law.topBracketShare * Math.min(itemized, inTopBracket);
  const allowed = itemized - reduction;
  return { inTopBracket, reduction, allowed };
}
