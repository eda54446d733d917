import { usc } from "../../cite.ts";
import type { Lines } from "../../worksheet.ts";
import type { PrivateInsurance } from "./private-insurance.ts";

const PROTECTION_ACT = usc(12, "4902", " (Homeowners Protection Act)");

export const privateInsuranceLines: Lines<PrivateInsurance> = {
  requestBalance: {
    label: "Balance at which you may ask to end it",
    formula: "requestShare * originalValue",
    source: PROTECTION_ACT,
  },
  automaticBalance: {
    label: "Balance at which it must end",
    formula: "automaticShare * originalValue",
    source: PROTECTION_ACT,
  },
  perMonth: {
    label: "Monthly mortgage insurance",
    formula: "toCent(loan * mortgageInsuranceRate / 12)",
    meaning: "Figured on the original loan, so it does not fall as you pay.",
  },
  scheduledRequest: {
    label: "Payment after which you may ask, on the original schedule",
    found: "The first payment after which the original schedule shows that balance or less.",
    check: "scheduledRequest >= 0 && scheduledRequest <= termMonths",
    unit: "count",
  },
  scheduledAutomatic: {
    label: "Payment after which it ends on its own",
    found:
      "The first payment after which the original schedule shows that balance or less. Extra payments do not count.",
    check: "scheduledAutomatic >= scheduledRequest",
    unit: "count",
  },
  midpoint: {
    label: "First payment past the middle of the term",
    formula: "fullSteps(termMonths, 2) + 1",
    unit: "count",
    meaning: "By then the insurance ends, whatever the balance, if your payments are current.",
  },
  actualRequest: {
    label: "Payment after which you may ask, with your extra payments",
    found: "The first payment after which you actually owe that balance or less. You have to ask in writing.",
    check: "actualRequest <= scheduledRequest",
    unit: "count",
  },
  lastIfAutomatic: {
    label: "Payments with insurance if you do nothing",
    found: "The earliest of the automatic end, the middle of the term, and the payoff of the loan.",
    check: "lastIfAutomatic <= scheduledAutomatic && lastIfAutomatic <= midpoint",
    unit: "count",
  },
  lastIfRequested: {
    label: "Payments with insurance if you ask as soon as you may",
    formula: "min(actualRequest, lastIfAutomatic)",
    unit: "count",
  },
  totalIfAutomatic: { label: "Total insurance if you do nothing", formula: "perMonth * lastIfAutomatic" },
  totalIfRequested: { label: "Total insurance if you ask", formula: "perMonth * lastIfRequested" },
  savedByRequest: { label: "Saved by asking", formula: "totalIfAutomatic - totalIfRequested" },
};
