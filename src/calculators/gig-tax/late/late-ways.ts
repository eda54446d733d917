/** What acting late costs this visitor: today, on the next date, and later. */

import { type Day, dayAt, yearOf } from "../../../engine/payments/days.ts";
import { businessDayFrom, paymentDates, returnDue } from "../../../engine/payments/due-dates.ts";
import { type LateReturnCost, lateReturn } from "../../../engine/payments/late-return.ts";
import { valuesOf } from "../../../law/figure.ts";
import { lateReturnLaw } from "../../../law/us/late.ts";
import { underpaymentRates } from "../../../law/us/underpayment-rates.ts";
import type { Answer } from "../answer.ts";

const LAW = valuesOf(lateReturnLaw);
const RATES = valuesOf(underpaymentRates);

export interface LateWay {
  readonly filedOn: Day;
  readonly paidOn: Day;
  readonly cost: LateReturnCost;
}

/** With the extension of Form 4868. */
export const extendedDue = (taxYear: number): Day => businessDayFrom(dayAt(taxYear + 1, 10, 15)).day;

/** Late with this year's payments or with the return, and owing something. */
export function isLate({ plan, year }: Answer): boolean {
  if (year.result.refund > -0.5) return false;
  return plan.returnWasDue || plan.schedule.some(({ why }) => why === "overdue");
}

/** The days compared once the return is late: today, the next January 15 and the next return's day. */
export function lateDays({ inputs: { today } }: Answer): Day[] {
  const nextYear = yearOf(today) + 1;
  const days = [today, paymentDates(nextYear - 1)[3]?.due, returnDue(nextYear - 1)].filter(
    (day): day is Day => day !== undefined && day >= today,
  );
  return [...new Set(days)];
}

/** The return filed and paid on different days; before it is due, what not filing costs on top of not paying. */
export function lateWays(answered: Answer): LateWay[] {
  const {
    inputs: { taxYear, extended },
    year,
    plan,
  } = answered;
  const payBy = returnDue(taxYear);
  const way = (filedOn: Day, paidOn: Day, fileBy: Day): LateWay => ({
    filedOn,
    paidOn,
    cost: lateReturn({ unpaid: -year.result.refund, payBy, fileBy, filedOn, paidOn }, LAW, RATES),
  });
  if (!plan.returnWasDue) {
    const later = extendedDue(taxYear);
    return [way(payBy, later, payBy), way(later, later, payBy)];
  }
  const fileBy = extended ? extendedDue(taxYear) : payBy;
  return lateDays(answered).map((day) => way(day, day, fileBy));
}
