/** Questions about the whole plan: other futures, other rules, other fields. All use the same random numbers. */

import { type FlexibleFigures, flexibleFigures } from "../../../engine/retirement/plan/flexible.ts";
import { dollarsAt, outcomeFigures } from "../../../engine/retirement/plan/outcome.ts";
import { firstAgeOf } from "../ages.ts";
import { earliestStop, leastSaving, mostSpending } from "../answer/levers.ts";
import { run, successIn } from "../answer/result.ts";
import { type StrategyName, strategyNames } from "../fields/withdrawing.ts";
import type { Inputs } from "../inputs.ts";
import type { Model } from "../plan/futures-of.ts";

export interface Measured {
  readonly rate: number;
  readonly paths: number;
  /** Whether savings ran out, the leanest year, and how far spending was cut. */
  readonly flexible: FlexibleFigures;
  /** Savings at the end: the 10th percentile and the median. */
  readonly poorEnd: number;
  readonly middleEnd: number;
  /** The lowest yearly spending in retirement at the 10th percentile; and the median over all years. */
  readonly leastSpent: number;
  readonly middleSpent: number;
  readonly lifetimeTax: number;
  /** The share of all needs in all futures that isn't paid. */
  readonly unpaid: number;
}

export function measured(
  inputs: Inputs,
  model: Model = inputs.model,
  strategy: StrategyName = inputs.strategy,
): Measured {
  const { which, outcome } = run(inputs, model, strategy);
  const { paths, spent, yearsLived } = outcome;
  const { rate } = successIn(inputs, outcome);
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
    paths,
    ...outcomeFigures(outcome),
    flexible: flexibleFigures(outcome, workingYears),
    leastSpent: dollarsAt(least, 0.1),
    middleSpent: all.length === 0 ? 0 : dollarsAt(Float64Array.from(all), 0.5),
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
/** The plan with each claiming age still possible for the first person, and with the planned one. */
export const claimsCompared = (inputs: Inputs): Compared<number>[] =>
  CLAIM_AGES.filter((age) => age >= firstAgeOf(inputs) || age === inputs.claimAge).map((of) => ({
    of,
    result: measured({ ...inputs, claimAge: of }),
  }));

export interface Found {
  readonly target: number;
  /**
   * The most to spend, the earliest age to stop, the least to save; null if nothing reaches the target, infinite if
   * anything does.
   */
  readonly spending: number | null;
  readonly retireAge: number | null;
  readonly saving: number | null;
}

export const searched = (inputs: Inputs): Found => ({
  target: inputs.target,
  spending: mostSpending(inputs),
  retireAge: earliestStop(inputs),
  saving: leastSaving(inputs),
});
