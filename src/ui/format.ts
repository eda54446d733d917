/**
 * Numbers, dates and durations as a reader expects to see them. The only place where amounts are rounded for display.
 */
import { dayInWords, monthNames } from "../engine/calendar.ts";
import type { Known, Unit } from "../engine/worksheet.ts";
import { decimal, inHundredths, signOf } from "../inputs/decimal.ts";
import type { YearMonth } from "../inputs/fields.ts";
import { tidy } from "../inputs/number.ts";

/** With a minimum and a maximum number of decimals, and the sign before any prefix. What rounds to zero has no sign. */
function signed(value: number, [least, most]: readonly [least: number, most: number], before = ""): string {
  const digits = decimal(value, least, most);
  return `${/[1-9]/.test(digits) ? signOf(value) : ""}${before}${digits}`;
}

/** $1,234.50 */
export const inCents = (value: number) => signed(value, [2, 2], "$");
/** $1,235 */
export const inDollars = (value: number) => signed(Math.round(value), [0, 0], "$");
/** 6.625% */
export const inPercent = (value: number) => `${signed(inHundredths(value), [0, 3])}%`;
/** 27%, the way a sentence gives a share. */
export const inWholePercent = (value: number) => `${signed(inHundredths(value), [0, 0])}%`;
/** 1,234.5 */
export const inNumbers = (value: number) => signed(value, [0, 2]);

const one = (n: number, unit: string) => `${inNumbers(n)} ${unit}${n === 1 ? "" : "s"}`;

/** "29 years 4 months" */
export function monthsInWords(months: number): string {
  const years = Math.trunc(months / 12);
  const rest = months - years * 12;
  if (years === 0) return one(rest, "month");
  return rest === 0 ? one(years, "year") : `${one(years, "year")} ${one(rest, "month")}`;
}

/** "December 2026" */
export const monthInWords = ({ year, month }: YearMonth) => `${monthNames[month - 1]} ${year}`;
/** "Dec 2026" */
export const monthShort = ({ year, month }: YearMonth) => `${monthNames[month - 1]?.slice(0, 3)} ${year}`;
export { dayInWords, monthNames };

/**
 * No figure is printed with more decimals, unless the law sets it with more or they are zeros except for the last two.
 */
const MOST = 4;
const MOST_BY_LAW = 8;
/** Below this, an amount is a unit price, and parts of a cent count: $0.725 a mile, $3.459 a gallon. */
const PRICE = 100;

/** How many decimals a number has: three in 0.725. Floating-point noise doesn't count. */
function decimalsIn(value: number): number {
  const [digits = "", exponent = "0"] = String(tidy(value)).split("e");
  return Math.max(0, (digits.split(".")[1]?.length ?? 0) - Number(exponent));
}

/**
 * How many decimals to print so that arithmetic with a figure works out: as many as it has, within reason. Dollars have
 * two or more.
 * @param value dollars, or a number as it is printed: 6.625 for a percentage
 * @param isLaw legal figures keep all their digits; those in another year's dollars are cut to cents
 */
function decimalsOf(isMoney: boolean, value: number, isLaw: boolean): readonly [least: number, most: number] {
  const has = decimalsIn(value);
  const size = Math.abs(value);
  const least = isMoney ? 2 : 0;
  const most = isMoney ? (isLaw || size < PRICE ? MOST : 2) : isLaw ? MOST_BY_LAW : MOST;
  if (has <= most) return [least, Math.max(least, has)];
  // So small that four decimals would show zero, or almost nothing.
  if (size > 1e-9 && size < 10 ** (1 - MOST)) return [least, 1 - Math.floor(Math.log10(size))];
  return [least, isMoney && size >= 1 ? 2 : MOST];
}

type Printed = Pick<Known, "unit" | "of" | "value" | "label"> & { readonly kind?: Known["kind"] };

/** A figure in a formula, with the digits that the arithmetic needs: "$0.725", "0.8237%". */
export const inFormula = (known: Printed): string =>
  inWords(known, (value, isMoney) =>
    signed(value, decimalsOf(isMoney, value, known.kind === "figure"), isMoney ? "$" : ""),
  );

/**
 * Typed values and legal figures as they are; computed values as people say them: dollars to the cent, rates to three
 * decimals of a percent, shares in whole percents.
 */
export const format = (known: Printed): string =>
  known.kind === "figure" || known.kind === "input"
    ? inFormula(known)
    : inWords(known, (value, isMoney) => (isMoney ? inCents(value) : said(value, known.unit)));

/** A percentage below a thousandth is shown with its own digits. */
const said = (value: number, unit: Unit) =>
  unit === "share"
    ? signed(value, [0, 0])
    : unit !== "rate"
      ? inNumbers(value)
      : signed(value, Math.abs(value) < 0.01 ? decimalsOf(false, value, false) : [0, 3]);

/** A worksheet value by its unit; `print` writes amounts and numbers. */
function inWords(
  { unit, of, value, label, kind }: Printed,
  print: (value: number, isMoney: boolean) => string,
): string {
  if (value === null) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value !== "number") {
    if (unit !== "list") return label.toLowerCase();
    const items = (value as readonly (number | boolean | null)[]).map((item) =>
      inWords({ unit: of ?? "usd", value: item, label: "", ...(kind && { kind }) }, print),
    );
    return items.length === 0 ? "none" : items.join(", ");
  }
  switch (unit) {
    case "usd":
      return print(value, true);
    case "rate":
    case "share":
      return `${print(inHundredths(value), false)}%`;
    case "months":
    case "years":
    case "miles":
      return `${print(value, false)} ${value === 1 ? unit.slice(0, -1) : unit}`;
    case "flag":
      return value ? "yes" : "no";
    case "year":
      return String(value);
    default:
      return print(value, false);
  }
}
