/** Calendar days as text, such as "2026-04-15", which compares and sorts correctly as is. */
import { dateFromIso, daysInMonth, isLeapYear, isoDate, daysBetween as spanOf } from "../calendar.ts";

export type Day = string;

export const dayAt = (year: number, month: number, day: number): Day => isoDate({ year, month, day });
export const yearOf = (day: Day) => dateFromIso(day).year;

/** Days after `from` up to and including `to`. */
export const daysBetween = (from: Day, to: Day) => spanOf(dateFromIso(from), dateFromIso(to));

export function nextDay(of: Day): Day {
  const { year, month, day } = dateFromIso(of);
  if (day < daysInMonth(year, month)) return dayAt(year, month, day + 1);
  return month < 12 ? dayAt(year, month + 1, 1) : dayAt(year + 1, 1, 1);
}

const A_SUNDAY = "2023-01-01";
/** 0 for Sunday to 6 for Saturday. */
export const weekday = (day: Day) => ((daysBetween(A_SUNDAY, day) % 7) + 7) % 7;

export const daysInYear = (year: number) => (isLeapYear(year) ? 366 : 365);

export const earlier = (a: Day, b: Day): Day => (a < b ? a : b);
export const later = (a: Day, b: Day): Day => (a > b ? a : b);
