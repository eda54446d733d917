import { type CalendarDate, daysBetween } from "../../calendar.ts";
import { annualPercentageRate, type Run, single } from "./apr.ts";
import { monthsAndDays, spanBetween, type UnitPeriod, unitPeriodsPerYear, YEAR } from "./unit-periods.ts";

/** Money that changes hands on a day. */
export interface DatedAmount {
  readonly date: CalendarDate;
  readonly amount: number;
}

/** The annual percentage rate of advances and payments on any dates; time runs from the first advance. */
export function aprByDates(
  advances: readonly DatedAmount[],
  payments: readonly DatedAmount[],
  unit: UnitPeriod,
): number | null {
  const [start] = advances;
  if (!start) return null;
  const runs = (amounts: readonly DatedAmount[]): Run[] =>
    amounts.map(({ date, amount }) => {
      const { full, fraction } = spanBetween(start.date, date, unit);
      return single(amount, full, fraction);
    });
  return annualPercentageRate(runs(advances), runs(payments), unitPeriodsPerYear(unit));
}

/**
 * One advance and one payment. Within a year the term is the unit-period, counted in whole months where it can be and
 * in days otherwise, so that the rate is simple interest; from a year on, the unit-period is a year.
 */
export function aprOfSinglePayment(advance: DatedAmount, payment: DatedAmount): number | null {
  const { months, days } = monthsAndDays(advance.date, payment.date);
  const termDays = daysBetween(advance.date, payment.date);
  if (months >= 12) return aprByDates([advance], [payment], YEAR);
  if (!(advance.amount > 0 && payment.amount > 0 && termDays > 0)) return null;
  return (payment.amount / advance.amount - 1) * (days === 0 ? 12 / months : 365 / termDays);
}
