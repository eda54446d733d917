import { paymentDates } from "./due-dates.ts";
import type { PaymentPlan } from "./payment-plan.ts";
import { ratesFor } from "./rates.ts";
import { type Payment, type QuarterlyRates, underpaymentPenalty } from "./underpayment-penalty.ts";

export type PaymentPenalties = ReturnType<typeof paymentPenalties>;

/**
 * What the penalty for paying too little comes to if a plan's payments are made today, on the next date, or never. Dollars,
 * unrounded; an estimate, since the last rates may not be published.
 *
 * @param published underpayment rates by quarter
 */
export function paymentPenalties(
  { withholding, payments, plan: { dates }, schedule }: PaymentPlan,
  taxYear: number,
  published: QuarterlyRates,
) {
  const { rates, assumed } = ratesFor(taxYear, published);
  const instalments = paymentDates(taxYear).map((date, i) => ({ ...date, required: dates[i]?.required ?? 0 }));
  const penaltyWith = (more: readonly Payment[]) =>
    underpaymentPenalty({ taxYear, instalments, withholding, payments: [...payments, ...more] }, rates);
  const ifPaidToday = penaltyWith(schedule);
  const ifPaidNextDate = penaltyWith(
    dates.flatMap(({ due, toPay }) => (toPay === null ? [] : [{ day: due, amount: toPay }])),
  );
  const ifNothingMore = penaltyWith([]);
  return {
    ifPaidToday,
    ifPaidNextDate,
    ifNothingMore,
    waitingCosts: ifPaidNextDate.penalty - ifPaidToday.penalty,
    /** Quarters whose rate is not published ("2027Q1"): the estimate takes the last one known. Empty if all are. */
    assumedQuarters: assumed.join(", "),
  };
}
