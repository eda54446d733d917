/** How far a figure has moved since the visitor's last edit began. */

/** What stands in a place on the page, and its amount. */
interface Figure {
  readonly label: string;
  readonly value: number;
}

/** A figure on the page: which numbers it answers, and which numbers are in the fields. */
export interface Shown extends Figure {
  /** How many edits the visitor has made; not more than before after an undo or a fresh start. */
  readonly edits: number;
  /** The same text if the figure answers the current fields. */
  readonly answers: string;
  readonly asked: string;
  /** What the figure means, if that can change. Figures that mean different things aren't compared. */
  readonly about?: string | undefined;
}

export interface Watched {
  readonly edits: number;
  /** The edits at which watching began. */
  readonly first: number;
  /** The figure when the last edit began; null until it is known. */
  readonly from: Figure | null;
  /** The figure for the current fields; null while it is being worked out. */
  readonly settled: Figure | null;
  /** The fields before the last edit, whose answer may come after the edit has begun. */
  readonly before: string;
  readonly asked: string;
  readonly about: string | undefined;
}

/** A figure that answers other numbers than those in the fields, such as the page's example, is nobody's basis. */
export function begun({ label, value, edits, answers, asked, about }: Shown): Watched {
  const settled = answers === asked ? { label, value } : null;
  return { edits, first: edits, from: settled, settled, before: asked, asked, about };
}

/**
 * The same after a re-render. An answer to a half-typed number is on the page while the rest is typed, so it isn't the
 * basis for comparing the next edit. If an edit comes before the last one is answered, nothing is compared until that
 * answer is known. Before the first edit nothing has changed, whatever a link or a later part of the answer brought;
 * nor after an undo, or during the edit that brought this figure in place of another one.
 */
export function watched(was: Watched, shown: Shown): Watched {
  const { label, value, edits, answers, asked } = shown;
  if (edits <= was.first || shown.about !== was.about) return begun(shown);
  const next = edits === was.edits ? was : { ...was, edits, from: was.settled, before: was.asked };
  if (answers === asked) return { ...next, asked, settled: { label, value } };
  const settled = asked === next.asked ? next.settled : null;
  return answers === next.before ? { ...next, asked, from: { label, value }, settled } : { ...next, asked, settled };
}

/** The change that the last edit made: 0 while it isn't known, or if another figure stood in this place before. */
export const changeOf = ({ label, value }: Figure, { from }: Watched): number =>
  from?.label === label ? value - from.value || 0 : 0;
