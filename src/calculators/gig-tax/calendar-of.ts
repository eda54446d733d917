import type { Answer } from "./answer.ts";
import type { StateShare } from "./state/share.ts";

export interface CalendarRow {
  readonly day: string;
  /** Overdue on that day, and due right away. */
  readonly late: boolean;
  readonly federal: number;
  readonly state: number;
  /** The lines that explain the two amounts. */
  readonly lines: { readonly federal?: string; readonly state?: string };
}

/** Upcoming payments to the IRS and the state, by date. */
export function calendarOf({ inputs, plan: federalPlan }: Answer, { plan }: Pick<StateShare, "plan">): CalendarRow[] {
  const rows = new Map<string, CalendarRow>();
  const add = (day: string, late: boolean, of: "federal" | "state", amount: number, line: string) => {
    if (amount < 0.005) return;
    const key = `${late ? 0 : 1}${day}`;
    const row = rows.get(key) ?? { day, late, federal: 0, state: 0, lines: {} };
    rows.set(key, { ...row, [of]: row[of] + amount, lines: { ...row.lines, [of]: line } });
  };
  for (const [i, { day, amount, why }] of federalPlan.schedule.entries())
    add(day, why === "overdue", "federal", amount, `plan.schedule.${i + 1}.amount`);
  if (plan && !federalPlan.returnWasDue) {
    add(inputs.today, true, "state", plan.left.overdue, "statePlan.left.overdue");
    for (const [i, { due, amount }] of plan.left.ahead.entries())
      add(due, false, "state", amount, `statePlan.left.ahead.${i + 1}.amount`);
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
