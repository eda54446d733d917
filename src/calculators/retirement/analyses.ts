/** Questions asked of the whole plan: other futures, other rules, other blanks. Each is answered with the same random numbers. */

import { percentileOfSorted } from "../../engine/retirement/futures/percentiles.ts";
import { successOf } from "../../engine/retirement/futures/success.ts";
import { greatestThat, leastThat } from "../../engine/retirement/step-search.ts";
import { firstAgeOf } from "./cautions.ts";
import type { Model } from "./futures-of.ts";
import { type Inputs, type StrategyName, strategyNames } from "./inputs.ts";
import { run } from "./result.ts";

export interface Measured {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
  readonly paths: number;
  /** Savings at the end, where one in ten ends poorer, and in the middle. */
  readonly poorEnd: number;
  readonly middleEnd: number;
  /** The least that is spent in a year of retirement, where one in ten spends less; and the middle of all years. */
  readonly leastSpent: number;
  readonly middleSpent: number;
  readonly lifetimeTax: number;
  /** Of all that is needed in all futures, the share that stays unpaid. */
  readonly unpaid: number;
}

/** The percentile `p` of amounts, in whole dollars like the fan chart: futures are not known to the cent. */
const dollarsAt = (amounts: Float64Array, p: number) => Math.round(percentileOfSorted(amounts.slice().sort(), p));

export function measured(
  inputs: Inputs,
  model: Model = inputs.model,
  strategy: StrategyName = inputs.strategy,
): Measured {
  const { which, outcome } = run(inputs, model, strategy);
  const { paths, years, balances, spent, tax, yearsLived } = outcome;
  const { rate, low, high } = successOf(outcome);
  const ends = balances.slice((years - 1) * paths);
  const { workingYears } = which.schedule;
  const least = new Float64Array(paths);
  const all: number[] = [];
  for (let path = 0; path < paths; path++) {
    let smallest = Number.POSITIVE_INFINITY;
    for (let t = workingYears; t < (yearsLived[path] as number); t++) {
      const amount = spent[t * paths + path] as number;
      all.push(amount);
      if (amount < smallest) smallest = amount;
    }
    least[path] = Number.isFinite(smallest) ? smallest : 0;
  }
  const total = (amounts: Float64Array) => amounts.reduce((sum, amount) => sum + amount, 0);
  const needed = total(outcome.enough);
  return {
    rate,
    low,
    high,
    paths,
    poorEnd: dollarsAt(ends, 0.1),
    middleEnd: dollarsAt(ends, 0.5),
    leastSpent: dollarsAt(least, 0.1),
    middleSpent: all.length === 0 ? 0 : dollarsAt(Float64Array.from(all), 0.5),
    lifetimeTax: dollarsAt(tax, 0.5),
    unpaid: needed > 0 ? total(outcome.missing) / needed : 0,
  };
}

export interface Compared<T> {
  readonly of: T;
  readonly result: Measured;
}

export const modelsCompared = (inputs: Inputs): Compared<Model>[] =>
  (["history", "bootstrap", "random"] as const).map((of) => ({ of, result: measured(inputs, of) }));

export const strategiesCompared = (inputs: Inputs): Compared<StrategyName>[] =>
  strategyNames.map(({ value: of }) => ({ of, result: measured(inputs, inputs.model, of) }));

export const ordersCompared = (inputs: Inputs): Compared<Inputs["order"]>[] =>
  (["conventional", "proportional", "fill"] as const).map((of) => ({ of, result: measured({ ...inputs, order: of }) }));

const CLAIM_AGES = [62, 63, 64, 65, 66, 67, 68, 69, 70] as const;
/** The plan with each claiming age of the first person that is still to come, and with the one in the plan. */
export const claimsCompared = (inputs: Inputs): Compared<number>[] =>
  CLAIM_AGES.filter((age) => age >= firstAgeOf(inputs) || age === inputs.claimAge).map((of) => ({
    of,
    result: measured({ ...inputs, claimAge: of }),
  }));

export interface Found {
  readonly target: number;
  /** The most that can be spent, the earliest age to stop, the least to save; null where nothing reaches the target, infinite where anything does. */
  readonly spending: number | null;
  readonly retireAge: number | null;
  readonly saving: number | null;
}

const STEP = 500;
const MOST = 1_000_000_000;
const LATEST_STOP = 80;

export function searched(inputs: Inputs): Found {
  const reaches = (change: Partial<Inputs>) => measured({ ...inputs, ...change }).rate >= inputs.target;
  const { savings, saving, spending, pay } = inputs;
  const most = Math.ceil(Math.max(4 * spending, savings, 4 * (saving + pay), 100_000) / STEP) * STEP;
  const first = firstAgeOf(inputs);
  const ages = Array.from({ length: Math.max(0, LATEST_STOP - first + 1) }, (_, i) => first + i);
  return {
    target: inputs.target,
    spending: mostSpent((amount) => reaches({ spending: amount }), most),
    retireAge: ages.find((age) => reaches({ retireAge: age })) ?? null,
    saving:
      inputs.retireAge <= first
        ? null
        : leastThat((amount) => reaches({ saving: amount }), 0, Math.max(300_000, 2 * saving), STEP),
  };
}

/** The most that reaches the target. Where the first guess of a bound does, it is looked for farther up. */
function mostSpent(reaches: (amount: number) => boolean, guess: number): number | null {
  const found = greatestThat(reaches, 0, guess, STEP);
  if (found === null || found < guess) return found;
  if (reaches(MOST)) return Number.POSITIVE_INFINITY;
  let bound = guess;
  while (reaches(2 * bound)) bound *= 2;
  return greatestThat(reaches, bound, 2 * bound, STEP);
}
