/** Links each glossary term where a page first uses it, in the built HTML, whatever the text was written in. */
import type { Term } from "./glossary/term.ts";
import { glossary, namesOf } from "./glossary.ts";

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace("'", "(?:['’]|&#(?:39|x27);)");
/** All capitals mean an abbreviation, which is always written that way; other names may start a sentence. */
const pattern = (name: string) =>
  /^[A-Z0-9()\- ]+$/.test(name)
    ? escaped(name)
    : `[${escaped(name.charAt(0).toUpperCase())}${escaped(name.charAt(0).toLowerCase())}]${escaped(name.slice(1))}`;

const names = glossary
  .flatMap((term) => namesOf(term).map((name) => ({ name, term })))
  .sort((a, b) => b.name.length - a.name.length);
const anyTerm = new RegExp(
  `(?<![\\w-])(?:${names.map(({ name }) => `(${pattern(name)})`).join("|")})s?(?![\\w-])`,
  "g",
);

/** The terms in a text with their positions; longer names win over shorter ones inside them. */
export const termsIn = (words: string): { readonly term: Term; readonly at: number; readonly length: number }[] =>
  [...words.matchAll(anyTerm)].map((match) => {
    const index = match.slice(1).findIndex((group) => group !== undefined);
    return { term: (names[index] as (typeof names)[number]).term, at: match.index, length: match[0].length };
  });

/** What isn't running text, or is already a link. */
const APART: readonly string[] = [
  ...["a", "button", "label", "summary", "option", "nav", "dt", "code", "pre", "math", "svg"],
  ...["h1", "h2", "h3", "h4", "h5", "h6", "script", "style", "template"],
];
/** Parts that run in the browser are re-rendered there, so nothing is put into their text. */
const ISLAND = "astro-island";
/** The glossary itself. */
const GLOSSARY = '<section class="glossary"';

const PIECES = /<!--.*?-->|<(\/?)([a-z][\w-]*)(?:[^>"']|"[^"]*"|'[^']*')*>|[^<]+/gs;

export interface Linked {
  readonly html: string;
  /** Terms that appear only in parts that run in the browser. */
  readonly others: readonly Term[];
}

/** A page's HTML with its terms linked. */
export function linkTerms(html: string): Linked {
  const linked = new Set<Term>();
  const inIslands = new Set<Term>();
  const glossaryAt = html.indexOf(GLOSSARY);
  let apart = 0;
  let islands = 0;
  const text = (words: string) => {
    if (apart > 0) return words;
    let done = "";
    let from = 0;
    for (const { term, at, length } of termsIn(words)) {
      if (islands > 0) inIslands.add(term);
      if (islands > 0 || linked.has(term)) continue;
      linked.add(term);
      done += `${words.slice(from, at)}<a href="/guides#${term.id}">${words.slice(at, at + length)}</a>`;
      from = at + length;
    }
    return done + words.slice(from);
  };
  const around = html.replace(PIECES, (piece, close: string | undefined, name: string | undefined, at: number) => {
    if (glossaryAt >= 0 && at >= glossaryAt) return piece;
    if (name === undefined) return piece.startsWith("<") ? piece : text(piece);
    if (piece.endsWith("/>")) return piece;
    if (name === ISLAND) islands += close ? -1 : 1;
    else if (islands === 0 && APART.includes(name)) apart += close ? -1 : 1;
    return piece;
  });
  return { html: around, others: [...inIslands].filter((term) => !linked.has(term)) };
}

/** A link to the glossary for words that appear only in a calculator or tool. */
export const moreTerms = (terms: readonly Term[]): string =>
  terms.length === 0
    ? ""
    : `<section class="prose controls" aria-labelledby="words"><h2 id="words">Words used above</h2><p>The glossary explains ${terms
        .map(({ id, term }) => `<a href="/guides#${id}">${term}</a>`)
        .join(", ")}.</p></section>`;
