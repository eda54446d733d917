/** What all futures of a plan come to, in single figures. Today's dollars. */
import { percentileOfSorted } from "../futures/percentiles.ts";
import type { PlanOutcome } from "./follow.ts";

/** The percentile `p` of amounts, in whole dollars: futures are not known to the cent. */
export const dollarsAt = (amounts: Float64Array, p: number): number =>
  Math.round(percentileOfSorted(amounts.slice().sort(), p));

export type OutcomeFigures = ReturnType<typeof outcomeFigures>;

/** Savings at the end of the plan where one in ten ends with less, and in the middle; and the middle of the taxes of all years. */
export function outcomeFigures({ balances, paths, years, tax }: PlanOutcome) {
  const ends = balances.slice((years - 1) * paths);
  return {
    poorEnd: dollarsAt(ends, 0.1),
    middleEnd: dollarsAt(ends, 0.5),
    lifetimeTax: dollarsAt(tax, 0.5),
  };
}
