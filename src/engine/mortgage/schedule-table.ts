import { at } from "./ledger.ts";
import { balanceAt, type Schedule } from "./schedule.ts";
import { rowAt } from "./schedule-row.ts";

/** What a table of a schedule shows besides the loan. */
export interface BesidesTheLoan {
  /** Price or appraised value, the lesser; 0 to leave the ratio out. */
  readonly originalValue: number;
  readonly insurancePerMonth: number;
  /** Payments that carry insurance. */
  readonly insuredPayments: number;
  /** Property tax and home insurance a month. */
  readonly escrowPerMonth: number;
}

export const SCHEDULE_COLUMNS = [
  "number",
  "date",
  "payment",
  "interest",
  "principal",
  "extra",
  "balance",
  "interestSoFar",
  "annualRate",
  "mortgageInsurance",
  "escrow",
  "loanToValue",
] as const;

/** A row of the whole table, in the order of `SCHEDULE_COLUMNS`. */
export function tableRow(of: Schedule, number: number, besides: BesidesTheLoan): readonly (number | string)[] {
  const { date, payment, interest, principal, extra, balance, interestSoFar } = rowAt(of, number);
  const insurance = number <= besides.insuredPayments ? besides.insurancePerMonth : 0;
  const ratio = besides.originalValue > 0 ? balance / besides.originalValue : 0;
  return [
    number,
    date,
    payment,
    interest,
    principal,
    extra,
    balance,
    interestSoFar,
    of.annualRate,
    insurance,
    besides.escrowPerMonth,
    ratio,
  ];
}

const cell = (value: number | string, column: (typeof SCHEDULE_COLUMNS)[number]) =>
  typeof value === "string" || column === "number"
    ? String(value)
    : value.toFixed(column === "annualRate" ? 5 : column === "loanToValue" ? 4 : 2);

/** The whole schedule as comma-separated text, a header first. */
export function scheduleCsv(of: Schedule, besides: BesidesTheLoan): string {
  const lines = [SCHEDULE_COLUMNS.join(",")];
  for (let number = 1; number <= of.paymentsMade; number++)
    lines.push(
      tableRow(of, number, besides)
        .map((value, i) => cell(value, SCHEDULE_COLUMNS[i] ?? "number"))
        .join(","),
    );
  return `${lines.join("\n")}\n`;
}

/** The first payment after which half of the loan is paid off. */
export const halfPaidAfter = (of: Schedule) => {
  for (let number = 1; number <= of.paymentsMade; number++) if (balanceAt(of, number) <= of.loan / 2) return number;
  return of.paymentsMade;
};

/** Interest of the payments up to `number`. */
export const interestThrough = (of: Schedule, number: number) =>
  at(of.interestSoFar, Math.min(number, of.paymentsMade));
