/**
 * Freddie Mac's weekly survey of mortgage rates, as in its archive (PMMS_history.csv): a header with the column names,
 * then a row per week, oldest first, with dates like 10/1/2026 and rates in percent. A rate that wasn't surveyed is
 * blank.
 */
export const ARCHIVE = "https://www.freddiemac.com/pmms/docs/PMMS_history.csv";

const COLUMNS = { fixed30: "pmms30", fixed15: "pmms15", arm51: "pmms51" } as const;

export interface Week {
  /** The Thursday on which it was published, YYYY-MM-DD. */
  readonly date: string;
  /** Percent a year; `null` if not surveyed. */
  readonly fixed30: number | null;
  readonly fixed15: number | null;
  readonly arm51: number | null;
}

const isoOf = (american: string): string => {
  const [, month, day, year] = american.match(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/) ?? [];
  if (!(month && day && year)) throw new Error(`"${american}" isn't a date like 10/1/2026`);
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
};

/** No rate since 1971 was outside these limits, so one that is must come from the wrong column. */
const LEAST = 1;
const MOST = 20;

function rateOf(text: string | undefined): number | null {
  const trimmed = text?.trim() ?? "";
  if (trimmed === "") return null;
  const percent = Number(trimmed);
  if (!(percent > LEAST && percent < MOST)) throw new Error(`"${trimmed}" is not a mortgage rate`);
  return percent;
}

export function weeksIn(csv: string): Week[] {
  const [header = "", ...rows] = csv.trim().split(/\r?\n/);
  const names = header
    .replace(/^\uFEFF/, "")
    .split(",")
    .map((name) => name.trim());
  const at = (name: string) => {
    const index = names.indexOf(name);
    if (index === -1) throw new Error(`The archive has no column "${name}", only ${names.join(", ")}`);
    return index;
  };
  const date = at("date");
  const [fixed30, fixed15, arm51] = [at(COLUMNS.fixed30), at(COLUMNS.fixed15), at(COLUMNS.arm51)];
  return rows.map((row) => {
    const cells = row.split(",");
    return {
      date: isoOf(cells[date]?.trim() ?? ""),
      fixed30: rateOf(cells[fixed30]),
      fixed15: rateOf(cells[fixed15]),
      arm51: rateOf(cells[arm51]),
    };
  });
}

const SURVEYS = ["fixed30", "fixed15", "arm51"] as const;

/** The newest week that has both fixed rates. */
export function newestOf(weeks: readonly Week[]): Week {
  const newest = weeks.findLast((week) => week.fixed30 !== null && week.fixed15 !== null);
  if (!newest) throw new Error("The archive has no week with both fixed rates");
  return newest;
}

export type MonthRow = readonly [month: string, fixed30: number | null, fixed15: number | null, arm51: number | null];

/** The average of each month's weeks, to a hundredth of a percent, starting with a given month. */
export function monthlyMeans(weeks: readonly Week[], from: string): MonthRow[] {
  const byMonth = Map.groupBy(
    weeks.filter(({ date }) => date.slice(0, 7) >= from),
    ({ date }) => date.slice(0, 7),
  );
  return [...byMonth].map(([month, inMonth]) => {
    const [fixed30, fixed15, arm51] = SURVEYS.map((survey) => {
      const rates = inMonth.flatMap((week) => week[survey] ?? []);
      return rates.length === 0 ? null : Math.round((100 * rates.reduce((a, b) => a + b)) / rates.length) / 100;
    });
    return [month, fixed30 ?? null, fixed15 ?? null, arm51 ?? null];
  });
}
