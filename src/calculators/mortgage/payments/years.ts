import { at } from "../../../engine/mortgage/ledger.ts";
import { paymentDate, type Schedule } from "../../../engine/mortgage/schedule.ts";

export interface Year {
  readonly year: number;
  readonly interest: number;
  readonly principal: number;
  readonly extra: number;
  /** Balance at the end of the year. */
  readonly balance: number;
}

/** What a dollar of payment `number` counts as; 1 unless later dollars are converted to today's. */
export type Worth = (number: number) => number;
const nominal: Worth = () => 1;

/** A schedule's payments added up by calendar year, in dollars. */
export function yearsOf(schedule: Schedule, worth: Worth = nominal): Year[] {
  const years: Year[] = [];
  for (let number = 1; number <= schedule.paymentsMade; number++) {
    const { year } = paymentDate(schedule, number);
    const before = years.at(-1);
    const same = before?.year === year ? years.pop() : undefined;
    const share = worth(number);
    years.push({
      year,
      interest: (same?.interest ?? 0) + at(schedule.interest, number) * share,
      principal: (same?.principal ?? 0) + at(schedule.principal, number) * share,
      extra: (same?.extra ?? 0) + at(schedule.extra, number) * share,
      balance: at(schedule.balance, number) * share,
    });
  }
  return years;
}

/** The first payment with more principal than interest; `undefined` if that is every payment, or none. */
export function turningPoint(schedule: Schedule): number | undefined {
  for (let number = 1; number <= schedule.paymentsMade; number++)
    if (at(schedule.principal, number) >= at(schedule.interest, number)) return number === 1 ? undefined : number;
  return undefined;
}
