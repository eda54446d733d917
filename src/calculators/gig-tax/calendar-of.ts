import type { Answer } from "./answer.ts";
import { planOf } from "./plan.ts";
import type { StateShare } from "./state-share.ts";

export interface CalendarRow {
  readonly day: string;
  /** Overdue on that day, and due at once. */
  readonly late: boolean;
  readonly federal: number;
  readonly state: number;
}

/** Payments to the IRS and to the state that are still to come, by date. */
export function calendarOf({ inputs, year }: Answer, { plan }: Pick<StateShare, "plan">): CalendarRow[] {
  const rows = new Map<string, CalendarRow>();
  const add = (day: string, late: boolean, federal: number, state: number) => {
    if (federal + state < 0.005) return;
    const key = `${late ? 0 : 1}${day}`;
    const row = rows.get(key) ?? { day, late, federal: 0, state: 0 };
    rows.set(key, { ...row, federal: row.federal + federal, state: row.state + state });
  };
  for (const { day, amount, why } of planOf(inputs, year).schedule) add(day, why === "overdue", amount, 0);
  if (plan) {
    add(inputs.today, true, 0, plan.left.overdue);
    for (const { due, amount } of plan.left.ahead) add(due, false, 0, amount);
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
