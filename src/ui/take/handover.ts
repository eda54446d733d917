/**
 * What one calculator can pass to another in a link that the visitor follows: which fields of each hold the same facts.
 */
import type { Step } from "../../engine/worksheet.ts";
import type { Fields } from "../../inputs/fields.ts";
import { toLink } from "../../inputs/link.ts";
import { fieldAt, type Typed } from "../../inputs/typed.ts";

/** The facts passed on, by name, as text. Amounts are dollars a year. */
export type Facts = Readonly<Record<string, string | undefined>>;

/** What is behind a page's numbers: what was typed, read and formatted again, and the worksheet's lines. */
export interface Here {
  /** A field's text, if the visitor filled it in. */
  typed(name: string): string | undefined;
  /** A line of the worksheet, if it is a positive amount. */
  line(name: string): number | undefined;
}

/** A calculator's declaration for the others, and what it accepts from them. */
export interface Calculator {
  readonly path: string;
  readonly name: string;
  /** The version of its links. */
  readonly version: number;
  says(here: Here): Facts;
  /** The fields that a fact fills in, given the others; undefined if the calculator doesn't ask for it. */
  readonly takes: Readonly<Record<string, (text: string, beside: Facts) => Typed>>;
}

/** What is known of them. */
export const known = (facts: Facts): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([fact, text]) =>
      text === undefined || text === "" || text === "0" ? [] : [[fact, text]],
    ),
  );

/** What was typed on this page and the results. What nobody typed isn't passed on. */
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

/** All of the site's calculators, and the names of the facts passed between them. */
export interface Elsewhere {
  readonly calculators: readonly Calculator[];
  readonly names: Readonly<Record<string, string>>;
  /** The one that can use facts entered just for the link. */
  readonly asksForMore: {
    readonly path: string;
    /** What they are for, as a sentence. */
    readonly why: string;
    readonly facts: readonly AskedFact[];
  };
}

/** A whole number from 1 on, asked for the link. */
export interface AskedFact {
  readonly name: string;
  readonly label: string;
  readonly most: number;
  readonly prefix?: string;
  readonly suffix?: string;
  /** Not asked if this page knows it. */
  readonly unlessKnown?: boolean;
}

export interface HandOver {
  readonly href: string;
  readonly name: string;
  /** What the link carries, in words. */
  readonly carries: readonly string[];
}

/** What this page provides, and what else it might be asked for, so that the form doesn't ask for anything known. */
export const factsOf = (
  { calculators }: Elsewhere,
  from: string,
  fields: Fields,
  typed: Typed,
  steps: ReadonlyMap<string, Step>,
): Facts => calculators.find(({ path }) => path === from)?.says(hereOf(fields, typed, steps)) ?? {};

/** A link to each other calculator that can use something typed here or entered just for the link (`said`). */
export function handOvers(
  elsewhere: Elsewhere,
  from: string,
  fields: Fields,
  typed: Typed,
  steps: ReadonlyMap<string, Step>,
  said: Facts = {},
): HandOver[] {
  const facts = known({ ...said, ...factsOf(elsewhere, from, fields, typed, steps) });
  return elsewhere.calculators.flatMap(({ path, name, version, takes }) => {
    if (path === from) return [];
    const carried = Object.entries(facts).flatMap(([fact, text]) => {
      const texts = takes[fact]?.(text, facts) ?? {};
      return Object.keys(texts).length > 0 ? [{ texts, word: elsewhere.names[fact] ?? fact }] : [];
    });
    if (carried.length === 0) return [];
    // A later fact is more specific about the same field than an earlier one.
    const all = new URLSearchParams(Object.assign({}, ...carried.map(({ texts }) => texts)) as Record<string, string>);
    return [{ href: `${path}${toLink({}, {}, { version })}.${all}`, name, carries: carried.map(({ word }) => word) }];
  });
}
