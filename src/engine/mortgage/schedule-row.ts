import { isoDate } from "../calendar.ts";
import { asLine, type Known, type Scope, type Unit } from "../worksheet.ts";
import { at } from "./ledger.ts";
import { balanceAt, paymentDate, type Schedule } from "./schedule.ts";

export type ScheduleRow = ReturnType<typeof rowAt>;

/** Row `number` (from 1 to `paymentsMade`) of a schedule, with its due date. */
export function rowAt(of: Schedule, number: number) {
  return {
    date: isoDate(paymentDate(of, number)),
    number,
    interest: at(of.interest, number),
    payment: at(of.payment, number),
    principal: at(of.principal, number),
    extra: at(of.extra, number),
    balance: at(of.balance, number),
    interestSoFar: at(of.interestSoFar, number),
  };
}

/** What the lines of a row refer to: the loan's terms, and the previous row as `before`. */
export function rowScope(of: Schedule, number: number): Scope {
  const known = (name: string, label: string, value: number, unit: Unit = "usd"): Record<string, Known> => ({
    [name]: asLine(name, label, value, unit),
  });
  return {
    ...known("annualRate", "Interest rate", of.annualRate, "rate"),
    ...known("termMonths", "Term", of.termMonths, "months"),
    ...known("principalAndInterest", "Monthly principal and interest", of.principalAndInterest),
    ...known("before.balance", "Balance before", balanceAt(of, number - 1)),
    ...known("before.interestSoFar", "Interest paid before", at(of.interestSoFar, number - 1)),
  };
}
