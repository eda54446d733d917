/**
 * When the payments of a year are due (26 USC 6654(c), 7503): on the 15th of April, June, September and January, moved to
 * the next day that is no Saturday, Sunday or legal holiday in the District of Columbia.
 *
 * Leaves out postponements for disasters (such as those of 2020 and 2021), fiscal years, and farmers and fishermen,
 * who have a single date in January.
 */
import { type Day, dayAt, nextDay, weekday, yearOf } from "./days.ts";

export type DayOff = "weekend" | "Emancipation Day" | "Martin Luther King Day";

const SUNDAY = 0;
const MONDAY = 1;
const FRIDAY = 5;
const SATURDAY = 6;

/** 16 April in the District of Columbia since 2007; observed the Friday before a Saturday, the Monday after a Sunday. */
function isEmancipationDay(day: Day): boolean {
  const since = 2007;
  if (yearOf(day) < since) return false;
  const monthAndDay = day.slice(5);
  return (
    (monthAndDay === "04-16" && weekday(day) !== SATURDAY && weekday(day) !== SUNDAY) ||
    (monthAndDay === "04-15" && weekday(day) === FRIDAY) ||
    (monthAndDay === "04-17" && weekday(day) === MONDAY)
  );
}

/** The third Monday of January. */
const isMartinLutherKingDay = (day: Day) =>
  weekday(day) === MONDAY && day.slice(5) >= "01-15" && day.slice(5) <= "01-21";

/** Why nothing falls due on a day; `null` on a business day. Holidays that no due date can meet are left out. */
export function dayOff(day: Day): DayOff | null {
  if (weekday(day) === SATURDAY || weekday(day) === SUNDAY) return "weekend";
  if (isEmancipationDay(day)) return "Emancipation Day";
  if (isMartinLutherKingDay(day)) return "Martin Luther King Day";
  return null;
}

/** The day itself, or the next business day, with what it was moved off. */
export function businessDayFrom(day: Day): { readonly day: Day; readonly because: readonly DayOff[] } {
  const because: DayOff[] = [];
  let on = day;
  for (let off = dayOff(on); off !== null; off = dayOff(on)) {
    if (!because.includes(off)) because.push(off);
    on = nextDay(on);
  }
  return { day: on, because };
}

export interface PaymentDate {
  /** 1 to 4. */
  readonly number: number;
  /** The payment answers for the income up to this day: the periods have three, two, three and four months. */
  readonly incomeThrough: Day;
  /** The 15th itself: late days are counted from it, even where a payment a day or two later is in time. */
  readonly countedFrom: Day;
  /** The last day to pay in time. */
  readonly due: Day;
  readonly because: readonly DayOff[];
}

/** The four payment dates of a tax year, in order. */
export function paymentDates(taxYear: number): readonly PaymentDate[] {
  const next = taxYear + 1;
  const dates: readonly (readonly [incomeThrough: Day, countedFrom: Day])[] = [
    [dayAt(taxYear, 3, 31), dayAt(taxYear, 4, 15)],
    [dayAt(taxYear, 5, 31), dayAt(taxYear, 6, 15)],
    [dayAt(taxYear, 8, 31), dayAt(taxYear, 9, 15)],
    [dayAt(taxYear, 12, 31), dayAt(next, 1, 15)],
  ];
  return dates.map(([incomeThrough, countedFrom], i) => {
    const { day: due, because } = businessDayFrom(countedFrom);
    return { number: i + 1, incomeThrough, countedFrom, due, because };
  });
}

/** The last day to file the return and pay what is left. */
export const returnDue = (taxYear: number) => businessDayFrom(dayAt(taxYear + 1, 4, 15)).day;

/** Interest on late instalments never runs past this day, whatever the calendar does to the return's due date. */
export const interestStops = (taxYear: number) => dayAt(taxYear + 1, 4, 15);
