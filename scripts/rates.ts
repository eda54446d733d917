/**
 * `npm run rates [-- FILE]`: updates the average mortgage rates that forms start with, and their monthly series, from
 * Freddie Mac's archive or from a copy on disk. Then run `npm test`: tests worked out with the old rate will fail and
 * say so.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { type MonthRow, monthlyMeans, newestOf, weeksIn } from "./lib/pmms.ts";

const ARCHIVE = "https://www.freddiemac.com/pmms/docs/PMMS_history.csv";
const SERIES = "src/law/series/mortgage-rates-monthly.json";
const NEWEST = "src/law/series/mortgage-rates-newest.json";

async function fetched(): Promise<string> {
  const answer = await fetch(ARCHIVE);
  if (!answer.ok) throw new Error(`${ARCHIVE} answers ${answer.status}`);
  return answer.text();
}

const [, , file] = process.argv;
const weeks = weeksIn(file ? readFileSync(file, "utf8") : await fetched());
const { date: week, fixed30, fixed15 } = newestOf(weeks);
const before: { readonly week: string } = JSON.parse(readFileSync(NEWEST, "utf8"));
if (week < before.week) throw new Error(`The archive ends on ${week}, before the rates on file (${before.week})`);

const series: { through: string; rows: readonly MonthRow[] } = JSON.parse(readFileSync(SERIES, "utf8"));
// From January of the last year we have, because its months may have been filled in since.
const from = `${series.through.slice(0, 4)}-01`;
series.rows = [...series.rows.filter(([month]) => month < from), ...monthlyMeans(weeks, from)];
series.through = series.rows.at(-1)?.[0] ?? series.through;
writeFileSync(SERIES, JSON.stringify(series, null, 2));
writeFileSync(NEWEST, JSON.stringify({ week, fixed30, fixed15 }, null, 2));
spawnSync("biome", ["format", "--write", SERIES, NEWEST], { stdio: "inherit" });
console.log(`${week}: 30-year ${fixed30}%, 15-year ${fixed15}%`);
