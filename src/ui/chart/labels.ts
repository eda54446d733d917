/** Where the letters of a drawing stand, so that none runs into a line, out of its area or into other letters. */
import { HEIGHT, type Scale } from "./scale.ts";

/** A label: the middle of its letters in percent of the width, and the line they stand on in pixels. */
export interface Label {
  readonly label: string;
  readonly left: number;
  readonly y: number;
}

/** A curve or the edge of an area, as its height in pixels at each x. */
export type Edge = readonly number[];

/** The width of a letter in percent of a drawing on a small phone, where letters take the most of it. */
const LETTER = 3;
/** Letters rise above the line they stand on, and hang below it, by so many pixels. */
const RISE = 12;
const HANG = 4;
/** From a curve to the letters beside it. */
const BESIDE = 6;

export const halfOf = (label: string): number => (label.length * LETTER) / 2;

/** Whether three labels along the bottom keep clear of each other: the outer two at the ends, one in the middle. */
export const hasRoomBetween = (first: string, middle: string, last: string): boolean =>
  2 * halfOf(first) < 50 - halfOf(middle) && 50 + halfOf(middle) < 100 - 2 * halfOf(last);

/** Which part of a label stands at its place, in percent of the width, so that it stays inside of the drawing. */
export const anchorOf = (left: number): "start" | "middle" | "end" =>
  left < 20 ? "start" : left > 80 ? "end" : "middle";

/** The label of a mark covers this much of the width, in percent. */
function spanOf(label: string, left: number): readonly [from: number, to: number] {
  const half = halfOf(label);
  const middle = { start: left + half, middle: left, end: left - half }[anchorOf(left)];
  return [middle - half, middle + half];
}

/** The row of each mark's label, counted from the top: the first in which it meets no other. */
export function rowsOf(
  marks: readonly { readonly label: string; readonly x: number }[],
  leftOf: (x: number) => number,
): number[] {
  const rows: number[] = [];
  const spans = marks.map(({ label, x }) => spanOf(label, leftOf(x)));
  for (const [from, to] of spans) {
    const meets = (row: number) =>
      rows.some((other, j) => other === row && from < (spans[j]?.[1] ?? 0) && (spans[j]?.[0] ?? 100) < to);
    let row = 0;
    while (meets(row)) row++;
    rows.push(row);
  }
  return rows;
}

/** Places from left to right at which the whole label is inside of the drawing, each with what it covers of the curves. */
function placesOf(label: string, xs: readonly number[], scale: Scale, narrower = 1) {
  const half = Math.min(50, halfOf(label));
  const lefts = xs.map((x) => Number.parseFloat(scale.left(x)));
  return lefts
    .filter((left) => left >= half && left <= 100 - half)
    .map((left) => ({
      left,
      covers: [...lefts.keys()].filter((i) => Math.abs((lefts[i] ?? 0) - left) <= half * narrower),
    }));
}

const apart = (one: Label, other: Label) =>
  Math.abs(one.left - other.left) >= halfOf(one.label) + halfOf(other.label) ||
  Math.abs(one.y - other.y) >= RISE + HANG;

const at = (edge: Edge, covers: readonly number[]) => covers.map((i) => edge[i] ?? 0);

/** The label of an area stands where the area is thickest over its whole length; of one too thin for letters, only the table knows. */
export function insideOf(label: string, low: Edge, high: Edge, xs: readonly number[], scale: Scale): Label | undefined {
  // On wide screens letters take less: a label that has no place on a phone may stand there without its whole length.
  for (const narrower of [1, 0.5]) {
    const found = placesOf(label, xs, scale, narrower)
      .map(({ left, covers }) => ({ left, top: Math.max(...at(high, covers)), bottom: Math.min(...at(low, covers)) }))
      .reduce<{ left: number; top: number; bottom: number } | undefined>(
        (best, one) => (best && best.bottom - best.top >= one.bottom - one.top ? best : one),
        undefined,
      );
    if (found && found.bottom - found.top >= RISE + 2 * HANG)
      return { label, left: found.left, y: (found.top + found.bottom) / 2 + HANG + 1 };
  }
  return undefined;
}

/** The label of a line stands beside it, above or below, where it is farthest from everything else that is drawn. */
export function besideOf(
  label: string,
  line: Edge,
  others: readonly Edge[],
  taken: readonly Label[],
  xs: readonly number[],
  scale: Scale,
): Label | undefined {
  for (const narrower of [1, 0.5]) {
    const free = placesOf(label, xs, scale, narrower)
      .flatMap(({ left, covers }) =>
        [Math.min(...at(line, covers)) - BESIDE - HANG / 2, Math.max(...at(line, covers)) + BESIDE + RISE].map((y) => ({
          label,
          left,
          y,
          room: Math.min(
            60,
            ...others.flatMap((other) => at(other, covers)).map((top) => Math.abs(top - y + RISE / 2)),
          ),
        })),
      )
      .filter(
        (one) => one.y >= RISE && one.y <= HEIGHT - HANG && one.room >= RISE && taken.every((is) => apart(one, is)),
      );
    const best = free.reduce<(typeof free)[number] | undefined>(
      (most, one) => (most && most.room >= one.room ? most : one),
      undefined,
    );
    if (best) return { label, left: best.left, y: best.y };
  }
  return undefined;
}
