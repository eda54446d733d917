import { type ExtraPayments, extrasInCents } from "./extra-payments.ts";
import { at, type Columns, inCents, openLedger, post, totalsOf } from "./ledger.ts";
import { levelPayment } from "./level-payment.ts";
import type { FixedLoan } from "./schedule.ts";

export interface UnusualTerms {
  /** Payments of interest alone, before payments of principal begin; 0 for none. */
  readonly interestOnlyMonths: number;
  /** The payment with which all that is owed falls due; `termMonths` if the loan pays itself off. */
  readonly balloonAfter: number;
}

export interface UnusualSchedule extends Columns {
  readonly paymentsMade: number;
  readonly lastPayment: number;
  readonly totalInterest: number;
  readonly totalPaid: number;
  /** The first payment of interest alone; 0 if there is none. */
  readonly interestOnlyPayment: number;
  /** The level payment once principal is paid. */
  readonly principalAndInterest: number;
  /** The payment that clears a balloon loan, its interest included; 0 if the loan pays itself off. */
  readonly balloon: number;
}

/**
 * A fixed-rate loan that pays interest alone at first, or falls due before it is paid off. The level payment of a balloon
 * loan is that of the whole term. Such loans are no qualified mortgages under Regulation Z.
 */
export function unusualSchedule(loan: FixedLoan, terms: UnusualTerms, extras: ExtraPayments = {}): UnusualSchedule {
  const { annualRate, termMonths, firstPayment } = loan;
  const due = Math.min(terms.balloonAfter, termMonths);
  const interestOnly = Math.min(Math.max(0, terms.interestOnlyMonths), due - 1);
  const ledger = openLedger(loan.loan, due);
  const extrasInCent = extrasInCents(extras, termMonths, firstPayment);
  post(ledger, { through: interestOnly, annualRate, extrasInCents: extrasInCent });
  const interestOnlyPayment = interestOnly > 0 ? at(ledger.payment, 1) : 0;
  const paymentInCents = inCents(levelPayment(ledger.balanceInCents / 100, annualRate / 12, termMonths - interestOnly));
  post(ledger, { through: due, annualRate, paymentInCents, clears: true, extrasInCents: extrasInCent });
  const { payment, interest, principal, extra, balance, interestSoFar } = ledger;
  const totals = totalsOf(ledger);
  const balloon = due < termMonths && totals.paymentsMade === due ? totals.lastPayment : 0;
  const columns = { payment, interest, principal, extra, balance, interestSoFar };
  return { ...columns, ...totals, interestOnlyPayment, principalAndInterest: paymentInCents / 100, balloon };
}
