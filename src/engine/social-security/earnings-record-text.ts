/**
 * Reads an earnings record that a visitor pastes: the XML file of a Social Security statement, or its table as text, in
 * whatever shape copying left it. Nothing is guessed: what can't be read is named.
 */
import type { EarningsOfYear } from "./average-earnings.ts";

export interface EarningsRecord {
  /** In order of years, with no year twice. */
  readonly years: readonly EarningsOfYear[];
  /** Years that the statement lists as not recorded yet. */
  readonly notRecorded: readonly number[];
  /** "1964-02-03", if the file says it. */
  readonly born: string | null;
  /** Anything odd about the text, in sentences for the visitor; empty if all is well. */
  readonly problems: readonly string[];
}

interface Row {
  readonly year: number;
  /** null: not recorded yet. */
  readonly amount: number | null;
}

const FIRST_YEAR = 1937;
const LAST_YEAR = 2100;
const isYear = (cell: string | undefined): cell is string =>
  cell !== undefined && /^\d{4}$/.test(cell) && Number(cell) >= FIRST_YEAR && Number(cell) <= LAST_YEAR;

/** A record from XML or from text. */
export function readEarningsRecord(text: string): EarningsRecord {
  const problems: string[] = [];
  const rows = /<(?:\w+:)?Earnings\b/.test(text) ? rowsOfXml(text, problems) : rowsOfText(text, problems);
  const amounts = new Map<number, number>();
  const notRecorded = new Set<number>();
  for (const { year, amount } of rows) {
    const known = amounts.get(year);
    if (amount === null) notRecorded.add(year);
    else if (known !== undefined && known !== amount) {
      problems.push(`The year ${year} appears twice, with different amounts. We use the larger one.`);
      amounts.set(year, Math.max(known, amount));
    } else amounts.set(year, amount);
  }
  if (amounts.size === 0) problems.push("We found no line with a year and an amount.");
  return {
    years: [...amounts].map(([year, amount]) => ({ year, amount })).sort((a, b) => a.year - b.year),
    notRecorded: [...notRecorded].filter((year) => !amounts.has(year)).sort((a, b) => a - b),
    born: /<(?:\w+:)?DateOfBirth>\s*(\d{4}-\d{2}-\d{2})/.exec(text)?.[1] ?? null,
    problems,
  };
}

/**
 * The XML of a statement: elements `Earnings` with the attribute `startYear`, each containing the Social Security
 * earnings (`FicaEarnings`; -1 if none are recorded yet). Name prefixes are ignored.
 */
function rowsOfXml(text: string, problems: string[]): Row[] {
  const elements = text.matchAll(/<(?:\w+:)?Earnings\b([^>]*)>([\s\S]*?)<\/(?:\w+:)?Earnings>/g);
  return [...elements].flatMap(([, attributes = "", inside = ""]) => {
    const first = /startYear="(\d{4})"/.exec(attributes)?.[1];
    const last = /endYear="(\d{4})"/.exec(attributes)?.[1] ?? first;
    const amount = /<(?:\w+:)?FicaEarnings>\s*(-?[\d.]+)\s*</.exec(inside)?.[1];
    if (!isYear(first) || !isYear(last) || amount === undefined) return [];
    return spread(Number(first), Number(last), Number(amount) < 0 ? null : Number(amount), problems);
  });
}

/** One amount for several years is split evenly, with a message. */
function spread(first: number, last: number, amount: number | null, problems: string[]): Row[] {
  const count = Math.max(1, last - first + 1);
  if (count > 1)
    problems.push(
      `The years ${first} to ${last} have one amount together. We spread it evenly over them, which can change the result a little.`,
    );
  return Array.from({ length: count }, (_, i) => ({
    year: first + i,
    amount: amount === null ? null : amount / count,
  }));
}

/** A table cell that holds an amount, or says that there is none yet. */
const NOT_RECORDED = "NotYetRecorded";
const isAmount = (cell: string | undefined): cell is string =>
  cell !== undefined && (cell === NOT_RECORDED || /^\$?\d[\d,]*(\.\d+)?$/.test(cell));
const rowOf = (year: string, amount: string): Row => ({
  year: Number(year),
  amount: amount === NOT_RECORDED ? null : Number(amount.replace(/[$,]/g, "")),
});

/**
 * The table as text: a year, the earnings taxed for Social Security, and often those taxed for Medicare, which are
 * ignored.
 */
function rowsOfText(text: string, problems: string[]): Row[] {
  const tidy = text
    .replace(/not\s+yet\s+recorded/gi, NOT_RECORDED)
    .replace(/medicare began in 1966/gi, "")
    .replace(/\$\s+/g, "$");
  const lines = tidy.split(/[\r\n]+/).map((line) => line.split(/[\s|;]+/).filter((cell) => cell !== ""));
  const rows: Row[] = [];
  for (const [first, ...others] of lines) {
    const [from, to] = (first ?? "").split(/[-–]/);
    const amount = others.find(isAmount);
    if (amount === undefined || !isYear(from)) continue;
    if (isYear(to)) rows.push(...spread(Number(from), Number(to), rowOf(from, amount).amount, problems));
    else if (to === undefined) rows.push(rowOf(from, amount));
  }
  return rows.length > 0 ? rows : rowsOfColumn(lines.flat());
}

/** Some browsers copy every cell onto its own line; then the years come at equal distances, one after another. */
function rowsOfColumn(cells: readonly string[]): Row[] {
  const values = cells.filter((cell) => isYear(cell) || isAmount(cell));
  for (const columns of [3, 2]) {
    const starts = Array.from({ length: Math.floor(values.length / columns) }, (_, i) => i * columns);
    const years = starts.map((start) => values[start]);
    const follow = years.every(
      (year, i) => isYear(year) && (i === 0 || Math.abs(Number(year) - Number(years[i - 1])) === 1),
    );
    if (starts.length > 0 && values.length % columns === 0 && follow)
      return starts.map((start) => rowOf(values[start] as string, values[start + 1] as string));
  }
  return [];
}
