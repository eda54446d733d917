/** Numbers in running text, and the ones about the reader's own case, which are updated when the reader types. */
import type { Unit } from "../../engine/worksheet.ts";
import { inCents, inDollars, inNumbers, inPercent, monthsInWords } from "../format.ts";

export interface Shown {
  readonly value: number | null;
  readonly unit: Unit;
  readonly source?: { readonly period?: string } | undefined;
}

export const ways = ["cents", "number", "dated", "positive", "points", "outcome", "after"] as const;
export type Way = (typeof ways)[number];

const inWholeYears = (value: number) => `${inNumbers(value)} ${value === 1 ? "year" : "years"}`;

/**
 * By default dollars without cents, rates as percentages, months as years and months. `dated` adds the date; `positive`
 * drops a minus sign that the words already express. `points` shows a difference between two rates, and `outcome` goes
 * after "buying" and stands for a comparison over at least 30 years. `after` goes after "you break even".
 */
export function shown(figure: Shown, way?: Way): string {
  const { unit, source } = figure;
  if (way === "outcome")
    return figure.value === null ? "doesn't come out ahead in 30 years" : `comes out ahead after ${shown(figure)}`;
  if (way === "after") return figure.value === null ? "at no point" : `after ${shown(figure)}`;
  if (figure.value === null) return "never";
  if (way === "dated") return `${shown(figure)} (${source?.period})`;
  const value = way === "positive" ? Math.abs(figure.value) : figure.value;
  if (way === "number") return inNumbers(value);
  if (way === "points") return `${inNumbers(value * 100)} percentage points`;
  if (unit === "usd") return way === "cents" ? inCents(value) : inDollars(value);
  if (unit === "rate") return inPercent(Math.round(value * 1e5) / 1e5);
  if (unit === "months") return monthsInWords(value);
  if (unit === "years") return inWholeYears(value);
  return inNumbers(value);
}

/** Puts the reader's numbers into the text around the tools, in every element that names one. */
export function fillYours(figures: Readonly<Record<string, Shown>>): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-yours]")) {
    const figure = figures[place.dataset.yours ?? ""];
    if (!figure) continue;
    const text = shown(figure, place.dataset.as as Way | undefined);
    if (place.textContent !== text) place.textContent = text;
  }
}
