import { expect, test } from "vitest";
import { marketColumn, marketHistory } from "../../../law/series/market-history.ts";
import monthly from "../../../law/series/market-history-monthly.json" with { type: "json" };
import { inRealTerms, pricesAt, yearsBetween } from "../../../testing/history.ts";
import { historicalFutures, separateRuns } from "./history.ts";

type Row = readonly (string | number | null)[];
const value = (row: Row | undefined, name: string): number => row?.[monthly.columns.indexOf(name)] as number;
const monthsOf = (year: number): Row[] => {
  const start = (year - 1871) * 12;
  return (monthly.rows as Row[]).slice(start, start + 13);
};
const years = marketHistory.stockReturn.map((_, i) => marketHistory.firstYear + i);

test("the yearly table has every year from 1871 to 2025, and CAPE from 1881", () => {
  expect(years.length).toBe(155);
  expect(marketHistory.cape.findIndex((cape) => cape !== null)).toBe(1881 - 1871);
  expect(() => marketColumn("gold")).toThrow('not "gold"');
});

test("a month's stock return is its growth plus a twelfth of the dividend", () => {
  for (const [i, row] of (monthly.rows as Row[]).entries()) {
    const next = (monthly.rows as Row[])[i + 1];
    if (value(row, "stockReturn") === null) continue;
    const worked = (value(next, "price") + value(next, "dividend") / 12) / value(row, "price") - 1;
    expect(Math.abs(worked - value(row, "stockReturn")), row[0] as string).toBeLessThan(1e-5);
  }
});

test("a month's bond return follows from the ten-year rates at its start and end", () => {
  for (const [i, row] of (monthly.rows as Row[]).entries()) {
    const next = (monthly.rows as Row[])[i + 1];
    if (value(row, "bondReturn") === null) continue;
    const [now, then] = [value(row, "gs10") / 100, value(next, "gs10") / 100];
    const worked = now / then + now / 12 + (1 - now / then) * (1 + then / 12) ** -119 - 1;
    expect(Math.abs(worked - value(row, "bondReturn")), row[0] as string).toBeLessThan(1e-4);
  }
});

test.each(years)("%i: the year is the product of its months", (year) => {
  const months = monthsOf(year);
  const grown = (name: string) => months.slice(0, 12).reduce((product, row) => product * (1 + value(row, name)), 1) - 1;
  const at = year - 1871;
  expect(marketHistory.stockReturn[at]).toBeCloseTo(grown("stockReturn"), 4);
  expect(marketHistory.bondReturn[at]).toBeCloseTo(grown("bondReturn"), 4);
  expect(
    Math.abs((marketHistory.inflation[at] as number) + 1 - value(months[12], "cpi") / value(months[0], "cpi")),
  ).toBeLessThan(1e-4);
});

test.each([
  // averages of real returns, in percent
  [1871, 7.09, 2.42],
  [1928, 6.93, 1.68],
  [1950, 7.82, 1.67],
])("from %i on, stocks earned %d and bonds %d percent above inflation", (first, stocks, bonds) => {
  const real = inRealTerms(yearsBetween(marketHistory, first, 2025));
  const geometric = (returns: readonly number[]) =>
    (returns.reduce((product, one) => product * (1 + one), 1) ** (1 / returns.length) - 1) * 100;
  expect(geometric(real.stockReturn)).toBeCloseTo(stocks, 1);
  expect(geometric(real.bondReturn)).toBeCloseTo(bonds, 1);
  expect(new Set(real.inflation)).toEqual(new Set([0]));
});

test("windows are entirely within the data, and overlap", () => {
  const futures = historicalFutures(marketHistory, 30);
  expect(futures.paths).toBe(126);
  expect(futures.firstStart).toBe(1871);
  expect(separateRuns(marketHistory, 30)).toBe(5);
  expect(pricesAt(futures, 0, 1)).toBeCloseTo(1 + (marketHistory.inflation[0] as number), 12);
  expect(pricesAt(futures, 95, 1)).toBeCloseTo(1 + (marketHistory.inflation[95] as number), 12);
  expect(() => historicalFutures(marketHistory, 156)).toThrow("no run of 156 years");
  expect(() => yearsBetween(marketHistory, 1860, 1900)).toThrow("1871 to 2025");
});
