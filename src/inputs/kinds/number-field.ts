/**
 * What money, percentages, counts and durations share: limits, a usual range, and messages about numbers outside of
 * them.
 */
import { decimal, signOf } from "../decimal.ts";
import { hasDotForComma, tidy } from "../number.ts";
import * as say from "../sentences.ts";
import { type FieldOf, nameOf, type Reading, type Told } from "./field.ts";

export interface NumberField<T extends number | null = number | null> extends FieldOf<T> {
  readonly kind: "number";
  readonly unit: "usd" | "rate" | "count" | "months" | "years" | "miles";
  /** Words after the field: "miles", "years". */
  readonly suffix?: string;
  readonly min: number;
  readonly max: number;
}

export interface NumberOptions<T extends number | null> extends Told {
  /** `null` starts empty: the value is unknown, which isn't zero. */
  readonly start: T;
  readonly min?: number;
  readonly max: number;
  /** Outside of this range the value is accepted, and the visitor is asked to check it. */
  readonly usual?: readonly [low: number, high: number];
  readonly suffix?: string;
}
/** A literal default represents its type: `start: 0` is a number, `start: null` a number or nothing. */
export type Wide<T> = null extends T ? number | null : number;

/** With a plain hyphen, the way it is typed. */
export const grouped = (value: number) => `${signOf(value) && "-"}${decimal(value, 0, 6)}`;
export const shown = {
  usd: (value: number) => grouped(value),
  rate: (value: number) => grouped(tidy(value * 100)),
  count: (value: number) => grouped(value),
};
export const inWords = {
  usd: (value: number) => (value < 0 ? `−$${grouped(-value)}` : `$${grouped(value)}`),
  rate: (value: number) => `${grouped(tidy(value * 100))}%`,
  count: (value: number) => grouped(value),
};

/** Dollars: their limits and usual range, and a question about "95.000". */
export const judgedDollars = <T>(
  label: string,
  text: string,
  value: number,
  options: NumberOptions<number | null>,
  words = inWords.usd,
): Reading<T> =>
  hasDotForComma(text) ? { problem: say.commaForThousands(label, text) } : judged(label, value, options, words);

/** Applies a field's limits and usual range to a valid number. */
export function judged<T>(
  label: string,
  value: number,
  { min = 0, max, usual }: NumberOptions<number | null>,
  words: (value: number) => string,
): Reading<T> {
  const low = value < min;
  if (low || value > max) {
    const limit = low ? say.mustBeAtLeast(label, words(min)) : say.mustBeAtMost(label, words(max));
    return {
      problem: min > 0 ? say.mustBeBetween(label, words(min), words(max)) : limit,
      nearest: (low ? min : max) as T,
    };
  }
  if (usual && value !== 0 && value < usual[0]) return { value: value as T, unusual: say.checkLow(label) };
  if (usual && value > usual[1]) return { value: value as T, unusual: say.checkHigh(label) };
  return { value: value as T };
}

export function numberField<T extends number | null>(
  unit: NumberField["unit"],
  options: NumberOptions<T>,
  read: (text: string) => Reading<T>,
): NumberField<T> {
  const scale = unit === "rate" ? 100 : 1;
  const style = unit === "usd" || unit === "rate" ? unit : "count";
  return {
    kind: "number",
    unit,
    min: 0,
    ...options,
    read: (text) =>
      text.trim() !== ""
        ? read(text)
        : options.start === null
          ? { value: options.start }
          : { problem: say.enter(nameOf(options)) },
    write: (value) => (value === null ? "" : String(tidy(value * scale))),
    show: (value) => (value === null ? "" : shown[style](value)),
  };
}
