import { ticks } from "d3-array";
import { compact } from "./compact.ts";

/** The height of every chart and of the line of years below it, in pixels; widths follow the page. */
export const HEIGHT = 240;
export const FOOT = 26;
/** The chart is drawn in a square of this size and stretched, except for strokes and text. */
export const SQUARE = 1000;

/** From a value to the square: x to the right, y upward from zero. */
export interface Scale {
  x(value: number): number;
  y(value: number): number;
  /** In percent of the width, for text and rules. */
  left(value: number): string;
  /** In pixels from the top. */
  top(value: number): number;
  readonly yTicks: readonly number[];
}

/** Nobody can see less than a tenth of a pixel, and fewer digits save bytes. */
const tenths = (value: number) => Math.round(value * 10) / 10;

export function scaleOf(first: number, last: number, most: number, least = 0): Scale {
  const width = last - first || 1;
  const height = most - least || 1;
  const x = (value: number) => ((value - first) / width) * SQUARE;
  const y = (value: number) => SQUARE - ((value - least) / height) * SQUARE;
  return {
    x,
    y,
    left: (value) => `${tenths((x(value) / SQUARE) * 100)}%`,
    top: (value) => tenths((y(value) / SQUARE) * HEIGHT),
    yTicks: ticks(least, most, 4).filter((tick) => tick > least && tick <= most),
  };
}

/** $250K */
export const shortDollars = (value: number) => `${value < 0 ? "-" : ""}$${compact(value)}`;
