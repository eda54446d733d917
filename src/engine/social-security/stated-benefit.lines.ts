import type { Lines, Source } from "../worksheet.ts";
import type { statedBenefit } from "./stated-benefit.ts";

const STATEMENT: Source = {
  cite: "SSA, Your Social Security Statement",
  url: "https://www.ssa.gov/myaccount/statement.html",
};

export const statedBenefitLines: Lines<ReturnType<typeof statedBenefit>> = {
  share: {
    label: "Share of it that your planned work earns",
    formula: "when(estimateAsStated > 0, estimateAsPlanned / estimateAsStated, 1)",
    unit: "rate",
    meaning: "Your Statement assumes that you keep earning what you earn now until full retirement age.",
    source: STATEMENT,
  },
  amount: { label: "Monthly benefit at full retirement age", formula: "downToDime(stated * share)" },
};

/** The same after a death. */
export const leftBenefitLines: Lines<ReturnType<typeof statedBenefit>> = {
  share: {
    label: "Share of it that the work up to the death earns",
    formula: "when(estimateAsStated > 0, estimateAsPlanned / estimateAsStated, 1)",
    unit: "rate",
  },
  amount: { label: "Full monthly benefit of the spouse who died", formula: "downToDime(stated * share)" },
};
