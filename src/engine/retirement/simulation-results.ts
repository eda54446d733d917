/** What to tell of an outcome besides its success: how bad failure is, which histories were worst, and what was spent. */
import type { Futures } from "./market.ts";
import { percentileOfSorted } from "./percentiles.ts";
import { type Outcome, simulate, type YearSeen } from "./simulation.ts";
import type { Plan } from "./simulation-plan.ts";

/** The paths that failed, earliest first; then the others, poorest end first. */
export const worstFirst = ({ failedYear, ends, paths }: Outcome): number[] =>
  Array.from({ length: paths }, (_, path) => path).sort(
    (a, b) =>
      (failedYear[a] || Number.POSITIVE_INFINITY) - (failedYear[b] || Number.POSITIVE_INFINITY) ||
      (ends[a] as number) - (ends[b] as number) ||
      a - b,
  );

export interface History {
  readonly startYear: number;
  /** The first year, counted from 1, in which not everything was paid; `null` if everything was. */
  readonly failedYear: number | null;
  /** Savings at the end, in today's dollars. */
  readonly end: number;
}

/** The worst histories, named by the year they start in. */
export function worstHistories(outcome: Outcome, { firstStart }: Futures, count: number): History[] {
  if (firstStart === null) throw new Error("Only windows of history have a year they start in");
  return worstFirst(outcome)
    .slice(0, count)
    .map((path) => ({
      startYear: firstStart + path,
      failedYear: outcome.failedYear[path] || null,
      end: outcome.ends[path] as number,
    }));
}

export interface Shortfall {
  readonly failed: number;
  /** Of the paths that failed: the first year not paid in full, and the years from then to the end. */
  readonly medianFailedYear: number | null;
  readonly medianYearsShort: number | null;
  /** Share of all that was wanted on these paths and not paid. */
  readonly depth: number | null;
}

/** How bad failure was, where it happened. `wanted` is what each path wanted over all years, in today's dollars. */
export function shortfallOf({ failedYear, unpaid, years }: Outcome, spent: Float64Array): Shortfall {
  const failures = Uint16Array.from(failedYear.filter((year) => year > 0)).sort();
  if (failures.length === 0) return { failed: 0, medianFailedYear: null, medianYearsShort: null, depth: null };
  let missing = 0;
  let paid = 0;
  for (const [path, year] of failedYear.entries())
    if (year > 0) {
      missing += unpaid[path] as number;
      paid += spent[path] as number;
    }
  const medianFailedYear = percentileOfSorted(failures, 0.5);
  return {
    failed: failures.length,
    medianFailedYear,
    medianYearsShort: years + 1 - medianFailedYear,
    depth: missing / (missing + paid),
  };
}

/** Collects, for each path, the least and the sum of what was paid in the years after work, in today's dollars. */
export class SpendingByPath {
  readonly least: Float64Array;
  readonly sum: Float64Array;
  readonly #workingYears: number;

  constructor(paths: number, workingYears = 0) {
    this.least = new Float64Array(paths).fill(Number.POSITIVE_INFINITY);
    this.sum = new Float64Array(paths);
    this.#workingYears = workingYears;
  }

  add({ t, spending }: YearSeen): void {
    if (t < this.#workingYears) return;
    for (let path = 0; path < spending.length; path++) {
      const spent = spending[path] as number;
      this.sum[path] = (this.sum[path] as number) + spent;
      if (spent < (this.least[path] as number)) this.least[path] = spent;
    }
  }
}

/** One path of the futures by itself. */
export function onePath(futures: Futures, path: number): Futures {
  const { years, yearStride, firstStart } = futures;
  const picked = (column: Float64Array) =>
    Float64Array.from({ length: years }, (_, t) => column[t * yearStride + path] as number);
  const orNone = (column: Float64Array | null) => (column === null ? null : picked(column));
  return {
    paths: 1,
    years,
    yearStride: 1,
    stockReturn: picked(futures.stockReturn),
    bondReturn: picked(futures.bondReturn),
    cashReturn: orNone(futures.cashReturn),
    inflation: orNone(futures.inflation),
    cape: orNone(futures.cape),
    firstStart: firstStart === null ? null : firstStart + path,
  };
}

/** A single life year by year, in today's dollars: savings at the end of each year and what was spent in it. */
export function lifeOf(plan: Plan, futures: Futures, path: number) {
  const balances: number[] = [];
  const spending: number[] = [];
  simulate(plan, onePath(futures, path), (year) => {
    balances.push(year.balances[0] as number);
    spending.push(year.spending[0] as number);
  });
  return { balances, spending };
}
