/** The glossary: what a term of art means, in at most forty words, who says so, and where readers meet it. */
import { home } from "./glossary/home.ts";
import { retirement } from "./glossary/retirement.ts";
import { tax } from "./glossary/tax.ts";
import type { Term } from "./glossary/term.ts";

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
