import type { Lines } from "../worksheet.ts";
import { power } from "./random-exact.ts";

export interface SavingGoal {
  /** Wanted at the end, and there already, in the same dollars. */
  readonly target: number;
  readonly savings: number;
  /** Yearly return, the same every year; real when dollars are today's. */
  readonly rate: number;
  readonly years: number;
}

export type YearlySaving = ReturnType<typeof yearlySaving>;

/** The amount to save at the end of each year to reach a goal at a steady return. Dollars, unrounded; 0 if the goal is reached without. */
export function yearlySaving({ target, savings, rate, years }: SavingGoal) {
  const growth = power(1 + rate, years);
  const grown = savings * growth;
  const missing = Math.max(0, target - grown);
  const perDollar = rate === 0 ? years : (growth - 1) / rate;
  const saving = missing / perDollar;
  return { growth, grown, missing, perDollar, saving };
}

export const yearlySavingLines: Lines<YearlySaving> = {
  growth: { label: "Growth of a dollar over all years", formula: "(1 + rate) ** years", unit: "count" },
  grown: { label: "Present savings, grown", formula: "savings * growth" },
  missing: { label: "Missing from the goal", formula: "max(0, target - grown)" },
  perDollar: {
    label: "What a dollar saved each year grows to",
    formula: "when(rate == 0, years, (growth - 1) / rate)",
    unit: "count",
  },
  saving: { label: "To be saved each year", formula: "missing / perDollar" },
};
