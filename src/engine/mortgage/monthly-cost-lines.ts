import type { Lines, Source } from "../worksheet.ts";
import { loanPaymentLines } from "./level-payment.ts";
import type { MonthlyCost } from "./monthly-cost.ts";

const HPA: Source = {
  cite: "Homeowners Protection Act, 12 USC 4902",
  url: "https://www.law.cornell.edu/uscode/text/12/4902",
};

/** The lines of `monthlyCost`. They name its inputs and the shares of `MortgageInsuranceEndLaw`. */
export const monthlyCostLines: Lines<MonthlyCost> = {
  loan: {
    label: "Loan amount",
    formula: "max(0, price - downPayment)",
    meaning: "The part of the price that you borrow.",
  },
  loanToValue: {
    label: "Loan-to-value ratio",
    formula: "when(price > 0, loan / price, 0)",
    unit: "rate",
    meaning: "The share of the price that you borrow. Above 80%, lenders ask for mortgage insurance.",
  },
  monthlyRate: loanPaymentLines.monthlyRate,
  exactPayment: loanPaymentLines.exactPayment,
  principalAndInterest: loanPaymentLines.principalAndInterest,
  propertyTaxPerMonth: { label: "Property tax a month", formula: "propertyTaxPerYear / 12" },
  insurancePerMonth: { label: "Home insurance a month", formula: "insurancePerYear / 12" },
  mortgageInsurancePerMonth: {
    label: "Mortgage insurance a month",
    formula: "when(loanToValue > requestShare, toCent(loan * mortgageInsuranceRate / 12), 0)",
    meaning:
      "A twelfth of the yearly premium on the original loan, charged when you borrow more than 80% of the price.",
  },
  total: {
    label: "Total each month",
    formula:
      "principalAndInterest + propertyTaxPerMonth + insurancePerMonth + mortgageInsurancePerMonth + associationDuesPerMonth",
    meaning: "What leaves your account each month at the start.",
  },
  totalWithExtra: { label: "Total each month with your extra payment", formula: "total + extraPerMonth" },
  monthsToPayoff: {
    label: "Months until the loan is paid off",
    found: "The number of payments in the schedule, with your extra payments.",
    check: "monthsToPayoff >= 0 && monthsToPayoff <= termMonths",
    unit: "months",
  },
  payoffYear: {
    label: "Year of the last payment",
    found: "Counted month by month from your first payment. None if nothing is borrowed.",
    unit: "year",
  },
  payoffMonth: {
    label: "Month of the last payment (1 to 12)",
    found: "Counted month by month from your first payment. None if nothing is borrowed.",
    unit: "count",
  },
  totalInterest: {
    label: "Total interest",
    found: "The interest of every row of the schedule, added up.",
    check: "totalInterest >= 0",
    meaning: "What borrowing costs you over the life of the loan, if you keep it to the end.",
  },
  totalPaid: { label: "Principal and interest over the life of the loan", formula: "loan + totalInterest" },
  monthsWithoutExtra: {
    label: "Months until paid off without extra payments",
    found: "The number of payments in the schedule without extra payments.",
    check: "monthsWithoutExtra >= monthsToPayoff",
    unit: "months",
  },
  interestWithoutExtra: {
    label: "Total interest without extra payments",
    found: "The interest of every row of the schedule without extra payments, added up.",
    check: "interestWithoutExtra >= totalInterest - 0.001",
  },
  monthsSaved: { label: "Months saved", formula: "monthsWithoutExtra - monthsToPayoff", unit: "months" },
  interestSaved: { label: "Interest saved", formula: "interestWithoutExtra - totalInterest" },
  mortgageInsuranceMonths: {
    label: "Months you pay mortgage insurance",
    found:
      "The number of the payment after which the schedule without extra payments first owes no more than 78% of the price; at the latest the first payment past the middle of the term.",
    check: "mortgageInsuranceMonths >= 0 && mortgageInsuranceMonths <= termMonths / 2 + 1",
    unit: "months",
    meaning: "Until it ends by law. You may ask for its end earlier, when you owe 80% of the price.",
    source: HPA,
  },
  totalMortgageInsurance: {
    label: "Mortgage insurance in total",
    formula: "mortgageInsurancePerMonth * mortgageInsuranceMonths",
  },
};
