/**
 * `npm run rates [-- FILE]`: updates the average mortgage rates that forms start with, and their monthly series, from
 * Freddie Mac's archive or from a copy on disk. Then run `npm test`: tests worked out with the old rate will fail and
 * say so.
 */
import { readFile, writeFile } from "node:fs/promises";
import { ARCHIVE, type MonthRow, monthlyMeans, newestOf, weeksIn } from "./lib/pmms.ts";

const series = new URL("../src/law/series/mortgage-rates-monthly.json", import.meta.url);
const newestFile = new URL("../src/law/series/mortgage-rates-newest.json", import.meta.url);

const [, , file] = process.argv;

async function fetched(): Promise<string> {
  const answer = await fetch(ARCHIVE);
  if (!answer.ok) throw new Error(`${ARCHIVE} answers ${answer.status}`);
  return answer.text();
}

const weeks = weeksIn(file ? await readFile(file, "utf8") : await fetched());
const newest = newestOf(weeks);
const before = JSON.parse(await readFile(newestFile, "utf8")) as { readonly week: string };
if (newest.date < before.week)
  throw new Error(`The archive ends on ${newest.date}, before the rates on file (${before.week})`);

const { rows, ...about } = JSON.parse(await readFile(series, "utf8")) as {
  readonly through: string;
  readonly rows: readonly MonthRow[];
};
// From January of the last year we have, because its months may have been filled in since.
const from = `${about.through.slice(0, 4)}-01`;
const renewed = [...rows.filter(([month]) => month < from), ...monthlyMeans(weeks, from)];
const fields = Object.entries({ ...about, through: renewed.at(-1)?.[0] });
const inLines = (row: MonthRow) => `    ${JSON.stringify(row).replaceAll(",", ", ")}`;
await writeFile(
  series,
  `{\n${fields.map(([name, value]) => `  "${name}": ${JSON.stringify(value).replaceAll('","', '", "')},`).join("\n")}\n  "rows": [\n${renewed.map(inLines).join(",\n")}\n  ]\n}\n`,
);
await writeFile(
  newestFile,
  `${JSON.stringify({ week: newest.date, fixed30: newest.fixed30, fixed15: newest.fixed15 }, null, 2)}\n`,
);
console.log(`${newest.date}: 30-year ${newest.fixed30}%, 15-year ${newest.fixed15}%`);
