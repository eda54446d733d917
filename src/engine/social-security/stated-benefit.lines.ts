import type { Lines, Source } from "../worksheet.ts";
import type { statedBenefit } from "./stated-benefit.ts";

const STATEMENT: Source = {
  cite: "SSA, Your Social Security Statement",
  url: "https://www.ssa.gov/myaccount/statement.html",
};

export const statedBenefitLines: Lines<ReturnType<typeof statedBenefit>> = {
  share: {
    label: "What the planned work leaves of it",
    formula: "when(estimateAsStated > 0, estimateAsPlanned / estimateAsStated, 1)",
    unit: "rate",
    meaning: "Your Statement takes it that you go on earning as now up to full retirement age.",
    source: STATEMENT,
  },
  amount: { label: "Monthly benefit at full retirement age", formula: "downToDime(stated * share)" },
};

/** The same after a death. */
export const leftBenefitLines: Lines<ReturnType<typeof statedBenefit>> = {
  share: {
    label: "What the record up to the death makes of it",
    formula: "when(estimateAsStated > 0, estimateAsPlanned / estimateAsStated, 1)",
    unit: "rate",
  },
  amount: { label: "Full monthly benefit of the one who died", formula: "downToDime(stated * share)" },
};
