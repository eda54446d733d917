import type { Found, Lines } from "../../worksheet.ts";
import type { InsuranceAlternatives } from "./insurance-alternatives.ts";

const payment: Found = {
  label: "First monthly payment",
  found: "Principal and interest of the schedule, and the premium if monthly.",
  unchecked: "rows",
};
const cost = {
  label: "Cost while you keep the loan",
  found: "Interest and premiums until then. Principal is not a cost.",
  check: "cost >= 0",
};

export const insuranceAlternativesLines: Lines<InsuranceAlternatives> = {
  premiumPerMonth: { label: "Monthly premium", formula: "loan * mortgageInsuranceRate / 12" },
  insured: {
    label: "Payments with the monthly premium",
    found: "Until it ends by law, or until you sell or refinance.",
    check: "insured <= holdMonths",
    unit: "count",
  },
  singlePremium: { label: "Single premium", formula: "loan * singlePremiumShare" },
  firstLoan: { label: "First loan, without insurance", formula: "min(loan, requestShare * originalValue)" },
  secondLoan: { label: "Second loan", formula: "loan - firstLoan" },
  monthly: { payment, cost },
  single: { payment, cost },
  paidByLender: { payment, cost },
  piggyback: {
    payment,
    cost,
    balanceOfSecond: {
      label: "Second loan left",
      found: "What you still owe on it then.",
      check: "balanceOfSecond >= 0",
    },
  },
};
