import type { Found, Lines, Source } from "../worksheet.ts";
import { levelPaymentFormula } from "./level-payment.lines.ts";
import type { LoanEstimate } from "./loan-estimate.ts";

const regZ = (paragraph: string): Source => ({
  cite: `Regulation Z, 12 CFR 1026.${paragraph}`,
  url: `https://www.consumerfinance.gov/rules-policy/regulations/1026/${paragraph.slice(0, 2)}/`,
});

/** What a sheet calls the numbers that the APR counts; without a name, there are none. */
interface Counted {
  /** Finance charges paid at closing. */
  readonly charges?: string;
  readonly payment: string;
  /** Monthly mortgage insurance. */
  readonly insurance?: string;
}

/** A fixed loan's APR: what is counted, and a check that its payments are worth the amount financed at that rate. */
export function aprLine({ charges, payment, insurance }: Counted): Found {
  // Next to 0%, the division would lose too many digits, and a straight line is exact.
  const annuity = (payments: string) =>
    `when(max(apr, -apr) < 1e-6, ${payments} * (1 - (${payments} + 1) / 2 * apr / 12), (1 - (1 + apr / 12) ** -${payments}) / (apr / 12))`;
  const exact = levelPaymentFormula("loan", "annualRate / 12", "termMonths");
  const insured = insurance === undefined ? "" : ` + ${insurance} * ${annuity("insurancePayments")}`;
  const worth = `(${exact} * ${annuity("termMonths")}${insured})`;
  return {
    label: "Annual percentage rate (APR)",
    found: [
      "You borrow {loan}.",
      charges === undefined
        ? "The amount financed, which is what you get to use, is {amountFinanced}."
        : `Less finance charges of {${charges}} at closing, the amount financed is {amountFinanced}.`,
      `You pay {${payment}} a month for {termMonths}${insurance === undefined ? "" : `, and mortgage insurance of {${insurance}} with the first {insurancePayments} payments`}.`,
      "At a twelfth of the APR each month, those payments are worth the amount financed.",
    ].join(" "),
    check: `apr == null || max(${worth} - amountFinanced, amountFinanced - ${worth}) <= 0.01 + 1e-7 * amountFinanced`,
    unit: "rate",
    form: "Loan Estimate, page 3; Closing Disclosure, page 5",
    source: regZ("37(l)(2)"),
  };
}

export const loanEstimateLines: Lines<LoanEstimate> = {
  exactPayment: {
    label: "Level payment before rounding",
    formula: levelPaymentFormula("loan", "annualRate / 12", "termMonths"),
  },
  principalAndInterest: { label: "Monthly principal and interest", formula: "toCent(exactPayment)" },
  insurancePayments: {
    label: "Payments with mortgage insurance",
    found: "Until the original schedule falls to the share of the value at which insurance ends.",
    check: "insurancePayments >= 0 && insurancePayments <= termMonths / 2 + 1",
    unit: "count",
  },
  principalAndInterestTotal: { label: "Principal and interest over the term", formula: "exactPayment * termMonths" },
  insuranceTotal: { label: "Total mortgage insurance", formula: "insurancePerMonth * insurancePayments" },
  monthsInFiveYears: { label: "Payments in five years", formula: "min(60, termMonths)", unit: "months" },
  inFiveYearsTotalPaid: {
    label: "In 5 years: total you will have paid",
    formula:
      "monthsInFiveYears * exactPayment + min(monthsInFiveYears, insurancePayments) * insurancePerMonth + totalLoanCosts + prepaidInterest",
    form: "Loan Estimate, page 3, Comparisons",
    source: regZ("37(l)(1)"),
  },
  inFiveYearsPrincipalPaid: {
    label: "In 5 years: principal you will have paid off",
    found: "The loan minus what you still owe after those payments.",
    check: "inFiveYearsPrincipalPaid >= 0 && inFiveYearsPrincipalPaid <= loan + 0.01",
    form: "Loan Estimate, page 3, Comparisons",
    source: regZ("37(l)(1)"),
  },
  totalInterestPercentage: {
    label: "Total interest percentage (TIP)",
    formula: "when(loan > 0, (principalAndInterestTotal - loan + prepaidInterest) / loan, 0)",
    unit: "rate",
    meaning: "All the interest you will pay, as a share of the loan.",
    form: "Loan Estimate, page 3; Closing Disclosure, page 5",
    source: regZ("37(l)(3)"),
  },
  totalOfPayments: {
    label: "Total of payments",
    formula: "principalAndInterestTotal + insuranceTotal + totalLoanCosts + prepaidInterest",
    form: "Closing Disclosure, page 5",
    source: regZ("38(o)(1)"),
  },
  financeCharge: {
    label: "Finance charge",
    formula: "principalAndInterestTotal + insuranceTotal - amountFinanced",
    form: "Closing Disclosure, page 5",
    source: regZ("38(o)(2)"),
  },
  apr: aprLine({ payment: "exactPayment", insurance: "insurancePerMonth" }),
};
