import type { Lines } from "../worksheet.ts";
import { levelPaymentFormula } from "./level-payment.lines.ts";
import type { OfferCost } from "./offer.ts";

export const offerCostLines: Lines<OfferCost> = {
  pointsPaid: {
    label: "Points",
    formula: "toCent(loan * pointsShare)",
    meaning: "Negative for a lender credit.",
    form: "Loan Estimate, page 2, section A",
  },
  upfront: {
    label: "Points and lender's fees",
    formula: "pointsPaid + fees",
    form: "Loan Estimate, page 2, section A",
  },
  payment: {
    label: "Monthly principal and interest",
    formula: `toCent(${levelPaymentFormula("loan", "annualRate / 12", "termMonths")})`,
    form: "Loan Estimate, page 1, Loan Terms",
  },
  kept: {
    label: "Payments while you keep the loan",
    found: "The months you stay, or all payments of the loan if you stay longer.",
    check: "kept <= stayMonths && kept <= termMonths",
    unit: "count",
  },
  interest: {
    label: "Interest in that time",
    found: "The interest in those rows of the schedule, added up.",
    check: "interest >= 0",
  },
  cost: {
    label: "Cost of the loan in that time",
    formula: "upfront + interest",
    meaning: "What you pay and don't get back. Principal isn't included, because it lowers what you owe.",
  },
  apr: {
    label: "Annual percentage rate with these fees alone",
    found: "Twelve times the monthly rate at which all payments are worth the loan less points and fees.",
    unchecked: "rows",
    unit: "rate",
    form: "Loan Estimate, page 3, Comparisons",
  },
};
