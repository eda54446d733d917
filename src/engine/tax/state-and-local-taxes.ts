import type { Lines } from "../worksheet.ts";
import { usc26 } from "./cite.ts";

export interface StateAndLocalTaxLaw {
  readonly saltLimit: number;
  readonly saltPhaseDownStart: number;
  readonly saltPhaseDownRate: number;
  readonly saltLeast: number;
}

export type StateAndLocalTaxes = ReturnType<typeof stateAndLocalTaxes>;

/** State and local taxes that may be itemized, under the limit that falls with income (26 USC 164(b)(6), (7)). Dollars, unrounded. */
export function stateAndLocalTaxes(paid: number, income: number, law: StateAndLocalTaxLaw) {
  const limit = Math.max(
    law.saltLeast,
    law.saltLimit - law.saltPhaseDownRate * Math.max(0, income - law.saltPhaseDownStart),
  );
  const deduction = Math.min(paid, limit);
  return { limit, deduction };
}

const IRC_164 = usc26("164", "(b)(6), (7)");

export const stateAndLocalTaxesLines: Lines<StateAndLocalTaxes> = {
  limit: {
    label: "Limit on state and local taxes",
    formula: "max(saltLeast, saltLimit - saltPhaseDownRate * max(0, adjustedGrossIncome - saltPhaseDownStart))",
    form: "Schedule A, line 5e",
    source: IRC_164,
  },
  deduction: {
    label: "State and local taxes deducted",
    formula: "min(costs.stateAndLocalTaxes, limit)",
    form: "Schedule A, line 7",
  },
};
