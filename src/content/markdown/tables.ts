/** Tables of running text may be wider than a phone: each stands in a region that scrolls by itself and can be reached by keyboard. */
import { attribute, type File, isElement, type Node, replace } from "./tree.ts";

export function tables() {
  return (root: object, file: File) =>
    replace(root as Node, (node, parents) => {
      if (isElement(node, "Table")) {
        const label = attribute(node, "label");
        if (!label) file.fail("A table needs a label that says what it holds", node.position);
        node.type = "blockquote";
        node.data = { hName: "section", hProperties: { class: "scroll", tabindex: "0", "aria-label": label } };
        return [node];
      }
      if (node.type === "table" && !parents.some((parent) => parent.data?.hProperties?.class === "scroll"))
        file.fail('A table has to stand inside of <Table label="…">', node.position);
      return [node];
    });
}
