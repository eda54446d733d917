/** Places the text in a chart so that none of it touches a line, leaves its area or collides with other text. */
import { HEIGHT, type Scale } from "./scale.ts";

/** A label: the middle of its text in percent of the width, and its baseline in pixels. */
export interface Label {
  readonly label: string;
  readonly left: number;
  readonly y: number;
}

/** A curve or the edge of an area, as its height in pixels at each x. */
export type Edge = readonly number[];

/** A letter's width in percent of a chart on a small phone, where text takes the most room. */
const LETTER = 3;
/** Letters rise above their baseline, and hang below it, by this many pixels. */
const RISE = 12;
const HANG = 4;
/** From a curve to the text next to it. */
const BESIDE = 6;

export const halfOf = (label: string): number => (label.length * LETTER) / 2;

/** Whether three labels along the bottom stay clear of each other: the outer two at the ends, one in the middle. */
export const hasRoomBetween = (first: string, middle: string, last: string): boolean =>
  2 * halfOf(first) < 50 - halfOf(middle) && 50 + halfOf(middle) < 100 - 2 * halfOf(last);

/** Which part of a label is at its place, in percent of the width, so that it stays inside the chart. */
export const anchorOf = (left: number): "start" | "middle" | "end" =>
  left < 20 ? "start" : left > 80 ? "end" : "middle";

/** The share of the width that a mark's label covers, in percent. */
function spanOf(label: string, left: number): readonly [from: number, to: number] {
  const half = halfOf(label);
  const middle = { start: left + half, middle: left, end: left - half }[anchorOf(left)];
  return [middle - half, middle + half];
}

/** The row of each mark's label, counted from the top: the first in which it collides with no other. */
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

/**
 * Positions from left to right at which the whole label is inside the chart, each with the part of the curves it
 * covers.
 */
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

/**
 * An area's label goes where the area is thickest over its whole length. If it is too thin for text, only the table
 * names it.
 */
export function insideOf(label: string, low: Edge, high: Edge, xs: readonly number[], scale: Scale): Label | undefined {
  // Text takes less room on wide screens, so a label that doesn't fit on a phone may still fit there.
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

/** A line's label goes next to it, above or below, where it is farthest from everything else. */
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
