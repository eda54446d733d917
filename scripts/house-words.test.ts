/**
 * Words that visitors shouldn't see, each with its replacement, and things that have one fixed name, are nowhere in
 * the sentences and labels of the source.
 */
import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

const HOUSE_WORDS: readonly (readonly [never: RegExp, instead: string])[] = [
  [/\b(a|one|every|each|all|other|this|these|the|its|your) blanks?\b/i, "number, answer or the field's name"],
  [/\bleave it blank\b/i, "leave it empty"],
  [/\btype yours\b/i, "nothing under the field"],
  [/\b[Pp]ut it in\b(?!to)/, "Use this"],
  [/\bgo on as\b/i, "Save as plan A and edit a copy"],
  [/\bstands? here\b/i, "is back, or is shown"],
  [/\bin all\b(?! (of|states|years|\d))/i, "Total"],
  [/\bbuying leads\b|\bleads renting\b/i, "buying comes out ahead"],
  [/\bof the first value\b/i, "of the original value"],
  [/\bcount none of\b/i, "leave out"],
  [/\bgoes on calculating\b/i, "has live formulas"],
  [/\bthat are dear\b|\bdearer\b/i, "expensive"],
  [/\bnot read in the\b|\bnot in the (report|handbook|document) itself\b/i, "the source, or no claim"],
  [/\blaw that applies to you applies\b/i, "which law, or nothing"],
  [/\bthis copy of the site\b|\bchecks? its numbers twice\b/i, "nothing"],
  [/\bprogrammes?\b/, "program"],
  [/\bdollar a year later\b/i, "Discount rate"],
  [/\bthis way, because\b/i, "We figured it this way because"],
  [/\bends? by itself\b/i, "ends on its own"],
  [/\b(is|are) taken to be\b/i, "we assume, or we treat it as"],
  [/\bfollows? from what you typed\b/i, "is based on what you typed"],
  [/\bnot computed here\b/i, "We don't figure it here"],
  [/\b(that|what) reached you\b/i, "you received"],
  [/\bsearched for\b|\bhalving an interval\b/i, "Found by trying"],
  [/\bwork of this plan\b/i, "work in this plan"],
  [/\bahead of the return\b/i, "before your return"],
  [/\bat whose end\b|\bas rich as\b/i, "has as much as"],
  // Things that have the same name on all pages:
  [/\bassociation dues\b/i, "HOA dues"],
  [/\bwhat moves it most\b/i, "What changes the answer most"],
  [/\be-mails?\b/i, "email"],
];

/** The words found in a text, with what to say instead. */
const houseWordsIn = (text: string): string[] =>
  HOUSE_WORDS.flatMap(([never, instead]) => {
    const found = never.exec(text);
    const around = text
      .slice(Math.max(0, (found?.index ?? 0) - 30))
      .slice(0, 70)
      .replace(/\s+/g, " ")
      .trim();
    return found ? [`"${around}": say ${instead}`] : [];
  });

/** The sentences and labels in a file: texts with a space, from strings, templates and elements. */
function textsIn(file: string): string[] {
  const text = readFileSync(file, "utf8");
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

test.each([
  ["Change a blank and see what it does, an example: type yours", 2],
  ["$1,500 in all. Withdrawals are taken to be from an IRA", 2],
  ["in all of them, from 1871 to 1990: put it into a Roth IRA", 0],
])("%s: %i of them", (text, count) => expect(houseWordsIn(text)).toHaveLength(count));

test("what visitors read uses the house language", () => {
  const files = globSync("src/{content,inputs,ui,calculators,engine,law,pages,reports}/**/*.{ts,tsx,mdx}").filter(
    (file) => !/\.(test|bench|d)\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(
    files.flatMap((file) =>
      textsIn(file)
        .flatMap(houseWordsIn)
        .map((found) => `${file}: ${found}`),
    ),
  ).toEqual([]);
});
