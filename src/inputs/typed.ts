/**
 * The contents of a form's fields, as one flat record of texts: `price`, `jobs` (how many), `jobs.0.pay`. The form
 * keeps it, links carry it, and the engine's inputs are read from it. A missing name hasn't been touched, so its field
 * shows its default value.
 */
import type { AnyField, Fields, InputsOf, ListField, Provenance } from "./fields.ts";

export type Typed = Readonly<Record<string, string>>;

const isList = (field: Fields[string]): field is ListField<Record<string, AnyField>> => field.kind === "list";

/** How many items a list has. */
export function countOf(list: ListField, name: string, typed: Typed): number {
  const text = typed[name];
  if (text === undefined) return list.start.length;
  const count = Number(text);
  return Number.isInteger(count) && count >= 0 ? Math.min(count, list.max) : list.start.length;
}

/**
 * A field with its name in `Typed`, and its default there (a list item may have a different default than its field).
 */
export interface Place {
  readonly name: string;
  readonly field: AnyField;
  readonly start: unknown;
}

/** Every field of the form as it is, including list items, in the order of the declaration. */
export function placesIn(fields: Fields, typed: Typed): Place[] {
  return Object.entries(fields).flatMap(([name, field]): Place[] =>
    isList(field)
      ? Array.from({ length: countOf(field, name, typed) }, (_, i) =>
          Object.entries(field.of).map(([own, inner]) => ({
            name: `${name}.${i}.${own}`,
            field: inner,
            start: field.start[i]?.[own] ?? inner.start,
          })),
        ).flat()
      : [{ name, field, start: field.start }],
  );
}

/** The field that a name refers to; undefined if there is none. */
export function fieldAt(fields: Fields, name: string): AnyField | undefined {
  const [first = "", , own] = name.split(".");
  const field = Object.hasOwn(fields, first) ? fields[first] : undefined;
  if (field === undefined) return undefined;
  if (!isList(field)) return name === first ? field : undefined;
  return own !== undefined && Object.hasOwn(field.of, own) ? field.of[own] : undefined;
}

/** A default value that follows from other inputs (the chosen state's tax rate), as text, with its source. */
export interface Given {
  readonly text: string;
  readonly from: Provenance;
}
export type Givens = Readonly<Record<string, Given>>;
/** The default values that follow from other inputs, by field name. */
export type GivenBy<F> = (inputs: InputsOf<F>, typed: Typed) => Givens;

/** What the texts of a form come to. */
export interface ReadForm<F> {
  readonly inputs: InputsOf<F>;
  /** What can't be used, by name, in words. The inputs then hold the last valid value. */
  readonly problems: Readonly<Record<string, string>>;
  /** What was accepted but deserves a second look. */
  readonly unusual: Readonly<Record<string, string>>;
  readonly given: Givens;
}

/**
 * Reads the form. If a text is invalid, the last good text for that name is used, or else the default: the one that
 * follows from other inputs, if there is one.
 */
export function readForm<F extends Fields>(
  fields: F,
  typed: Typed,
  good: Typed = {},
  givenBy?: GivenBy<F>,
): ReadForm<F> {
  const first = readTexts(fields, typed, good);
  if (!givenBy) return { ...first, given: {} };
  const given = givenBy(first.inputs, typed);
  const texts = Object.fromEntries(Object.entries(given).map(([name, { text }]) => [name, text]));
  const { inputs } = readTexts(fields, { ...texts, ...typed }, { ...texts, ...good });
  return { ...first, inputs, given };
}

function readTexts<F extends Fields>(fields: F, typed: Typed, good: Typed): Omit<ReadForm<F>, "given"> {
  const problems: Record<string, string> = {};
  const unusual: Record<string, string> = {};
  const valueAt = (name: string, field: AnyField, start: unknown): unknown => {
    const text = typed[name];
    if (text === undefined) return start;
    const reading = field.read(text);
    if ("value" in reading) {
      if (reading.unusual) unusual[name] = reading.unusual;
      return reading.value;
    }
    problems[name] = reading.problem;
    const before = good[name] === undefined ? undefined : field.read(good[name]);
    return before && "value" in before ? before.value : start;
  };
  const itemOf = (list: ListField<Record<string, AnyField>>, name: string, i: number) =>
    Object.fromEntries(
      Object.entries(list.of).map(([own, inner]) => [
        own,
        valueAt(`${name}.${i}.${own}`, inner, list.start[i]?.[own] ?? inner.start),
      ]),
    );
  const inputs = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      isList(field)
        ? Array.from({ length: countOf(field, name, typed) }, (_, i) => itemOf(field, name, i))
        : valueAt(name, field, field.start),
    ]),
  ) as InputsOf<F>;
  return { inputs, problems, unusual };
}

/** A calculator's default inputs. */
export const startOf = <F extends Fields>(fields: F, givenBy?: GivenBy<F>): InputsOf<F> =>
  readForm(fields, {}, {}, givenBy).inputs;

/** Inputs as texts that read back to the same inputs. */
export function typedOf<F extends Fields>(fields: F, inputs: InputsOf<F>): Typed {
  const typed: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value: unknown = inputs[name as keyof F];
    if (!isList(field)) typed[name] = field.write(value);
    else {
      const items = value as readonly Record<string, unknown>[];
      typed[name] = String(items.length);
      for (const [i, item] of items.entries())
        for (const [own, inner] of Object.entries(field.of)) typed[`${name}.${i}.${own}`] = inner.write(item[own]);
    }
  }
  return typed;
}

/** The texts after a list item is added at the end (a copy of item `like`, if given). */
export function withItem(fields: Fields, typed: Typed, name: string, like?: number): Typed {
  const list = fields[name] as ListField;
  const count = countOf(list, name, typed);
  if (count >= list.max) return typed;
  const next: Record<string, string> = { ...pinned(list, name, typed), [name]: String(count + 1) };
  if (like !== undefined)
    for (const own of Object.keys(list.of)) {
      const text = next[`${name}.${like}.${own}`];
      if (text !== undefined) next[`${name}.${count}.${own}`] = text;
    }
  return next;
}

/** The texts after a list item is removed; later items move up. */
export function withoutItem(fields: Fields, typed: Typed, name: string, index: number): Typed {
  const list = fields[name] as ListField;
  const count = countOf(list, name, typed);
  const next: Record<string, string> = {};
  for (const [key, text] of Object.entries(pinned(list, name, typed))) {
    const [first, at, own] = key.split(".");
    if (first !== name || at === undefined) next[key] = text;
    else if (Number(at) < index) next[key] = text;
    else if (Number(at) > index) next[`${name}.${Number(at) - 1}.${own}`] = text;
  }
  return { ...next, [name]: String(Math.max(0, count - 1)) };
}

/** A list with its default items written out, so that they can move. */
function pinned(list: ListField, name: string, typed: Typed): Record<string, string> {
  const next: Record<string, string> = { ...typed };
  for (const [i, item] of list.start.entries())
    for (const [own, value] of Object.entries(item)) {
      const field = list.of[own] as AnyField | undefined;
      const key = `${name}.${i}.${own}`;
      if (field && value !== undefined) next[key] ??= field.write(value);
    }
  return next;
}
