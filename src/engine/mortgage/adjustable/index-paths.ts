import type { AdjustableLoan, IndexPath } from "./adjustable.ts";

/** Paths of an index, to show what an adjustable loan may cost. An index is a fraction: 0.0364. */
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

/** So high that every adjustment meets its cap. */
export const worst =
  ({ initialRate, lifetimeCap, firstCap, laterCap }: AdjustableLoan): IndexPath =>
  () =>
    initialRate + lifetimeCap + firstCap + laterCap + 1;

/** Zero: the rate goes to the floor as fast as the caps allow. */
export const best: IndexPath = () => 0;

/**
 * The past again: monthly values of an index, with closing in the month at `start`. Notes look at the index some weeks
 * before the change (45 days in the agencies' notes), hence the value of `monthsBack` earlier.
 */
export const replay =
  (values: readonly number[], start: number, monthsBack = 2): IndexPath =>
  (_, paid) =>
    values[Math.max(0, Math.min(start + paid - monthsBack, values.length - 1))] ?? 0;
