/** What every kind of input can do: read from text, write as text, and display. */
import type { Source } from "../../engine/worksheet.ts";

/**
 * The value that a text represents, with anything a visitor may want to know about how it was read; or what is wrong
 * with the text.
 */
export type Reading<T> =
  | { readonly value: T; readonly echo?: string; readonly unusual?: string }
  | { readonly problem: string; readonly nearest?: T };

/** The source of a default value, shown with it until the visitor types something else. */
export interface Provenance {
  readonly text: string;
  readonly source?: Source;
  /** A figure that is updated from time to time; links record it, so that they keep showing the same result. */
  readonly dated?: boolean;
  /** The day or year it is for ("2026-10-01", "2025"), and how often its publisher releases a newer one. */
  readonly renewed?: { readonly asOf: string; readonly every: "day" | "week" | "year" };
}

export interface FieldOf<T> {
  readonly label: string;
  /** Its name in sentences, if the label isn't a name: "Yearly spending" for "You want to spend a year". */
  readonly called?: string;
  /** Where to find it, or what to enter. */
  readonly help?: string;
  readonly start: T;
  readonly from?: Provenance;
  read(text: string): Reading<T>;
  /** The value as text that `read` turns back into exactly the same value. */
  write(value: T): string;
  /** The value as a visitor would like to see it in the field. */
  show(value: T): string;
}

export type Told = Pick<FieldOf<unknown>, "label" | "called" | "help" | "from">;
export const nameOf = ({ label, called = label }: Pick<Told, "label" | "called">): string => called;
