/** Days on which something has to be done, as a calendar file (iCalendar). Loaded when it is asked for. */
import { createEvents, type DateArray } from "ics";
import type { Due } from "./calculation.ts";

const dateOf = (day: string) => day.split("-").map(Number) as DateArray;

/** Whole days, each with a reminder a week before and one at nine in the morning of the day before. */
export function calendarOf(dues: readonly Due[], title: string, link: string, rulesUpdated = ""): string {
  const { error, value } = createEvents(
    dues.map(({ id, day, title: what, notes, again }) => ({
      uid: `${id}@plainsum`,
      start: dateOf(day),
      duration: { days: 1 },
      title: what,
      ...(again ? { recurrenceRule: `FREQ=MONTHLY;INTERVAL=${again.months};COUNT=${again.times}` } : {}),
      description: [notes, rulesUpdated && `Rules and figures as of ${rulesUpdated}.`, link].filter(Boolean).join("\n"),
      busyStatus: "FREE" as const,
      transp: "TRANSPARENT" as const,
      alarms: [
        { action: "display" as const, description: what, trigger: { days: 7, before: true } },
        { action: "display" as const, description: what, trigger: { hours: 15, before: true } },
      ],
    })),
    { productId: "-//Plainsum//Calendar//EN", calName: title, method: "PUBLISH" },
  );
  if (error || value === null) throw error ?? new Error("The calendar could not be written");
  return value;
}
