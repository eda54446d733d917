/** What all futures of a plan come to, in single figures. Today's dollars. */
import { percentileOfSorted } from "../futures/percentiles.ts";
import type { PlanOutcome } from "./follow.ts";

/** The percentile `p` of amounts, in whole dollars: futures are not known to the cent. */
export const dollarsAt = (amounts: Float64Array, p: number): number =>
  Math.round(percentileOfSorted(amounts.slice().sort(), p));

/** What each future leaves at the end of the plan. */
export const leftIn = ({ balances, paths, years }: Pick<PlanOutcome, "balances" | "paths" | "years">): Float64Array =>
  balances.slice((years - 1) * paths);

export type OutcomeFigures = ReturnType<typeof outcomeFigures>;

/** Savings at the end of the plan where one in ten ends with less, and in the middle; and the middle of the taxes of all years. */
export function outcomeFigures(outcome: PlanOutcome) {
  const ends = leftIn(outcome);
  return {
    poorEnd: dollarsAt(ends, 0.1),
    middleEnd: dollarsAt(ends, 0.5),
    lifetimeTax: dollarsAt(outcome.tax, 0.5),
  };
}
