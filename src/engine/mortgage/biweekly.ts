import { toCent } from "../rounding.ts";
import { inCents, openLedger, post, totalsOf } from "./ledger.ts";
import { type FixedLoan, schedule } from "./schedule.ts";

const PAYMENTS_PER_YEAR = 26;
const DAYS_PER_YEAR = 365.25;

/**
 * Half of the monthly payment every 14 days, posted when paid, with interest for 1/26 of a year. `extraPerMonth` is
 * paid with the first payment in each month of the loan, so 12 times a year, not 13.
 */
export function trueBiweekly(loan: FixedLoan, extraPerMonth = 0) {
  const monthly = schedule(loan);
  const half = toCent(monthly.principalAndInterest / 2);
  const payments = Math.ceil((loan.termMonths * PAYMENTS_PER_YEAR) / 12);
  const ledger = openLedger(monthly.loan, payments);
  post(ledger, {
    through: payments,
    annualRate: loan.annualRate,
    paymentsPerYear: PAYMENTS_PER_YEAR,
    paymentInCents: inCents(half),
    clears: true,
    extrasInCents: extraPerMonth > 0 ? monthlyAmong(payments, inCents(extraPerMonth)) : null,
  });
  const { paymentsMade, lastPayment, totalInterest } = totalsOf(ledger);
  const years = (paymentsMade * 14) / DAYS_PER_YEAR;
  return {
    paymentsMade,
    years,
    lastPayment,
    totalInterest,
    interestSaved: toCent(monthly.totalInterest - totalInterest),
  };
}

function monthlyAmong(payments: number, cents: number): Float64Array {
  const extras = new Float64Array(payments + 1);
  for (let k = 1, month = -1; k <= payments; k++) {
    const now = Math.floor(((k - 1) * 14 * 12) / DAYS_PER_YEAR);
    if (now > month) extras[k] = cents;
    month = now;
  }
  return extras;
}

function inMonths(loan: FixedLoan, extras: Parameters<typeof schedule>[1]) {
  const faster = schedule(loan, extras);
  const { paymentsMade, lastPayment, totalInterest } = faster;
  return {
    paymentsMade,
    lastPayment,
    totalInterest,
    interestSaved: toCent(schedule(loan).totalInterest - totalInterest),
  };
}

/**
 * Half payments collected by a servicer, who posts one monthly payment each month. 26 halves make a thirteenth payment
 * a year, which is posted with every twelfth.
 */
export function heldBiweekly(loan: FixedLoan) {
  const extraPerYear = schedule(loan).principalAndInterest;
  const inMonth = ((loan.firstPayment.month + 10) % 12) + 1; // the calendar month of payments 12, 24, ...
  return { extraPerYear, ...inMonths(loan, { perYear: extraPerYear, inMonth }) };
}

/** An extra twelfth of the payment every month: the same 13 payments a year, without a program. */
export function twelfthExtra(loan: FixedLoan) {
  const extra = toCent(schedule(loan).principalAndInterest / 12);
  return { extra, ...inMonths(loan, { perMonth: extra }) };
}

export type Biweekly = ReturnType<typeof biweekly>;

/** Three ways to make 13 monthly payments a year, compared with the monthly loan. */
export function biweekly(loan: FixedLoan) {
  const monthly = schedule(loan);
  const principalAndInterest = monthly.principalAndInterest;
  const half = toCent(principalAndInterest / 2);
  const interestMonthly = monthly.totalInterest;
  return {
    principalAndInterest,
    half,
    interestMonthly,
    everyFortnight: trueBiweekly(loan),
    heldByServicer: heldBiweekly(loan),
    twelfthEachMonth: twelfthExtra(loan),
  };
}

export const lastPayment = {
  label: "Last payment",
  found: "The amount that brings the balance to zero.",
  check: "lastPayment >= 0",
};
export const totalInterest = {
  label: "Total interest",
  found: "The interest of every row of the schedule, added up.",
  check: "totalInterest >= 0",
};
export const paymentsMade = {
  label: "Payments until the loan is paid off",
  found: "The rows of the schedule.",
  check: "paymentsMade >= 0",
  unit: "count",
} as const;
