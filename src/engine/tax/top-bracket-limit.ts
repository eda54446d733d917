import type { Lines } from "../worksheet.ts";
import { usc26 } from "./cite.ts";

export interface TopBracketLaw {
  /** 2/37 from 2026; 0 before. */
  readonly topBracketShare: number;
  readonly topBracketStart: number;
}

export type TopBracketLimit = ReturnType<typeof topBracketLimit>;

/**
 * Itemized deductions after the reduction that keeps their worth at 35% in the 37% bracket (26 USC 68, from 2026).
 * `income` is taxable income without the reduction and with the itemized deductions added back. Dollars, unrounded.
 */
export function topBracketLimit(itemized: number, income: number, law: TopBracketLaw) {
  const inTopBracket = Math.max(0, income - law.topBracketStart);
  const reduction = law.topBracketShare * Math.min(itemized, inTopBracket);
  const allowed = itemized - reduction;
  return { inTopBracket, reduction, allowed };
}

const IRC_68 = usc26("68");

export const topBracketLimitLines: Lines<TopBracketLimit> = {
  inTopBracket: {
    label: "Income in the top bracket before itemized deductions",
    formula: "max(0, incomeBeforeItemizing - topBracketStart)",
    source: IRC_68,
  },
  reduction: {
    label: "Reduction of itemized deductions",
    formula: "topBracketShare * min(itemizedTotal, inTopBracket)",
    meaning: "In the top bracket each deducted dollar saves 35 cents, not 37.",
  },
  allowed: {
    label: "Itemized deductions allowed",
    formula: "itemizedTotal - reduction",
    form: "Schedule A, line 17",
  },
};
