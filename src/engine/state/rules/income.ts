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

/**
 * Federal taxable income before it stops at zero: deductions that found no income offset what the state adds (Colorado
 * DR 0104 Book, line 1; Idaho Form 40, lines 7 to 19, which subtract deductions from adjusted gross income).
 */
export const federalIncomeLessDeductions = rule({
  figure: ({ federal: f }) => {
    const additional = f.tipsDeduction + f.overtimeDeduction + f.carLoanDeduction + f.seniorDeduction;
    return {
      additional,
      amount: f.adjustedGrossIncome - f.deduction - f.charityWithoutItemizing - additional - f.businessIncomeDeduction,
    };
  },
  lines: {
    additional: {
      label: "Additional deductions of Schedule 1-A",
      formula: "federal.tipsDeduction + federal.overtimeDeduction + federal.carLoanDeduction + federal.seniorDeduction",
    },
    amount: {
      label: "Federal taxable income",
      formula:
        "federal.adjustedGrossIncome - federal.deduction - federal.charityWithoutItemizing - additional - federal.businessIncomeDeduction",
      meaning: "It can be below zero here, because unused deductions offset what is added next.",
    },
  },
});
