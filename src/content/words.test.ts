import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { workedHomes } from "../calculators/true-cost/examples.ts";
import { linkFormat, fields as trueCostFields } from "../calculators/true-cost/inputs.ts";
import { fromLink } from "../inputs/link.ts";
import { changes } from "./changes.ts";
import { facts } from "./facts.ts";
import { figureNamed, yoursNamed } from "./figures.ts";
import { glossary, namesOf } from "./glossary.ts";
import { guides } from "./guides/list.ts";
import { pages } from "./pages.ts";
import { software } from "./software.tsx";
import { sourceNamed } from "./sources.ts";

const here = new URL(".", import.meta.url);
const texts = readdirSync(here, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".mdx"))
  .map((file) => ({ file, text: readFileSync(new URL(file, here), "utf8") }));
const repository = new URL("../../", import.meta.url);
const guideTexts = texts.filter(({ file }) => file.startsWith("guides/"));
/** The text as it is read, without elements, comments and markup. */
const plain = (text: string) =>
  text
    .replace(/\{\/\*.*?\*\/\}/gs, "")
    .replace(/<[^>]+>/g, "")
    .replace(/[*_#|]/g, " ");

test("every guide has a text, and every text is a page", () => {
  expect(guideTexts).toHaveLength(guides.length);
});

test.each(texts)("$file: every figure, citation and number about the reader is known", ({ text }) => {
  const named = (element: string) =>
    [...text.matchAll(new RegExp(`<${element} of="([^"]*)"`, "g"))].map(([, of]) => of as string);
  for (const of of named("Figure")) expect(() => figureNamed(of), of).not.toThrow();
  for (const of of named("Yours")) expect(() => yoursNamed(of), of).not.toThrow();
  for (const of of named("Cite")) expect(() => sourceNamed(of), of).not.toThrow();
});

test.each(guideTexts)("$file is based on documents, and says which", ({ text }) => {
  expect((text.match(/<(Figure|Cite) of=/g) ?? []).length).toBeGreaterThan(20);
});

/** Abbreviations that are names of agencies, laws and papers, or everyday words. */
const KNOWN = new Set(["HUD", "US", "USA", "MIT", "AA", "W", "WCAG", "II", "OK", "E", "A"]);

test.each(guideTexts)("$file: every abbreviation is in the glossary", ({ text }) => {
  const found = new Set(plain(text).match(/\b[A-Z]{2,6}\b/g));
  const explained = new Set(
    glossary.flatMap((term) => [term.term, ...namesOf(term)]).flatMap((name) => name.split(/[ ()]/)),
  );
  expect([...found].filter((word) => !KNOWN.has(word) && !explained.has(word))).toEqual([]);
});

test("titles fit 60 characters and descriptions 120 to 155, and each is unique", () => {
  for (const { path, title, description } of pages) {
    expect(title.length, path).toBeLessThanOrEqual(60);
    expect(description.length, path).toBeGreaterThanOrEqual(120);
    expect(description.length, path).toBeLessThanOrEqual(155);
  }
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
});

test("changes are dated, newest first, and link to a page", () => {
  const days = changes.map(({ date }) => date);
  expect(days).toEqual([...days].sort().reverse());
  for (const { path } of changes) expect(pages.map((page): string => page.path)).toContain(path);
});

test("survey facts have a document and a label that says whose average it is", () => {
  for (const group of Object.values(facts))
    for (const fact of Object.values(group))
      if ("source" in fact) {
        expect(fact.source.cite).not.toBe("");
        expect(fact.label.length).toBeGreaterThan(10);
      }
});

test("the worked homes match the text: two cost more to live in than their payments, the third less", () => {
  const [condo, family, small] = workedHomes.map(({ figures }) => figures);
  for (const one of [condo, family]) expect(one?.livingPerMonth.value).toBeGreaterThan(one?.payment.value ?? 0);
  expect(small?.livingPerMonth.value).toBeLessThan(small?.payment.value ?? 0);
});

test.each(workedHomes)("$name opens in the tool as it is written", ({ fragment }) => {
  expect(fromLink(trueCostFields, fragment, linkFormat).reports).toEqual([]);
});

describe("the statements of the legal pages", () => {
  const legal = texts.filter(({ file }) => ["privacy.mdx", "terms.mdx"].includes(file));
  /**
   * A comment next to a statement: `tests/privacy.spec.ts: "name of a test", "another"; server/app.test.ts: "name"`.
   */
  const proofs = legal.flatMap(({ text }) =>
    [...text.matchAll(/\{\/\*(.*?)\*\/\}/g)].flatMap(([, comment = ""]) =>
      comment.split(";").flatMap((part) => {
        const [, file = "", names = ""] = /^\s*(\S+): (.*)$/.exec(part) ?? [];
        return [...names.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => ({ file, name }));
      }),
    ),
  );

  test("name their tests", () => {
    expect(legal).toHaveLength(2);
    expect(proofs.length).toBeGreaterThan(15);
  });

  test.each(proofs)('$file has the test "$name"', ({ file, name }) => {
    expect(readFileSync(new URL(file, repository), "utf8")).toContain(name);
  });

  test("name the licenses that the repository has", () => {
    expect(readFileSync(new URL("LICENSE", repository), "utf8")).toMatch(/^MIT License/);
    expect(readFileSync(new URL("LICENSE-WORDS", repository), "utf8")).toContain(
      "https://creativecommons.org/licenses/by/4.0/",
    );
  });

  test("list no part of Sentry that the reports never load", () => {
    const reports = readdirSync(new URL("src/reports/", repository)).map((file) =>
      readFileSync(new URL(`src/reports/${file}`, repository), "utf8"),
    );
    for (const part of ["replay", "replay-canvas", "feedback"]) {
      expect(reports.join("")).not.toMatch(new RegExp(`@sentry/${part}"|${part}Integration`, "i"));
      expect(software.map(({ name }) => name)).not.toContain(`@sentry/${part}`);
    }
  });

  test("name the software of others: each with a version, a license that allows this use, and its text", () => {
    const allowed = ["MIT", "ISC", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "OFL-1.1", "0BSD", "BlueOak-1.0.0"];
    for (const { name, version, license, path } of software) {
      expect(version, name).toMatch(/^\d/);
      expect(
        license.split(" OR ").some((one) => allowed.includes(one)),
        `${name}: ${license}`,
      ).toBe(true);
      expect(existsSync(new URL(path, repository)), name).toBe(true);
    }
  });
});
