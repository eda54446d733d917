import type { Lines } from "../../worksheet.ts";
import type { TaxParts } from "./lifetime-tax.ts";

/** @param where the future it is from, and how many years are added up: "the history of 1935, 57 years" */
export const lifetimeTaxLines = (where: string, state: string): Lines<TaxParts> => {
  const found = (label: string, which: string) => ({
    label,
    found: `${which} of every year, added up in today's dollars: ${where}. “Year by year” shows each year.`,
    unchecked: "rows" as const,
  });
  return {
    incomeTax: found("Federal income tax", "Federal income tax"),
    minimumTax: found("Alternative minimum tax", "The alternative minimum tax"),
    investmentTax: found("Tax on net investment income (3.8%)", "The tax on net investment income"),
    selfEmploymentTax: found("Self-employment tax", "Social Security and Medicare tax on gig income"),
    additionalMedicareTax: found("Additional Medicare Tax (0.9%)", "The Additional Medicare Tax"),
    earlyTax: found("10% additional tax before 59½", "The 10% additional tax on early withdrawals"),
    stateTax: found(state, "State income tax"),
    total: {
      label: "Lifetime tax before rounding",
      formula:
        "incomeTax + minimumTax + investmentTax + selfEmploymentTax + additionalMedicareTax + earlyTax + stateTax",
    },
  };
};
