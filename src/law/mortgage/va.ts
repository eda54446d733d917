import type { VaFee } from "../../engine/mortgage/insurance/va.ts";
import type { Source } from "../../engine/worksheet.ts";

export const USC_38_3729: Source = {
  cite: "38 USC 3729(b)(2)",
  url: "https://www.law.cornell.edu/uscode/text/38/3729",
  period: "loans closed from April 7, 2023 to June 8, 2034",
};

/**
 * Funding fee for a purchase loan, as a fraction of the loan. Borrowers with a service-connected disability, among
 * others, pay none.
 */
export const vaPurchaseFees: readonly VaFee[] = [
  { downFrom: 0, firstUse: 0.0215, laterUse: 0.033 },
  { downFrom: 0.05, firstUse: 0.015, laterUse: 0.015 },
  { downFrom: 0.1, firstUse: 0.0125, laterUse: 0.0125 },
];
