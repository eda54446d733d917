/**
 * Unit-periods of Regulation Z, Appendix J, (b)(4) and (5): the time between two dates as whole unit-periods and a
 * fraction of one. Months are counted back from the later date.
 */
import { addMonths, type CalendarDate, daysBetween } from "../../calendar.ts";

/** The length of a unit-period: so many months, half a month, or so many days (a week is 7). */
export type UnitPeriod =
  | { readonly kind: "months"; readonly months: number }
  | { readonly kind: "semimonth" }
  | { readonly kind: "days"; readonly days: number };

/** A year is a unit-period of 12 months. */
export const YEAR: UnitPeriod = { kind: "months", months: 12 };
export const MONTH: UnitPeriod = { kind: "months", months: 1 };

export interface Span {
  readonly full: number;
  /** From 0 to less than 1 (or 1, after a month of 31 days). */
  readonly fraction: number;
}

const DAYS_IN_YEAR = 365;
const DAYS_IN_MONTH = 30;
const DAYS_IN_SEMIMONTH = 15;
const WEEKS_IN_YEAR = 52;

export function unitPeriodsPerYear(unit: UnitPeriod): number {
  switch (unit.kind) {
    case "months":
      return 12 / unit.months;
    case "semimonth":
      return 24;
    case "days":
      return unit.days % 7 === 0 ? WEEKS_IN_YEAR / (unit.days / 7) : DAYS_IN_YEAR / unit.days;
  }
}

/** Whole months counted back from the later date, and the days that remain after the earlier one. */
export function monthsAndDays(
  from: CalendarDate,
  to: CalendarDate,
): { readonly months: number; readonly days: number } {
  let months = (to.year - from.year) * 12 + to.month - from.month;
  if (daysBetween(from, addMonths(to, -months)) < 0) months--;
  return { months, days: daysBetween(from, addMonths(to, -months)) };
}

const divided = (amount: number, by: number): Span => {
  const full = Math.floor(amount / by);
  return { full, fraction: (amount - full * by) / by };
};

export function spanBetween(from: CalendarDate, to: CalendarDate, unit: UnitPeriod): Span {
  if (unit.kind === "days") return divided(daysBetween(from, to), unit.days);
  const { months, days } = monthsAndDays(from, to);
  if (unit.kind === "semimonth") return divided(months * DAYS_IN_MONTH + days, DAYS_IN_SEMIMONTH);
  if (unit.months === 1) return { full: months, fraction: days / DAYS_IN_MONTH };
  if (unit.months < 12) return divided(months * DAYS_IN_MONTH + days, unit.months * DAYS_IN_MONTH);
  const full = Math.floor(months / unit.months);
  const monthsLeft = months - full * unit.months;
  const daysLeft = daysBetween(from, addMonths(to, -full * unit.months));
  return { full, fraction: days === 0 ? monthsLeft / 12 : daysLeft / DAYS_IN_YEAR };
}
