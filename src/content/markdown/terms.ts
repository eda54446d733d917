/** Links each term of the glossary where a page first uses it. */
import { glossary, namesOf, type Term } from "../glossary.ts";
import { link, type Node, replace, text } from "./tree.ts";

/** What is no running text, or a link already. */
const apart = new Set([
  "heading",
  "link",
  "inlineCode",
  "code",
  "inlineMath",
  "math",
  "mdxFlowExpression",
  "mdxTextExpression",
]);

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** All capitals mean an abbreviation, which is written just so; other names may begin a sentence. */
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

/** The terms in a text with where they stand; longer names win over shorter ones inside of them. */
export const termsIn = (words: string): { readonly term: Term; readonly at: number; readonly length: number }[] =>
  [...words.matchAll(anyTerm)].map((match) => {
    const index = match.slice(1).findIndex((group) => group !== undefined);
    return { term: (names[index] as (typeof names)[number]).term, at: match.index, length: match[0].length };
  });

export function terms() {
  return (root: object) => {
    const tree = root as Node;
    const linked = new Set<string>();
    replace(tree, (node, parents) => {
      if (apart.has(node.type)) return [node];
      if (node.type !== "text" || parents.some((parent) => apart.has(parent.type))) return [node];
      const value = node.value ?? "";
      const pieces: Node[] = [];
      let done = 0;
      for (const { term, at, length } of termsIn(value)) {
        if (linked.has(term.id)) continue;
        linked.add(term.id);
        if (at > done) pieces.push(text(value.slice(done, at)));
        pieces.push(link(`/guides#${term.id}`, [text(value.slice(at, at + length))], {}));
        done = at + length;
      }
      if (pieces.length === 0) return [node];
      if (done < value.length) pieces.push(text(value.slice(done)));
      return pieces;
    });
  };
}
