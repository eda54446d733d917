/**
 * Freddie Mac's weekly survey of mortgage rates, as in its archive (PMMS_history.csv): a header with the column names,
 * then a row per week, oldest first, with dates like 10/1/2026 and rates in percent. A rate that wasn't surveyed is
 * blank.
 */
const SURVEYS = { fixed30: "pmms30", fixed15: "pmms15", arm51: "pmms51" } as const;

/** The Thursday on which it was published, YYYY-MM-DD, and percent a year; `null` if not surveyed. */
export type Week = { readonly date: string } & Readonly<Record<keyof typeof SURVEYS, number | null>>;

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

export function weeksIn(csv: string): Week[] {
  const lines = csv.replace(/^\uFEFF/, "").trim();
  const [names = [], ...rows] = lines.split(/\r?\n/).map((line) => line.split(",").map((cell) => cell.trim()));
  for (const name of ["date", ...Object.values(SURVEYS)])
    if (!names.includes(name)) throw new Error(`The archive has no column "${name}", only ${names.join(", ")}`);
  return rows.map((cells) => {
    const of = (name: string) => cells[names.indexOf(name)] ?? "";
    const rate = (survey: keyof typeof SURVEYS) => rateOf(of(SURVEYS[survey]));
    return { date: isoOf(of("date")), fixed30: rate("fixed30"), fixed15: rate("fixed15"), arm51: rate("arm51") };
  });
}

/** The newest week that has both fixed rates. */
export function newestOf(weeks: readonly Week[]): Week {
  const newest = weeks.findLast((week) => week.fixed30 !== null && week.fixed15 !== null);
  if (!newest) throw new Error("The archive has no week with both fixed rates");
  return newest;
}

export type MonthRow = readonly [month: string, fixed30: number | null, fixed15: number | null, arm51: number | null];

/** The average of each month's weeks, to a hundredth of a percent, starting with a given month. */
export const monthlyMeans = (weeks: readonly Week[], from: string): MonthRow[] =>
  [...Map.groupBy(weeks, ({ date }) => date.slice(0, 7))]
    .filter(([month]) => month >= from)
    .map(([month, inMonth]) => {
      const mean = (survey: keyof typeof SURVEYS) => {
        const rates = inMonth.flatMap((week) => week[survey] ?? []);
        return rates.length === 0 ? null : Math.round((100 * rates.reduce((a, b) => a + b)) / rates.length) / 100;
      };
      return [month, mean("fixed30"), mean("fixed15"), mean("arm51")];
    });
