import type { Lines } from "../worksheet.ts";
import { usc26 } from "./cite.ts";

export interface StateAndLocalTaxLaw {
  readonly saltLimit: number;
  readonly saltPhaseDownStart: number;
  readonly saltPhaseDownRate: number;
  readonly saltLeast: number;
  /** The part of the limit that the return may use: half on a separate return. */
  readonly saltShare: number;
}

export type StateAndLocalTaxes = ReturnType<typeof stateAndLocalTaxes>;

/**
 * State and local taxes that may be itemized, under the limit that falls with income (26 USC 164(b)(6), (7)). Dollars, unrounded.
 * On a separate return the limit falls as everybody's does, from half the income, and is halved afterward.
 */
export function stateAndLocalTaxes(paid: number, income: number, law: StateAndLocalTaxLaw) {
  const limitAtIncome = Math.max(
    law.saltLeast,
    law.saltLimit - law.saltPhaseDownRate * Math.max(0, income - law.saltPhaseDownStart),
  );
  const limit = law.saltShare * limitAtIncome;
  const deduction = Math.min(paid, limit);
  return { limitAtIncome, limit, deduction };
}

const IRC_164 = usc26("164", "(b)(6), (7)");

export const stateAndLocalTaxesLines: Lines<StateAndLocalTaxes> = {
  limitAtIncome: {
    label: "Limit on state and local taxes at this income",
    formula: "max(saltLeast, saltLimit - saltPhaseDownRate * max(0, adjustedGrossIncome - saltPhaseDownStart))",
    source: IRC_164,
  },
  limit: {
    label: "Limit on state and local taxes of this return",
    formula: "saltShare * limitAtIncome",
    meaning: "Half of it on a separate return, after it has fallen with income.",
    form: "Schedule A, line 5e",
    source: IRC_164,
  },
  deduction: {
    label: "State and local taxes deducted",
    formula: "min(costs.stateAndLocalTaxes, limit)",
    form: "Schedule A, line 7",
  },
};
