/** What one calculator can tell another, by a link that the visitor follows: which blanks of each hold the same facts. */
import type { Step } from "../../engine/worksheet.ts";
import type { Fields } from "../../inputs/fields.ts";
import { toLink } from "../../inputs/link.ts";
import { fieldAt, type Typed } from "../../inputs/typed.ts";

/** Facts that travel, by name, as text. Amounts are dollars a year. */
export type Facts = Readonly<Record<string, string | undefined>>;

/** What the visitor says for the link alone, where the page that it leaves does not ask for it. */
export interface Said {
  /** At the end of this year. */
  readonly age?: string | undefined;
  readonly savings?: string | undefined;
}

/** What stands behind the numbers of a page: what was typed, read and written anew, and the lines of the worksheet. */
export interface Here {
  /** The text of a blank, if the visitor filled it in. */
  typed(name: string): string | undefined;
  /** A line of the worksheet, if it is an amount above zero. */
  line(name: string): number | undefined;
}

/** What one calculator says of itself to the others, and takes from them. */
export interface Calculator {
  readonly path: string;
  readonly name: string;
  /** The version of its links. */
  readonly version: number;
  says(here: Here): Facts;
  /** The blanks that a fact fills in, beside the others; nothing where the calculator does not ask for it. */
  readonly takes: Readonly<Record<string, (text: string, beside: Facts) => Typed>>;
}

/** What is known of them. */
export const known = (facts: Facts): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([fact, text]) =>
      text === undefined || text === "" || text === "0" ? [] : [[fact, text]],
    ),
  );

/** What was typed on this page and what came of it. What nobody typed is not handed on. */
function hereOf(fields: Fields, typed: Typed, steps: ReadonlyMap<string, Step>): Here {
  return {
    typed: (name) => {
      const text = typed[name];
      const field = fieldAt(fields, name);
      const reading = text === undefined ? undefined : field?.read(text);
      return field && reading && "value" in reading && reading.value !== null ? field.write(reading.value) : undefined;
    },
    line: (name) => {
      const value = steps.get(name)?.value;
      return typeof value === "number" && value > 0 ? value : undefined;
    },
  };
}

/** All calculators of the site, and what the facts are called that travel between them. */
export interface Elsewhere {
  readonly calculators: readonly Calculator[];
  readonly names: Readonly<Record<string, string>>;
  /** The one that can use an age and savings said for the link alone. */
  readonly asksForMore: string;
}

export interface HandOver {
  readonly href: string;
  readonly name: string;
  /** What the link carries, in words. */
  readonly carries: readonly string[];
}

/** What the page here says, and what it might be asked for besides: so that the form asks for nothing that is known. */
export const factsOf = (
  { calculators }: Elsewhere,
  from: string,
  fields: Fields,
  typed: Typed,
  steps: ReadonlyMap<string, Step>,
): Facts => calculators.find(({ path }) => path === from)?.says(hereOf(fields, typed, steps)) ?? {};

/** A link to each other calculator that can use something of what was typed here, or said for the link. */
export function handOvers(
  elsewhere: Elsewhere,
  from: string,
  fields: Fields,
  typed: Typed,
  steps: ReadonlyMap<string, Step>,
  said: Said = {},
): HandOver[] {
  const facts = known({ ...said, ...factsOf(elsewhere, from, fields, typed, steps) });
  return elsewhere.calculators.flatMap(({ path, name, version, takes }) => {
    if (path === from) return [];
    const carried = Object.entries(facts).flatMap(([fact, text]) => {
      const texts = takes[fact]?.(text, facts) ?? {};
      return Object.keys(texts).length > 0 ? [{ texts, word: elsewhere.names[fact] ?? fact }] : [];
    });
    if (carried.length === 0) return [];
    // A later fact says more of the same blank than an earlier one.
    const all = new URLSearchParams(Object.assign({}, ...carried.map(({ texts }) => texts)) as Record<string, string>);
    return [{ href: `${path}${toLink({}, {}, { version })}.${all}`, name, carries: carried.map(({ word }) => word) }];
  });
}
