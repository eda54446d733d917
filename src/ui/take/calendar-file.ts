/** The days on which something has to be done, as a calendar file (iCalendar). Loaded when requested. */
import { createEvents, type DateArray } from "ics";
import { dateFromIso, daysBetween } from "../../engine/calendar.ts";
import type { Due } from "./calculation.ts";

/** One reminder a week before, at midnight, and one at nine in the morning of the day before. */
const REMINDERS = [
  { days: 7, trigger: { days: 7, before: true } },
  { days: 1, trigger: { hours: 15, before: true } },
];

const dateOf = (day: string) => day.split("-").map(Number) as DateArray;

interface CalendarFile {
  readonly title: string;
  /** To the page; with the visitor's numbers if they are in the file. */
  readonly link: string;
  /** Whether titles and notes have their amounts. */
  readonly hasAmounts: boolean;
  readonly rulesUpdated?: string | undefined;
  /** The day it is made: YYYY-MM-DD. */
  readonly made: string;
}

/**
 * Whole days with their reminders. A reminder that would be past when the file is made is left out, or it would ring
 * right away.
 */
export function calendarOf(
  dues: readonly Due[],
  { title, link, hasAmounts, rulesUpdated = "", made }: CalendarFile,
): string {
  const { error, value } = createEvents(
    dues
      .map((due) => (hasAmounts ? { ...due, ...due.withAmounts } : due))
      .map(({ id, day, title: what, notes, guess, again }) => ({
        uid: `${id}@plainsum`,
        start: dateOf(day),
        duration: { days: 1 },
        title: what,
        ...(again ? { recurrenceRule: `FREQ=MONTHLY;INTERVAL=${again.months};COUNT=${again.times}` } : {}),
        description: [guess, notes, rulesUpdated && `Our newest source is from ${rulesUpdated}.`, link]
          .filter(Boolean)
          .join("\n"),
        busyStatus: "FREE" as const,
        transp: "TRANSPARENT" as const,
        alarms: REMINDERS.filter(({ days }) => again || daysBetween(dateFromIso(made), dateFromIso(day)) > days).map(
          ({ trigger }) => ({
            action: "display" as const,
            description: what,
            trigger,
          }),
        ),
      })),
    { productId: "-//Plainsum//Calendar//EN", calName: title, method: "PUBLISH" },
  );
  if (error || value === null) throw error ?? new Error("The calendar could not be written");
  return value;
}
