import { addMonths, type CalendarDate } from "../calendar.ts";
import { type ExtraPayments, extrasInCents } from "./extra-payments.ts";
import { at, type Columns, inCents, openLedger, post } from "./ledger.ts";
import { levelPayment } from "./level-payment.ts";

export interface FixedLoan {
  readonly loan: number;
  /** The rate in the note, as a fraction a year. */
  readonly annualRate: number;
  readonly termMonths: number;
  /** The day the first payment is due. */
  readonly firstPayment: CalendarDate;
  /** Monthly principal and interest, where a statement gives it; the level payment if left out. */
  readonly statedPayment?: number;
}

/** A schedule to the cent, in columns. `rowAt` makes a row of it. */
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
 * The payments of a fixed-rate loan, in cents. The level payment and each month's interest are rounded to the cent,
 * the last payment clears what is left, and extra payments shorten the loan while the scheduled payment stays.
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

/** The day payment `number` is due: that many months after the first, on the first's own day where the month has it. */
export const paymentDate = ({ firstPayment }: Pick<FixedLoan, "firstPayment">, number: number): CalendarDate =>
  addMonths(firstPayment, number - 1);

/** What is owed after payment `number`; the loan itself for 0. */
export const balanceAt = (of: Schedule, number: number) => (number <= 0 ? of.loan : at(of.balance, number));

/** A share such as 78% of the value may fall a hair below the whole cents it stands for. */
const HAIR = 1e-6;

/** The first payment after which no more than `amount` is owed; 0 if that is so from the start. */
export function firstPaymentAtOrBelow(amount: number, of: Schedule): number {
  const most = amount + HAIR;
  if (of.loan <= most) return 0;
  const index = of.balance.findIndex((owed) => owed <= most);
  return index < 0 ? of.paymentsMade : index + 1;
}
