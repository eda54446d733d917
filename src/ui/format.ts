/** Numbers, dates and lengths of time as a reader expects to see them. The only place where amounts are rounded for show. */
import type { Known, Value } from "../engine/worksheet.ts";
import { decimal, inHundredths, signOf } from "../inputs/decimal.ts";
import type { YearMonth } from "../inputs/fields.ts";

const noMinusZero = (value: number) => (value === 0 ? 0 : value);

/** $1,234.50 */
export const inCents = (value: number) => `${signOf(noMinusZero(value))}$${decimal(value, 2, 2)}`;
/** $1,235 */
export const inDollars = (value: number) =>
  `${signOf(noMinusZero(Math.round(value)))}$${decimal(Math.round(value), 0, 0)}`;
/** 6.5% */
export const inPercent = (value: number) => `${signOf(noMinusZero(value))}${decimal(inHundredths(value), 0, 3)}%`;
/** 1,234.5 */
export const inNumbers = (value: number) => `${signOf(noMinusZero(value))}${decimal(value, 0, 2)}`;

const one = (n: number, unit: string) => `${inNumbers(n)} ${unit}${n === 1 ? "" : "s"}`;

/** "29 years 4 months" */
export function monthsInWords(months: number): string {
  const years = Math.trunc(months / 12);
  const rest = months - years * 12;
  if (years === 0) return one(rest, "month");
  return rest === 0 ? one(years, "year") : `${one(years, "year")} ${one(rest, "month")}`;
}

const MONTHS = "January February March April May June July August September October November December".split(" ");
export const monthNames: readonly string[] = MONTHS;

/** "December 2026" */
export const monthInWords = ({ year, month }: YearMonth) => `${MONTHS[month - 1]} ${year}`;
/** "Dec 2026" */
export const monthShort = ({ year, month }: YearMonth) => `${MONTHS[month - 1]?.slice(0, 3)} ${year}`;
/** From YYYY-MM-DD: "November 21, 2026" */
export function dayInWords(date: string): string {
  const [year, month, day] = date.split("-").map(Number) as [number, number, number];
  return `${MONTHS[month - 1]} ${day}, ${year}`;
}

/** A value of a worksheet by its unit: dollars to the cent, rates as percentages, flags as yes and no. */
export function format({ unit, of, value, label }: Pick<Known, "unit" | "of" | "value" | "label">): string {
  if (value === null) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value !== "number") return unit === "list" ? listed(value, of) : label.toLowerCase();
  switch (unit) {
    case "usd":
      return inCents(value);
    case "rate":
      return inPercent(value);
    case "months":
      return one(value, "month");
    case "years":
      return one(value, "year");
    case "miles":
      return one(value, "mile");
    case "flag":
      return value ? "yes" : "no";
    case "year":
      return String(value);
    default:
      return inNumbers(value);
  }
}

const listed = (list: Exclude<Value, number | boolean | null>, unit: Known["unit"] = "usd") =>
  list.length === 0
    ? "none"
    : list.map((item) => (typeof item === "object" ? "none" : format({ unit, value: item, label: "" }))).join(", ");
