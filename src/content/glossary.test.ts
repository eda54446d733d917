import { describe, expect, test } from "vitest";
import { shown } from "../ui/prose/shown.ts";
import { figureNamed } from "./figures.ts";
import { glossary, namesOf } from "./glossary.ts";
import { linkTerms, termsIn } from "./terms.ts";

const MOST_WORDS = 40;
const filled = (text: string) => text.replace(/\{([\w.]+)\}/g, (_, name) => shown(figureNamed(name)));
const words = (text: string) => text.split(/\s+/).filter((word) => word !== "");

test("the glossary has at least seventy terms, each once", () => {
  expect(glossary.length).toBeGreaterThanOrEqual(70);
  expect(new Set(glossary.map(({ id }) => id)).size).toBe(glossary.length);
  const names = glossary.flatMap(namesOf).map((name) => name.toLowerCase());
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

describe.each(glossary.map((term) => [term.term, term] as const))("%s", (_, { id, text, source, where }) => {
  test("is explained in at most forty words, with its source and where readers meet it", () => {
    expect(words(filled(text)).length, filled(text)).toBeLessThanOrEqual(MOST_WORDS);
    expect(source.cite).not.toBe("");
    expect(URL.canParse(source.url)).toBe(true);
    expect(where).not.toBe("");
    expect(id).toMatch(/^[a-z0-9-]+$/);
  });

  test("holds no amount typed by hand", () => {
    expect(text).not.toMatch(/\$\s?\d|\d\s?%/);
  });
});

describe("terms are found in running text", () => {
  test.each([
    ["Ask for the APR.", ["apr"]],
    ["Your loan-to-value ratio decides.", ["loan-to-value"]],
    ["Private mortgage insurance ends.", ["pmi"]],
    ["mortgage insurance premium", ["mip"]],
    ["Two FHA loans", ["fha-loan"]],
    ["a VAT number, an IRAN flight", []],
    ["Closing Disclosure and Loan Estimate", ["closing-disclosure", "loan-estimate"]],
  ])("%s", (text, ids) => {
    expect(termsIn(text).map(({ term }) => term.id)).toEqual(ids);
  });
});

describe("terms are linked in a page", () => {
  const link = (id: string, text: string) => `<a href="/guides#${id}">${text}</a>`;

  test("where it first uses them, and only once", () => {
    expect(linkTerms("<p>An APR and an <b>APR</b>.</p>").html).toBe(
      `<p>An ${link("apr", "APR")} and an <b>APR</b>.</p>`,
    );
  });

  test("not in headings, links, attributes or comments", () => {
    const html = `<h2>APR</h2><a href="/">APR</a><p title="an APR > 7">A <code>APR</code></p><!-- the APR -->`;
    expect(linkTerms(html).html).toBe(html);
  });

  test("not in what the browser re-renders; such terms are marked", () => {
    const html = `<astro-island props="{&quot;a&quot;:1}"><label>The APR</label></astro-island>`;
    const { html: same, others } = linkTerms(html);
    expect(same).toBe(html);
    expect(others.map(({ id }) => id)).toEqual(["apr"]);
    expect(linkTerms(`<p>APR</p>${html}`).others).toEqual([]);
  });
});
