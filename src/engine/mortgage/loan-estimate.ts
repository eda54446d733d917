import { toCent } from "../rounding.ts";
import { annualPercentageRate, type Run, single } from "./apr/apr.ts";
import { midpointPayment } from "./insurance/private-insurance.ts";
import { balanceAfter, levelPayment } from "./level-payment.ts";
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
 * The comparison figures of the Loan Estimate and the Closing Disclosure, in dollars. Like the official sample forms,
 * this adds up payments that aren't rounded to the cent; a schedule in cents comes out a dollar or two higher or lower.
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
