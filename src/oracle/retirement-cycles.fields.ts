/** What the reference cases with historical cycles have in common, whatever their conventions. */
import { historicalFutures } from "../engine/retirement/futures/history.ts";
import type { Futures, MarketHistory } from "../engine/retirement/futures/market.ts";
import { percentiles } from "../engine/retirement/futures/percentiles.ts";
import { type OpenedYear, opened, type PlanOutcome } from "../engine/retirement/plan/follow.ts";
import { pricesAt, yearsBetween } from "../testing/history.ts";
import { followSavings, type SavingsPlan } from "../testing/savings-plan.ts";
import { untaxedPlanLaw } from "../testing/untaxed-plan.ts";
import type { RetirementFields } from "./retirement-case.fields.ts";

/** A percentage as a fraction, from 0 to a limit. */
export function share(inputs: RetirementFields, name: string, most = 1): number {
  const value = inputs.number(name) / 100;
  if (value < 0 || value > most) throw new Error(`"${name}" should be from 0 to ${most * 100}, not ${value * 100}`);
  return value;
}

/** The share of stocks; the rest is bonds. */
export function mixOf(inputs: RetirementFields): { stockShare: number } {
  const stockShare = share(inputs, "stockPercent");
  const bondShare = inputs.has("bondPercent") ? share(inputs, "bondPercent") : 1 - stockShare;
  if (Math.abs(stockShare + bondShare - 1) > 1e-9)
    throw new Error('"stockPercent" and "bondPercent" should make 100 together: the cases know no third asset');
  return { stockShare };
}

export const yearsOf = (inputs: RetirementFields) => inputs.between("years", 1, 200);

const KEYS = [0, 5, 10, 25, 50, 75, 90, 95, 100];
/** By the names in the cases: `p10`. */
export const namedPercentiles = (values: ArrayLike<number>): Record<string, number> =>
  Object.fromEntries(
    percentiles(
      values,
      KEYS.map((key) => key / 100),
    ).map((value, i) => [`p${KEYS[i]}`, value]),
  );

const LAW_YEAR = 2026;
/** The cases have no taxes. */
export const untaxed = untaxedPlanLaw(LAW_YEAR);

export interface Cycles {
  readonly plan: SavingsPlan;
  readonly futures: Futures;
  readonly outcome: PlanOutcome;
  readonly firstStart: number;
  /** The years of each cycle, by path, each with what a strategy saw. */
  readonly years: readonly (readonly OpenedYear[])[];
}

/** Every cycle that starts in the first through the last year named. */
export function cyclesOf(
  inputs: RetirementFields,
  history: MarketHistory,
  given: Omit<SavingsPlan, "savings" | "years">,
): Cycles {
  const length = yearsOf(inputs);
  const first = inputs.number("firstStartYear");
  const last = inputs.number("lastStartYear");
  if (!(last >= first)) throw new Error(`"lastStartYear" should not be before "firstStartYear"`);
  const futures = historicalFutures(yearsBetween(history, first, last + length - 1), length);
  const years: OpenedYear[][] = Array.from({ length: futures.paths }, () => []);
  const plan = { ...given, savings: inputs.amount("initialPortfolio"), years: length };
  const outcome = followSavings(plan, untaxed, futures, (path, year) => years[path]?.push(opened(year)));
  return { plan, futures, outcome, firstStart: first, years };
}

/** A value for each cycle, by its starting year. */
export const byStartYear = <T>({ firstStart, futures }: Cycles, value: (path: number) => T): Record<string, T> =>
  Object.fromEntries(Array.from({ length: futures.paths }, (_, path) => [firstStart + path, value(path)]));

/** Savings at the end of each cycle, in today's dollars. */
export const endsOf = ({ paths, years, balances }: PlanOutcome): Float64Array => balances.slice((years - 1) * paths);

/** The end of a cycle in nominal dollars. */
export const nominalEnd = ({ futures, outcome }: Cycles, ends: Float64Array, path: number): number =>
  (ends[path] as number) * pricesAt(futures, path, outcome.years);

/** What was spent in each year of each cycle, in the cases' words. */
export const spendingFields = (cycles: Cycles, spending: readonly (readonly number[])[]) => ({
  minSpendingRealPercentiles: namedPercentiles(spending.map((years) => Math.min(...years))),
  averageSpendingRealPercentiles: namedPercentiles(
    spending.map((years) => years.reduce((sum, spent) => sum + spent, 0) / years.length),
  ),
  spendingRealByStartYear: byStartYear(cycles, (path) => spending[path]),
});
