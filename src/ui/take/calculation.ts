/**
 * One calculation with everything about it, used by files, texts and comparisons alike: what was typed, what came out,
 * and how.
 */
import type { Brackets } from "../../engine/brackets.ts";
import type { Known, Source, Step, Unit } from "../../engine/worksheet.ts";
import { type AnyField, type Fields, nameOf, type YearMonth } from "../../inputs/fields.ts";
import { type Givens, placesIn, type Typed } from "../../inputs/typed.ts";
import { format, inNumbers, monthInWords } from "../format.ts";
import type { Assumed, Notes } from "../result/assumed.ts";
import { rowsInWords } from "../rows.ts";
import type { Elsewhere } from "./handover.ts";

/** A calculator's declaration of itself, used by all its exports. */
export interface Taken<I = never> {
  /** For file names: "gig-taxes". */
  readonly name: string;
  /** At the top of a file: "Gig taxes". */
  readonly title: string;
  /** The date of the newest rule or figure it uses, as YYYY-MM-DD. */
  readonly rulesUpdated: string;
  /** The worksheet lines that are its results, most important first. Those that don't apply are left out. */
  readonly results: readonly string[];
  /** What it assumes, and what it doesn't cover. */
  readonly assumed: Assumed | (() => Promise<Assumed>);
  /** The result by which plans are compared; by default, the first one in dollars. */
  readonly compared?: string;
  /** What to say about a plan after that, in the same sentence. */
  readonly comparedToo: string;
  /** The other calculators its numbers can be passed to. */
  readonly elsewhere?: Elsewhere;
  stepsFor(inputs: I): readonly Step[] | Promise<readonly Step[]>;
  /** Files, texts and paper take these steps, not those that happen to be open on the page. */
  readonly takesStepsFor?: true;
  /** Days on which something has to be done. */
  datesFor?(inputs: I): readonly Due[];
  /** Those that need figures loaded on demand: a state's dates. */
  moreDatesFor?(inputs: I, typed?: Typed): Promise<readonly Due[]>;
}

/** A day on which something has to be done, for a calendar. */
export interface Due {
  /** Stays the same for the same duty whenever the file is made, so that a calendar updates it. */
  readonly id: string;
  /** YYYY-MM-DD */
  readonly day: string;
  /** Without amounts, because other people may see a calendar. */
  readonly title: string;
  readonly notes: string;
  /** The same with its amounts, for a file that the visitor wants them in, and for the page. */
  readonly withAmounts?: { readonly title?: string; readonly notes?: string };
  /** What we guessed to find the day, as a sentence, if the visitor has not typed it. */
  readonly guess?: string | undefined;
  /** If it repeats: every so many months, so many times in total. */
  readonly again?: { readonly months: number; readonly times: number };
}

/** A field with its content. */
export interface Blank {
  readonly name: string;
  readonly label: string;
  /** As a visitor would say it: "$3,000 a month". */
  readonly text: string;
  /** Whether the visitor typed it; otherwise it is the page's default. */
  readonly typed: boolean;
}

export interface Calculation {
  readonly taken: Omit<Taken<never>, "assumed" | "stepsFor" | "datesFor" | "moreDatesFor">;
  /** YYYY-MM-DD */
  readonly made: string;
  readonly link: string;
  readonly blanks: readonly Blank[];
  readonly steps: readonly Step[];
  readonly notes: Notes;
}

/** A field's content, in words. */
export function saidOf(field: AnyField, text: string): string {
  const reading = field.read(text);
  if (!("value" in reading)) return text;
  const { value } = reading as { value: unknown };
  if (field.kind === "text") return text === "" ? "none" : text;
  if (value === null || text === "") return "not known";
  const {
    options,
    unit,
    suffix = "",
  } = field as AnyField & {
    readonly options?: readonly { readonly value: unknown; readonly label: string }[];
    readonly unit?: string;
    readonly suffix?: string;
  };
  if (field.kind === "month") return monthInWords(value as YearMonth);
  if (field.kind === "choice") return options?.find((option) => option.value === value)?.label ?? text;
  const shown = field.show(value);
  const isMoney =
    unit === "usd" || field.kind === "periodic" || (field.kind === "amountOrShare" && !shown.includes("%"));
  const cents = shown.replace(/\.\d(?=\/|$)/, (tenth) => `${tenth}0`);
  const signed = isMoney ? (shown.startsWith("-") ? `−$${cents.slice(1)}` : `$${cents}`) : shown;
  const rated = unit === "rate" && !signed.includes("%") ? `${signed}%` : signed;
  return (
    (field.kind === "periodic" ? rated.replace(/\/so far$/, " so far").replace("/", " per ") : rated) +
    (suffix ? ` ${suffix}` : "")
  );
}

/** A label that continues the previous field's sentence starts in lowercase. */
const standsAlone = (label: string) => !/^[a-z]/.test(label);

/** Every field of the form, or those requested, with its content, in the order of the declaration. */
export function blanksOf(
  fields: Fields,
  typed: Typed,
  given: Givens = {},
  isWanted: (name: string) => boolean = () => true,
): Blank[] {
  const counts = new Map<string, number>();
  for (const { name } of placesIn(fields, typed)) {
    const [list = "", item] = name.split(".");
    if (item !== undefined) counts.set(list, Math.max(counts.get(list) ?? 0, Number(item) + 1));
  }
  const wanted = placesIn(fields, typed).filter(({ name }) => isWanted(name));
  return wanted.map(({ name, field, start }) => {
    const [list = "", item] = name.split(".");
    const around = fields[list];
    const one = around?.kind === "list" && (counts.get(list) ?? 0) > 1 ? `, ${around.one} ${Number(item) + 1}` : "";
    return {
      name,
      label: `${standsAlone(field.label) ? field.label : nameOf(field)}${one}`,
      text: saidOf(field, typed[name] ?? given[name]?.text ?? field.write(start)),
      typed: typed[name] !== undefined,
    };
  });
}

/** The results among the steps, in the calculator's order. */
export function resultsOf({ taken, steps }: Pick<Calculation, "taken" | "steps">): Step[] {
  const byName = new Map(steps.map((step) => [step.name, step]));
  return taken.results.flatMap((name) => byName.get(name) ?? []);
}

/** The result by which sets of numbers are compared. */
export function comparedOf({ taken, steps }: Pick<Calculation, "taken" | "steps">): Step | undefined {
  const results = resultsOf({ taken, steps });
  return results.find(({ name, unit }) => (taken.compared === undefined ? unit === "usd" : name === taken.compared));
}

/**
 * A change in an amount, in words: "+$410.00", "−2 points". Shares are shown in whole percents, so a change of a share
 * is in whole points unless it is less than one.
 */
export function changeOf(unit: Unit, change: number): string {
  if (unit === "rate" || unit === "share") {
    const whole = unit === "share" && Math.abs(change) >= 0.01;
    const points = whole ? Math.round(change * 100) : Math.round(change * 1000) / 10;
    return `${points >= 0 ? "+" : ""}${inNumbers(points)} ${Math.abs(points) === 1 ? "point" : "points"}`;
  }
  const shown = format({ unit, value: change, label: "" });
  return change >= 0 ? `+${shown}` : shown;
}

/** The legal figures that the steps name, each once. */
export function figuresOf(steps: readonly Step[]): Known[] {
  const figures = new Map<string, Known>();
  for (const step of steps)
    for (const used of Object.values(step.uses))
      if (used.kind === "figure") figures.set(`${used.name} ${used.label} ${JSON.stringify(used.value)}`, used);
  return [...figures.values()];
}

/** A figure or an amount in words; a schedule row by row. */
export const amountOf = (known: Known): string =>
  known.unit === "brackets" && Array.isArray(known.value)
    ? rowsInWords(known.value as Brackets).join("; ")
    : format(known);

export const citeOf = (source: Source | undefined): string =>
  source ? `${source.cite}${source.period ? `, ${source.period}` : ""}` : "";

/** The file name, with the day it was made: "gig-taxes-2026-11-21.csv". */
export const fileName = ({ taken, made }: Pick<Calculation, "taken" | "made">, ending: string) =>
  `${taken.name}-${made}.${ending}`;

/**
 * The step behind a name in a formula. The name alone isn't enough, because a calculator may pass on a step under its
 * name with another value ("the same without gig work").
 */
export function stepOf(known: Known, steps: ReadonlyMap<string, Step>): Step | undefined {
  const step = known.kind === "line" ? steps.get(known.name) : undefined;
  return step && step.value === known.value ? step : undefined;
}

/** The steps whose values make up a list (`gigs.netProfit`: `gigs.1.netProfit`, …); undefined if they aren't steps. */
export function membersOf(known: Known, steps: ReadonlyMap<string, Step>): Step[] | undefined {
  if (known.kind !== "line" || known.unit !== "list" || !Array.isArray(known.value)) return undefined;
  const values = known.value as readonly unknown[];
  for (let dot = known.name.indexOf("."); dot > 0; dot = known.name.indexOf(".", dot + 1)) {
    const members = values.map((_, i) => steps.get(`${known.name.slice(0, dot)}.${i + 1}${known.name.slice(dot)}`));
    if (members.every((step, i) => step !== undefined && step.value === values[i])) return members as Step[];
  }
  return undefined;
}

/** The steps behind a name in a formula: one, each member of a list, or none for inputs and figures. */
export const madeFrom = (known: Known, steps: ReadonlyMap<string, Step>): readonly Step[] => {
  const step = stepOf(known, steps);
  return step ? [step] : (membersOf(known, steps) ?? []);
};
