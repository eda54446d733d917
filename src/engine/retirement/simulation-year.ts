import type { Line, Lines } from "../worksheet.ts";

/** What the plan says about one year, whatever savings are and markets do. Shares are of savings after the withdrawal. */
export interface YearTerms {
  readonly stockTarget: number;
  readonly bondTarget: number;
  readonly fee: number;
  /** Whether savings may go below zero: only to reproduce programs that let them. */
  readonly mayOwe: boolean;
}

export type YearOfSavings = ReturnType<typeof yearOfSavings>;

/**
 * One year of savings: withdraw (or save) at the start, rebalance, earn the year's returns on what is left, pay the fee.
 *
 * `wanted` is what the strategy asks for; `income` is other money of the year, negative for a need on top: it pays for part of
 * what is wanted, and what is too much is saved.
 */
export function yearOfSavings(
  balance: number,
  wanted: number,
  income: number,
  { stockTarget, bondTarget, fee, mayOwe }: YearTerms,
  stockReturn: number,
  bondReturn: number,
  cashReturn: number,
) {
  const needed = wanted - income;
  const taken = mayOwe ? needed : Math.min(needed, balance);
  const short = needed - taken;
  const spending = wanted - short;
  const left = balance - taken;
  const stocks = left * stockTarget;
  const bonds = left * bondTarget;
  const cash = left - stocks - bonds;
  const gains = stocks * stockReturn + bonds * bondReturn + cash * cashReturn;
  const fees = (left + gains) * fee;
  const end = left + gains - fees;
  return { needed, taken, short, spending, left, stocks, bonds, cash, gains, fees, end };
}

/** A withdrawal is paid in full when at most half a cent is missing, which is less than any rounding shows. */
export const HALF_A_CENT = 0.005;

const taken: Line = {
  label: "Taken from savings",
  formula: "min(needed, balance)",
  meaning: "Not more than there is. Below zero: saved.",
};

export const yearOfSavingsLines: Lines<YearOfSavings> = {
  needed: { label: "Needed from savings", formula: "wanted - income" },
  taken,
  short: { label: "Missing", formula: "needed - taken" },
  spending: { label: "Paid of what is wanted", formula: "wanted - short" },
  left: { label: "Left after the withdrawal", formula: "balance - taken" },
  stocks: { label: "In stocks after rebalancing", formula: "left * stockTarget" },
  bonds: { label: "In bonds", formula: "left * bondTarget" },
  cash: { label: "In cash", formula: "left - stocks - bonds" },
  gains: {
    label: "Gains of the year",
    formula: "stocks * stockReturn + bonds * bondReturn + cash * cashReturn",
  },
  fees: { label: "Fees", formula: "(left + gains) * fee" },
  end: { label: "Savings at the end of the year", formula: "left + gains - fees" },
};
