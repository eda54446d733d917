import type { MortgageInsuranceEndLaw } from "../../engine/mortgage/insurance/private-insurance.ts";
import type { Source } from "../../engine/worksheet.ts";
import { type Cited, rate } from "../figure.ts";
import { usc } from "../sources.ts";

const usc12 = (section: string, paragraph: string): Source => ({
  ...usc(12, section, `${paragraph} (Homeowners Protection Act of 1998)`),
  period: "loans closed since July 29, 1999",
});

/** When private mortgage insurance on a main home ends. FHA, VA and USDA loans are not covered. */
export const homeownersProtection = {
  requestShare: rate(0.8, "Share of the original value at which you may ask to end it", usc12("4901", "(2)")),
  automaticShare: rate(0.78, "Share of the original value at which it must end", usc12("4901", "(18)")),
} satisfies Cited<MortgageInsuranceEndLaw>;
