/** When a state's return, and what is left of its tax, is due. */
import { dayAt } from "../../../engine/payments/days.ts";
import { businessDayFrom, returnDue } from "../../../engine/payments/due-dates.ts";
import { returnDays } from "../../../law/states/return-days.ts";
import { dayInWords } from "../../../ui/format.ts";

export function stateReturnDue(state: string, taxYear: number): string {
  const own = returnDays[state]?.day;
  return own === undefined
    ? returnDue(taxYear)
    : businessDayFrom(dayAt(taxYear + 1, Math.floor(own / 100), own % 100)).day;
}

/** The state's name beside what it gets with its return; with the day if that isn't the federal one. */
export function nameAtReturn(name: string, state: string, taxYear: number): string {
  const due = stateReturnDue(state, taxYear);
  return due === returnDue(taxYear) ? name : `${name} (by ${dayInWords(due).replace(/, \d+$/, "")})`;
}
