import { addMonths, type CalendarDate, daysBetween, isLeapYear, isoDate } from "../../calendar.ts";
import { toCent } from "../../rounding.ts";
import type { Lines } from "../../worksheet.ts";

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

export const prepaidInterestLines: Lines<PrepaidInterest> = {
  daysInYear: {
    label: "Days in a year, as the lender counts",
    found: "365, 360, or the days of the year of closing: your lender's choice.",
    check: "daysInYear == 360 || daysInYear == 365 || daysInYear == 366",
    unit: "count",
  },
  days: {
    label: "Days until the first of the next month",
    found: "Counted from the day of closing up to the last day of that month, both included.",
    check: "days >= 1 && days <= 31",
    unit: "count",
  },
  perDiem: { label: "Interest a day", formula: "loan * annualRate / daysInYear" },
  amount: { label: "Prepaid interest", formula: "toCent(perDiem * days)" },
};
