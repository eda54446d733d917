import type { AdjustableLoan, IndexPath } from "./adjustable.ts";

/** Index paths that show what an adjustable loan may cost. An index is a fraction: 0.0364. */
export const flat =
  (now: number): IndexPath =>
  () =>
    now;

/** One point a year for three years from closing, then flat. */
export const rising =
  (now: number, perYear = 0.01, years = 3): IndexPath =>
  (_, paid) =>
    now + perYear * Math.min(years, paid / 12);

/** Half a point a year, never below zero. */
export const falling =
  (now: number, perYear = 0.005): IndexPath =>
  (_, paid) =>
    Math.max(0, now - (perYear * paid) / 12);

/** High enough that every adjustment hits its cap. */
export const worst =
  ({ initialRate, lifetimeCap, firstCap, laterCap }: AdjustableLoan): IndexPath =>
  () =>
    initialRate + lifetimeCap + firstCap + laterCap + 1;

/** Zero: the rate falls to its floor as fast as the caps allow. */
export const best: IndexPath = () => 0;

/**
 * The past repeated: monthly index values, with closing in the month at `start`. Notes use the index from some weeks
 * before the change (45 days in the agencies' notes), so this takes the value from `monthsBack` earlier.
 */
export const replay =
  (values: readonly number[], start: number, monthsBack = 2): IndexPath =>
  (_, paid) =>
    values[Math.max(0, Math.min(start + paid - monthsBack, values.length - 1))] ?? 0;
