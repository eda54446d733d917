/**
 * What a spending rule preserved and what it cost: whether money ran out, the leanest years, and how far spending was
 * cut.
 */
import { percentileOfSorted } from "../futures/percentiles.ts";
import type { PlanOutcome } from "./follow.ts";
import { dollarsAt } from "./outcome.ts";

/** A balance below this counts as empty. Dollars. */
const NOTHING = 1;
/** A year counts as a cut if spending falls below the first year's by at least this share. */
const CUT = 0.01;

export type FlexibleFigures = ReturnType<typeof flexibleFigures>;

/**
 * For the years of retirement in all futures, in today's dollars.
 * @param from the first year of retirement, counted from 0
 */
export function flexibleFigures({ paths, balances, spent, yearsShort, yearsLived }: PlanOutcome, from: number) {
  const least: number[] = [];
  const first: number[] = [];
  const cuts: number[] = [];
  const below: number[] = [];
  let ranOut = 0;
  for (let path = 0; path < paths; path++) {
    const lived = yearsLived[path] as number;
    if (lived <= from) continue;
    const inYear = (t: number) => spent[t * paths + path] as number;
    const start = inYear(from);
    let smallest = start;
    let isEmpty = false;
    for (let t = from; t < lived; t++) {
      smallest = Math.min(smallest, inYear(t));
      if (t < lived - 1 && (balances[t * paths + path] as number) < NOTHING) isEmpty = true;
    }
    if (isEmpty) ranOut++;
    least.push(smallest);
    first.push(start);
    const cut = start > 0 ? 1 - smallest / start : 0;
    if (cut > CUT) cuts.push(cut);
    if ((yearsShort[path] as number) > 0) below.push(yearsShort[path] as number);
  }
  const middle = (values: readonly number[]) =>
    values.length === 0 ? 0 : percentileOfSorted(Float64Array.from(values).sort(), 1 / 2);
  return {
    followed: least.length,
    ranOut,
    firstSpent: Math.round(middle(first)),
    leanest: least.length === 0 ? 0 : Math.round(least.reduce((smallest, amount) => Math.min(smallest, amount))),
    leanestPoor: least.length === 0 ? 0 : dollarsAt(Float64Array.from(least), 0.1),
    belowFloor: below.length,
    yearsBelow: middle(below),
    withCuts: cuts.length,
    middleCut: middle(cuts),
    deepestCut: cuts.reduce((deepest, cut) => Math.max(deepest, cut), 0),
  };
}
