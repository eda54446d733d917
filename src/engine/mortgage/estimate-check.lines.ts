import type { Found, Lines } from "../worksheet.ts";
import type { EstimateCheck, LoanType } from "./estimate-check.ts";
import { levelPaymentFormula } from "./level-payment.lines.ts";
import { aprLine, loanEstimateLines } from "./loan-estimate.lines.ts";

const apr = (counted: string): Found => ({
  label: `Annual percentage rate, if ${counted}`,
  found: "Twelve times the monthly rate at which all payments are worth what is then financed.",
  unchecked: "rows",
  unit: "rate",
});

/** When the insurance of each loan type ends. */
const insurancePayments: Record<LoanType, Found> = {
  conventional: loanEstimateLines.insurancePayments as Found,
  fha: {
    label: "Payments with mortgage insurance",
    found:
      "With 10% or more down, FHA charges its premium for {fhaLaw.limitedMonths}. With less, it charges the premium for as long as you have the loan. You borrow {loan} to buy for {price}. If the upfront premium, {upfrontFee}, is part of the loan, it doesn’t count for this.",
    check: "insurancePayments >= 0 && insurancePayments <= termMonths",
    unit: "count",
  },
  va: {
    label: "Payments with mortgage insurance",
    found: "A VA loan has no monthly insurance. You pay its funding fee once.",
    check: "insurancePayments == 0",
    unit: "count",
  },
  usda: {
    label: "Payments with mortgage insurance",
    found: "USDA charges its annual fee for as long as you have the loan, whatever you put down.",
    check: "insurancePayments >= 0 && insurancePayments <= termMonths",
    unit: "count",
  },
};

/** A premium that falls each year can't be checked by one formula. */
function aprOf(loanType: LoanType): Found {
  const counted = { charges: "prepaidFinanceCharge", payment: "payment" };
  if (loanType === "conventional") return aprLine({ ...counted, insurance: "insurance" });
  const { check: _, ...line } = aprLine(counted);
  return loanType === "va"
    ? aprLine(counted)
    : {
        ...line,
        found:
          "You borrow {loan}. Less finance charges of {prepaidFinanceCharge} at closing, the amount financed is {amountFinanced}. You pay {payment} a month for {termMonths}. The first {insurancePayments} payments include mortgage insurance: {insurance} in the first year, and less each year as the balance falls. At a twelfth of the APR each month, those payments are worth the amount financed.",
        unchecked: "rows",
      };
}

export const estimateCheckLines = (loanType: LoanType): Lines<EstimateCheck> => ({
  payment: {
    label: "Monthly principal and interest",
    formula: `toCent(${levelPaymentFormula("loan", "annualRate / 12", "termMonths")})`,
    form: "Loan Estimate, page 1, Loan Terms",
  },
  insurancePayments: insurancePayments[loanType],
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
    formula: "toCent(closingCosts - costsFinanced + downPayment - deposit - sellerCredits - adjustments)",
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
    found: `Sixty payments, not rounded, the mortgage insurance of that time${loanType === "fha" || loanType === "usda" ? ", which falls each year with the balance" : ""}, the loan costs and the prepaid interest.`,
    check: "inFiveYears >= loanCosts + prepaidInterest - 0.01",
    form: "Loan Estimate, page 3, Comparisons",
  },
  principalInFiveYears: {
    label: "In 5 years: principal you will have paid off",
    found: "The loan minus what you still owe after those payments.",
    check: "principalInFiveYears >= 0 && principalInFiveYears <= loan + 0.01",
    form: "Loan Estimate, page 3, Comparisons",
  },
  apr: aprOf(loanType),
  aprOfNone: apr("no prepaid finance charge counts"),
  aprOfAll: apr("all loan costs and prepaid interest count"),
  interestPercentage: {
    label: "Total interest percentage (TIP)",
    found: "All interest, not rounded, and the prepaid interest, as a share of the loan.",
    unchecked: "rows",
    unit: "rate",
    form: "Loan Estimate, page 3, Comparisons",
  },
});
