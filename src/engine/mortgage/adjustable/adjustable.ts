import type { CalendarDate } from "../../calendar.ts";
import { type ExtraPayments, extrasInCents } from "../extra-payments.ts";
import { type Columns, inCents, openLedger, post, totalsOf } from "../ledger.ts";
import { levelPayment } from "../level-payment.ts";

/** The terms of an adjustable-rate note. Rates, caps and margin are fractions: a two-point cap is 0.02. */
export interface AdjustableLoan {
  readonly loan: number;
  readonly initialRate: number;
  readonly termMonths: number;
  /** Payments at the initial rate: 60 in a 5/6 loan. */
  readonly fixedMonths: number;
  /** Interest-only payments at the start, whatever the rate does; none by default. */
  readonly interestOnlyMonths?: number;
  readonly adjustEveryMonths: number;
  /**
   * How far the rate may move at the first adjustment, at a later one, and above the initial rate over the loan's life.
   */
  readonly firstCap: number;
  readonly laterCap: number;
  readonly lifetimeCap: number;
  readonly margin: number;
  /** The lowest possible rate; in most notes it is the margin. */
  readonly floor: number;
  /** The fully indexed rate is rounded to the nearest step, usually an eighth of a point; 0 means no rounding. */
  readonly roundTo: number;
  /** Which way to round when the fully indexed rate is exactly halfway between two steps. */
  readonly halfWay?: "up" | "down";
  readonly firstPayment: CalendarDate;
}

/** The index at adjustment number `reset` (from 1), after `paid` payments. A fraction. */
export type IndexPath = (reset: number, paid: number) => number;

/** Removes the floating-point noise from rates that are sums of decimal fractions. */
const clean = (rate: number) => Math.round(rate * 1e10) / 1e10;

/** Index plus margin, rounded the way the note says, before any cap. */
export function fullyIndexedRate(index: number, { margin, roundTo, halfWay = "up" }: AdjustableLoan): number {
  const full = index + margin;
  if (roundTo === 0) return clean(full);
  const steps = clean(full / roundTo);
  return clean((halfWay === "up" ? Math.floor(steps + 0.5) : Math.ceil(steps - 0.5)) * roundTo);
}

/** The rate after an adjustment: within the cap on changes, at or below the lifetime cap, at or above the floor. */
function adjustedRate(index: number, before: number, isFirst: boolean, terms: AdjustableLoan): number {
  const cap = isFirst ? terms.firstCap : terms.laterCap;
  const capped = Math.min(Math.max(fullyIndexedRate(index, terms), before - cap), before + cap);
  return clean(Math.max(Math.min(capped, terms.initialRate + terms.lifetimeCap), terms.floor));
}

/** Payments made at one rate. */
interface RateSegment {
  readonly fromPayment: number;
  readonly rate: number;
  /** The payment charged; during the interest-only period, the first month's interest. */
  readonly payment: number;
}

export interface AdjustableSchedule extends Columns {
  readonly segments: readonly RateSegment[];
  /** The largest level payment, not counting the last payment, which clears the balance. */
  readonly maxPayment: number;
  readonly paymentsMade: number;
  readonly lastPayment: number;
  readonly totalInterest: number;
  readonly totalPaid: number;
}

/** The interest-only period leaves at least one payment for principal. */
export const interestOnlyOf = ({ interestOnlyMonths = 0, termMonths }: AdjustableLoan) =>
  Math.min(Math.max(0, interestOnlyMonths), termMonths - 1);

/** The schedule of an adjustable loan, in cents, for one path of its index. */
export function adjustableSchedule(
  terms: AdjustableLoan,
  index: IndexPath,
  extras: ExtraPayments = {},
): AdjustableSchedule {
  const { termMonths, fixedMonths, adjustEveryMonths } = terms;
  const interestOnly = interestOnlyOf(terms);
  const ledger = openLedger(terms.loan, termMonths);
  const extra = extrasInCents(extras, termMonths, terms.firstPayment);
  const segments: RateSegment[] = [];
  let annualRate = clean(terms.initialRate);
  let paymentInCents = 0;
  const charge = (paid: number) => {
    const owed = ledger.balanceInCents;
    paymentInCents = inCents(
      paid < interestOnly
        ? ((owed / 100) * annualRate) / 12
        : levelPayment(owed / 100, annualRate / 12, termMonths - paid),
    );
    if (paid === 0 || owed > 0)
      segments.push({ fromPayment: paid + 1, rate: annualRate, payment: paymentInCents / 100 });
  };
  const pay = (through: number) =>
    post(ledger, {
      through,
      annualRate,
      ...(ledger.made < interestOnly ? {} : { paymentInCents, clears: through === termMonths }),
      extrasInCents: extra,
    });
  for (let paid = 0, reset = 0; paid < termMonths; reset++) {
    const rate = reset === 0 ? annualRate : adjustedRate(index(reset, paid), annualRate, reset === 1, terms);
    if (reset === 0 || rate !== annualRate || paid === interestOnly) {
      annualRate = rate;
      charge(paid);
    }
    const through = Math.min(termMonths, fixedMonths + reset * adjustEveryMonths);
    if (paid < interestOnly && interestOnly < through) {
      pay(interestOnly);
      charge(interestOnly);
    }
    pay(through);
    paid = through;
  }
  const { payment, interest, principal, extra: extraPaid, balance, interestSoFar } = ledger;
  const maxPayment = segments.reduce((most, segment) => Math.max(most, segment.payment), 0);
  const columns = { payment, interest, principal, extra: extraPaid, balance, interestSoFar };
  return { ...columns, segments, maxPayment, ...totalsOf(ledger) };
}

/** The rate in force at payment `number`. */
export const rateAtPayment = (of: AdjustableSchedule, number: number) =>
  of.segments.reduce((rate, segment) => (segment.fromPayment <= number ? segment.rate : rate), 0);
