/**
 * When a year's payments are due (26 USC 6654(c), 7503): April 15, June 15, September 15 and January 15, moved to the
 * next day that isn't a Saturday, a Sunday or a legal holiday in the District of Columbia.
 *
 * Leaves out postponements for disasters (such as those of 2020 and 2021), fiscal years, and farmers and fishermen, who
 * have a single date in January.
 */
import { type Day, dayAt, nextDay, weekday, yearOf } from "./days.ts";

export type DayOff = "weekend" | "Emancipation Day" | "Martin Luther King Day";

const SUNDAY = 0;
const MONDAY = 1;
const FRIDAY = 5;
const SATURDAY = 6;

/**
 * April 16 in the District of Columbia since 2007; observed on Friday if it is a Saturday, on Monday if it is a Sunday.
 */
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

/** Why nothing is due on a day; `null` on a business day. Leaves out holidays that no due date can fall on. */
export function dayOff(day: Day): DayOff | null {
  if (weekday(day) === SATURDAY || weekday(day) === SUNDAY) return "weekend";
  if (isEmancipationDay(day)) return "Emancipation Day";
  if (isMartinLutherKingDay(day)) return "Martin Luther King Day";
  return null;
}

/** The day itself or the next business day, with what it was moved from. */
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
  /** The payment covers income up to this day: the periods have three, two, three and four months. */
  readonly incomeThrough: Day;
  /** The 15th itself. Late days count from it, even though a payment a day or two later may be on time. */
  readonly countedFrom: Day;
  /** The last day to pay on time. */
  readonly due: Day;
  readonly because: readonly DayOff[];
}

/** A tax year's four payment dates, in order. */
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

/** The last day to file the return and pay the rest. */
export const returnDue = (taxYear: number) => businessDayFrom(dayAt(taxYear + 1, 4, 15)).day;

/** Interest on late installments never runs past this day, whatever the return's due date is. */
export const interestStops = (taxYear: number) => dayAt(taxYear + 1, 4, 15);
