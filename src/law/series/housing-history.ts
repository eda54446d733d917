/** Home prices by state, rents, stocks and bonds by year since 1975, as growth beyond inflation. */
import type { YearOfThePast } from "../../engine/mortgage/owning/past-periods.ts";
import published from "./home-prices-and-rents.json" with { type: "json" };
import monthly from "./market-history-monthly.json" with { type: "json" };

/** The documents behind a state's history, for pages that list them. */
export const housingSources = (state: string) => [
  state in published.homes && state !== "US" ? published.homesSource : published.countrySource,
  published.rentSource,
  monthly.source,
];

export const FIRST_YEAR = published.firstYear;
export const LAST_YEAR = FIRST_YEAR + published.rent.length - 1;

const column = (name: string) => monthly.columns.indexOf(name);
const MONTH = column("month");
const byMonth = new Map(monthly.rows.map((row) => [String(row[MONTH]), row]));

function valueIn(year: number, month: number, name: string): number {
  const value = byMonth.get(`${year}-${String(month).padStart(2, "0")}`)?.[column(name)];
  if (typeof value !== "number") throw new Error(`The market history has no ${name} in month ${month} of ${year}`);
  return value;
}

const MONTHS = Array.from({ length: 12 }, (_, i) => i + 1);
/** The year's average consumer prices, because the home and rent indexes are yearly averages too. */
const pricesIn = (year: number) => MONTHS.reduce((sum, month) => sum + valueIn(year, month, "cpi"), 0) / 12;

/** From July to July: a yearly average represents the middle of the year. */
const returnFrom = (year: number, name: string) =>
  MONTHS.reduce((grown, month) => grown * (1 + valueIn(month < 7 ? year + 1 : year, month, name)), 1);

/** Growth in each year since 1975 in a state, or nationwide if the code isn't a state's. */
export function housingHistory(state: string): YearOfThePast[] {
  const { homes, rent } = published;
  const here: readonly number[] = homes[state as keyof typeof homes] ?? homes.US;
  const grown = (values: readonly number[], i: number) => (values[i + 1] as number) / (values[i] as number);
  return rent.slice(1).map((_, i) => {
    const year = FIRST_YEAR + i;
    const prices = pricesIn(year + 1) / pricesIn(year);
    const betweenJulys = valueIn(year + 1, 7, "cpi") / valueIn(year, 7, "cpi");
    return {
      year,
      homes: grown(here, i) / prices - 1,
      rents: grown(rent, i) / prices - 1,
      stocks: returnFrom(year, "stockReturn") / betweenJulys - 1,
      bonds: returnFrom(year, "bondReturn") / betweenJulys - 1,
    };
  });
}
