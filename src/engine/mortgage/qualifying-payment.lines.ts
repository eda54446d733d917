import type { Lines, Source } from "../worksheet.ts";
import { levelPaymentFormula } from "./level-payment.lines.ts";
import type { QualifyingPayment, QualifyingTerms } from "./qualifying-payment.ts";

const FANNIE: Source = {
  cite: "Fannie Mae Selling Guide B3-6-04, Qualifying Payment Requirements",
  url: "https://selling-guide.fanniemae.com/sel/b3-6-04/qualifying-payment-requirements",
};
const INTEREST_ONLY: Source = {
  cite: "15 USC 1639c(a)(6)(B), and Regulation Z, 12 CFR 1026.43(c)(5)(ii)(B)",
  url: "https://www.law.cornell.edu/uscode/text/15/1639c",
};

/** The lines depend on what lenders add for this loan. */
export function qualifyingPaymentLines({
  rateMore,
  leastRate,
  interestOnlyMonths,
}: QualifyingTerms): Lines<QualifyingPayment> {
  const starting = rateMore > 0 ? "annualRate + rateMore" : "annualRate";
  return {
    rate: {
      label: "Interest rate that lenders use",
      formula: leastRate > 0 ? `max(${starting}, leastRate)` : starting,
      unit: "rate",
      ...(rateMore > 0 && {
        meaning: "The rate can change after five years or sooner, so lenders use a higher one from the start.",
        source: FANNIE,
      }),
    },
    months: {
      label: "Months in which the loan is paid off",
      formula: interestOnlyMonths > 0 ? "termMonths - interestOnlyMonths" : "termMonths",
      unit: "months",
      ...(interestOnlyMonths > 0 && {
        meaning: "Lenders have to go by the payment that pays off the loan after the interest-only period.",
        source: INTEREST_ONLY,
      }),
    },
    payment: {
      label: "Loan payment that lenders use",
      formula: `toCent(${levelPaymentFormula("loan", "rate / 12", "months")})`,
    },
  };
}
