/** Summary figures for all futures of a plan. Today's dollars. */
import { percentileOfSorted } from "../futures/percentiles.ts";
import type { PlanOutcome } from "./follow.ts";

/** Percentile `p` of amounts, in whole dollars, because futures aren't known to the cent. */
export const dollarsAt = (amounts: Float64Array, p: number): number =>
  Math.round(percentileOfSorted(amounts.slice().sort(), p));

/** What each future leaves at the end of the plan. */
export const leftIn = ({ balances, paths, years }: Pick<PlanOutcome, "balances" | "paths" | "years">): Float64Array =>
  balances.slice((years - 1) * paths);

export type OutcomeFigures = ReturnType<typeof outcomeFigures>;

/** Savings at the end of the plan at the 10th percentile and the median, and the median of lifetime taxes. */
export function outcomeFigures(outcome: PlanOutcome) {
  const ends = leftIn(outcome);
  return {
    poorEnd: dollarsAt(ends, 0.1),
    middleEnd: dollarsAt(ends, 0.5),
    lifetimeTax: dollarsAt(outcome.tax, 0.5),
  };
}
