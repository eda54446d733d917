import { paymentDates } from "./due-dates.ts";
import type { PaymentPlan } from "./payment-plan.ts";
import { ratesFor } from "./rates.ts";
import { type Payment, type QuarterlyRates, underpaymentPenalty } from "./underpayment-penalty.ts";

export type PaymentPenalties = ReturnType<typeof paymentPenalties>;

/**
 * The penalty for paying too little if a plan's payments are made today, on the next date, or never. Dollars,
 * unrounded. It is an estimate, because the last rates may not be published yet.
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
    /**
     * Quarters whose rate isn't published ("2027Q1"), for which the estimate uses the last known one. Empty if all are.
     */
    assumedQuarters: assumed.join(", "),
  };
}
