import type { Lines } from "../worksheet.ts";
import type { LoanPayment } from "./level-payment.ts";

/**
 * The same as a formula for readers, with names (or expressions) for the principal, the rate and the number of periods.
 */
export const levelPaymentFormula = (principal: string, periodRate: string, periods: string) =>
  `when(${periodRate} == 0, ${principal} / ${periods}, ${principal} * ${periodRate} / (1 - (1 + ${periodRate}) ** -${periods}))`;

export const loanPaymentLines: Lines<LoanPayment> = {
  monthlyRate: {
    label: "Monthly interest rate",
    formula: "annualRate / 12",
    unit: "rate",
    meaning: "A mortgage charges a twelfth of the yearly rate each month, however many days the month has.",
  },
  exactPayment: {
    label: "Level payment before rounding",
    formula: "when(monthlyRate == 0, loan / termMonths, loan * monthlyRate / (1 - (1 + monthlyRate) ** -termMonths))",
    meaning: "The one amount that, paid every month, brings the balance to zero with the last payment.",
  },
  principalAndInterest: {
    label: "Monthly principal and interest",
    formula: "toCent(exactPayment)",
    meaning: "The payment the lender charges: the level payment rounded to the cent.",
  },
  interestIfExact: {
    label: "Interest over the term, before rounding",
    formula: "exactPayment * termMonths - loan",
    meaning: "All payments minus the loan. A schedule in cents differs by a dollar or two.",
  },
};
