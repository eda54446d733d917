import { usc26 } from "../cite.ts";
import type { Lines } from "../worksheet.ts";
import type { StateAndLocalTaxes } from "./state-and-local-taxes.ts";

const IRC_164 = usc26("164", "(b)(6), (7)");

export const stateAndLocalTaxesLines: Lines<StateAndLocalTaxes> = {
  limitAtIncome: {
    label: "Limit on state and local taxes at this income",
    formula: "max(saltLeast, saltLimit - saltPhaseDownRate * max(0, adjustedGrossIncome - saltPhaseDownStart))",
    source: IRC_164,
  },
  limit: {
    label: "Limit on state and local taxes for this return",
    formula: "saltShare * limitAtIncome",
    meaning: "On a separate return, half of the limit that's left at this income.",
    form: "Schedule A, line 5e",
    source: IRC_164,
  },
  deduction: {
    label: "State and local taxes deducted",
    formula: "min(costs.stateAndLocalTaxes, limit)",
    form: "Schedule A, line 7",
  },
};
