import { each, type Lines, type Source } from "../worksheet.ts";
import type { Buydown } from "./buydown.ts";
import { levelPaymentFormula } from "./level-payment.lines.ts";

const FANNIE: Source = {
  cite: "Fannie Mae Selling Guide B2-1.4-04, Temporary Interest Rate Buydowns",
  url: "https://selling-guide.fanniemae.com/sel/b2-1.4-04/temporary-interest-rate-buydowns",
};

export const buydownLines: Lines<Buydown> = {
  fullPayment: {
    label: "Monthly principal and interest at the note's rate",
    formula: `toCent(${levelPaymentFormula("loan", "annualRate / 12", "termMonths")})`,
  },
  years: each({
    rate: {
      label: "Rate your payment is figured at",
      found: "The note's rate less the points of that year, never below zero.",
      check: "rate >= 0 && rate <= annualRate",
      unit: "rate",
      source: FANNIE,
    },
    months: {
      label: "Payments in that year",
      found: "Twelve, or as many as the term has left.",
      check: "months >= 0 && months <= 12",
      unit: "months",
    },
    reduced: {
      label: "You pay each month",
      formula: `toCent(${levelPaymentFormula("loan", "rate / 12", "termMonths")})`,
    },
    saved: { label: "Paid for you each month", formula: "fullPayment - reduced" },
    paidFor: { label: "Paid for you in that year", formula: "months * saved" },
  }),
  cost: {
    label: "What the buydown costs",
    formula: "toCent(sum(years.paidFor))",
    meaning:
      "Set aside at closing, usually by the seller or builder. If you sell or refinance early, the rest is yours.",
  },
};
