import type { Line, Lines, Source } from "../worksheet.ts";
import type { spouseFactor, survivorFactor, workerFactor } from "./claiming-age.ts";

const EARLY: Source = { cite: "20 CFR 404.410", url: "https://www.law.cornell.edu/cfr/text/20/404.410" };
const LATE: Source = { cite: "20 CFR 404.313", url: "https://www.law.cornell.edu/cfr/text/20/404.313" };

export const workerFactorLines: Lines<ReturnType<typeof workerFactor>> = {
  monthsEarly: {
    label: "Months before full retirement age",
    formula: "max(0, fullRetirementAge - claimAge)",
    unit: "months",
  },
  monthsLate: {
    label: "Months after full retirement age that earn a credit",
    formula: "max(0, min(claimAge, latestCreditAge) - fullRetirementAge)",
    unit: "months",
  },
  reduction: {
    label: "Reduction for claiming early",
    formula:
      "min(monthsEarly, firstReductionMonths) * firstReduction + max(0, monthsEarly - firstReductionMonths) * furtherReduction",
    unit: "rate",
    source: EARLY,
  },
  credit: { label: "Credit for claiming late", formula: "monthsLate * delayedCredit", unit: "rate", source: LATE },
  factor: {
    label: "Share of the full benefit",
    formula: "1 - reduction + credit",
    unit: "rate",
    meaning: "Your monthly benefit at this claiming age, measured against the benefit at full retirement age.",
  },
};

const monthsEarlyForSpouse: Line = {
  label: "Months before full retirement age",
  formula: "max(0, fullRetirementAge - startAge)",
  unit: "months",
};
export const spouseFactorLines: Lines<ReturnType<typeof spouseFactor>> = {
  monthsEarly: monthsEarlyForSpouse,
  reduction: {
    label: "Reduction for starting early",
    formula:
      "min(monthsEarly, firstReductionMonths) * spouseReduction + max(0, monthsEarly - firstReductionMonths) * furtherReduction",
    unit: "rate",
    source: EARLY,
  },
  factor: { label: "Share of the full spouse's part", formula: "1 - reduction", unit: "rate" },
};

export const survivorFactorLines: Lines<ReturnType<typeof survivorFactor>> = {
  monthsEarly: {
    label: "Months before full retirement age for survivors",
    formula: "max(0, survivorFullRetirementAge - startAge)",
    unit: "months",
  },
  monthsFrom60: {
    label: "Months from 60 to that age",
    formula: "survivorFullRetirementAge - survivorEarliestAge",
    unit: "months",
  },
  factor: {
    label: "Share of the survivor's benefit",
    formula: "1 - (1 - survivorLeastShare) * monthsEarly / monthsFrom60",
    unit: "rate",
    source: { cite: "20 CFR 404.410(c)", url: "https://www.law.cornell.edu/cfr/text/20/404.410" },
  },
};
