/**
 * A legal figure, and what can be read from a table of them: bare values, names for formulas, one filing status's
 * figures.
 */
import type { Brackets } from "./brackets.ts";
import type { FilingStatus } from "./tax/filing-status.ts";
import type { Known, Scope, Source, Unit, Value } from "./worksheet.ts";

/** A value set by law or by an agency, with its unit and the document to check it against. */
export interface Figure<V> {
  readonly value: V;
  readonly label: string;
  readonly unit: Unit;
  readonly source: Source;
  /**
   * Why readers should be careful with it: "single source", "not confirmed in the document". Omitted when confirmed.
   */
  readonly doubt?: string;
}

/** A table that gives every value of `Law` with its source. Tables may nest. A missing figure is a compile error. */
export type Cited<Law> = {
  readonly [K in keyof Law]: Law[K] extends number | boolean | null | Brackets | readonly number[]
    ? Figure<Law[K]>
    : Cited<Law[K]>;
};

export const isFigure = (entry: unknown): entry is Figure<unknown> =>
  typeof entry === "object" && entry !== null && "value" in entry && "source" in entry && "unit" in entry;

/** The bare values, for engines. Built once per table, so that every year's object has the same shape. */
export const valuesOf = <Law>(table: Cited<Law>): Law =>
  Object.fromEntries(
    Object.entries(table as Record<string, unknown>).map(([name, entry]) => [
      name,
      isFigure(entry) ? entry.value : valuesOf(entry as Cited<unknown>),
    ]),
  ) as Law;

/** The same figures by the names that formulas use; in a nested table, its name and a dot come first. */
export function scopeOf<Law>(table: Cited<Law>, prefix = ""): Scope {
  const scope: Record<string, Known> = {};
  for (const [key, entry] of Object.entries(table as Record<string, unknown>)) {
    const name = prefix + key;
    if (isFigure(entry)) scope[name] = { kind: "figure", name, ...entry, value: entry.value as Value };
    else Object.assign(scope, scopeOf(entry as Cited<unknown>, `${name}.`));
  }
  return scope;
}

/**
 * One filing status's table, of figures or bare values: each entry that differs by status is replaced by that status's
 * own.
 */
export type ForStatus<T> =
  T extends Figure<infer V>
    ? Figure<V>
    : T extends Readonly<Record<FilingStatus, infer Each>>
      ? Each
      : T extends number | boolean | null | readonly unknown[]
        ? T
        : { readonly [K in keyof T]: ForStatus<T[K]> };

/** A number, a schedule or a figure, which can't differ by status. */
const isWhole = (entry: unknown): boolean =>
  typeof entry !== "object" || entry === null || Array.isArray(entry) || "unit" in entry;

export function forStatus<T extends object>(table: T, status: FilingStatus): ForStatus<T> {
  const picked: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries(table as Record<string, object>))
    if (isWhole(entry)) picked[name] = entry;
    else picked[name] = "married_separate" in entry ? entry[status as keyof typeof entry] : forStatus(entry, status);
  return picked as ForStatus<T>;
}
