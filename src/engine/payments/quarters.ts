/** Calendar quarters, in which agencies set their interest rates. */
import { type Day, dayAt, daysBetween, daysInYear, earlier, yearOf } from "./days.ts";
import type { QuarterlyRates } from "./underpayment-penalty.ts";

interface QuarterDays {
  /** "2026Q4" */
  readonly quarter: string;
  readonly days: number;
  readonly daysInYear: number;
}

/** The days after one day up to and including another, by quarter. */
export function quartersBetween(after: Day, to: Day): readonly QuarterDays[] {
  const stretches: QuarterDays[] = [];
  for (let from = after; from < to; ) {
    const year = yearOf(from);
    // The day after `from` determines the quarter.
    const number = [1, 2, 3, 4].find((one) => from < lastOf(year, one)) ?? 5;
    const [ofYear, ofQuarter] = number === 5 ? [year + 1, 1] : [year, number];
    const until = earlier(to, lastOf(ofYear, ofQuarter));
    stretches.push({
      quarter: `${ofYear}Q${ofQuarter}`,
      days: daysBetween(from, until),
      daysInYear: daysInYear(ofYear),
    });
    from = until;
  }
  return stretches;
}

const lastOf = (year: number, quarter: number) => dayAt(year, quarter * 3, quarter === 1 || quarter === 4 ? 31 : 30);

/** The quarter's rate, or the last one known before it. */
export function rateIn(quarter: string, rates: QuarterlyRates): number {
  const known = Object.keys(rates)
    .filter((one) => one <= quarter)
    .sort()
    .at(-1);
  if (known === undefined) throw new Error(`No rate is known up to ${quarter}`);
  return rates[known] as number;
}

/** What a dollar owed grows to, compounded daily at each quarter's rate. */
export const growthBetween = (after: Day, to: Day, rates: QuarterlyRates): number =>
  quartersBetween(after, to).reduce(
    (growth, { quarter, days, daysInYear }) => growth * (1 + rateIn(quarter, rates) / daysInYear) ** days,
    1,
  );

/** Simple interest on a dollar, counted by days. */
export const simpleInterestBetween = (after: Day, to: Day, rates: QuarterlyRates): number =>
  quartersBetween(after, to).reduce(
    (sum, { quarter, days, daysInYear }) => sum + (rateIn(quarter, rates) * days) / daysInYear,
    0,
  );

/** Months after a day; the last one counts as soon as it begins. */
export function monthsStarted(after: Day, on: Day): number {
  if (on <= after) return 0;
  const [year = 0, month = 0, day = 0] = after.split("-").map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = on.split("-").map(Number);
  return (toYear - year) * 12 + toMonth - month + (toDay > day ? 1 : 0);
}
