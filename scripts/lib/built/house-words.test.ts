import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { houseWordsIn } from "./house-words.ts";

test.each([
  "Change a blank and see what it does",
  "an example: type yours",
  "$1,500 in all",
  "With your house, buying leads after: 5 years",
  "80% of the first value",
  "Association dues",
  "This way, because income is more than the limit.",
  "If you do not ask, it ends by itself.",
  "The amount follows from what you typed",
  "Searched for by whole years",
  "Withdrawals are taken to be from an IRA",
])("%s isn't how we say it", (text) => {
  expect(houseWordsIn(text)).toHaveLength(1);
});

test.each(["in all of them, from 1871 to 1990", "Put it into a Roth IRA", "Total cost", "the loan program"])(
  "%s is how we say it",
  (text) => {
    expect(houseWordsIn(text)).toEqual([]);
  },
);

const source = new URL("../../../src/", import.meta.url);
const files = ["content", "inputs", "ui", "calculators", "engine"].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, source), { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.(tsx?|mdx)$/.test(file) && !/\.(test|bench|d)\.tsx?$/.test(file)),
);

/** The sentences and labels in a file: texts with a space, from strings, templates and elements. */
function textsIn(file: string): string[] {
  const text = readFileSync(new URL(file, source), "utf8");
  if (file.endsWith(".mdx")) return [text.replace(/\{\/\*.*?\*\/\}/gs, "").replace(/<[^>]+>/g, "")];
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateHead(node)) texts.push(node.text);
    if (ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false));
  return texts.filter((one) => one.trim().includes(" "));
}

describe("what visitors read uses the house language", () => {
  test("in the content, the forms, the calculators and the lines of the engine", () => {
    expect(files.length).toBeGreaterThan(200);
    expect(
      files.flatMap((file) =>
        textsIn(file)
          .flatMap(houseWordsIn)
          .map((found) => `${file}: ${found}`),
      ),
    ).toEqual([]);
  });
});
