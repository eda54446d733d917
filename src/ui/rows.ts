/** A schedule of rates, or a table of amounts by income, in words. */
import type { Brackets } from "../engine/brackets.ts";
import type { Known, Unit } from "../engine/worksheet.ts";
import { format, inDollars } from "./format.ts";

/** With all its digits, as every legal figure. */
const inUnit = (unit: Unit) => (value: number) => format({ kind: "figure", label: "", unit, value });
const dollars = (value: number) => (Number.isInteger(value) ? inDollars(value) : inUnit("usd")(value));

/** No factor of the law is above this, and no table of dollars stays below it. */
const LARGEST_FACTOR = 5;

/**
 * Row by row: "10% above $0; 12% above $12,400". Numbers above 100% are factors ("1.1682 above $50,000") or dollars. A
 * table whose rows all start below ten goes by a multiple of a guideline, not by dollars.
 */
export function rowsInWords(rows: Brackets): string[] {
  const most = Math.max(...rows.map(({ rate }) => rate));
  const entry = most > LARGEST_FACTOR ? dollars : inUnit(most > 1 ? "count" : "rate");
  const start = rows.length > 1 && rows.every(({ floor }) => floor < 10) ? inUnit("count") : dollars;
  return rows.map(({ floor, rate }) => `${entry(rate)} above ${start(floor)}`);
}

/** A longer table is shown by its first rows and its last. */
const MOST = 12;
const FIRST = 3;

/** A legal figure as an explanation shows it. */
export function figureInWords(figure: Known): string {
  if (figure.unit !== "brackets" || !Array.isArray(figure.value)) return format(figure);
  const rows = rowsInWords(figure.value as Brackets);
  return rows.length <= MOST
    ? rows.join("; ")
    : `${rows.length} rows: ${rows.slice(0, FIRST).join("; ")}; and so on to ${rows.at(-1)}`;
}
