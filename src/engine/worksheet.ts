/**
 * How a computed worksheet is explained.
 *
 * An engine (`x.ts`) returns every number it names, the way a form has lines. The file next to it (`x.lines.ts`) holds
 * its `Lines`: one line of explanation per number, which a page loads when a visitor asks. `explain` combines the two
 * and computes nothing. Tests recompute each formula (`testing/rework.ts`).
 */
import { type Brackets, entryFor, rateAt, taxOn } from "./brackets.ts";
import {
  downToDime,
  downToDollar,
  fullSteps,
  startedSteps,
  toCent,
  toDollar,
  toFourDecimals,
  wholePercent,
} from "./rounding.ts";
import { amountAt, limitsPassed } from "./tiers.ts";

/**
 * How to display a value. Dollars are plain numbers; a rate is a fraction (0.124, never 12.4), and so is a share, which
 * people say in whole percents; a flag is yes or no.
 */
export type Unit =
  | "usd"
  | "rate"
  | "share"
  | "count"
  | "year"
  | "miles"
  | "months"
  | "years"
  | "flag"
  | "brackets"
  | "list";

/** A document in which a reader can check a rule or figure; `period` is the year or date the figure applies to. */
export interface Source {
  readonly cite: string;
  readonly url: string;
  readonly period?: string;
}

/** What a line, a figure or an input can be. `null` means "none": no break-even, no phase-out, not on file. */
export type Value = number | boolean | null | Brackets | readonly (number | boolean | null)[];

/** Explains one number in a worksheet. */
export interface Line {
  /** In the words of the form, or the field's own. */
  readonly label: string;
  /** The arithmetic, using names the worksheet knows: a JavaScript expression that may call `calls`. */
  readonly formula: string;
  /** Dollars by default. */
  readonly unit?: Unit;
  /** What the line means, in a plain sentence, if the label doesn't say it all. */
  readonly meaning?: string;
  /** Where it is on paper: "Schedule SE, line 12". */
  readonly form?: string;
  /** The rule's source, if the figures named don't already carry it. */
  readonly source?: Source;
}

/**
 * Why no formula can give a found number: what determines it has no line of its own. It is a yes or no about people and
 * choices, or is counted from dates; or it comes from another calculation, each person's own figures, the rows of a
 * schedule, many futures, or a table.
 */
export type Unchecked = "conditions" | "dates" | "other calculation" | "people" | "rows" | "table";

/**
 * Explains a number that is looked up or searched for instead of worked out with a formula (a date, a life table, a
 * root).
 */
export type Found = {
  readonly label: string;
  /** How it is found, in a sentence. "{cashCosts}" stands for the value of what it names: "$5,000.00". */
  readonly found: string;
  readonly unit?: Unit;
  readonly meaning?: string;
  readonly form?: string;
  readonly source?: Source;
} & (
  | {
      /** A formula that is true for the number found; tests check it. */
      readonly check: string;
      readonly unchecked?: never;
    }
  | { readonly unchecked: Unchecked; readonly check?: never }
);

type Explained = number | boolean | null;
type IsExplained<V> = [V] extends [Explained] ? true : false;

/**
 * A line for every number in the worksheet `W`; a missing or extra one doesn't compile. Texts and bare lists aren't
 * lines.
 */
export type Lines<W> = {
  readonly [K in keyof W as IsExplained<W[K]> extends true
    ? K
    : W[K] extends string | readonly Explained[] | ArrayBufferView | ((...args: never[]) => unknown)
      ? never
      : K]-?: LinesOf<W[K]>;
};
type LinesOf<V> =
  IsExplained<V> extends true
    ? Line | Found
    : V extends readonly (infer E)[]
      ? Each<E>
      : Part<NonNullable<V>> | Lines<NonNullable<V>>;

/**
 * The name of a line in the worksheet `W`, as a page uses it to open the explanation: "loan", "worst.maxPayment",
 * "years.1.saved". A name that isn't a line doesn't compile.
 */
export type LineName<W> = W extends unknown
  ? { [K in keyof Lines<W> & keyof W & string]: NamesUnder<K, NonNullable<W[K]>> }[keyof Lines<W> & keyof W & string]
  : never;
type NamesUnder<K extends string, V> = [V] extends [number | boolean]
  ? K
  : V extends readonly (infer E)[]
    ? `${K}.${number}.${LineName<E>}`
    : `${K}.${LineName<V>}`;

interface Binding {
  /**
   * Maps what lines call by their own names to the surrounding names: a single number, or a worksheet with everything
   * in it.
   */
  readonly given?: Readonly<Record<string, string>>;
  /** The table of law whose figures these lines may name without its prefix: "selfEmployment". */
  readonly law?: string;
}
/** Lines of another engine's worksheet inside this one. */
export interface Part<W> extends Binding {
  readonly kind: "part";
  readonly lines: Lines<W>;
}
/**
 * Lines for a list of worksheets, one for each business, person or period. Formulas around it may use `sum(list.line)`.
 */
export interface Each<W> extends Binding {
  readonly kind: "each";
  readonly lines: Lines<W>;
}

export const part = <W>(lines: Lines<W>, binding: Binding = {}): Part<W> => ({
  kind: "part",
  lines: besideNumbers(lines),
  ...binding,
});
export const each = <W>(lines: Lines<W>, binding: Binding = {}): Each<W> => ({
  kind: "each",
  lines: besideNumbers(lines),
  ...binding,
});

/**
 * The same lines, arranged so that the worksheet they explain stays fast. V8 (13.6 to 15.6) gives all objects with the
 * same names in the same order one shape, including lines and their worksheet. If it has only seen lines, it compiles a
 * worksheet for objects, and throws away the compiled code each time one of its numbers comes out as 0. Briefly putting
 * a number in each place tells it that numbers come too. Without this, a plan of 1,000 futures with a state return
 * takes three times as long (2.9 times in New York, 3.5 in California).
 */
export function besideNumbers<L extends object>(lines: L): L {
  const places = lines as Record<string, unknown>;
  for (const name of Object.keys(places)) {
    const line = places[name];
    places[name] = 0;
    places[name] = line;
  }
  return lines;
}

/** Something a formula may name: a visitor's input, a legal figure, or an earlier line. */
export interface Known {
  readonly kind: "input" | "figure" | "line";
  /** The full name: the field of an input, or the path of a line in the worksheet. */
  readonly name: string;
  readonly label: string;
  readonly value: Value;
  readonly unit: Unit;
  /** For a list: the unit of each value. */
  readonly of?: Unit;
  readonly source?: Source;
  /** Set if the figure couldn't be confirmed in the document itself. */
  readonly doubt?: string;
}
export type Scope = Readonly<Record<string, Known>>;

/** An input for formulas. `name` is the field that it links to; "" if it has none. */
export const asInput = (
  name: string,
  label: string,
  value: Value,
  unit: Unit = typeof value === "boolean" ? "flag" : "usd",
): Known => ({ kind: "input", name, label, value, unit });

/** A number from another worksheet, for formulas. `name` is the line that explains it; "" if it has none. */
export const asLine = (name: string, label: string, value: Value, unit: Unit = "usd"): Known => ({
  kind: "line",
  name,
  label,
  value,
  unit,
});

declare const explained: unique symbol;

/**
 * A line with its value and everything its formula names (by the names the formula uses). Only `explain` and
 * `explainOne` make steps, so each has a formula, a check, or a reason why it can't have one.
 */
export interface Step extends Known {
  readonly [explained]: true;
  readonly kind: "line";
  readonly value: Explained;
  readonly formula?: string;
  readonly found?: string;
  readonly check?: string;
  readonly unchecked?: Unchecked;
  readonly meaning?: string;
  readonly form?: string;
  readonly uses: Scope;
}

const sum = (list: readonly (number | null)[]) => list.reduce<number>((total, value) => total + (value ?? 0), 0);

/** What a formula may call. Together with arithmetic, comparison, `!`, `&&` and `||`, that is the whole language. */
export const calls = {
  min: Math.min,
  max: Math.max,
  when: <T>(test: boolean, yes: T, no: T) => (test ? yes : no),
  sum,
  taxOn,
  rateAt,
  entryFor,
  limitsPassed,
  amountAt,
  toCent,
  toDollar,
  downToDollar,
  downToDime,
  fullSteps,
  startedSteps,
  wholePercent,
  toFourDecimals,
};

const WORDS = new Set(["true", "false", "null"]);

/** A name in a formula: `tax`, `se.tax`, `businesses.1.profit`; not the `e` in `1e-9`. */
export const NAME = /(?<![\w.])[a-zA-Z]\w*(?:\.\w+)*/g;

/** A name in a sentence, to be replaced with its value: `{cashCosts}`. */
export const SAID = /\{([\w.]+)\}/g;
const namesSaid = (found: string) => [...found.matchAll(SAID)].map(([, name]) => name as string);

/** The names that a formula takes from the surrounding worksheet. */
const namesIn = (formula: string): string[] =>
  [...new Set(formula.match(NAME))].filter((name) => !Object.hasOwn(calls, name) && !WORDS.has(name));

/**
 * The steps of a computed worksheet, in the order of its lines. Throws if a formula uses an unknown name. `path` is the
 * prefix of all step names ("gigs.1.") if one page explains several worksheets.
 */
export function explain<W extends object>(worksheet: W, lines: Lines<W>, given: Scope, path = ""): Step[] {
  const steps: Step[] = [];
  const known = within(null, given);
  explainInto({ steps, given }, worksheet as Shape, lines as unknown as ShapeLines, known, path);
  return steps;
}

/** One number that is in no worksheet, such as a plan's figure in a table of plans. `uses` is all its formula names. */
export function explainOne<N extends string>(
  name: N,
  value: Explained,
  line: Line | Found,
  uses: Scope = {},
): Step & { readonly name: N } {
  return { ...stepOf(name, value, line, within(null, uses)), name, uses };
}

type Shape = Readonly<Record<string, unknown>>;
type ShapeLines = Readonly<Record<string, Line | Found | Part<Shape> | Each<Shape> | Lines<Shape>>>;
/** What is known in one worksheet and around it. Nothing is copied from one to the other. */
interface Names {
  readonly own: Map<string, Known>;
  readonly around: Names | null;
  /** Known besides, by their names without this: `selfEmployment.`. */
  readonly given: Scope;
  readonly table: string;
}
const within = (around: Names | null, given: Scope = {}, table = ""): Names => ({
  own: new Map(),
  around,
  given,
  table,
});

function named(name: string, known: Names): Known | undefined {
  for (let scope: Names | null = known; scope !== null; scope = scope.around) {
    const found = scope.own.get(name) ?? scope.given[scope.table + name];
    if (found) return found;
  }
  return undefined;
}

/** The known names with this prefix, for a whole worksheet. */
function namesFrom(start: string, known: Names): string[] {
  const names: string[] = [];
  for (let scope: Names | null = known; scope !== null; scope = scope.around) {
    const { own, given, table } = scope;
    for (const name of own.keys()) if (name.startsWith(start)) names.push(name);
    for (const name in given) if (name.startsWith(table + start)) names.push(name.slice(table.length));
  }
  return names;
}

interface Explanation {
  readonly steps: Step[];
  /** Also holds the figures of law, each by its table and its name in it: `selfEmployment.wageBase`. */
  readonly given: Scope;
}

function explainInto(to: Explanation, worksheet: Shape, lines: ShapeLines, known: Names, path: string) {
  const own = new Map<string, Known>();
  const add = (name: string, what: Known) => {
    own.set(name, what);
    known.own.set(name, what);
  };
  for (const [name, line] of Object.entries(lines)) {
    const value = worksheet[name];
    if (value === undefined) continue; // a part that does not apply to this household
    const full = path + name;
    if (isLeaf(line)) {
      const step = stepOf(full, value as Explained, line, known);
      to.steps.push(step);
      add(name, step);
    } else if (isEach(line)) {
      const lists: Record<string, Known[]> = {};
      for (const [i, item] of (value as Shape[]).entries()) {
        const scope = bound(known, line, to.given, i);
        const inner = explainInto(to, item, line.lines as ShapeLines, scope, `${full}.${i + 1}.`);
        for (const [innerName, step] of inner) {
          add(`${name}.${i + 1}.${innerName}`, step);
          lists[innerName] ??= [];
          lists[innerName].push(step);
        }
      }
      for (const listed of Object.keys(line.lines)) lists[listed] ??= [];
      for (const [innerName, list] of Object.entries(lists)) {
        const { label = innerName, unit } = list[0] ?? ((line.lines as ShapeLines)[innerName] as Partial<Line>);
        add(`${name}.${innerName}`, {
          kind: "line",
          name: `${full}.${innerName}`,
          label,
          unit: "list",
          ...(unit ? { of: unit } : {}),
          value: list.map((step) => step.value as number),
        });
      }
    } else if (value !== null) {
      const inner = isPart(line)
        ? explainInto(to, value as Shape, line.lines as ShapeLines, bound(known, line, to.given), `${full}.`)
        : explainInto(to, value as Shape, line as ShapeLines, within(known), `${full}.`);
      for (const [innerName, step] of inner) add(`${name}.${innerName}`, step);
    }
  }
  return own;
}

const isLeaf = (line: object): line is Line | Found => "label" in line && typeof line.label === "string";
const isPart = (line: object): line is Part<Shape> => "kind" in line && line.kind === "part";
const isEach = (line: object): line is Each<Shape> => "kind" in line && line.kind === "each";

/** What a part's lines may name: everything known around it, its table's figures, and its givens by its own names. */
function bound(known: Names, { given = {}, law }: Binding, figures: Scope, index?: number): Names {
  const inner = law === undefined ? within(known) : within(known, figures, `${law}.`);
  for (const [own, around] of Object.entries(given)) {
    const name = index === undefined ? around : around.replace("#", String(index + 1));
    const found = named(name, known) ? [name] : namesFrom(`${name}.`, known);
    if (found.length === 0)
      throw new Error(`"${own}" is bound to "${name}", which is no input, figure or earlier line`);
    for (const full of found) inner.own.set(own + full.slice(name.length), named(full, known) as Known);
  }
  return inner;
}

function stepOf(name: string, value: Explained, line: Line | Found, known: Names): Step {
  const uses: Record<string, Known> = {};
  const names = "formula" in line ? namesIn(line.formula) : [...namesIn(line.check ?? ""), ...namesSaid(line.found)];
  for (const used of names) {
    if ("found" in line && `${used}` === name.slice(name.lastIndexOf(".") + 1)) continue; // in its own check
    const found = named(used, known);
    if (!found) throw new Error(`Line "${name}" names "${used}", which is no input, figure or earlier line`);
    uses[used] = found;
  }
  return { unit: typeof value === "boolean" ? "flag" : "usd", ...line, kind: "line", name, value, uses } as Step;
}
