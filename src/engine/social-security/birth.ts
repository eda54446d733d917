/** Ages as Social Security counts them: you reach an age on the day before your birthday. */

import type { CalendarDate } from "../calendar.ts";

export type { CalendarDate };

/** Months are counted from January of year 0, so that they can be added and compared. */
export const monthNumber = (year: number, month: number): number => year * 12 + month - 1;
export const yearOf = (month: number): number => Math.floor(month / 12);
/** 1 for January. */
export const monthInYear = (month: number): number => (month % 12) + 1;

/** A birth as Social Security counts it: someone born on the 1st of a month counts as born in the month before. */
export interface Birth {
  readonly month: number;
  readonly year: number;
  /** Age in months in the first month throughout which the person is 62; the benefit is paid only for whole months. */
  readonly earliestClaimAge: number;
}

export interface EarliestAgeLaw {
  readonly earliestAge: number;
}

/**
 * Someone born on the 2nd is 62 from the 1st on, so for the whole month. Someone born on the 1st turned 62 on the last
 * day of the month before, which isn't a whole month.
 */
export function birthOn({ year, month, day }: CalendarDate, { earliestAge }: EarliestAgeLaw): Birth {
  const born = monthNumber(year, month) - (day === 1 ? 1 : 0);
  return { month: born, year: yearOf(born), earliestClaimAge: earliestAge + (day === 2 ? 0 : 1) };
}
