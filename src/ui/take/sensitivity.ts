/** What moves a result: each blank at a low and at a high end that could well be, all else as it is. */
import type { Step } from "../../engine/worksheet.ts";
import type { AnyField, Fields } from "../../inputs/fields.ts";
import { tidy } from "../../inputs/number.ts";
import { fieldAt, type ReadForm, type Typed } from "../../inputs/typed.ts";
import { saidOf } from "./calculation.ts";

/** How far a blank is moved down and up: in parts of what stands in it, or by so much. `null` where one way makes no sense. */
export interface Move {
  readonly blank: string;
  readonly times?: readonly [low: number | null, high: number | null];
  readonly plus?: readonly [low: number | null, high: number | null];
}

export interface End {
  /** The text that goes into the blank, and how it is said. */
  readonly text: string;
  readonly said: string;
  readonly value: number;
}

export interface Moved {
  readonly blank: string;
  readonly label: string;
  readonly now: string;
  readonly ends: readonly End[];
}

export interface Sensitivity {
  readonly now: Step & { readonly value: number };
  readonly moved: readonly Moved[];
}

const SHOWN = 5;

/** What stands in a blank, with its amount changed; nothing where it holds no amount. */
function changed(value: unknown, change: (amount: number) => number): unknown {
  const to = (amount: number) => tidy(Number(change(amount).toFixed(4)));
  if (typeof value === "number") return to(value);
  if (typeof value !== "object" || value === null) return undefined;
  if ("share" in value && typeof value.share === "number") return { share: to(value.share) };
  if ("amount" in value && typeof value.amount === "number") return { ...value, amount: to(value.amount) };
  return undefined;
}

/** The texts a blank is moved to, as the form would take them. */
export function endsOf(field: AnyField, text: string, { times, plus }: Move): string[] {
  const reading = field.read(text);
  if (!("value" in reading)) return [];
  const ways = [
    ...(times ?? []).map((by) => by !== null && ((a: number) => a * by)),
    ...(plus ?? []).map((by) => by !== null && ((a: number) => a + by)),
  ];
  const texts = ways.flatMap((way) => {
    const value = way === false ? undefined : changed(reading.value, way);
    if (value === undefined) return [];
    const next = field.show(value as never);
    // An end beyond what the form takes is none that could be.
    return next !== field.show(reading.value) && "value" in field.read(next) ? [next] : [];
  });
  return [...new Set(texts)];
}

interface Asked {
  readonly fields: Fields;
  readonly typed: Typed;
  readonly moves: readonly Move[];
  readAs(typed: Typed): ReadForm<unknown>;
  /** The result that is watched. */
  resultFor(typed: Typed): Promise<Step | undefined>;
}

/** The five blanks that move the result most, the strongest first. */
export async function sensitivityOf({
  fields,
  typed,
  moves,
  readAs,
  resultFor,
}: Asked): Promise<Sensitivity | undefined> {
  const now = await resultFor(typed);
  if (typeof now?.value !== "number") return undefined;
  const base = now.value;
  const { given } = readAs(typed);
  const moved: Moved[] = [];
  for (const move of moves) {
    const field = fieldAt(fields, move.blank);
    if (!field) continue;
    const text = typed[move.blank] ?? given[move.blank]?.text ?? field.write(field.start);
    const ends: End[] = [];
    for (const next of endsOf(field, text, move)) {
      const result = await resultFor({ ...typed, [move.blank]: next });
      if (typeof result?.value === "number") ends.push({ text: next, said: saidOf(field, next), value: result.value });
    }
    moved.push({ blank: move.blank, label: field.label.replace(/\?$/, ""), now: saidOf(field, text), ends });
  }
  const reach = ({ ends }: Moved) => {
    const values = [base, ...ends.map(({ value }) => value)];
    return Math.max(...values) - Math.min(...values);
  };
  return {
    now: { ...now, value: base },
    moved: moved
      .filter((one) => reach(one) > 0)
      .sort((a, b) => reach(b) - reach(a))
      .slice(0, SHOWN),
  };
}
