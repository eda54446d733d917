/** Follows a plan through many futures: one loop for history and random draws alike. */
import type { Futures } from "./market.ts";
import { type Plan, planByYear } from "./simulation-plan.ts";
import { termsOf, Walk } from "./simulation-walk.ts";
import { HALF_A_CENT, yearOfSavings } from "./simulation-year.ts";
import type { Strategy } from "./strategies.ts";

/** What became of a plan on each path. Dollars are today's. */
export interface Outcome {
  readonly paths: number;
  readonly years: number;
  /** Savings at the end of the plan. */
  readonly ends: Float64Array;
  /** The first year, counted from 1, in which not everything was paid; 0 if that never happened. */
  readonly failedYear: Uint16Array;
  /** What was not paid over all years. */
  readonly unpaid: Float64Array;
}

/** One year of all paths, in today's dollars: a value for each path. Good only while it is shown; the next year is written over it. */
export interface YearSeen {
  /** The year of the plan, from 0. */
  readonly t: number;
  /** Savings at the end of the year. */
  readonly balances: Float64Array;
  /** Paid of what the strategy wanted. */
  readonly spending: Float64Array;
}

/** Follows the plan through every path, and shows each year to those who want to `see` it. */
export function simulate(plan: Plan, futures: Futures, ...see: readonly ((year: YearSeen) => void)[]): Outcome {
  const { paths } = futures;
  const walk = new Walk(planByYear(plan, futures), futures);
  const seen: YearSeen & { t: number } = {
    t: 0,
    balances: futures.inflation === null ? walk.balances : new Float64Array(paths),
    spending: new Float64Array(paths),
  };
  const outcome: Outcome = {
    paths,
    years: plan.years,
    ends: seen.balances,
    failedYear: new Uint16Array(paths),
    unpaid: new Float64Array(paths),
  };
  for (let t = 0; t < plan.years; t++) {
    seen.t = t;
    walk.enter(t);
    live(plan.strategy, walk, seen, outcome);
    for (const show of see) show(seen);
  }
  return outcome;
}

/** Asks the strategy what it wants on each path, and takes every path through the year into the next January. */
export function live({ wants }: Strategy, walk: Walk, seen: YearSeen, outcome: Outcome): void {
  const { t, plan, futures, balances, priceLevels } = walk;
  const { paths, stockReturn, bondReturn, inflation } = futures;
  const cashReturn = plan.holdsCash ? futures.cashReturn : null;
  const { wanteds, lefts } = walk.before;
  const pricesBefore = walk.before.priceLevels;
  const terms = termsOf(plan, t);
  const income = plan.income[t] as number;
  const nominalIncome = plan.nominalIncome[t] as number;
  const spending = seen.spending;
  const balancesToday = seen.balances;
  const start = t * futures.yearStride;
  if (walk.year >= 0)
    for (let path = 0; path < paths; path++) {
      walk.path = path;
      wanteds[path] = wants(walk).wanted; // takes the place of the year before, which has just been read
    }
  for (let path = 0; path < paths; path++) {
    const at = start + path;
    const prices = inflation === null ? 1 : (priceLevels[path] as number);
    const year = yearOfSavings(
      balances[path] as number,
      wanteds[path] as number,
      income * prices + nominalIncome,
      terms,
      stockReturn[at] as number,
      bondReturn[at] as number,
      cashReturn === null ? 0 : (cashReturn[at] as number),
    );
    balances[path] = year.end;
    lefts[path] = year.left;
    spending[path] = year.spending / prices;
    if (inflation !== null) {
      const pricesThen = prices * (1 + (inflation[at] as number));
      pricesBefore[path] = prices;
      priceLevels[path] = pricesThen;
      balancesToday[path] = year.end / pricesThen;
    }
    if (year.short > HALF_A_CENT || year.left < -HALF_A_CENT) fails(outcome, path, t, year.short / prices);
  }
  if (walk.year === 0) walk.first.lefts.set(lefts);
}

function fails({ failedYear, unpaid }: Outcome, path: number, t: number, short: number): void {
  if (failedYear[path] === 0) failedYear[path] = t + 1;
  unpaid[path] = (unpaid[path] as number) + short;
}
