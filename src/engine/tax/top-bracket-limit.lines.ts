import { usc26 } from "../cite.ts";
import type { Lines } from "../worksheet.ts";
import type { TopBracketLimit } from "./top-bracket-limit.ts";

const IRC_68 = usc26("68");

export const topBracketLimitLines: Lines<TopBracketLimit> = {
  inTopBracket: {
    label: "Income in the top bracket before itemized deductions",
    formula: "max(0, incomeBeforeItemizing - topBracketStart)",
    source: IRC_68,
  },
  reduction: {
    label: "Reduction of itemized deductions",
    formula: "topBracketShare * min(itemizedTotal, inTopBracket)",
    meaning: "In the top bracket each deducted dollar saves 35 cents, not 37.",
  },
  allowed: {
    label: "Itemized deductions allowed",
    formula: "itemizedTotal - reduction",
    form: "Schedule A, line 17",
  },
};
