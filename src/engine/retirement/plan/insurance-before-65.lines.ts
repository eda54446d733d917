import { usc26 } from "../../cite.ts";
import type { Lines, Source } from "../../worksheet.ts";
import type { Tried } from "../futures/tried.ts";
import type { InsuranceBefore65 } from "./insurance-before-65.ts";

const BY_AGE: Source = {
  cite: "45 CFR 147.102(e); CMS, State Specific Age Curve Variations",
  url: "https://www.law.cornell.edu/cfr/text/45/147.102",
};

export function insuranceBefore65Lines({ one }: Tried): Lines<InsuranceBefore65> {
  const added = `All years with insurance before 65 in the median ${one}, if you count the credit, added up, in today's dollars.`;
  return {
    premium: {
      label: "A year of health insurance, at the price of the first year without pay",
      formula: "premiumBefore * multiples / typedFor",
      meaning: "The price of “Health insurance before 65”, at the age of each person insured on January 1.",
      source: BY_AGE,
    },
    lastPremium: {
      label: "A year of health insurance, at the price of the last year before Medicare",
      formula: "premiumBefore * lastMultiples / typedFor",
      meaning: "In today's dollars. It rises with age only.",
      source: BY_AGE,
    },
    insuredMonths: { label: "Months with insurance before 65", found: added, unchecked: "rows", unit: "months" },
    total: { label: "Full price over all those months", found: added, unchecked: "rows" },
    totalCredit: {
      label: "Premium tax credit over all those months",
      found: `${added} The table of years shows each year's credit line by line once you count it.`,
      unchecked: "rows",
      form: "Form 8962, line 24",
      source: usc26("36B", "(b)(2)"),
    },
    yearly: { label: "Full price of 12 months, on average", formula: "toDollar(total * 12 / insuredMonths)" },
    yearlyLeft: {
      label: "What the credit leaves you to pay for 12 months, on average",
      formula: "toDollar((total - totalCredit) * 12 / insuredMonths)",
    },
    creditStartsAt: {
      label: "Income from which there is a credit",
      formula: "startsAt * povertyLine",
      source: usc26("36B", "(c)(1)(A)"),
    },
    yearsTooLow: {
      label: "Years with too little income for the credit",
      found: added,
      unchecked: "rows",
      unit: "years",
    },
    creditEndsAbove: {
      label: "Income above which there is no credit",
      formula: "when(endsAbove === null, null, endsAbove * povertyLine)",
      source: usc26("36B", "(c)(1)(A)"),
    },
    medicaidBelow: {
      label: "Income below which most states offer Medicaid",
      formula: "medicaidUpTo * povertyLine",
      meaning:
        "138% of the poverty line. If you may have Medicaid, you get no premium tax credit. Medicaid costs little or nothing, so we leave the credit in.",
    },
    yearsInMedicaid: { label: "Years with less income than that", found: added, unchecked: "rows", unit: "years" },
  };
}
