/** What a calculator assumes and what it doesn't cover, for the page, for paper, and for exports. */

export interface Note {
  readonly text: string;
  /** The field it is about. */
  readonly blank?: string;
  /** True only while the field says this. */
  readonly only?: string;
}

export interface Assumed {
  /**
   * The fields that matter most when left unchanged; with a sentence if label and amount don't read well by themselves,
   * and with other fields that may say the same. One that matters only once another field is filled in names it.
   */
  readonly blanks: readonly (
    | string
    | readonly [blank: string, sentence: string | undefined, ...or: string[]]
    | { readonly blank: string; readonly once: string }
  )[];
  /** Whatever is typed. */
  readonly always: readonly Note[];
  readonly notCovered: readonly Note[];
}

/** What one calculation assumed: defaults left unchanged, what always holds, and what isn't covered. */
export interface Notes extends Pick<Assumed, "always" | "notCovered"> {
  readonly left: readonly Note[];
}

/** The notes by kind, each list under its heading; empty ones are left out. */
export const underHeadings = ({ left, always, notCovered }: Notes) =>
  (
    [
      ["Our assumptions, where you didn't change them", left],
      ["How we calculate it", always],
      ["Not included", notCovered],
    ] as const
  ).filter(([, notes]) => notes.length > 0);
