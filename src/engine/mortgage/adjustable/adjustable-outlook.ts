import { at } from "../ledger.ts";
import { type Schedule, schedule } from "../schedule.ts";
import {
  type AdjustableLoan,
  type AdjustableSchedule,
  adjustableSchedule,
  fullyIndexedRate,
  type IndexPath,
  interestOnlyOf,
  rateAtPayment,
} from "./adjustable.ts";
import { best, falling, flat, rising, worst } from "./index-paths.ts";

export type AdjustableOutlook = ReturnType<typeof adjustableOutlook>;

/** What an adjustable loan costs if its index stays flat, rises, falls, hits every cap, or falls to zero. */
export function adjustableOutlook(terms: AdjustableLoan, index: number) {
  const firstReset = Math.min(terms.fixedMonths, terms.termMonths) + 1;
  const interestOnly = interestOnlyOf(terms);
  const along = (path: IndexPath) => {
    const made = adjustableSchedule(terms, path);
    return {
      rateAfterFirstReset: rateAtPayment(made, firstReset),
      paymentAfterFirstReset: chargedAt(made, firstReset),
      maxRate: Math.max(...made.segments.map(({ rate }) => rate)),
      maxPayment: made.maxPayment,
      totalInterest: made.totalInterest,
    };
  };
  const begins = (path: IndexPath) => chargedAt(adjustableSchedule(terms, path), interestOnly + 1);
  const stays = adjustableSchedule(terms, flat(index));
  const firstPaymentAmount = stays.segments[0]?.payment ?? 0;
  const balanceAtFirstReset = at(stays.balance, firstReset - 1);
  const fullyIndexed = fullyIndexedRate(index, terms);
  const highestRate = terms.initialRate + terms.lifetimeCap;
  return {
    firstReset,
    firstPaymentAmount,
    balanceAtFirstReset,
    fullyIndexed,
    highestRate,
    flat: along(flat(index)),
    rising: along(rising(index)),
    falling: along(falling(index)),
    worst: along(worst(terms)),
    best: along(best),
    ...(interestOnly > 0 && {
      principalBegins: {
        flat: begins(flat(index)),
        rising: begins(rising(index)),
        falling: begins(falling(index)),
        worst: begins(worst(terms)),
        best: begins(best),
      },
    }),
  };
}

/** The payment charged at payment `number`. */
const chargedAt = ({ segments }: AdjustableSchedule, number: number) =>
  segments.findLast(({ fromPayment }) => fromPayment <= number)?.payment ?? 0;

/**
 * The first month in which the adjustable loan has cost more than a fixed one: payments so far plus the remaining
 * balance are higher. `null` if that never happens.
 */
export function monthFixedLoanWins(
  adjustable: AdjustableSchedule,
  fixedRate: number,
  terms: AdjustableLoan,
): number | null {
  const { loan, termMonths, firstPayment } = terms;
  const fixed: Schedule = schedule({ loan, annualRate: fixedRate, termMonths, firstPayment });
  let ahead = 0;
  for (let k = 1; k <= termMonths; k++) {
    ahead += at(fixed.payment, k) - at(adjustable.payment, k) - at(adjustable.extra, k);
    if (ahead + at(fixed.balance, k) - at(adjustable.balance, k) < -0.005) return k;
  }
  return null;
}
