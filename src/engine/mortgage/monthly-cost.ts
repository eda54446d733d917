import { toCent } from "../rounding.ts";
import type { ExtraPayments } from "./extra-payments.ts";
import { levelPayment } from "./level-payment.ts";
import { firstPaymentAtOrBelow, type Schedule, schedule } from "./schedule.ts";

/** The shares of the home's original value at which private mortgage insurance may, or must, end. */
export interface MortgageInsuranceEndLaw {
  readonly requestShare: number;
  readonly automaticShare: number;
}

export interface HomeLoan {
  readonly price: number;
  readonly downPayment: number;
  /** Fraction a year. */
  readonly annualRate: number;
  readonly termMonths: number;
  readonly propertyTaxPerYear: number;
  readonly insurancePerYear: number;
  readonly associationDuesPerMonth: number;
  /** Private mortgage insurance, as a fraction of the loan a year; charged only if the loan is above `requestShare` of the price. */
  readonly mortgageInsuranceRate: number;
  readonly extraPerMonth: number;
  readonly firstPayment: { readonly year: number; readonly month: number };
}

const loanOf = ({ price, downPayment }: HomeLoan) => Math.max(0, price - downPayment);

/** The schedule behind `monthlyCost`, for the table and the chart. `more` adds yearly and single extra payments. */
export function homeLoanSchedule(home: HomeLoan, more: ExtraPayments = {}): Schedule {
  const { annualRate, termMonths, extraPerMonth, firstPayment } = home;
  return schedule(
    { loan: loanOf(home), annualRate, termMonths, firstPayment: { ...firstPayment, day: 1 } },
    { ...more, perMonth: extraPerMonth },
  );
}

export type MonthlyCost = ReturnType<typeof monthlyCost>;

/**
 * What a home loan costs a month, and over its life. Dollars.
 *
 * Taxes, insurance and dues stay what they are today. Private insurance is charged until the law ends it on its own
 * (`automaticShare` on the schedule without extra payments, at the latest the middle of the term).
 */
export function monthlyCost(home: HomeLoan, law: MortgageInsuranceEndLaw, more: ExtraPayments = {}) {
  const { price, annualRate, termMonths, firstPayment } = home;
  const loan = loanOf(home);
  const loanToValue = price > 0 ? loan / price : 0;
  const monthlyRate = annualRate / 12;
  const exactPayment = levelPayment(loan, monthlyRate, termMonths);
  const principalAndInterest = toCent(exactPayment);
  const propertyTaxPerMonth = home.propertyTaxPerYear / 12;
  const insurancePerMonth = home.insurancePerYear / 12;
  const mortgageInsurancePerMonth =
    loanToValue > law.requestShare ? toCent((loan * home.mortgageInsuranceRate) / 12) : 0;
  const total =
    principalAndInterest +
    propertyTaxPerMonth +
    insurancePerMonth +
    mortgageInsurancePerMonth +
    home.associationDuesPerMonth;
  const totalWithExtra = total + home.extraPerMonth;

  const without = homeLoanSchedule({ ...home, extraPerMonth: 0 });
  const withExtra = homeLoanSchedule(home, more);
  const monthsToPayoff = withExtra.paymentsMade;
  const lastMonth = firstPayment.year * 12 + firstPayment.month - 1 + monthsToPayoff - 1;
  const payoffYear = monthsToPayoff === 0 ? null : Math.floor(lastMonth / 12);
  const payoffMonth = payoffYear === null ? null : lastMonth - payoffYear * 12 + 1;
  const totalInterest = withExtra.totalInterest;
  const totalPaid = loan + totalInterest;
  const monthsWithoutExtra = without.paymentsMade;
  const interestWithoutExtra = without.totalInterest;
  const monthsSaved = monthsWithoutExtra - monthsToPayoff;
  const interestSaved = interestWithoutExtra - totalInterest;
  const mortgageInsuranceMonths =
    mortgageInsurancePerMonth === 0
      ? 0
      : Math.min(
          firstPaymentAtOrBelow(law.automaticShare * price, without),
          Math.floor(termMonths / 2) + 1,
          monthsToPayoff,
        );
  const totalMortgageInsurance = mortgageInsurancePerMonth * mortgageInsuranceMonths;
  return {
    loan,
    loanToValue,
    monthlyRate,
    exactPayment,
    principalAndInterest,
    propertyTaxPerMonth,
    insurancePerMonth,
    mortgageInsurancePerMonth,
    total,
    totalWithExtra,
    monthsToPayoff,
    payoffYear,
    payoffMonth,
    totalInterest,
    totalPaid,
    monthsWithoutExtra,
    interestWithoutExtra,
    monthsSaved,
    interestSaved,
    mortgageInsuranceMonths,
    totalMortgageInsurance,
  };
}
