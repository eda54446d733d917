import type { Lines } from "../worksheet.ts";
import { usc26 } from "./cite.ts";

export interface CharityLaw {
  /** Zero before 2026. */
  readonly maximum: number;
}

export type CharityWithoutItemizing = ReturnType<typeof charityWithoutItemizing>;

/** Cash gifts to public charities, deducted beside the standard deduction (26 USC 170(p), from 2026). Dollars. */
export function charityWithoutItemizing(cash: number, itemizes: boolean, law: CharityLaw) {
  return { deduction: itemizes ? 0 : Math.min(cash, law.maximum) };
}

const IRC_170 = usc26("170", "(p)");

export const charityWithoutItemizingLines: Lines<CharityWithoutItemizing> = {
  deduction: {
    label: "Cash gifts deducted without itemizing",
    formula: "when(itemizes, 0, min(costs.charityCash, maximum))",
    source: IRC_170,
  },
};
