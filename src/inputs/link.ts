/**
 * Links that restore a calculation. Everything is after the `#` of the address, which browsers never send to a server:
 * `#v1.price=420000&rate=6.5`. Links of every version ever published stay readable: each calculator keeps the
 * migrations between versions.
 */
import type { AnyField, ChoiceField, Fields, ListField } from "./fields.ts";
import { fieldAt, type Givens, placesIn, type Typed } from "./typed.ts";

export interface LinkFormat {
  readonly version: number;
  /** Turns the texts of version n into those of version n + 1. */
  readonly migrations?: Readonly<Record<number, (typed: Typed) => Typed>>;
}

/**
 * For a migration: a field in every list item that a link omits because it had a default value that has since changed.
 */
export const withOldStart = (typed: Typed, list: string, own: string, start: string, from = 0): Typed => ({
  ...Object.fromEntries(
    Array.from({ length: Math.max(0, Math.min(99, Number(typed[list] ?? 0)) - from) }, (_, i) => [
      `${list}.${from + i}.${own}`,
      start,
    ]),
  ),
  ...typed,
});

const LONGEST = 16_000;
const isEntry = ([name, text]: readonly [string, string]) => /^[a-zA-Z][\w.]{0,80}$/.test(name) && text.length <= 200;

/** The entry for the day a link was made. No field may have this name. */
const MADE_ON = "on";

/**
 * The fragment for a form's content. Omits untouched default values, except published figures that are updated from
 * time to time. Dates that count from today keep counting from today, wherever the link is opened.
 * @param madeOn the day the link is made, as YYYY-MM-DD, so that the page that opens it can say what has happened since
 */
export function toLink(
  fields: Fields,
  typed: Typed,
  { version }: LinkFormat,
  given: Givens = {},
  madeOn?: string,
): string {
  const pairs = new URLSearchParams(madeOn === undefined ? {} : { [MADE_ON]: madeOn });
  for (const [name, field] of Object.entries(fields))
    if (field.kind === "list" && typed[name] !== undefined) pairs.set(name, typed[name]);
  for (const { name, field, start } of placesIn(fields, typed)) {
    const text = typed[name];
    const reading = text === undefined ? undefined : field.read(text);
    if (reading && "value" in reading) pairs.set(name, field.write(reading.value));
    else if (given[name]?.from.dated) pairs.set(name, given[name].text);
    else if (field.from?.dated) pairs.set(name, field.write(start));
  }
  const written = pairs.toString();
  return `#v${version}${written === "" ? "" : `.${written}`}`;
}

export interface ReadLink {
  readonly typed: Typed;
  /** What couldn't be used from the link, or was changed, in words. */
  readonly reports: readonly string[];
  /** The day it was made, if the link has it. */
  readonly madeOn?: string;
}

const nothing = (...reports: string[]): ReadLink => ({ typed: {}, reports });

/** What a fragment contains. Never throws: an invalid value stays at its default, with a message. */
export function fromLink(fields: Fields, fragment: string, { version, migrations = {} }: LinkFormat): ReadLink {
  const match = /^#?v(\d{1,4})(?:\.(.*))?$/s.exec(fragment);
  if (!match) return nothing();
  const from = Number(match[1]);
  if (from < 1 || from > version)
    return nothing(
      "A newer version of this page made this link, so it could not be read here. The page starts with its own numbers.",
    );
  if (fragment.length > LONGEST)
    return nothing("This link is too long to be one of ours. The page starts with its own numbers.");
  // If a name has several entries, the last one counts.
  const entries = [...new Map(new URLSearchParams(match[2] ?? ""))];
  const kept = entries.filter(isEntry);
  const strange = entries.length - kept.length;
  let typed: Typed = Object.fromEntries(kept);
  for (let at = from; at < version; at++) typed = migrations[at]?.(typed) ?? typed;
  const { [MADE_ON]: madeOn, ...texts } = typed;
  const read = checked(fields, texts, strange);
  return madeOn !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(madeOn) ? { ...read, madeOn } : read;
}

/** A field's start value as the page shows it. */
const startOf = (field: AnyField): string =>
  (field as ChoiceField).options?.find(({ value }) => value === field.start)?.label ?? field.show(field.start);

/** Only names the form knows, and only values it would accept. */
function checked(fields: Fields, typed: Typed, strange: number): ReadLink {
  const clean: Record<string, string> = {};
  const reports: string[] = [];
  let unknown = strange;
  for (const [name, text] of Object.entries(typed)) {
    const field = fieldAt(fields, name);
    const isCount = Object.hasOwn(fields, name) && fields[name]?.kind === "list";
    if (isCount) {
      const { label, max } = fields[name] as ListField;
      if (/^\d{1,4}$/.test(text)) {
        clean[name] = String(Math.min(Number(text), max));
        if (Number(text) > max) reports.push(`${label}: the link has ${text}, but this page takes at most ${max}.`);
      } else reports.push(`${label}: the link does not say how many.`);
    } else if (field === undefined) unknown++;
    else {
      const reading = field.read(text);
      if ("value" in reading) clean[name] = text;
      else if (reading.nearest !== undefined) {
        clean[name] = field.write(reading.nearest);
        reports.push(`${reading.problem} The link says ${text}; the page uses ${field.show(reading.nearest)}.`);
      } else
        reports.push(
          `${reading.problem} The link says “${text}”, so the page starts with ${startOf(field) || "nothing"} there.`,
        );
    }
  }
  if (unknown > 0)
    reports.push(
      `We left out ${unknown === 1 ? "one entry" : `${unknown} entries`} of the link that this page doesn’t know.`,
    );
  return { typed: clean, reports };
}
