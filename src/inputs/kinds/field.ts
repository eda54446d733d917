/** What every kind of input has: how it is read from text, written as text, and shown. */
import type { Source } from "../../engine/worksheet.ts";

/** The value a text stands for, with what a reader may want to know about the reading; or what is wrong with the text. */
export type Reading<T> =
  | { readonly value: T; readonly echo?: string; readonly unusual?: string }
  | { readonly problem: string; readonly nearest?: T };

/** Where a start value comes from: shown beside it until the visitor types something else. */
export interface Provenance {
  readonly text: string;
  readonly source?: Source;
  /** A figure that is renewed from time to time: links write it down, so that they keep showing the same picture. */
  readonly dated?: boolean;
  /** The day or the year it is for ("2026-10-01", "2025"), and how often its publisher brings out a newer one. */
  readonly renewed?: { readonly asOf: string; readonly every: "day" | "week" | "year" };
}

export interface FieldOf<T> {
  readonly label: string;
  /** What it is called in sentences, where the label is no name: "Yearly spending" for "You want to spend a year". */
  readonly called?: string;
  /** Where to find it, or what belongs in it. */
  readonly help?: string;
  readonly start: T;
  readonly from?: Provenance;
  read(text: string): Reading<T>;
  /** The value as text that `read` gives back exactly. */
  write(value: T): string;
  /** The value as a visitor would like to see it in the blank. */
  show(value: T): string;
}

export type Told = Pick<FieldOf<unknown>, "label" | "called" | "help" | "from">;
export const nameOf = ({ label, called = label }: Pick<Told, "label" | "called">): string => called;
