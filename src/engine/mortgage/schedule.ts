import { addMonths, type CalendarDate } from "../calendar.ts";
import { type ExtraPayments, extrasInCents } from "./extra-payments.ts";
import { at, type Columns, inCents, openLedger, post } from "./ledger.ts";
import { levelPayment } from "./level-payment.ts";

export interface FixedLoan {
  readonly loan: number;
  /** The note rate, as a fraction a year. */
  readonly annualRate: number;
  readonly termMonths: number;
  /** The day the first payment is due. */
  readonly firstPayment: CalendarDate;
  /** Monthly principal and interest from a statement; otherwise the level payment. */
  readonly statedPayment?: number;
}

/** A schedule to the cent, in columns. `rowAt` makes one row from it. */
export interface Schedule extends Columns, FixedLoan {
  /** The payment charged each month. */
  readonly principalAndInterest: number;
  readonly paymentsMade: number;
  readonly lastPayment: number;
  readonly totalInterest: number;
  /** Principal, interest and extra payments. */
  readonly totalPaid: number;
}

/**
 * A fixed-rate loan's payments, in cents. The level payment and each month's interest are rounded to the cent, the last
 * payment clears what is left, and extra payments shorten the loan without changing the scheduled payment.
 */
export function schedule(loan: FixedLoan, extras: ExtraPayments = {}): Schedule {
  const { annualRate, termMonths, firstPayment } = loan;
  const ledger = openLedger(loan.loan, termMonths);
  const paymentInCents = inCents(
    loan.statedPayment ?? levelPayment(ledger.balanceInCents / 100, annualRate / 12, termMonths),
  );
  const principal = ledger.balanceInCents;
  post(ledger, {
    through: termMonths,
    annualRate,
    paymentInCents,
    clears: true,
    extrasInCents: extrasInCents(extras, termMonths, firstPayment),
  });
  const { payment, interest, principal: principalPaid, extra, balance, interestSoFar, made } = ledger;
  return {
    loan: principal / 100,
    annualRate,
    termMonths,
    firstPayment,
    payment,
    interest,
    principal: principalPaid,
    extra,
    balance,
    interestSoFar,
    principalAndInterest: paymentInCents / 100,
    paymentsMade: made,
    lastPayment: at(payment, made),
    totalInterest: ledger.interestInCents / 100,
    totalPaid: (principal + ledger.interestInCents) / 100,
  };
}

/** The due date of payment `number`: that many months after the first, on the same day if the month has it. */
export const paymentDate = ({ firstPayment }: Pick<FixedLoan, "firstPayment">, number: number): CalendarDate =>
  addMonths(firstPayment, number - 1);

/** The balance after payment `number`; for 0, the loan itself. */
export const balanceAt = (of: Schedule, number: number) => (number <= 0 ? of.loan : at(of.balance, number));

/** A share such as 78% of the value may come out a hair below the whole cents it represents. */
const HAIR = 1e-6;

/** The first payment after which the balance is at most `amount`; 0 if it already is at the start. */
export function firstPaymentAtOrBelow(amount: number, of: Schedule): number {
  const most = amount + HAIR;
  if (of.loan <= most) return 0;
  const index = of.balance.findIndex((owed) => owed <= most);
  return index < 0 ? of.paymentsMade : index + 1;
}
