/** What the reference cases with historical cycles have in common, whatever their conventions. */
import { historicalFutures, yearsBetween } from "../engine/retirement/history.ts";
import { type Futures, type MarketHistory, pricesAt } from "../engine/retirement/market.ts";
import { percentiles } from "../engine/retirement/percentiles.ts";
import { type Outcome, simulate, type YearSeen } from "../engine/retirement/simulation.ts";
import type { Plan } from "../engine/retirement/simulation-plan.ts";
import { SpendingByPath } from "../engine/retirement/simulation-results.ts";
import type { Strategy } from "../engine/retirement/strategies.ts";
import type { RetirementFields } from "./retirement-case.fields.ts";

/** A percentage as a fraction, from 0 to a limit. */
export function share(inputs: RetirementFields, name: string, most = 1): number {
  const value = inputs.number(name) / 100;
  if (value < 0 || value > most) throw new Error(`"${name}" should be from 0 to ${most * 100}, not ${value * 100}`);
  return value;
}

/** Shares of stocks and bonds, which make up everything. */
export function mixOf(inputs: RetirementFields): { stockShare: number; bondShare: number } {
  const stockShare = share(inputs, "stockPercent");
  const bondShare = inputs.has("bondPercent") ? share(inputs, "bondPercent") : 1 - stockShare;
  if (Math.abs(stockShare + bondShare - 1) > 1e-9)
    throw new Error('"stockPercent" and "bondPercent" should make 100 together: the cases know no third asset');
  return { stockShare, bondShare };
}

export const yearsOf = (inputs: RetirementFields) => inputs.between("years", 1, 200);

const KEYS = [0, 5, 10, 25, 50, 75, 90, 95, 100];
/** As the cases name them: `p10`. */
export const namedPercentiles = (values: ArrayLike<number>): Record<string, number> =>
  Object.fromEntries(
    percentiles(
      values,
      KEYS.map((key) => key / 100),
    ).map((value, i) => [`p${KEYS[i]}`, value]),
  );

export interface Cycles {
  readonly futures: Futures;
  readonly outcome: Outcome;
  readonly firstStart: number;
  /** Collected for each cycle, by its path. */
  readonly spending: SpendingByPath;
  readonly spendingByYear: readonly number[][];
  readonly balancesByYear: readonly number[][];
}

/** Every cycle that starts from the first through the last year named. */
export function cyclesOf(
  inputs: RetirementFields,
  history: MarketHistory,
  plan: Omit<Plan, "savings" | "years" | "strategy">,
  strategy: Strategy,
): Cycles {
  const years = yearsOf(inputs);
  const first = inputs.number("firstStartYear");
  const last = inputs.number("lastStartYear");
  if (!(last >= first)) throw new Error(`"lastStartYear" should not be before "firstStartYear"`);
  const futures = historicalFutures(yearsBetween(history, first, last + years - 1), years);
  const spending = new SpendingByPath(futures.paths);
  const spendingByYear: number[][] = Array.from({ length: futures.paths }, () => []);
  const balancesByYear: number[][] = Array.from({ length: futures.paths }, () => []);
  const keep = (year: YearSeen) => {
    spending.add(year);
    for (let path = 0; path < futures.paths; path++) {
      spendingByYear[path]?.push(year.spending[path] as number);
      balancesByYear[path]?.push(year.balances[path] as number);
    }
  };
  const outcome = simulate({ ...plan, savings: inputs.amount("initialPortfolio"), years, strategy }, futures, keep);
  return { futures, outcome, firstStart: first, spending, spendingByYear, balancesByYear };
}

/** A value for each cycle, by the year it starts in. */
export const byStartYear = <T>({ firstStart, futures }: Cycles, value: (path: number) => T): Record<string, T> =>
  Object.fromEntries(Array.from({ length: futures.paths }, (_, path) => [firstStart + path, value(path)]));

/** The end of a cycle in dollars of that time. */
export const nominalEnd = ({ futures, outcome }: Cycles, path: number): number =>
  (outcome.ends[path] as number) * pricesAt(futures, path, outcome.years);

/** What was spent, in words of the cases. */
export const spendingFields = (cycles: Cycles) => ({
  minSpendingRealPercentiles: namedPercentiles(cycles.spending.least),
  averageSpendingRealPercentiles: namedPercentiles(cycles.spending.sum.map((sum) => sum / cycles.outcome.years)),
  spendingRealByStartYear: byStartYear(cycles, (path) => cycles.spendingByYear[path]),
});
