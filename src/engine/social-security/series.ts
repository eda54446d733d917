/** The yearly figures behind Social Security benefits, and how they are projected where nothing is published yet. */

/** A figure by calendar year. JSON modules give the years as strings; either can be looked up by number. */
export type YearSeries = Readonly<Record<string, number>>;

export interface Series {
  /** National average wage index, dollars. */
  readonly averageWageIndex: YearSeries;
  /** Contribution and benefit base, dollars. */
  readonly wageBase: YearSeries;
  /** Cost-of-living adjustment by year of determination, a fraction. */
  readonly costOfLiving: YearSeries;
  /** Earnings for one credit, dollars. */
  readonly earningsPerCredit: YearSeries;
}

/**
 * Assumed yearly growth for unpublished years. In today's dollars: wage growth above inflation, and no cost-of-living
 * adjustments.
 */
export interface Outlook {
  readonly wageGrowth: number;
  readonly costOfLiving: number;
}

/** The law on the yearly amounts that follow wages. */
export interface YearlyAmountsLaw {
  readonly wageBaseOf1994: number;
  readonly wageIndexOf1992: number;
  readonly wageBaseStep: number;
  readonly creditOf1978: number;
  readonly wageIndexOf1976: number;
  readonly creditStep: number;
  readonly creditBefore1978: number;
}

export const lastYear = (series: YearSeries): number => Math.max(...Object.keys(series).map(Number));

/** A year's value; asking for a year outside of the series is a bug. */
export function valueIn(series: YearSeries, year: number, what: string): number {
  const value = series[year];
  if (value === undefined) throw new Error(`No ${what} for ${year}`);
  return value;
}

/**
 * The value in force in `year`, from a series that only names the years in which it changes. Before its first year, the
 * first value.
 */
export function inForce(series: YearSeries, year: number): number {
  const years = Object.keys(series).map(Number);
  const since = Math.max(...years.filter((first) => first <= year));
  return valueIn(series, Number.isFinite(since) ? since : Math.min(...years), "value");
}

const nearest = (amount: number, step: number) => Math.round(amount / step) * step;

/**
 * The series extended to `year`: the wage index grows as assumed, and the amounts that follow it by law do so two years
 * later. Neither ever falls.
 */
export function extendedTo(year: number, series: Series, outlook: Outlook, law: YearlyAmountsLaw): Series {
  const averageWageIndex: Record<string, number> = { ...series.averageWageIndex };
  const wageBase: Record<string, number> = { ...series.wageBase };
  const costOfLiving: Record<string, number> = { ...series.costOfLiving };
  const earningsPerCredit: Record<string, number> = { ...series.earningsPerCredit };
  for (let y = lastYear(averageWageIndex) + 1; y <= year; y++)
    averageWageIndex[y] = valueIn(averageWageIndex, y - 1, "wage index") * (1 + outlook.wageGrowth);
  for (let y = lastYear(wageBase) + 1; y <= year; y++) {
    const wages = valueIn(averageWageIndex, y - 2, "wage index");
    const base = nearest((law.wageBaseOf1994 * wages) / law.wageIndexOf1992, law.wageBaseStep);
    wageBase[y] = Math.max(base, valueIn(wageBase, y - 1, "wage base"));
  }
  for (let y = lastYear(costOfLiving) + 1; y <= year; y++) costOfLiving[y] = outlook.costOfLiving;
  for (let y = lastYear(earningsPerCredit) + 1; y <= year; y++) {
    const wages = valueIn(averageWageIndex, y - 2, "wage index");
    const credit = nearest((law.creditOf1978 * wages) / law.wageIndexOf1976, law.creditStep);
    earningsPerCredit[y] = Math.max(credit, valueIn(earningsPerCredit, y - 1, "amount for a credit"));
  }
  return { averageWageIndex, wageBase, costOfLiving, earningsPerCredit };
}
