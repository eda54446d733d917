import { usc26 } from "../../cite.ts";
import { premiumTaxCreditLines } from "../../tax/health/premium-tax-credit.lines.ts";
import type { Lines, Source } from "../../worksheet.ts";
import type { InsuranceBefore65 } from "./insurance-before-65.ts";

const BY_AGE: Source = {
  cite: "45 CFR 147.102(e); CMS, State Specific Age Curve Variations",
  url: "https://www.law.cornell.edu/cfr/text/45/147.102",
};

export const insuranceBefore65Lines: Lines<InsuranceBefore65> = {
  premium: {
    label: "Health insurance in the first year without pay",
    formula: "premiumBefore * multiples / typedFor",
    meaning: "The price you entered, at the age of each person insured on January 1.",
    source: BY_AGE,
  },
  lastPremium: {
    label: "Health insurance in the last year before Medicare",
    formula: "premiumBefore * lastMultiples / typedFor",
    meaning: "In today's dollars. It rises with age only.",
    source: BY_AGE,
  },
  ...premiumTaxCreditLines,
  left: { label: "What the credit leaves you to pay", formula: "premium - credit" },
  creditEndsAbove: {
    label: "Income above which there is no credit",
    formula: "when(endsAbove === null, null, endsAbove * povertyLine)",
    source: usc26("36B", "(c)(1)(A)"),
  },
};
