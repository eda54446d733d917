import { expect, test } from "vitest";
import { missingFrom, numbersIn, sentencesIn } from "../../testing/sentences.ts";
import { isFigure } from "../figure.ts";
import { entriesOfLaw, figuresOfLaw } from "../second-reading/figures-of-law.ts";
import { sentences, setBySentences } from "./all.ts";
import { places, quotations } from "./quotations.data.ts";
import { keyOf } from "./quotations.ts";
import { matching, spelledOut } from "./sentence.ts";

const law = figuresOfLaw();
const set = [...setBySentences()];
const written = sentences.flatMap(({ document, text, sets }) =>
  Object.entries(sets).map(([path, figure]) => ({ document, text, path, figure })),
);

test("every path is a figure of the law, and no figure has two sentences", () => {
  const paths = written.flatMap(({ path }) => spelledOut(path));
  for (const path of paths) expect(matching(path, law.keys()), path).not.toEqual([]);
  const found = paths.flatMap((path) => matching(path, law.keys()));
  expect(found.filter((path, i) => found.indexOf(path) !== i)).toEqual([]);
});

test.each(written)("$document has $figure in it", ({ text, figure }) => {
  expect(missingFrom(text, figure)).toEqual([]);
});

/** A schedule is read from its lowest rate. */
const flat = (value: unknown): unknown[] =>
  [value].flat(2).slice(Array.isArray(value) && Array.isArray(value[0]) ? 1 : 0);

test.each(set)("%s is the figure in its sentence", (path, { written: figure }) => {
  const parts = figure.split("; ");
  const value = flat(law.get(path)).map(Number);
  expect(value).toHaveLength(parts.length);
  for (const [i, read] of numbersIn(figure).entries()) {
    const inMonths = parts[i]?.startsWith("age") && (value[i] ?? 0) > 150;
    expect(value[i], path).toBeCloseTo(inMonths ? 12 * read : read, 12);
  }
});

test.each(sentences)("$document: at most two sentences, and where they were read", ({ text, read }) => {
  expect(sentencesIn(text)).toBeLessThanOrEqual(2);
  expect(text.length).toBeLessThanOrEqual(700);
  expect(text).not.toMatch(/\s{2}|\n|\.\.\./);
  expect(read).toMatch(/\w{2,}/);
});

test("an explanation finds the sentence of a figure by its document, label and value, and only that one", () => {
  const entries = entriesOfLaw();
  for (const [path, { sentence }] of set) {
    const figure = entries.get(path);
    if (isFigure(figure)) expect(quotations[places[keyOf(figure)] ?? -1]?.text, path).toBe(sentence.text);
  }
});

test("a figure that was mistyped isn't found", () => {
  expect(missingFrom("a tax equal to 12.4 percent of $184,500.", "12.4 percent")).toEqual([]);
  expect(missingFrom("a tax equal to 12.4 percent of $184,500.", "2.4 percent")).toEqual(["2.4 percent"]);
  expect(missingFrom("a tax equal to 12.4 percent of $184,500.", "$184,50")).toEqual(["$184,50"]);
  expect(numbersIn("½ × $250,000")).toEqual([125_000]);
  expect(numbersIn("10%; $12,400; 12%")).toEqual([0.1, 12_400, 0.12]);
});

// A minimum, so that the table can't shrink unnoticed. Raise it when more figures get their sentence.
test("at least 585 figures have their sentence of law", () => {
  expect(set.length).toBeGreaterThanOrEqual(585);
});
