import { rule } from "../rule.ts";

/** Where a state's return starts. */
export const federalAdjustedGrossIncome = rule({
  figure: (s) => ({ amount: s.federal.adjustedGrossIncome }),
  lines: { amount: { label: "Federal adjusted gross income", formula: "federal.adjustedGrossIncome" } },
});

export const federalTaxableIncome = rule({
  figure: (s) => ({ amount: s.federal.taxableIncome }),
  lines: { amount: { label: "Federal taxable income", formula: "federal.taxableIncome" } },
});
