import { usc } from "../cite.ts";
import type { Lines } from "../worksheet.ts";
import type { retirementBenefit } from "./retirement-benefit.ts";

const REDUCTION = { cite: "20 CFR 404.410", url: "https://www.law.cornell.edu/cfr/text/20/404.410" };

/** Requires the figures of `WorkerFactorLaw`, the claim's own numbers, and the amount at full retirement age. */
export const retirementBenefitLines: Lines<ReturnType<typeof retirementBenefit>> = {
  share: {
    monthsEarly: {
      label: "Months before full retirement age",
      formula: "max(0, fullRetirementAge - claimAge)",
      unit: "months",
    },
    monthsLate: {
      label: "Months after full retirement age, up to 70",
      formula: "max(0, min(claimAge, latestCreditAge) - fullRetirementAge)",
      unit: "months",
    },
    reduction: {
      label: "Reduction for claiming early",
      formula:
        "min(monthsEarly, firstReductionMonths) * firstReduction + max(0, monthsEarly - firstReductionMonths) * furtherReduction",
      unit: "rate",
      source: REDUCTION,
    },
    credit: {
      label: "Credit for claiming late",
      formula: "monthsLate * delayedCredit",
      unit: "rate",
      source: usc(42, "402", "(w)"),
    },
    factor: {
      label: "Share of the full benefit at the age you claim",
      formula: "1 - reduction + credit",
      unit: "rate",
    },
  },
  unrounded: { label: "Monthly benefit before rounding", formula: "primaryInsuranceAmount * share.factor" },
  monthly: { label: "Monthly benefit at the age you claim", formula: "downToDime(unrounded)" },
  paid: {
    label: "What is paid each month",
    formula: "downToDollar(monthly)",
    meaning: "Before Medicare premiums and tax. Credits from the year of the claim are paid from the next January.",
  },
};
