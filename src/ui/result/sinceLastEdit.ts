/** How far a figure has moved since the visitor began the last edit. */

/** A figure on the page: of which numbers it is the answer, and which numbers stand in the fields. */
export interface Shown {
  readonly value: number;
  /** How many edits the visitor has made. */
  readonly edits: number;
  /** The same text where the figure is the answer to what stands in the fields. */
  readonly answers: string;
  readonly asked: string;
}

export interface Watched {
  readonly edits: number;
  /** The figure as the last edit found it. */
  readonly from: number;
  /** The last figure that was the answer to what stood in the fields. */
  readonly settled: number;
  /** What stood in the fields before the last edit: its answer may come after the edit has begun. */
  readonly before: string;
  readonly asked: string;
}

export const begun = ({ value, edits, asked }: Shown): Watched => ({
  edits,
  from: value,
  settled: value,
  before: asked,
  asked,
});

/**
 * The same after the page was drawn anew. An answer to a number typed halfway is on the page while the rest is typed, so it is not what the
 * next edit is compared with. Before the first edit nothing has changed, whatever a link or a later part of the answer brought.
 */
export function watched(was: Watched, shown: Shown): Watched {
  const { value, edits, answers, asked } = shown;
  if (edits === 0) return begun(shown);
  const next = edits === was.edits ? was : { ...was, edits, from: was.settled, before: was.asked };
  if (answers === asked) return { ...next, asked, settled: value };
  return answers === next.before ? { ...next, asked, from: value, settled: value } : { ...next, asked };
}
