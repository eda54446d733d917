/** Makes typos in a legal figure: the smallest changes that a table of second readings has to notice. */
import type { Reading } from "../law/second-reading/figures-of-law.ts";

/** Digits the way they are typed: 0.0765 is "0.0765", never "7.65e-2". */
export const typed = (value: number) =>
  value.toLocaleString("en-US", { useGrouping: false, maximumFractionDigits: 10 });

/** A random whole number below `limit`. */
export type Draw = (limit: number) => number;

type Slip = (text: string, draw: Draw) => string;
const digitsAt = (text: string) => [...text].flatMap((letter, i) => (/\d/.test(letter) ? [i] : []));
const pick = (from: readonly number[], draw: Draw) => from[draw(from.length)] ?? 0;

export const slips: Readonly<Record<string, Slip>> = {
  "a digit one off": (text, draw) => {
    const at = pick(digitsAt(text), draw);
    const digit = Number(text[at]);
    return (
      text.slice(0, at) + (digit === 9 || (digit > 0 && draw(2) === 0) ? digit - 1 : digit + 1) + text.slice(at + 1)
    );
  },
  "two digits swapped": (text, draw) => {
    const pairs = digitsAt(text).filter((at) => /\d/.test(text[at + 1] ?? "") && text[at] !== text[at + 1]);
    if (pairs.length === 0) return text;
    const at = pick(pairs, draw);
    return text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2);
  },
  "a digit left out": (text, draw) => {
    const at = pick(digitsAt(text), draw);
    return text.slice(0, at) + text.slice(at + 1);
  },
  "a tenth of a point": (text, draw) =>
    typed(Number(text) + (Math.abs(Number(text)) < 1 ? 0.001 : 0.1) * (draw(2) || -1)),
};

export interface Slipped {
  readonly value: Reading;
  readonly kind: string;
}

/** The figure with one typo in it, and the kind of typo. A yes or no is flipped; a missing figure becomes zero. */
export function withSlip(value: Reading, draw: Draw): Slipped {
  if (typeof value === "boolean") return { value: !value, kind: "yes for no" };
  if (value === null) return { value: 0, kind: "a number where there is none" };
  if (typeof value === "number") {
    const kinds = Object.keys(slips);
    for (let tries = 0; tries < 20; tries++) {
      const kind = kinds[draw(kinds.length)] ?? "a digit one off";
      const slipped: number = Number(slips[kind]?.(typed(value), draw));
      if (Number.isFinite(slipped) && slipped !== value) return { value: slipped, kind };
    }
    return { value: value + 1, kind: "a digit one off" };
  }
  if (value.length === 0) return { value: [0], kind: "a number where there is none" };
  const at = draw(value.length);
  const row = value[at] ?? 0;
  const slipped: Slipped = withSlip(row as Reading, draw);
  return { value: value.map((old, i) => (i === at ? slipped.value : old)) as Reading, kind: slipped.kind };
}

/** The same draws for the same seed (a linear congruential generator; Numerical Recipes' constants). */
export function drawsFrom(seed: number): Draw {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
