import type { Lines } from "../../worksheet.ts";
import type { Tried } from "../futures/tried.ts";
import type { OutcomeFigures } from "./outcome.ts";

export const outcomeLines = ({ one, many }: Tried): Lines<OutcomeFigures> => ({
  poorEnd: {
    label: "Left if unlucky (1 in 10)",
    found: `All ${many} sorted by what they leave, in today's dollars. One in ten leaves this much or less.`,
    check: "poorEnd >= 0",
  },
  middleEnd: {
    label: `Savings at the end in the median ${one}`,
    found: `All ${many} sorted by what they leave. Half leave more.`,
    check: "middleEnd >= poorEnd",
  },
  lifetimeTax: {
    label: `Lifetime tax, median of all ${many}`,
    found: `Federal and state tax for all years of the plan, added up in each ${one}, in today's dollars. Half of all ${many} pay more.`,
    unchecked: "rows",
  },
});
