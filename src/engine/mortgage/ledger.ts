/**
 * The ledger of a loan: what is posted with each payment, in whole cents. All kinds of schedules (fixed, adjustable,
 * interest-only, recast, biweekly) are stretches posted here, so there is one posting rule for all.
 *
 * Balances and amounts are tracked in cents, which are exact; the columns hold dollars. Columns start at 0 (payment 1).
 */
export interface Columns {
  readonly payment: Float64Array;
  readonly interest: Float64Array;
  readonly principal: Float64Array;
  readonly extra: Float64Array;
  /** Balance after the payment and the extra payment. */
  readonly balance: Float64Array;
  readonly interestSoFar: Float64Array;
}

export interface Ledger extends Columns {
  /** Payments posted so far. */
  made: number;
  /** In cents. */
  balanceInCents: number;
  interestInCents: number;
}

/** A run of payments with one rate and one payment amount. */
export interface Stretch {
  /** The number of the last payment of the stretch. */
  readonly through: number;
  /** Fraction a year. */
  readonly annualRate: number;
  readonly paymentsPerYear?: number;
  /** In cents. Omit it to pay only the interest. */
  readonly paymentInCents?: number;
  /** The stretch's last payment pays off the whole balance. */
  readonly clears?: boolean;
  /** Stops once the balance is at or below this many cents. */
  readonly untilOwed?: number;
  /** In cents, by payment number (element 0 isn't used). */
  readonly extrasInCents?: Float64Array | null;
}

/** Half a cent rounds up. A product such as 0.04 x 1,050 / 12 may come out a hair below the tie it represents. */
const HALF_AND_A_HAIR = 0.5 + 1e-7;

export const inCents = (dollars: number) => Math.floor(dollars * 100 + HALF_AND_A_HAIR);

export function openLedger(loan: number, payments: number): Ledger {
  const cells = new Float64Array(6 * payments).buffer;
  const column = (index: number) => new Float64Array(cells, 8 * index * payments, payments);
  return {
    payment: column(0),
    interest: column(1),
    principal: column(2),
    extra: column(3),
    balance: column(4),
    interestSoFar: column(5),
    made: 0,
    balanceInCents: inCents(loan),
    interestInCents: 0,
  };
}

/**
 * Posts a stretch: interest on the balance to the cent, the scheduled payment, then the extra, never more than is owed.
 */
export function post(ledger: Ledger, stretch: Stretch): void {
  const { through, annualRate, paymentsPerYear = 12, paymentInCents, clears = false, untilOwed = 0 } = stretch;
  const extras = stretch.extrasInCents ?? null;
  const { payment, interest, principal, extra, balance, interestSoFar } = ledger;
  let owed = ledger.balanceInCents;
  let totalInterest = ledger.interestInCents;
  let k = ledger.made;
  while (k < through && owed > untilOwed) {
    const charged = Math.floor((owed * annualRate) / paymentsPerYear + HALF_AND_A_HAIR);
    const due = owed + charged;
    const scheduled = paymentInCents ?? charged;
    const paid = (clears && k + 1 === through) || scheduled >= due ? due : scheduled;
    const left = due - paid;
    const more = extras === null ? 0 : Math.min(extras[k + 1] as number, left);
    totalInterest += charged;
    payment[k] = paid / 100;
    interest[k] = charged / 100;
    principal[k] = (owed - left) / 100;
    extra[k] = more / 100;
    owed = left - more;
    balance[k] = owed / 100;
    interestSoFar[k] = totalInterest / 100;
    k++;
  }
  ledger.made = k;
  ledger.balanceInCents = owed;
  ledger.interestInCents = totalInterest;
}

/** A column's dollars at payment `number` (from 1); 0 past its end. */
export const at = (column: Float64Array, number: number) => column[number - 1] ?? 0;

/** A ledger's totals, in dollars. */
export function totalsOf(ledger: Ledger) {
  const principal = ledger.principal.subarray(0, ledger.made);
  const extra = ledger.extra.subarray(0, ledger.made);
  let repaid = 0;
  for (let i = 0; i < ledger.made; i++) repaid += (principal[i] as number) + (extra[i] as number);
  const totalInterest = ledger.interestInCents / 100;
  return {
    paymentsMade: ledger.made,
    lastPayment: at(ledger.payment, ledger.made),
    totalInterest,
    /** Principal, interest and extra payments. */
    totalPaid: Math.round((repaid + totalInterest) * 100) / 100,
  };
}
