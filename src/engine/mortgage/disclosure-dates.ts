/**
 * Deadlines that Regulation Z sets for a purchase, as days like "2027-03-02". They follow 12 CFR 1026.19 and its
 * statute, 15 USC 1638(b)(2)(A):
 * - (e)(1)(iii)(A): the Loan Estimate is delivered or mailed "not later than the third business day" after applying.
 *   Here a business day is one on which the lender's offices are open
 *   (comment 19(e)(1)(iii)-1: an application on Monday, an estimate by Thursday).
 * - (e)(1)(iii)(B): and not later than the seventh business day before closing, Saturdays included (comment
 * 19(e)(1)(iii)-2).
 * - (f)(1)(ii): the Closing Disclosure is received at least three business days before closing, Saturdays included.
 *
 * Leaves out legal holidays, which don't count for any of these periods: none falls between Washington's Birthday and
 * Memorial Day.
 */
import { dateFromIso, daysInMonth } from "../calendar.ts";
import { type Day, dayAt, nextDay, weekday } from "../payments/days.ts";

const SUNDAY = 0;
const SATURDAY = 6;

function dayBefore(of: Day): Day {
  const { year, month, day } = dateFromIso(of);
  if (day > 1) return dayAt(year, month, day - 1);
  return month > 1 ? dayAt(year, month - 1, daysInMonth(year, month - 1)) : dayAt(year - 1, 12, 31);
}

function counted(from: Day, days: number, step: (day: Day) => Day, counts: (day: Day) => boolean): Day {
  let day = from;
  for (let left = days; left > 0; ) {
    day = step(day);
    if (counts(day)) left--;
  }
  return day;
}

/**
 * The last day for the lender to send the Loan Estimate: business days after the application on which its offices are
 * open.
 */
export const loanEstimateBy = (applied: Day, businessDays: number): Day =>
  counted(applied, businessDays, nextDay, (day) => weekday(day) !== SATURDAY && weekday(day) !== SUNDAY);

/**
 * The first day the loan may close: business days after the Loan Estimate is delivered or mailed, Saturdays included.
 */
export const closingFrom = (sent: Day, businessDays: number): Day =>
  counted(sent, businessDays, nextDay, (day) => weekday(day) !== SUNDAY);

/**
 * The last day to receive the Closing Disclosure: business days before closing, which here are all days but Sundays (12
 * CFR 1026.2(a)(6)).
 */
export const closingDisclosureBy = (closing: Day, businessDays: number): Day =>
  counted(closing, businessDays, dayBefore, (day) => weekday(day) !== SUNDAY);

/** The day `days` later. */
export const daysAfter = (from: Day, days: number): Day => counted(from, days, nextDay, () => true);
