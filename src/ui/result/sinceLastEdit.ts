/** How far a figure has moved since the visitor's last edit began. */

/** A figure on the page: which numbers it answers, and which numbers are in the fields. */
export interface Shown {
  readonly value: number;
  /** How many edits the visitor has made; not more than before after an undo or a fresh start. */
  readonly edits: number;
  /** The same text if the figure answers the current fields. */
  readonly answers: string;
  readonly asked: string;
}

export interface Watched {
  readonly edits: number;
  /** The edits at which watching began. */
  readonly first: number;
  /** The figure when the last edit began. */
  readonly from: number;
  /** The last figure that answered the fields. */
  readonly settled: number;
  /** The fields before the last edit, whose answer may come after the edit has begun. */
  readonly before: string;
  readonly asked: string;
}

export const begun = ({ value, edits, asked }: Shown): Watched => ({
  edits,
  first: edits,
  from: value,
  settled: value,
  before: asked,
  asked,
});

/**
 * The same after a re-render. An answer to a half-typed number is on the page while the rest is typed, so it isn't the
 * basis for comparing the next edit. Before the first edit nothing has changed, whatever a link or a later part of the
 * answer brought; nor after an undo, or during the edit that brought this figure in place of another one.
 */
export function watched(was: Watched, shown: Shown): Watched {
  const { value, edits, answers, asked } = shown;
  if (edits <= was.first) return begun(shown);
  const next = edits === was.edits ? was : { ...was, edits, from: was.settled, before: was.asked };
  if (answers === asked) return { ...next, asked, settled: value };
  return answers === next.before ? { ...next, asked, from: value, settled: value } : { ...next, asked };
}
