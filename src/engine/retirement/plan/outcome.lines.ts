import type { Lines } from "../../worksheet.ts";
import type { OutcomeFigures } from "./outcome.ts";

export const outcomeLines: Lines<OutcomeFigures> = {
  poorEnd: {
    label: "Savings at the end of the plan that one future in ten does not reach",
    found: "All futures sorted by what they leave, in today's dollars. One in ten leaves this much or less.",
    check: "poorEnd >= 0",
  },
  middleEnd: {
    label: "Savings at the end in the middle future",
    found: "All futures sorted by what they leave. Half leave more.",
    check: "middleEnd >= poorEnd",
  },
  lifetimeTax: {
    label: "Lifetime tax, median of all futures",
    found: "Federal and state tax of all years of the plan added up in each future, in today's dollars. Half pay more.",
    unchecked: "rows",
  },
};
