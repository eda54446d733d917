/** What moves a result: each field at a plausible low and high end, with everything else unchanged. */
import type { Known } from "../../engine/worksheet.ts";
import type { AnyField, Fields } from "../../inputs/fields.ts";
import { tidy } from "../../inputs/number.ts";
import { fieldAt, type ReadForm, type Typed } from "../../inputs/typed.ts";
import { saidOf } from "./calculation.ts";

type Ends<T> = readonly [low: T | null, high: T | null];

/**
 * How far a field is moved down and up: as a fraction of its value, by an amount, or to a text. `null` if one direction
 * makes no sense.
 */
export interface Move {
  readonly blank: string;
  readonly times?: Ends<number>;
  readonly plus?: Ends<number>;
  readonly to?: Ends<string>;
  /** The contents of other fields at that end, such as the plan that the money goes into. */
  readonly and?: Typed;
  /** What to know before doing it. */
  readonly note?: string;
}

/** A figure that is watched while the fields move. */
export interface Watched extends Pick<Known, "label" | "unit"> {
  readonly value: number;
  /** In words, if its unit doesn't describe it well. */
  readonly said?: string;
  /** An amount that isn't known to the cent. */
  readonly whole?: boolean;
  /** Watched instead of the others if nothing moves them. */
  readonly instead?: boolean;
}

/** A calculator's declaration: the fields that may move its result, and the figures to watch, most important first. */
export interface Watching<I = never> {
  moves(inputs: I): readonly Move[];
  watch(inputs: I): readonly Watched[] | Promise<readonly Watched[]>;
}

export interface End {
  /** The texts for the fields, and how to describe the moved one. */
  readonly texts: Typed;
  readonly said: string;
  readonly watched: readonly Watched[];
}

export interface Moved {
  readonly blank: string;
  readonly label: string;
  readonly now: string;
  readonly note: string | undefined;
  readonly ends: readonly End[];
}

export interface Sensitivity {
  readonly now: readonly Watched[];
  readonly moved: readonly Moved[];
}

const SHOWN = 5;
/** From here on, an amount is moved to a whole number: $2,405 a year times 1.5 is $3,608, not $3,607.5. */
const WHOLE = 100;

/** A field's content with its amount changed; undefined if it has no amount. */
function changed(value: unknown, change: (amount: number) => number): unknown {
  const to = (amount: number) => {
    const moved = change(amount);
    return Math.abs(moved) >= WHOLE ? Math.round(moved) : tidy(Number(moved.toFixed(4)));
  };
  if (typeof value === "number") return to(value);
  if (typeof value !== "object" || value === null) return undefined;
  if ("share" in value && typeof value.share === "number") return { share: to(value.share) };
  if ("amount" in value && typeof value.amount === "number") return { ...value, amount: to(value.amount) };
  return undefined;
}

/** The texts a field is moved to, as the form would accept them: within its limits. */
export function endsOf(field: AnyField, text: string, { times, plus, to = [null, null] }: Move): string[] {
  const reading = field.read(text);
  if (!("value" in reading)) return [];
  const ways = [
    ...(times ?? []).map((by) => by !== null && ((a: number) => a * by)),
    ...(plus ?? []).map((by) => by !== null && ((a: number) => a + by)),
  ];
  const moved = ways.flatMap((way) => {
    const value = way === false ? undefined : changed(reading.value, way);
    return value === undefined ? [] : [field.show(value as never)];
  });
  const texts = [...moved, ...to.filter((one) => one !== null)].flatMap((next) => {
    const end = field.read(next);
    if ("value" in end) return [next];
    return end.nearest === undefined ? [] : [field.show(end.nearest)];
  });
  return [...new Set(texts)].filter((next) => next !== field.show(reading.value));
}

interface Asked {
  readonly fields: Fields;
  /** Texts that are all valid. */
  readonly typed: Typed;
  readonly watching: Watching;
  readAs(typed: Typed): ReadForm<unknown>;
}

/** The five fields that move the result most, strongest first. Ties are broken by the second figure. */
export async function sensitivityOf({ fields, typed, watching, readAs }: Asked): Promise<Sensitivity> {
  const { inputs, given } = readAs(typed);
  const watch = (texts: Typed) => watching.watch(readAs(texts).inputs as never);
  const now = await watch(typed);
  const moved: Moved[] = [];
  for (const move of watching.moves(inputs as never)) {
    const { blank, and, note } = move;
    const field = fieldAt(fields, blank);
    if (!field) continue;
    const text = typed[blank] ?? given[blank]?.text ?? field.write(field.start);
    const ends: End[] = [];
    for (const next of endsOf(field, text, move)) {
      const texts = { ...and, [blank]: next };
      ends.push({ texts, said: saidOf(field, next), watched: await watch({ ...typed, ...texts }) });
    }
    moved.push({ blank, label: field.label.replace(/\?$/, ""), now: saidOf(field, text), note, ends });
  }
  const all = [now, ...moved.flatMap(({ ends }) => ends.map(({ watched }) => watched))];
  const still =
    now.some(({ instead }) => instead) &&
    now.every((figure, i) => figure.instead || all.every((watched) => watched[i]?.value === figure.value));
  const shown = (watched: readonly Watched[]) => watched.filter(({ instead = false }) => instead === still);
  const seen = moved.map((one) => ({
    ...one,
    ends: one.ends.map((end) => ({ ...end, watched: shown(end.watched) })),
  }));
  const reach = ({ ends }: Moved, i: number) => {
    const values = [shown(now), ...ends.map(({ watched }) => watched)].map((watched) => watched[i]?.value ?? 0);
    return Math.max(...values) - Math.min(...values);
  };
  return {
    now: shown(now),
    moved: seen
      .filter((one) => reach(one, 0) + reach(one, 1) > 0)
      .sort((a, b) => reach(b, 0) - reach(a, 0) || reach(b, 1) - reach(a, 1))
      .slice(0, SHOWN),
  };
}
