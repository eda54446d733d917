/**
 * Tables in running text may be wider than a phone, so each is in a region that scrolls separately and is reachable by
 * keyboard.
 */
import { attribute, type File, isElement, type Node, replace, textOf } from "./tree.ts";

export function tables() {
  return (root: object, file: File) =>
    replace(root as Node, (node, parents) => {
      if (isElement(node, "Table")) {
        const label = attribute(node, "label");
        if (!label) file.fail("A table needs a label that says what it holds", node.position);
        node.type = "blockquote";
        const [table] = node.children ?? [];
        const stacked = table?.type === "table" && isWordy(table);
        if (stacked) nameCells(table);
        node.data = {
          hName: "section",
          hProperties: { class: stacked ? "scroll wordy" : "scroll", tabindex: "0", "aria-label": label },
        };
        return [node];
      }
      if (node.type === "table" && !parents.some((parent) => parent.data?.hProperties?.class?.startsWith("scroll")))
        file.fail('A table has to stand inside of <Table label="…">', node.position);
      return [node];
    });
}

const WORDY = 20;
/** Four columns or more, with sentences in some entries. */
const isWordy = ({ children: rows = [] }: Node) =>
  (rows[0]?.children ?? []).length > 3 &&
  rows.slice(1).some(({ children: cells = [] }) => cells.some((cell) => textOf(cell).length > WORDY));

/** Each cell names its column, for phones, where rows become short lists. */
function nameCells({ children: [head, ...rows] = [] }: Node): void {
  for (const { children: cells = [] } of rows)
    for (const [i, cell] of cells.entries())
      if (i > 0) cell.data = { hProperties: { "data-of": textOf(head?.children?.[i] as Node) } };
}
