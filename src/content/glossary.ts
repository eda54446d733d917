/** The glossary: what a term of art means, in at most forty words, who says so, and where readers meet it. */
import { home } from "./glossary/home.ts";
import { retirement } from "./glossary/retirement.ts";
import { tax } from "./glossary/tax.ts";
import type { Source } from "./sources.ts";

export interface Term {
  /** Its anchor on the glossary page: `/guides#apr`. */
  readonly id: string;
  readonly term: string;
  /** Other ways to write it. Pages link these at first use too. */
  readonly also?: readonly string[];
  /** Not linked automatically if it is also an everyday word; its other names are. */
  readonly everyday?: boolean;
  /** A figure's name in braces is replaced by the figure: {hpa.requestShare}. */
  readonly text: string;
  readonly source: Source;
  /** Form and line, page, or moment. */
  readonly where: string;
}

const inOrder = (a: Term, b: Term) => a.term.localeCompare(b.term, "en");

export const glossary: readonly Term[] = [...home, ...tax, ...retirement].sort(inOrder);

/** The names that running text uses for a term: without what is in parentheses, and its other names. */
export const namesOf = ({ term, also = [], everyday = false }: Term): string[] => [
  ...new Set([...(everyday ? [] : [term.replace(/ \(.*\)$/, "")]), ...also]),
];

export function termNamed(id: string): Term {
  const found = glossary.find((term) => term.id === id);
  if (!found) throw new Error(`The glossary has no term "${id}"`);
  return found;
}
