import type { Answer } from "../../answer.ts";
import { columns, type TableRow, tableOf } from "./table.ts";

const DECIMALS: Partial<Record<keyof TableRow, number>> = { number: 0, rate: 6, loanToValue: 4 };

/**
 * The schedule as comma-separated text: a header line, then a line per payment. Dollars with cents, shares as
 * fractions.
 */
export function csvOf(answered: Answer): string {
  const cell = (name: keyof TableRow, value: number | string) =>
    typeof value === "string" ? value : value.toFixed(DECIMALS[name] ?? 2);
  const lines = [
    columns.map(({ label }) => (label.includes(",") ? `"${label}"` : label)).join(","),
    ...tableOf(answered).map((row) => columns.map(({ name }) => cell(name, row[name])).join(",")),
  ];
  return `${lines.join("\r\n")}\r\n`;
}
