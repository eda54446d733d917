import { toCent } from "../rounding.ts";

/**
 * The level payment that pays off a loan, in dollars, unrounded.
 *
 * Solves principal = payment × (1 − (1 + r)^−n) / r for the payment. Written with `expm1` and `log1p`,
 * which stay exact for rates near zero, where the textbook form loses all its digits.
 *
 * @param periodRate fraction per period: 0.06 / 12 for a note at 6% a year paid monthly
 * @param periods number of payments, 1 or more
 */
export function levelPayment(principal: number, periodRate: number, periods: number): number {
  if (periodRate === 0) return principal / periods;
  return principal * (periodRate / -Math.expm1(-periods * Math.log1p(periodRate)));
}

/**
 * The balance after `paid` payments, unrounded, in dollars. For charts and models; a schedule in cents differs by
 * cents.
 */
export function balanceAfter(paid: number, principal: number, periodRate: number, periods: number): number {
  if (paid >= periods) return 0;
  if (periodRate === 0) return principal * (1 - paid / periods);
  const perPeriod = Math.log1p(periodRate);
  return (principal * Math.expm1(-(periods - paid) * perPeriod)) / Math.expm1(-periods * perPeriod);
}

export interface PaymentTerms {
  readonly loan: number;
  /** The note rate, as a fraction a year. */
  readonly annualRate: number;
  readonly termMonths: number;
}

export type LoanPayment = ReturnType<typeof loanPayment>;

/** The monthly payment of a fixed-rate loan: exact, and as charged. */
export function loanPayment({ loan, annualRate, termMonths }: PaymentTerms) {
  const monthlyRate = annualRate / 12;
  const exactPayment = levelPayment(loan, monthlyRate, termMonths);
  const principalAndInterest = toCent(exactPayment);
  const interestIfExact = exactPayment * termMonths - loan;
  return { monthlyRate, exactPayment, principalAndInterest, interestIfExact };
}
