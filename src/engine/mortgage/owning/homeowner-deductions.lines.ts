import type { Lines, Source } from "../../worksheet.ts";
import type { InterestDeduction, SaltDeduction } from "./homeowner-deductions.ts";

const usc26 = (section: string, paragraph: string): Source => ({
  cite: `26 USC ${section}${paragraph}`,
  url: `https://www.law.cornell.edu/uscode/text/26/${section}`,
});

export const saltDeductionLines: Lines<SaltDeduction> = {
  over: {
    label: "Income above the threshold",
    formula: "when(threshold == null, 0, max(0, modifiedAdjustedGrossIncome - threshold))",
    source: usc26("164", "(b)(7)(B)"),
  },
  capAfterReduction: {
    label: "Your cap on state and local taxes",
    formula: "share * max(floor, cap - reductionRate * over)",
    meaning: "On a separate return it shrinks first and is halved last.",
    source: usc26("164", "(b)(7)"),
  },
  deductible: {
    label: "State and local taxes you may deduct",
    formula: "min(capAfterReduction, stateIncomeTax + propertyTax)",
    form: "Schedule A, line 5e",
  },
};

export const interestDeductionLines: Lines<InterestDeduction> = {
  averageBalance: {
    label: "Average balance of the year",
    formula: "(balanceStart + balanceEnd) / 2",
    source: { cite: "IRS Publication 936, Part II", url: "https://www.irs.gov/publications/p936" },
  },
  deductibleInterest: {
    label: "Mortgage interest you may deduct",
    formula: "interestPaid * when(averageBalance > debtLimit, debtLimit / averageBalance, 1)",
    meaning: "Interest on debt above the limit does not count.",
    form: "Schedule A, line 8a",
    source: usc26("163", "(h)(3)(F)"),
  },
  phaseOutSteps: {
    label: "Steps of income above the start of the phase-out, begun ones included",
    formula: "startedSteps(max(0, adjustedGrossIncome - phaseOutStart), phaseOutStep)",
    unit: "count",
    source: usc26("163", "(h)(3)(E)(ii)"),
  },
  deductibleInsurance: {
    label: "Mortgage insurance you may deduct",
    formula: "when(insuranceCounts, mortgageInsurancePaid * max(0, 1 - phaseOutShare * phaseOutSteps), 0)",
    meaning: "Counts as mortgage interest again from 2026.",
    form: "Schedule A, line 8d",
  },
};
