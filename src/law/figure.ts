import type { Brackets } from "../engine/brackets.ts";
import type { Figure } from "../engine/figure.ts";
import type { Source, Unit } from "../engine/worksheet.ts";

export { type Cited, type Figure, isFigure, scopeOf, valuesOf } from "../engine/figure.ts";

const figure =
  <V>(unit: Unit) =>
  (value: V, label: string, source: Source, doubt?: string): Figure<V> => ({
    value,
    label,
    unit,
    source,
    ...(doubt === undefined ? {} : { doubt }),
  });
export const usd = figure<number>("usd");
export const rate = figure<number>("rate");
export const count = figure<number>("count");
export const months = figure<number>("months");
export const years = figure<number>("years");
export const flag = figure<boolean>("flag");
/** A dollar amount that may not exist, such as a phase-out or a cap. */
export const usdOrNone = figure<number | null>("usd");

export const rateOrNone = figure<number | null>("rate");
/** A short table in one row: an amount for each child, quarter or band. */
export const list = figure<readonly number[]>("list");

/** A schedule, written like the published table: the floor of each bracket and the rate above it. */
export const brackets = (
  rows: readonly (readonly [floor: number, rate: number])[],
  label: string,
  source: Source,
  doubt?: string,
): Figure<Brackets> =>
  figure<Brackets>("brackets")(
    rows.map(([floor, rate]) => ({ floor, rate })),
    label,
    source,
    doubt,
  );
