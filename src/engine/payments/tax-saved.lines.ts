import type { Lines } from "../worksheet.ts";
import type { TaxSaved } from "./tax-saved.ts";

export const taxSavedLines: Lines<TaxSaved> = {
  federal: {
    label: "Federal tax saved",
    formula: "now.federal - then.federal",
    meaning: "Two whole returns: one without this step, one with it.",
  },
  state: { label: "State and local tax saved", formula: "now.state - then.state" },
  penalty: { label: "Penalty saved", formula: "now.penalty - then.penalty" },
  saved: {
    label: "Saved for this year",
    formula: "federal + state + penalty",
    meaning: "What the step changes in later years is left out.",
  },
  perDollar: { label: "Saved per dollar", formula: "when(amount > 0, saved / amount, 0)", unit: "rate" },
};
