import type { EarningsOfYear } from "./average-earnings.ts";
import { type Series, valueIn } from "./series.ts";

/** A working life in a few numbers, for someone without an earnings record at hand. */
export interface SimpleHistory {
  readonly firstYear: number;
  readonly lastYear: number;
  /** Earnings of `knownYear`, dollars of that year. */
  readonly knownAmount: number;
  readonly knownYear: number;
  /** How much faster than average wages the person's earnings grew each year; a fraction. */
  readonly growthAboveAverage: number;
}

/**
 * Earnings for each year of a working life, based on one year's: they follow average wages, plus the person's own
 * growth. Dollars of each year, rounded to a dollar.
 */
export function earningsFrom(history: SimpleHistory, series: Series): EarningsOfYear[] {
  const { firstYear, lastYear, knownAmount, knownYear, growthAboveAverage } = history;
  const wages = (year: number) => valueIn(series.averageWageIndex, year, "wage index");
  return Array.from({ length: Math.max(0, lastYear - firstYear + 1) }, (_, i) => {
    const year = firstYear + i;
    const growth = (1 + growthAboveAverage) ** (year - knownYear);
    return { year, amount: Math.round(((knownAmount * wages(year)) / wages(knownYear)) * growth) };
  });
}
