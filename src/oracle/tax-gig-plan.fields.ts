import { dateFromIso, isoDate } from "../engine/calendar.ts";
import type { Four } from "../engine/payments/annualized-instalments.ts";
import type { Day } from "../engine/payments/days.ts";
import type { Payment, QuarterlyRates } from "../engine/payments/underpayment-penalty.ts";
import { filingStatuses } from "../engine/tax/filing-status.ts";
import { knownTaxYear } from "../testing/tax-year.ts";

type Line = Readonly<Record<string, unknown>>;

/** The inputs of a gig work case, read by name. The error names a field that is missing or has the wrong type. */
export function gigFieldsOf(given: Line, of = "inputs") {
  const read = <T>(name: string, kind: string, is: (value: unknown) => boolean): T => {
    const value = given[name];
    if (value === undefined) throw new Error(`${of}: "${name}" is missing`);
    if (!is(value)) throw new Error(`${of}: "${name}" should be ${kind}, not ${JSON.stringify(value)}`);
    return value as T;
  };
  const has = (name: string) => given[name] !== undefined && given[name] !== null;
  const number = (name: string) => read<number>(name, "a number", isNumber);
  const numbers = (name: string) => read<readonly number[]>(name, "a list of numbers", listOf(isNumber));
  const text = (name: string) => read<string>(name, "a text", isText);
  return {
    has,
    number,
    text,
    numbers,
    amount: (name: string) => read<number>(name, "0 or more", (value) => isNumber(value) && (value as number) >= 0),
    flag: (name: string) => read<boolean>(name, "true or false", (value) => typeof value === "boolean"),
    day: (name: string): Day => dayFrom(text(name)),
    days: (name: string): Four<Day> => {
      const [a, b, c, d] = four(name, read<readonly string[]>(name, "a list of dates", listOf(isText)));
      return [dayFrom(a), dayFrom(b), dayFrom(c), dayFrom(d)];
    },
    four: (name: string): Four<number> => four(name, numbers(name)),
    status: () => {
      const status = filingStatuses.find((known) => known === text("filing_status"));
      if (status === undefined) throw new Error(`"filing_status" is not known: "${text("filing_status")}"`);
      return status;
    },
    /** A tax year whose legal figures are known. */
    lawYear: () => knownTaxYear(number("tax_year")),
    /** Any year with today's calendar of payments and holidays. */
    calendarYear: () =>
      read<number>(
        "tax_year",
        "a year from 1987 to 2100",
        (year) => Number.isInteger(year) && Number(year) >= 1987 && Number(year) <= 2100,
      ),
    /** [["2026-04-15", 450]] */
    payments: (): readonly Payment[] =>
      read<readonly (readonly [string, number])[]>("payments", "a list of [date, amount]", listOf(isDayAndAmount)).map(
        ([day, amount]) => ({ day: dayFrom(day), amount }),
      ),
    rates: (name: string): QuarterlyRates =>
      read<QuarterlyRates>(
        name,
        "a rate for each quarter",
        (value) => isRecord(value) && Object.values(value).every(isNumber),
      ),
    /** [[0, 300, "0.0643", "0.0969"]] */
    rows: (name: string) => read<readonly (readonly unknown[])[]>(name, "a list of rows", listOf(Array.isArray)),
    /** A list's records, each read by name again. */
    records: (name: string) => read<readonly Line[]>(name, "a list of records", listOf(isRecord)),
  };
}
export type GigFields = ReturnType<typeof gigFieldsOf>;
export type GigRule = (inputs: GigFields) => Record<string, unknown>;

/** Throws if there is no such day. */
const dayFrom = (iso: string): Day => isoDate(dateFromIso(iso));
const isNumber = (value: unknown) => typeof value === "number" && Number.isFinite(value);
const isText = (value: unknown) => typeof value === "string";
const isRecord = (value: unknown): value is Line =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isDayAndAmount = (value: unknown) =>
  Array.isArray(value) && value.length === 2 && isText(value[0]) && isNumber(value[1]) && value[1] >= 0;
const listOf = (is: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(is);

function four<T>(name: string, list: readonly T[]): Four<T> {
  const [a, b, c, d, ...more] = list;
  if (a === undefined || b === undefined || c === undefined || d === undefined || more.length > 0)
    throw new Error(`"${name}" should be a list of four`);
  return [a, b, c, d];
}
