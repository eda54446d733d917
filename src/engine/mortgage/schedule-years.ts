import type { Lines } from "../worksheet.ts";
import { at } from "./ledger.ts";
import { balanceAt, paymentDate, type Schedule } from "./schedule.ts";

export type ScheduleYear = ReturnType<typeof scheduleYears>[number];

/** The rows of a schedule added up by calendar year, for a short table and for a year's taxes. */
export function scheduleYears(of: Schedule) {
  const yearOf = (number: number) => paymentDate(of, number).year;
  const years = of.paymentsMade === 0 ? 0 : yearOf(of.paymentsMade) - yearOf(1) + 1;
  let number = 1;
  return Array.from({ length: years }, (_, i) => {
    const year = yearOf(1) + i;
    const balanceAtStart = balanceAt(of, number - 1);
    let [payments, interest, principal, extra] = [0, 0, 0, 0];
    for (; number <= of.paymentsMade && yearOf(number) === year; number++) {
      payments++;
      interest += at(of.interest, number);
      principal += at(of.principal, number);
      extra += at(of.extra, number);
    }
    return { year, payments, balanceAtStart, interest, principal, extra, balanceAtEnd: balanceAt(of, number - 1) };
  });
}

export const scheduleYearLines: Lines<ScheduleYear> = {
  year: { label: "Year", found: "The calendar year in which the payments fall due.", unit: "year" },
  payments: { label: "Payments", found: "The payments due in the year.", check: "payments <= 12", unit: "count" },
  balanceAtStart: { label: "Balance at the start", found: "What is owed before the first payment of the year." },
  interest: { label: "Interest", found: "The interest of the year's rows, added up.", check: "interest >= 0" },
  principal: { label: "Principal", found: "The principal of the year's rows, added up." },
  extra: { label: "Extra payments", found: "The extra payments of the year's rows, added up." },
  balanceAtEnd: { label: "Balance at the end", formula: "balanceAtStart - principal - extra" },
};
