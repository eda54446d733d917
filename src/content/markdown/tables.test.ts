import { expect, test } from "vitest";
import { tables } from "./tables.ts";
import type { File, Node } from "./tree.ts";

const text = (value: string): Node => ({ type: "text", value });
const row = (...cells: string[]): Node => ({
  type: "tableRow",
  children: cells.map((cell) => ({ type: "tableCell", children: [text(cell)] })),
});
const file: File = {
  data: {},
  fail: (reason) => {
    throw new Error(reason);
  },
};

/** The region around a table with these rows, as the plugin produces it. */
function worked(...rows: Node[]): Node {
  const region: Node = {
    type: "mdxJsxFlowElement",
    name: "Table",
    attributes: [{ type: "mdxJsxAttribute", name: "label", value: "Loans" }],
    children: [{ type: "table", children: rows }],
  };
  tables()({ type: "root", children: [region] }, file);
  return region;
}
const namesOf = (region: Node) =>
  region.children?.[0]?.children?.[1]?.children?.map((cell) => cell.data?.hProperties?.["data-of"]);

test("with four columns of sentences, each cell except the first names its column, for phones", () => {
  const region = worked(
    row("Loan", "Least down", "Insurance", "For whom"),
    row("VA", "None", "None a month; a funding fee the first time", "Veterans"),
  );
  expect(region.data?.hProperties?.class).toBe("scroll wordy");
  expect(namesOf(region)).toEqual([undefined, "Least down", "Insurance", "For whom"]);
});

test("four columns of short entries stay a table on a phone too", () => {
  const region = worked(row("Part", "A new one", "It lasts", "A year"), row("Roof", "$14,000", "20 years", "$700"));
  expect(region.data?.hProperties?.class).toBe("scroll");
  expect(namesOf(region)).toEqual([undefined, undefined, undefined, undefined]);
});
