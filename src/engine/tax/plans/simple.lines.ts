import type { Lines, Source } from "../../worksheet.ts";
import { catchUpFormula } from "./catch-up.lines.ts";
import type { SimplePlan } from "./simple.ts";

const PUB_560: Source = { cite: "IRS Publication 560, chapter 3", url: "https://www.irs.gov/publications/p560" };

export const simplePlanLines: Lines<SimplePlan> = {
  deferralRoom: {
    label: "Deferral limit left after other plans",
    formula: "max(0, deferralLimit - deferralsElsewhere)",
  },
  deferral: {
    label: "SIMPLE deferral",
    formula: "min(simpleDeferralLimit, deferralRoom, netEarnings)",
    source: PUB_560,
  },
  catchUpLimitForAge: {
    label: "Catch-up at this age",
    formula: catchUpFormula("simpleCatchUp", "simpleHigherCatchUp"),
  },
  catchUpContribution: {
    label: "Catch-up contribution",
    formula: "min(catchUpLimitForAge, netEarnings - deferral)",
  },
  match: {
    label: "Employer match",
    formula: "min(simpleMatchRate * netEarnings, deferral + catchUpContribution)",
    meaning: "The match equals what you defer, up to 3% of net earnings.",
    source: PUB_560,
  },
  total: { label: "Largest SIMPLE contribution", formula: "deferral + catchUpContribution + match" },
};
