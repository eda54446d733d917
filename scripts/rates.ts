/**
 * `npm run rates [-- FILE]`: updates the average mortgage rates that forms start with, and the monthly series of the
 * 30-year rate, from Freddie Mac's archive or from a copy on disk. Then run `npm test`: tests worked out with the old
 * rate will fail and say so.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const ARCHIVE = "https://www.freddiemac.com/pmms/docs/PMMS_history.csv";
const SERIES = "src/law/series/mortgage-rates-monthly.json";
const NEWEST = "src/law/series/mortgage-rates-newest.json";

/** The day on which a survey was published, YYYY-MM-DD, and percent a year; `null` if not surveyed. */
interface Week {
  readonly date: string;
  readonly fixed30: number | null;
  readonly fixed15: number | null;
}
type MonthRow = readonly [month: string, fixed30: number];

function isoOf(american: string): string {
  const [, month = "", day = "", year] = american.match(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/) ?? [];
  if (!year) throw new Error(`"${american}" isn't a date like 10/1/2026`);
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** No rate since 1971 was outside these limits, so one that is must come from the wrong column. */
function rateOf(text: string): number | null {
  if (text === "") return null;
  if (!(Number(text) > 1 && Number(text) < 20)) throw new Error(`"${text}" is not a mortgage rate`);
  return Number(text);
}

/** The weeks in the archive: a header with the column names, then a row per week, oldest first. */
export function weeksIn(csv: string): Week[] {
  const lines = csv.replace(/^\uFEFF/, "").trim();
  const [names = [], ...rows] = lines.split(/\r?\n/).map((line) => line.split(",").map((cell) => cell.trim()));
  for (const name of ["date", "pmms30", "pmms15"])
    if (!names.includes(name)) throw new Error(`The archive has no column "${name}", only ${names.join(", ")}`);
  return rows.map((cells) => {
    const of = (name: string) => cells[names.indexOf(name)] ?? "";
    return { date: isoOf(of("date")), fixed30: rateOf(of("pmms30")), fixed15: rateOf(of("pmms15")) };
  });
}

/** The newest week that has both rates. */
export function newestOf(weeks: readonly Week[]): Week {
  const newest = weeks.findLast((week) => week.fixed30 !== null && week.fixed15 !== null);
  if (!newest) throw new Error("The archive has no week with both fixed rates");
  return newest;
}

/** The average 30-year rate of each month's weeks, to a hundredth of a percent, starting with a given month. */
export const monthlyMeans = (weeks: readonly Week[], from: string): MonthRow[] =>
  [...Map.groupBy(weeks, ({ date }) => date.slice(0, 7))]
    .filter(([month]) => month >= from)
    .map(([month, inMonth]) => {
      const rates = inMonth.flatMap(({ fixed30 }) => fixed30 ?? []);
      return [month, Math.round((100 * rates.reduce((a, b) => a + b, 0)) / rates.length) / 100];
    });

async function archive(): Promise<string> {
  const answer = await fetch(ARCHIVE);
  if (!answer.ok) throw new Error(`${ARCHIVE} answers ${answer.status}`);
  return answer.text();
}

if (import.meta.main) {
  const [, , file] = process.argv;
  const weeks = weeksIn(file ? readFileSync(file, "utf8") : await archive());
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
}
