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

test("every path is a figure of the law, and no figure has two sentences", () => {
  const paths = sentences.flatMap(({ sets }) => Object.keys(sets).flatMap(spelledOut));
  for (const path of paths) expect(matching(path, law.keys()), path).not.toEqual([]);
  const found = paths.flatMap((path) => matching(path, law.keys()));
  expect(found.filter((path, i) => found.indexOf(path) !== i)).toEqual([]);
});

test.each(sentences)("$document has its figures in it, as written", ({ text, sets }) => {
  for (const written of Object.values(sets)) expect(missingFrom(text, written), written).toEqual([]);
});

/** A schedule is read from its lowest rate. */
const flat = (value: unknown): unknown[] =>
  [value].flat(2).slice(Array.isArray(value) && Array.isArray(value[0]) ? 1 : 0);

test.each(sentences)("the figures of $document are ours", (sentence) => {
  for (const [path, { written }] of set.filter(([, of]) => of.sentence === sentence)) {
    const parts = written.split("; ");
    const ours = flat(law.get(path)).map(Number);
    expect(ours, path).toHaveLength(parts.length);
    for (const [i, read] of numbersIn(written).entries()) {
      const inMonths = parts[i]?.startsWith("age") && (ours[i] ?? 0) > 150;
      expect(ours[i], path).toBeCloseTo(inMonths ? 12 * read : read, 12);
    }
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

test("a mistyped figure isn't found", () => {
  const text = "a tax equal to 12.4 percent of $184,500.";
  expect(missingFrom(text, "12.4 percent")).toEqual([]);
  for (const wrong of ["2.4 percent", "12.5 percent", "$184,50", "$84,500"])
    expect(missingFrom(text, wrong)).toEqual([wrong]);
});

test("figures are read as laws write them", () => {
  expect(numbersIn("½ × $250,000")).toEqual([125_000]);
  expect(numbersIn("10%; $12,400; 12%")).toEqual([0.1, 12_400, 0.12]);
  expect(numbersIn("82½ percent")[0]).toBeCloseTo(0.825, 12);
  expect(numbersIn("three per cent")).toEqual([0.03]);
  expect(numbersIn("66 years and 2 months")).toEqual([794]);
  expect(() => numbersIn("several")).toThrow("isn't a figure");
});

// A minimum, so that the table can't shrink unnoticed. Raise it when more figures get their sentence.
test("at least 963 paths have their sentence of law", () => {
  expect(set.length).toBeGreaterThanOrEqual(963);
});
