import type { Found, Lines } from "../worksheet.ts";
import type { EstimateCheck } from "./estimate-check.ts";
import { levelPaymentFormula } from "./level-payment.lines.ts";
import { aprLine, loanEstimateLines } from "./loan-estimate.lines.ts";

const apr = (counted: string): Found => ({
  label: `Annual percentage rate, if ${counted}`,
  found: "Twelve times the monthly rate at which all payments are worth what is then financed.",
  unchecked: "rows",
  unit: "rate",
});

export const estimateCheckLines: Lines<EstimateCheck> = {
  payment: {
    label: "Monthly principal and interest",
    formula: `toCent(${levelPaymentFormula("loan", "annualRate / 12", "termMonths")})`,
    form: "Loan Estimate, page 1, Loan Terms",
  },
  insurancePayments: loanEstimateLines.insurancePayments,
  insuranceYears: {
    label: "Year in which mortgage insurance ends",
    formula: "fullSteps(insurancePayments + 11, 12)",
    unit: "years",
    form: "Loan Estimate, page 1, Projected Payments",
  },
  total: {
    label: "Estimated total monthly payment",
    formula: "payment + insurance + escrow",
    form: "Loan Estimate, page 1, Projected Payments",
  },
  totalLater: { label: "The same once insurance has ended", formula: "payment + escrow" },
  loanCosts: {
    label: "Total loan costs",
    formula: "toCent(sectionA + sectionB + sectionC)",
    form: "Loan Estimate, page 2, section D",
  },
  otherCosts: {
    label: "Total other costs",
    formula: "toCent(sectionE + sectionF + sectionG + sectionH)",
    form: "Loan Estimate, page 2, section I",
  },
  closingCosts: {
    label: "Total closing costs",
    formula: "toCent(loanCosts + otherCosts - lenderCredits)",
    form: "Loan Estimate, page 2, section J",
  },
  cash: {
    label: "Cash to close",
    formula: "toCent(closingCosts + downPayment - deposit - sellerCredits - adjustments)",
    form: "Loan Estimate, page 2, Calculating Cash to Close",
  },
  perDay360: { label: "Interest per day, in a 360-day year", formula: "toCent(loan * annualRate / 360)" },
  perDay365: { label: "Interest per day, in a 365-day year", formula: "toCent(loan * annualRate / 365)" },
  prepaidInterest: {
    label: "Interest to the end of the month of closing",
    formula: "toCent(interestPerDay * interestDays)",
    form: "Loan Estimate, page 2, section F",
  },
  prepaidFinanceCharge: {
    label: "Prepaid finance charge",
    formula: "toCent(financeCharges + prepaidInterest)",
    meaning: "What you pay at closing for the credit itself. It counts toward the APR.",
  },
  amountFinanced: { label: "Amount financed", formula: "toCent(loan - prepaidFinanceCharge)" },
  inFiveYears: {
    label: "In 5 years: total you will have paid",
    found: "Sixty payments, not rounded, the mortgage insurance of that time, the loan costs and the prepaid interest.",
    check: "inFiveYears >= loanCosts + prepaidInterest - 0.01",
    form: "Loan Estimate, page 3, Comparisons",
  },
  principalInFiveYears: {
    label: "In 5 years: principal you will have paid off",
    found: "The loan minus what you still owe after those payments.",
    check: "principalInFiveYears >= 0 && principalInFiveYears <= loan + 0.01",
    form: "Loan Estimate, page 3, Comparisons",
  },
  apr: aprLine({ charges: "prepaidFinanceCharge", payment: "payment", insurance: "insurance" }),
  aprOfNone: apr("no prepaid finance charge counts"),
  aprOfAll: apr("all loan costs and prepaid interest count"),
  interestPercentage: {
    label: "Total interest percentage (TIP)",
    found: "All interest, not rounded, and the prepaid interest, as a share of the loan.",
    unchecked: "rows",
    unit: "rate",
    form: "Loan Estimate, page 3, Comparisons",
  },
};
