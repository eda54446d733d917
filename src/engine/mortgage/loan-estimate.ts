import { toCent } from "../rounding.ts";
import type { Lines, Source } from "../worksheet.ts";
import { annualPercentageRate, type Run, single } from "./apr/apr.ts";
import { midpointPayment } from "./insurance/private-insurance.ts";
import { balanceAfter, levelPayment, levelPaymentFormula } from "./level-payment.ts";
import { firstPaymentAtOrBelow, schedule } from "./schedule.ts";

export interface DisclosedLoan {
  readonly loan: number;
  readonly propertyValue: number;
  readonly annualRate: number;
  readonly termMonths: number;
  readonly insurancePerMonth: number;
  readonly insuranceEndShare: number;
  readonly prepaidInterest: number;
  /** Section D of the form: what the loan itself costs at closing. */
  readonly totalLoanCosts: number;
  readonly amountFinanced: number;
}

const FIVE_YEARS = 60;
const START = { year: 2000, month: 1, day: 1 };

export type LoanEstimate = ReturnType<typeof loanEstimate>;

/**
 * The comparison figures of the Loan Estimate and the Closing Disclosure. The official sample forms add up payments that
 * are not rounded to the cent, and so does this: a schedule in cents gives a dollar or two more or less.
 */
export function loanEstimate(given: DisclosedLoan) {
  const { loan, annualRate, termMonths, insurancePerMonth, prepaidInterest, totalLoanCosts, amountFinanced } = given;
  const exactPayment = levelPayment(loan, annualRate / 12, termMonths);
  const principalAndInterest = toCent(exactPayment);
  const insurancePayments =
    insurancePerMonth === 0
      ? 0
      : Math.min(
          firstPaymentAtOrBelow(
            given.insuranceEndShare * given.propertyValue,
            schedule({ loan, annualRate, termMonths, firstPayment: START }),
          ),
          midpointPayment(termMonths),
        );
  const principalAndInterestTotal = exactPayment * termMonths;
  const insuranceTotal = insurancePerMonth * insurancePayments;
  const monthsInFiveYears = Math.min(FIVE_YEARS, termMonths);
  const inFiveYearsTotalPaid =
    monthsInFiveYears * exactPayment +
    Math.min(monthsInFiveYears, insurancePayments) * insurancePerMonth +
    totalLoanCosts +
    prepaidInterest;
  const inFiveYearsPrincipalPaid = loan - balanceAfter(monthsInFiveYears, loan, annualRate / 12, termMonths);
  const totalInterestPercentage = loan > 0 ? (principalAndInterestTotal - loan + prepaidInterest) / loan : 0;
  const totalOfPayments = principalAndInterestTotal + insuranceTotal + totalLoanCosts + prepaidInterest;
  const financeCharge = principalAndInterestTotal + insuranceTotal - amountFinanced;
  const run = (amount: number, count: number): Run => ({ amount, count, full: 1, fraction: 0 });
  const payments = [run(exactPayment, termMonths), run(insurancePerMonth, insurancePayments)];
  const apr = annualPercentageRate([single(amountFinanced)], payments, 12);
  return {
    exactPayment,
    principalAndInterest,
    insurancePayments,
    principalAndInterestTotal,
    insuranceTotal,
    monthsInFiveYears,
    inFiveYearsTotalPaid,
    inFiveYearsPrincipalPaid,
    totalInterestPercentage,
    totalOfPayments,
    financeCharge,
    apr,
  };
}

const regZ = (paragraph: string): Source => ({
  cite: `Regulation Z, 12 CFR 1026.${paragraph}`,
  url: `https://www.consumerfinance.gov/rules-policy/regulations/1026/${paragraph.slice(0, 2)}/`,
});

export const loanEstimateLines: Lines<LoanEstimate> = {
  exactPayment: {
    label: "Level payment before rounding",
    formula: levelPaymentFormula("loan", "annualRate / 12", "termMonths"),
  },
  principalAndInterest: { label: "Principal and interest a month", formula: "toCent(exactPayment)" },
  insurancePayments: {
    label: "Payments with mortgage insurance",
    found: "Until the original schedule owes no more than the share of the value at which insurance ends.",
    check: "insurancePayments >= 0 && insurancePayments <= termMonths / 2 + 1",
    unit: "count",
  },
  principalAndInterestTotal: { label: "Principal and interest over the term", formula: "exactPayment * termMonths" },
  insuranceTotal: { label: "Mortgage insurance in total", formula: "insurancePerMonth * insurancePayments" },
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
    found: "The loan less what its schedule still owes after those payments.",
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
  apr: {
    label: "Annual percentage rate (APR)",
    found: "Twelve times the monthly rate at which all payments are worth the amount financed.",
    unit: "rate",
    form: "Loan Estimate, page 3; Closing Disclosure, page 5",
    source: regZ("37(l)(2)"),
  },
};
