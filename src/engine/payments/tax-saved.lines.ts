import type { Lines } from "../worksheet.ts";
import type { TaxSaved } from "./tax-saved.ts";

export const taxSavedLines: Lines<TaxSaved> = {
  federal: {
    label: "Federal tax saved",
    formula: "now.federal - then.federal",
    meaning: "We compare two complete returns: one without this step, and one with it.",
  },
  state: { label: "State and local tax saved", formula: "now.state - then.state" },
  penalty: { label: "Penalty saved", formula: "now.penalty - then.penalty" },
  saved: {
    label: "Saved for this year",
    formula: "federal + state + penalty",
    meaning: "We leave out what the step changes in later years.",
  },
  perDollar: { label: "Saved per dollar", formula: "when(amount > 0, saved / amount, 0)", unit: "rate" },
};
