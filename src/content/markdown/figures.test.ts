import { describe, expect, test } from "vitest";
import { figures } from "./figures.ts";
import { type File, type Node, textOf } from "./tree.ts";

const text = (value: string): Node => ({ type: "text", value });
const element = (name: string, attributes: Record<string, string>, children: Node[] = []): Node => ({
  type: "mdxJsxTextElement",
  name,
  attributes: Object.entries(attributes).map(([own, value]) => ({ type: "mdxJsxAttribute", name: own, value })),
  children,
});
const paragraph = (...children: Node[]): Node => ({ type: "paragraph", children });

function worked(...blocks: Node[]) {
  const tree: Node = { type: "root", children: blocks };
  const frontmatter: Record<string, unknown> = {};
  const file: File = {
    data: { astro: { frontmatter } },
    fail: (reason) => {
      throw new Error(reason);
    },
  };
  figures()(tree, file);
  return { tree, cited: frontmatter.cited as { cite: string; doubts: string[] }[] };
}

const share = element("Figure", { of: "hpa.requestShare" });

test("a figure appears in the text with its source number", () => {
  const { tree, cited } = worked(paragraph(text("Ask at "), share, text(" of the value.")));
  expect(textOf(tree)).toBe("Ask at 80%1 of the value.");
  expect(cited.map(({ cite }) => cite)).toEqual(["12 USC 4901(2) (Homeowners Protection Act of 1998)"]);
});

test("the same source has the same number, and isn't repeated right away", () => {
  const limit = () => element("Figure", { of: "limits.conforming.units1" });
  const ceiling = () => element("Figure", { of: "limits.conformingCeiling.units1" });
  const { tree, cited } = worked(paragraph(limit(), text(" or "), ceiling()), paragraph(limit()));
  expect(textOf(tree)).toBe("$832,7501 or $1,249,125$832,7501");
  expect(cited).toHaveLength(1);
});

test("a figure's caveat goes into the list of sources", () => {
  const { cited } = worked(paragraph(element("Figure", { of: "debt.fha.stretch" })));
  expect(cited[0]?.doubts).toEqual(["as lenders report it"]);
});

test("a number about the reader's house has its name, so that a script can change it", () => {
  const { tree } = worked(paragraph(element("Yours", { of: "loan" })));
  const [own] = (tree.children?.[0]?.children ?? []) as Node[];
  expect(own?.data?.hProperties).toEqual({ "data-yours": "loan" });
  expect(textOf(own as Node)).toBe("$320,000");
});

test("a source number doesn't read as an exponent: after a digit, it goes to the end of the clause", () => {
  const days = () => element("Figure", { of: "fact.lending.trialDays" });
  const said = (after: string) => textOf(worked(paragraph(text("More than "), days(), text(after))).tree);
  expect(said(" days behind. Ask.")).toBe("More than 120 days behind.1 Ask.");
  expect(said(" days, or 2.5 weeks")).toBe("More than 120 days,1 or 2.5 weeks");
  expect(said(".")).toBe("More than 120.1");
  expect(said(" days")).toBe("More than 120 days1");
});

test("a source number follows its word without a space", () => {
  const { tree } = worked(paragraph(text("It is the law. "), element("Cite", { of: "regZ.apr" })));
  expect(textOf(tree)).toBe("It is the law.1");
});

describe("what fails the build", () => {
  test.each([
    ["a dollar amount typed by hand", text("It costs $400 a year.")],
    ["a percentage typed by hand", text("Put 20% down.")],
    ["the same in words and a sign", text("Put 20 percent down.")],
    ["a figure nobody knows", element("Figure", { of: "hpa.noSuchShare" })],
    ["an example nobody worked out", element("Figure", { of: "example.arm.luck" })],
    ["a number the house does not have", element("Yours", { of: "garden" })],
    ["a document nobody named", element("Cite", { of: "regZ.nothing" })],
  ])("%s", (_, node) => {
    expect(() => worked(paragraph(node))).toThrow();
  });

  test("but an amount with a citation is allowed", () => {
    const { tree } = worked(paragraph(element("Cite", { of: "regZ.apr" }, [text("about 20%")])));
    expect(textOf(tree)).toBe("about 20%1");
  });
});
