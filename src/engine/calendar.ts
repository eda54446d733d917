/** A date in the (Gregorian) calendar; `month` starts at 1. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
export const daysInMonth = (year: number, month: number) =>
  month === 2 && isLeapYear(year) ? 29 : (LENGTHS[month - 1] ?? 0);

/** The same day `months` later (earlier if negative), or the last day of the month if that day doesn't exist. */
export function addMonths({ year, month, day }: CalendarDate, months: number): CalendarDate {
  const index = year * 12 + month - 1 + months;
  const inYear = Math.floor(index / 12);
  const inMonth = index - inYear * 12 + 1;
  return { year: inYear, month: inMonth, day: Math.min(day, daysInMonth(inYear, inMonth)) };
}

/** Days since March 1 of year 0, which makes date differences easy. */
function dayNumber({ year, month, day }: CalendarDate): number {
  const y = month > 2 ? year : year - 1;
  const m = (month + 9) % 12; // months since March
  const leapDays = Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400);
  return 365 * y + leapDays + Math.floor((153 * m + 2) / 5) + day - 1;
}
export const daysBetween = (from: CalendarDate, to: CalendarDate) => dayNumber(to) - dayNumber(from);

const two = (number: number) => String(number).padStart(2, "0");
/** Writes "2027-09-01". */
export const isoDate = ({ year, month, day }: CalendarDate) =>
  `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;

/** Reads "2027-09-01"; throws if there is no such day. */
export function dateFromIso(text: string): CalendarDate {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined || day < 1 || day > daysInMonth(year, month))
    throw new Error(`"${text}" is no date like 2027-09-01`);
  return { year, month, day };
}

export const monthNames: readonly string[] =
  "January February March April May June July August September October November December".split(" ");

/**
 * Writes 2026-11-21 as "November 21, 2026". Not with `toLocaleDateString`: the first date it formats blocks a page for
 * 25 ms or more.
 */
export function dayInWords(date: string): string {
  const { year, month, day } = dateFromIso(date);
  return `${monthNames[month - 1]} ${day}, ${year}`;
}
