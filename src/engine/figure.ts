/** A figure of law, and what is read out of a table of them: bare values, names for formulas, the figures of one filing status. */
import type { Brackets } from "./brackets.ts";
import type { FilingStatus } from "./tax/filing-status.ts";
import type { Known, Scope, Source, Unit, Value } from "./worksheet.ts";

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

export const isFigure = (entry: unknown): entry is Figure<unknown> =>
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

/** The table for one status, of figures or of their bare values: each that differs by status is replaced by that status's own. */
export type ForStatus<T> =
  T extends Figure<infer V>
    ? Figure<V>
    : T extends Readonly<Record<FilingStatus, infer Each>>
      ? Each
      : T extends number | boolean | null | readonly unknown[]
        ? T
        : { readonly [K in keyof T]: ForStatus<T[K]> };

/** A number, a schedule or a figure: nothing in it differs by status. */
const isWhole = (entry: unknown): boolean =>
  typeof entry !== "object" || entry === null || Array.isArray(entry) || "unit" in entry;

export function forStatus<T extends object>(table: T, status: FilingStatus): ForStatus<T> {
  const picked: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries(table as Record<string, object>))
    if (isWhole(entry)) picked[name] = entry;
    else picked[name] = "married_separate" in entry ? entry[status as keyof typeof entry] : forStatus(entry, status);
  return picked as ForStatus<T>;
}
