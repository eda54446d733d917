/**
 * Puts figures into running text when a page is built, and numbers their documents.
 *
 * `<Figure of="hpa.requestShare" />` becomes 80% and a small number that links to the source. `<Yours of="loan" />`
 * becomes a number about the reader's house that a script may change. `<Cite of="regZ.apr" />` becomes the small number
 * alone; wrapped around a literal amount, it allows the amount. Any other literal dollar amount or percentage fails the
 * build.
 */
import { shown, type Way, ways } from "../../ui/prose/shown.ts";
import { figureNamed, yoursNamed } from "../figures.ts";
import { type Source, sourceNamed } from "../sources.ts";
import { attribute, type File, isElement, link, type Node, replace, text } from "./tree.ts";

/** A document that the page cites, with its number and any caveat. */
export interface Listed extends Source {
  readonly doubts: readonly string[];
}

/** A dollar amount or a percentage typed by hand. */
const LITERAL = /\$\s?\d|\d\s?%|\d\s(percent|dollars)\b/i;

class Sources {
  readonly list: (Source & { doubts: string[] })[] = [];

  /** A document's number in the page's list; the same document always has the same number. */
  number(source: Source, doubt?: string): number {
    const same = (one: Source) => one.cite === source.cite && one.period === source.period;
    let found = this.list.find(same);
    if (!found) {
      found = { ...source, doubts: [] };
      this.list.push(found);
    }
    if (doubt !== undefined && !found.doubts.includes(doubt)) found.doubts.push(doubt);
    return this.list.indexOf(found) + 1;
  }
}

const wayOf = (node: Node): Way | undefined => ways.find((way) => way === attribute(node, "as"));

const blocks = new Set(["paragraph", "listItem", "tableRow"]);

const isMarker = (node: Node | undefined) => node?.type === "link" && /^#ref\d+$/.test(node.url ?? "");

/** A source number follows its word without a space. */
function hugLeft(node: Node): void {
  node.children?.forEach((child, i, all) => {
    if (child.type === "text" && isMarker(all[i + 1])) child.value = child.value?.trimEnd() ?? "";
    hugLeft(child);
  });
}

/** Where a clause ends in the text after a figure. */
const CLAUSE_END = /[.,;:?](?=\s|$)/;

/**
 * A source number right after a digit would read as an exponent ("120⁴⁵ days"), so it goes to the end of the clause.
 */
function afterTheClause(node: Node): void {
  const children = node.children ?? [];
  for (const [i, child] of children.entries()) {
    const [before, next] = [children[i - 1], children[i + 1]];
    if (!isMarker(child) || !/\d$/.test(before?.value ?? "") || next?.type !== "text" || !next.value) continue;
    const isLast = i + 2 === children.length;
    const end = next.value.search(CLAUSE_END) + 1 || (isLast ? next.value.trimEnd().length : 0);
    if (end === 0) continue;
    children.splice(i, 2, text(next.value.slice(0, end)), child, text(next.value.slice(end)));
  }
  children.forEach(afterTheClause);
}

export function figures() {
  return (root: object, file: File) => {
    const tree = root as Node;
    const sources = new Sources();
    /** The last number in each block, which needn't be repeated right after. */
    const before = new WeakMap<Node, number>();

    const marker = (source: Source | undefined, doubt: string | undefined, parents: readonly Node[]): Node[] => {
      if (source === undefined) return [];
      const number = sources.number(source, doubt);
      const block = parents.findLast((node) => blocks.has(node.type)) ?? tree;
      if (before.get(block) === number) return [];
      before.set(block, number);
      return [link(`#ref${number}`, [text(String(number))], { "aria-label": `Source ${number}` })];
    };

    replace(tree, (node, parents) => {
      const of = attribute(node, "of") ?? "";
      try {
        if (isElement(node, "Figure")) {
          const figure = figureNamed(of);
          return [text(shown(figure, wayOf(node))), ...marker(figure.source, figure.doubt, parents)];
        }
        if (isElement(node, "Yours")) {
          const way = wayOf(node);
          const properties = { "data-yours": of, ...(way === undefined ? {} : { "data-as": way }) };
          return [
            {
              type: "strong",
              children: [text(shown(yoursNamed(of), way))],
              data: { hName: "b", hProperties: properties },
            },
          ];
        }
        if (isElement(node, "Cite")) return [...(node.children ?? []), ...marker(sourceNamed(of), undefined, parents)];
      } catch (fault) {
        file.fail((fault as Error).message, node.position);
      }
      if (node.type === "text" && LITERAL.test(node.value ?? ""))
        file.fail(
          `"${node.value?.trim()}" holds an amount typed by hand: use <Figure of="…" /> or put it into <Cite of="…">`,
          node.position,
        );
      return [node];
    });

    afterTheClause(tree);
    hugLeft(tree);
    const frontmatter = file.data.astro?.frontmatter;
    if (frontmatter) frontmatter.cited = sources.list;
  };
}
