import type { CalendarDate } from "../calendar.ts";
import { inCents } from "./ledger.ts";

/** Principal payments on top of the scheduled ones; none by default. */
export interface ExtraPayments {
  /** Dollars with every monthly payment, from one payment number through another. */
  readonly perMonth?: number;
  readonly fromPayment?: number;
  readonly throughPayment?: number;
  /** Dollars once a year, with the payment due in this calendar month (1 to 12). */
  readonly perYear?: number;
  readonly inMonth?: number;
  /** One-time amounts, each with the payment of that number; several may fall on the same payment. */
  readonly once?: readonly { readonly payment: number; readonly amount: number }[];
}

/** The extra amounts as the ledger posts them: cents by payment number. `null` if there are none. */
export function extrasInCents(
  extras: ExtraPayments,
  termMonths: number,
  firstPayment: CalendarDate,
): Float64Array | null {
  const { perMonth = 0, fromPayment = 1, throughPayment = termMonths, perYear = 0, inMonth = 1, once = [] } = extras;
  const monthly = inCents(Math.max(0, perMonth));
  const yearly = inCents(Math.max(0, perYear));
  if (monthly === 0 && yearly === 0 && once.length === 0) return null;
  const cents = new Float64Array(termMonths + 1);
  if (monthly > 0) cents.fill(monthly, Math.max(1, fromPayment), Math.min(throughPayment, termMonths) + 1);
  const firstYearly = 1 + ((inMonth - firstPayment.month + 12) % 12);
  if (yearly > 0) for (let k = firstYearly; k <= termMonths; k += 12) cents[k] = (cents[k] ?? 0) + yearly;
  for (const { payment, amount } of once)
    if (payment >= 1 && payment <= termMonths) cents[payment] = (cents[payment] ?? 0) + inCents(Math.max(0, amount));
  return cents;
}
