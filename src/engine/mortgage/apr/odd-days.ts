import { addMonths, type CalendarDate, daysBetween, isLeapYear, isoDate } from "../../calendar.ts";
import { toCent } from "../../rounding.ts";

/** How many days a lender counts in a year: 365, 360, or those of the year of closing. */
export type DayBasis = number | "actual";

export interface Closing {
  readonly loan: number;
  readonly annualRate: number;
  readonly closing: CalendarDate;
  readonly dayBasis: DayBasis;
}

const firstOfMonth = (date: CalendarDate, months: number): CalendarDate => addMonths({ ...date, day: 1 }, months);
const daysInBasis = (basis: DayBasis, { year }: CalendarDate) =>
  basis === "actual" ? (isLeapYear(year) ? 366 : 365) : basis;

export type PrepaidInterest = ReturnType<typeof prepaidInterest>;

/**
 * Interest paid at closing for the rest of the month: from the day of closing (counted) to the first of the next month
 * (not counted). The first payment falls due a month after that, and pays the interest of the month before it.
 */
export function prepaidInterest({ loan, annualRate, closing, dayBasis }: Closing) {
  const daysInYear = daysInBasis(dayBasis, closing);
  const days = daysBetween(closing, firstOfMonth(closing, 1));
  const perDiem = (loan * annualRate) / daysInYear;
  const amount = toCent(((loan * annualRate) / daysInYear) * days);
  return { daysInYear, days, perDiem, amount, firstPaymentDate: isoDate(firstOfMonth(closing, 2)) };
}
