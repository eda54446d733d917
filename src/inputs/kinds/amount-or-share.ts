import { numberIn, tidy } from "../number.ts";
import * as say from "../sentences.ts";
import type { FieldOf, Reading, Told } from "./field.ts";
import { inWords, judged, judgedDollars, shown } from "./number-field.ts";

/** Dollars, or a share of something else: a down payment of $60,000 or of 20%. */
export type AmountOrShare = { readonly amount: number } | { readonly share: number };
export interface AmountOrShareField<T extends AmountOrShare | null = AmountOrShare | null> extends FieldOf<T> {
  readonly kind: "amountOrShare";
  /** What the share is of, in words: "of the price". */
  readonly of: string;
  /** The form's field with the dollars the share is taken of, if it is one. */
  readonly ofField?: string;
  readonly max: number;
  readonly maxShare: number;
}
export function amountOrShare<const T extends AmountOrShare | null>(
  options: Told & {
    /** `null` starts empty: the calculator then uses its own figure and shows it. */
    readonly start: T;
    readonly of: string;
    readonly ofField?: string;
    readonly max: number;
    readonly maxShare: number;
    readonly usualShare?: readonly [number, number];
  },
): AmountOrShareField<T extends null ? AmountOrShare | null : AmountOrShare> {
  type V = T extends null ? AmountOrShare | null : AmountOrShare;
  const { label, start, max, maxShare, usualShare } = options;
  const shareOptions = { label, start: 0, max: maxShare, ...(usualShare ? { usual: usualShare } : {}) };
  return {
    kind: "amountOrShare",
    ...options,
    start: start as unknown as V,
    read(text): Reading<V> {
      if (text.replace(/[%$\s]/g, "") === "")
        return start === null ? { value: null as V } : { problem: say.enter(label) };
      const isShare = text.includes("%");
      const number = numberIn(text.replace("%", ""));
      if (number === undefined) return { problem: say.mustBeNumber(label, isShare ? "20" : "1,250") };
      const reading: Reading<number> = isShare
        ? judged(label, tidy(number / 100), shareOptions, inWords.rate)
        : judgedDollars(label, text, number, { label, start: 0, max });
      const wrap = (value: number) => (isShare ? { share: value } : { amount: value }) as unknown as V;
      if ("value" in reading) return { ...reading, value: wrap(reading.value) };
      return { problem: reading.problem, ...(reading.nearest === undefined ? {} : { nearest: wrap(reading.nearest) }) };
    },
    write: (value) =>
      value === null ? "" : "share" in value ? `${tidy(value.share * 100)}%` : String(tidy(value.amount)),
    show: (value) => (value === null ? "" : "share" in value ? `${shown.rate(value.share)}%` : shown.usd(value.amount)),
  };
}
/** What an amount or a share comes to, in dollars. */
export const dollarsOf = (value: AmountOrShare, whole: number) =>
  "share" in value ? whole * value.share : value.amount;
