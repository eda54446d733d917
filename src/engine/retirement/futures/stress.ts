/** Futures made hard on purpose: bad years of history put where they hurt, and one history as far as it has run. */
import { type Futures, type MarketHistory, marketIn } from "./market.ts";
import { exp, ln } from "./random-exact.ts";

/** The rows of history from one year on. */
function rowsFrom(history: MarketHistory, first: number, count: number) {
  const { firstYear, stockReturn } = history;
  const at = first - firstYear;
  if (at < 0 || at + count > stockReturn.length)
    throw new Error(`The market history lacks ${count} years from ${first} on`);
  const rows = <T>(column: readonly T[]) => column.slice(at, at + count);
  return {
    stockReturn: rows(stockReturn),
    bondReturn: rows(history.bondReturn),
    inflation: rows(history.inflation),
    cape: rows(history.cape),
  };
}

const lastYearOf = ({ firstYear, stockReturn }: MarketHistory) => firstYear + stockReturn.length - 1;

/**
 * The same futures, but with `count` years of history, starting in `first`, in place of the years from `at` (counted
 * from 0).
 */
export function withYears(futures: Futures, at: number, history: MarketHistory, first: number, count: number): Futures {
  const { paths, years } = futures;
  const put = rowsFrom(history, first, count);
  const column = (of: "stockReturn" | "bondReturn" | "inflation", name: "stockReturn" | "bondReturn" | "rise") => {
    const values = new Float64Array(years * paths);
    for (let year = 0; year < years; year++)
      for (let path = 0; path < paths; path++)
        values[year * paths + path] =
          year >= at && year < at + count ? (put[of][year - at] as number) : marketIn(futures, path, year)[name];
    return values;
  };
  const { cape, yearStride } = futures;
  return {
    ...futures,
    yearStride: paths,
    stockReturn: column("stockReturn", "stockReturn"),
    bondReturn: column("bondReturn", "bondReturn"),
    inflation: column("inflation", "rise"),
    cape:
      cape === null
        ? null
        : Float64Array.from(
            { length: years * paths },
            (_, i) => cape[Math.floor(i / paths) * yearStride + (i % paths)] as number,
          ),
  };
}

/**
 * The one future that starts in a given year of history. If history isn't long enough yet, years without return or
 * inflation pad it, so only the `known` ones may be used.
 */
export function historyFrom(history: MarketHistory, start: number, years: number): { futures: Futures; known: number } {
  const known = Math.min(years, lastYearOf(history) - start + 1);
  const run = rowsFrom(history, start, known);
  const filled = (values: readonly (number | null)[], fill: number) =>
    Float64Array.from({ length: years }, (_, t) => (t < known ? values[t] : undefined) ?? fill);
  return {
    known,
    futures: {
      paths: 1,
      years,
      yearStride: 1,
      stockReturn: filled(run.stockReturn, 0),
      bondReturn: filled(run.bondReturn, 0),
      inflation: filled(run.inflation, 0),
      cape: filled(run.cape, Number.NaN),
      firstStart: start,
    },
  };
}

/** The year in which stocks lost the most after inflation, and how much they lost. */
export function worstYearForStocks({ firstYear, stockReturn, inflation }: MarketHistory) {
  const real = stockReturn.map((value, i) => (1 + value) / (1 + (inflation[i] as number)) - 1);
  const realReturn = Math.min(...real);
  return { year: firstYear + real.indexOf(realReturn), realReturn };
}

/** The run of years in which prices rose the most, and how much they rose per year. */
export function worstInflation({ firstYear, inflation }: MarketHistory, count: number) {
  const risen = inflation
    .slice(0, inflation.length - count + 1)
    .map((_, i) => inflation.slice(i, i + count).reduce((prices, rise) => prices * (1 + rise), 1));
  const most = Math.max(...risen);
  return { year: firstYear + risen.indexOf(most), rise: exp(ln(most) / count) - 1 };
}
