import type { Brackets } from "../engine/brackets.ts";
import type { Known, Scope, Source, Unit, Value } from "../engine/worksheet.ts";

/** A value set by law or by an agency, with its unit and the document to check it against. */
export interface Figure<V> {
  readonly value: V;
  readonly label: string;
  readonly unit: Unit;
  readonly source: Source;
  /** Why a reader should be careful with it: "single source", "not confirmed in the document". Left out when confirmed. */
  readonly doubt?: string;
}

/** A table that gives every value of `Law` with its source; tables may nest. A figure missing is a compile error. */
export type Cited<Law> = {
  readonly [K in keyof Law]: Law[K] extends number | boolean | null | Brackets | readonly number[]
    ? Figure<Law[K]>
    : Cited<Law[K]>;
};

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
/** A dollar amount that may not exist: no phase-out, no cap. */
export const usdOrNone = figure<number | null>("usd");

export const rateOrNone = figure<number | null>("rate");
/** A short table in one row: an amount for each child, quarter or band. */
export const list = figure<readonly number[]>("list");

/** A schedule, written as in the published table: the floor of each bracket and the rate above it. */
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

const isFigure = (entry: unknown): entry is Figure<unknown> =>
  typeof entry === "object" && entry !== null && "value" in entry && "source" in entry && "unit" in entry;

/** The bare values, for engines. Taken once per table, so that every year has the same object shape. */
export const valuesOf = <Law>(table: Cited<Law>): Law =>
  Object.fromEntries(
    Object.entries(table as Record<string, unknown>).map(([name, entry]) => [
      name,
      isFigure(entry) ? entry.value : valuesOf(entry as Cited<unknown>),
    ]),
  ) as Law;

/** The same figures as names a formula may use; those of a nested table carry its name and a dot. */
export function scopeOf<Law>(table: Cited<Law>, prefix = ""): Scope {
  const scope: Record<string, Known> = {};
  for (const [key, entry] of Object.entries(table as Record<string, unknown>)) {
    const name = prefix + key;
    if (isFigure(entry)) scope[name] = { kind: "figure", name, ...entry, value: entry.value as Value };
    else Object.assign(scope, scopeOf(entry as Cited<unknown>, `${name}.`));
  }
  return scope;
}

/** Every figure of a table, for lists of sources. */
export const figuresIn = <Law>(table: Cited<Law>): Figure<unknown>[] =>
  Object.values(table as Record<string, unknown>).flatMap((entry) =>
    isFigure(entry) ? [entry] : figuresIn(entry as Cited<unknown>),
  );
