/** Places the text in a chart so that none of it touches a line, leaves its area or collides with other text. */
import { HEIGHT, type Scale } from "./scale.ts";

/** A label: the middle of its text on a small phone, in percent of the width, and its baseline in pixels. */
export interface Label {
  readonly label: string;
  readonly left: number;
  readonly y: number;
  /**
   * The end of the text that stays at its place on wider screens, where the text takes less room; otherwise the middle.
   */
  readonly anchor?: "start" | "end" | undefined;
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
export function spanOf(label: string, left: number): readonly [from: number, to: number] {
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

/** On a wide screen, text takes half of its room on a phone. */
const ON_WIDE = 0.5;

/** The share of the chart's width that text covers if it takes this share of its room on a phone, in percent. */
export function spanOn({ label, left, anchor }: Omit<Label, "y">, share: number): readonly [from: number, to: number] {
  const half = Math.min(50, halfOf(label));
  const moved = half * (1 - share);
  const middle = left + (anchor === "start" ? -moved : anchor === "end" ? moved : 0);
  return [middle - half * share, middle + half * share];
}

/** The text's place: its middle, or the end of it that stays in place. In percent of the width. */
export const xOf = (label: Label): number => spanOn(label, 0)[0];

/** Positions from left to right at which the whole label is inside the chart, with the points of curves it covers. */
function placesOf(label: string, xs: readonly number[], scale: Scale, anchors: readonly Label["anchor"][]) {
  const lefts = xs.map((x) => Number.parseFloat(scale.left(x)));
  return lefts
    .flatMap((left) => anchors.map((anchor) => ({ label, left, anchor })))
    .filter((place) => {
      const [from, to] = spanOn({ ...place, anchor: undefined }, 1);
      return from >= 0 && to <= 100;
    })
    .map((place) => ({
      place,
      /** @param beyond points on either side of the text that count too */
      covers(share: number, beyond = 0) {
        const [from, to] = spanOn(place, share);
        return [...lefts.keys()].filter((i) => (lefts[i + beyond] ?? 100) >= from && (lefts[i - beyond] ?? 0) <= to);
      },
    }));
}

const apart = (one: Label, other: Label) =>
  Math.abs(one.left - other.left) >= halfOf(one.label) + halfOf(other.label) ||
  Math.abs(one.y - other.y) >= RISE + HANG;

const at = (edge: Edge, covers: readonly number[]) => covers.map((i) => edge[i] ?? 0);

interface Scored extends Label {
  readonly score: number;
}

/** The best label for a phone. Text that doesn't fit there may still fit on a wide screen. */
function best(found: (share: number) => readonly Scored[]): Label | undefined {
  for (const share of [1, ON_WIDE]) {
    const [first, ...rest] = found(share);
    if (first) return rest.reduce((most, one) => (most.score >= one.score ? most : one), first);
  }
  return undefined;
}

/**
 * An area's label goes where the area is thickest over its whole length. If it is too thin for text, it is named
 * elsewhere.
 */
export const insideOf = (
  label: string,
  low: Edge,
  high: Edge,
  xs: readonly number[],
  scale: Scale,
  taken: readonly Label[] = [],
) =>
  best((share) =>
    placesOf(label, xs, scale, [undefined])
      .map(({ place, covers }) => {
        const top = Math.max(...at(high, covers(share)));
        const bottom = Math.min(...at(low, covers(share)));
        return { ...place, y: (top + bottom) / 2 + HANG + 1, score: bottom - top };
      })
      .filter((one) => one.score >= RISE + 2 * HANG && taken.every((is) => apart(one, is))),
  );

/** More room than this around a label is no better. */
const ENOUGH = 60;
/** How much a line across a label counts against it, in pixels of room. */
const CROSSED = 20;

/**
 * A line's label goes next to it, above or below, where it is close to its own line and far from everything else. One
 * of its ends is where the line comes closest, so that it also lies along the line on wider screens.
 *
 * @param uprights vertical lines, which labels avoid if they can; in percent of the width
 */
export const besideOf = (
  label: string,
  line: Edge,
  others: readonly Edge[],
  taken: readonly Label[],
  xs: readonly number[],
  scale: Scale,
  uprights: readonly number[] = [],
) =>
  best((share) =>
    placesOf(label, xs, scale, ["start", "end"]).flatMap(({ place, covers }) => {
      // With the next points on both sides, because a line goes on to them.
      const within = covers(share, 1);
      const own = at(line, within);
      const near = at(line, covers(ON_WIDE));
      const [from, to] = spanOn(place, share);
      const crossed = uprights.some((upright) => upright > from && upright < to) ? CROSSED : 0;
      return [Math.min(...own) - BESIDE - HANG / 2, Math.max(...own) + BESIDE + RISE].flatMap((y) => {
        const away = (top: number) => Math.abs(top - y + RISE / 2);
        const room = Math.min(ENOUGH, ...others.flatMap((other) => at(other, within).map(away)));
        const off = near.reduce((sum, top) => sum + away(top), 0) / near.length;
        const placed = { ...place, y, score: room - off - crossed };
        const fits = room >= RISE && y >= RISE && y <= HEIGHT - HANG && taken.every((is) => apart(placed, is));
        return fits ? [placed] : [];
      });
    }),
  );
