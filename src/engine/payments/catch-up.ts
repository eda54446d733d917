import type { Day } from "./days.ts";
import type { Payment } from "./underpayment-penalty.ts";

export interface PlanFromToday {
  /** Today, for the visitor. A date due today is still ahead. */
  readonly asOf: Day;
  /** What each date requires, before withholding. */
  readonly instalments: readonly { readonly due: Day; readonly required: number }[];
  /** The whole year's withholding, past and future. */
  readonly withholding: number;
  /** Estimated payments made so far. */
  readonly payments: readonly Payment[];
}

export type CatchUp = ReturnType<typeof catchUp>;

/**
 * What is late, and the smallest payments that fix the rest of the year (Form 1040-ES; Publication 505, chapter 2).
 * Dollars, unrounded.
 *
 * Payments go to the earliest date first. Everything late is paid with the next date, or sooner to save interest.
 */
export function catchUp({ asOf, instalments, withholding, payments }: PlanFromToday) {
  const withholdingPerDate = withholding / instalments.length;
  const paidSoFar = total(payments.map((payment) => payment.amount));
  let asked = 0;
  let dueBefore = 0;
  let coveredBefore = paidSoFar;
  const dates = instalments.map(({ due, required }, i) => {
    const ahead = due >= asOf;
    asked += required;
    const number = i + 1;
    const askedByThen = asked;
    const withheldByThen = number * withholdingPerDate;
    const dueByThen = Math.max(dueBefore, askedByThen - withheldByThen);
    const afterWithholding = dueByThen - dueBefore;
    const paidByThen = total(payments.filter((payment) => payment.day <= due).map((payment) => payment.amount));
    const shortfall = ahead ? null : Math.max(0, dueByThen - paidByThen);
    const overdue = ahead ? 0 : Math.max(0, Math.min(afterWithholding, dueByThen - paidSoFar));
    const toPay = ahead ? Math.max(0, dueByThen - coveredBefore) : null;
    const date = {
      due,
      number,
      ahead,
      required,
      askedByThen,
      withheldByThen,
      dueBefore,
      dueByThen,
      afterWithholding,
      paidByThen,
      shortfall,
      overdue,
      coveredBefore,
      toPay,
    };
    dueBefore = dueByThen;
    coveredBefore += toPay ?? 0;
    return date;
  });
  const overdue = total(dates.map((date) => date.overdue));
  const stillToPay = total(dates.map((date) => date.toPay ?? 0));
  const withholdingThatCures = Math.max(
    0,
    ...dates.map(
      ({ paidByThen }, i) =>
        ((total(instalments.slice(0, i + 1).map((date) => date.required)) - paidByThen) * instalments.length) /
          (i + 1) -
        withholding,
    ),
  );
  return { withholdingPerDate, paidSoFar, dates, overdue, stillToPay, withholdingThatCures };
}

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
