import type { Lines } from "../../worksheet.ts";
import { levelPaymentFormula } from "../level-payment.lines.ts";
import type { InsuranceAlternatives } from "./insurance-alternatives.ts";

const level = (loan: string, rate: string, months: string) =>
  `toCent(${levelPaymentFormula(`toCent(${loan})`, `(${rate}) / 12`, months)})`;
const MAIN = level("loan", "annualRate", "termMonths");

/** A way's lines, with its first payment and its premiums while you keep the loan as formulas. */
const way = (payment: string, premiums: string, interest = "The interest in the payments until then, added up.") => ({
  payment: { label: "First monthly payment", formula: payment },
  interest: { label: "Interest while you keep the loan", found: interest, check: "interest >= 0" },
  premiums: { label: "Premiums while you keep the loan", formula: premiums },
  cost: {
    label: "Cost while you keep the loan",
    formula: "interest + premiums",
    meaning: "Interest and premiums are costs. Paying back the loan isn’t.",
  },
});

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
  monthly: way(`${MAIN} + premiumPerMonth`, "premiumPerMonth * insured"),
  single: way(MAIN, "singlePremium"),
  paidByLender: way(
    level("loan", "annualRate + lenderPaidAddition", "termMonths"),
    "0",
    "The interest in the payments until then, at the higher rate, added up.",
  ),
  piggyback: {
    ...way(
      `${level("firstLoan", "annualRate", "termMonths")} + ${level("secondLoan", "secondRate", "secondMonths")}`,
      "0",
      "The interest in the payments on both loans until then, added up.",
    ),
    balanceOfSecond: {
      label: "Still owed on the second loan",
      found: "What you still owe on it at that time.",
      check: "balanceOfSecond >= 0",
    },
  },
};
