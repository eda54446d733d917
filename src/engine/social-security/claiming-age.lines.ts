import type { Lines } from "../worksheet.ts";
import type { survivorFactor } from "./claiming-age.ts";

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
