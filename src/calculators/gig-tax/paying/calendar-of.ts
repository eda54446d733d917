import { toCent } from "../../../engine/rounding.ts";
import type { Answer } from "../answer.ts";
import type { StateShare } from "../state/share.ts";

export interface CalendarRow {
  readonly day: string;
  /** Overdue on that day, and due right away. */
  readonly late: boolean;
  readonly federal: number;
  readonly state: number;
  /** To a city or county with its own return. */
  readonly place: number;
  /** The lines that explain the amounts. */
  readonly lines: { readonly federal?: string; readonly state?: string; readonly place?: string };
}

/** Upcoming payments to the IRS, the state and the city, by date, to the cent as they are settled. */
export function calendarOf({ plan }: Answer, dues: StateShare["dues"] = []): CalendarRow[] {
  const rows = new Map<string, CalendarRow>();
  const add = (day: string, late: boolean, of: "federal" | "state" | "place", exact: number, line: string) => {
    const amount = toCent(exact);
    if (amount < 0.005) return;
    const key = `${late ? 0 : 1}${day}`;
    const row = rows.get(key) ?? { day, late, federal: 0, state: 0, place: 0, lines: {} };
    rows.set(key, { ...row, [of]: row[of] + amount, lines: { ...row.lines, [of]: line } });
  };
  for (const [i, { day, amount, why }] of plan.schedule.entries())
    add(day, why === "overdue", "federal", amount, `plan.schedule.${i + 1}.amount`);
  for (const { day, late, to, amount, line } of dues) add(day, late, to, amount, line);
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
