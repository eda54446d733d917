import { type ExtraPayments, extrasInCents } from "./extra-payments.ts";
import { at, type Columns, inCents, openLedger, post, totalsOf } from "./ledger.ts";
import { levelPayment } from "./level-payment.ts";
import type { FixedLoan } from "./schedule.ts";

export interface UnusualTerms {
  /** Interest-only payments before principal payments begin; 0 for none. */
  readonly interestOnlyMonths: number;
  /** The payment that pays off the whole balance; `termMonths` if there is no balloon. */
  readonly balloonAfter: number;
}

export interface UnusualSchedule extends Columns {
  readonly paymentsMade: number;
  readonly lastPayment: number;
  readonly totalInterest: number;
  readonly totalPaid: number;
  /** The first interest-only payment; 0 if there is none. */
  readonly interestOnlyPayment: number;
  /** The level payment once principal is due. */
  readonly principalAndInterest: number;
  /** The final payment on a balloon loan, interest included; 0 if there is no balloon. */
  readonly balloon: number;
}

/**
 * A fixed-rate loan that starts interest-only, or falls due before it is paid off. Dollars. A balloon loan's level
 * payment is figured over the full term. Under Regulation Z such loans aren't qualified mortgages.
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
