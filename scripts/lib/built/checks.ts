/**
 * What has to be true of the built site. Each check returns the problems it found. What a page loads from elsewhere,
 * inline handlers and missing files are console errors, on which every browser test fails.
 */
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type ConfigData, HtmlValidate } from "html-validate";
import { JSDOM } from "jsdom";
import rules from "../../../.htmlvalidate.json" with { type: "json" };
import { SITE } from "../../../src/content/site.ts";
import { termsIn } from "../../../src/content/terms.ts";
import { blankId } from "../../../src/ui/form/control.ts";
import { heavyPages } from "./budgets.ts";
import type { Page, Site } from "./site.ts";

const onEach = (problems: (page: Page, site: Site) => string[]) => (site: Site) =>
  site.pages.flatMap((page) => problems(page, site).map((problem) => `${page.address}: ${problem}`));

/** Links and files within the site that aren't there, or only after a redirect. */
const lostLinks = ({ address, document }: Page, site: Site): string[] =>
  [...document.querySelectorAll("[href], [src], meta[property='og:image']")].flatMap((element) => {
    const [written] = ["href", "src", "content"].flatMap((name) => element.getAttribute(name) ?? []);
    const url = URL.parse(written ?? "", document.URL);
    if (url?.origin !== SITE) return [];
    const goal = site.pages.find((page) => page.address === url.pathname);
    if (url.pathname !== address && !site.answers(decodeURIComponent(url.pathname))) return [`nothing at ${written}`];
    return goal && !hasPlace(goal.document, decodeURIComponent(url.hash.slice(1))) ? [`no place ${written}`] : [];
  });

/**
 * A fragment with `=` carries a calculator's inputs, not a place on the page. A field may be in a panel that is
 * rendered when the link opens it.
 */
const hasPlace = (document: Document, fragment: string) =>
  /^$|^top$|=/.test(fragment) ||
  document.getElementById(fragment) !== null ||
  [...document.querySelectorAll("details[data-blanks]")].some((panel) =>
    panel.getAttribute("data-blanks")?.split(" ").map(blankId).includes(fragment),
  );

const validator = new HtmlValidate(rules as ConfigData);
const invalidHtml = ({ dist, pages }: Site): string[] =>
  validator
    .validateMultipleFilesSync(pages.map(({ file }) => join(dist, file)))
    .results.flatMap(({ filePath, messages }) =>
      messages.map(({ line, column, ruleId, message }) => `${filePath} (${line}:${column}) ${ruleId}: ${message}`),
    );

/** The feed of changes, the site map, drawings. */
const malformedXml = ({ dist }: Site): string[] =>
  globSync("**/*.{xml,svg}", { cwd: dist }).flatMap((file) => {
    try {
      new JSDOM(readFileSync(join(dist, file), "utf8"), { contentType: "application/xml" });
      return [];
    } catch (fault) {
      return [`${file}: ${(fault as Error).message}`];
    }
  });

/** Texts that would go out as they are; below a kilobyte, that may be shorter. */
const uncompressed = ({ dist }: Site): string[] =>
  globSync("**/*.{html,js,svg,xml,json}", { cwd: dist }).filter(
    (file) => statSync(join(dist, file)).size > 1024 && !existsSync(join(dist, `${file}.br`)),
  );

const partsOf = (granularity: "sentence" | "word", texts: readonly string[]) =>
  texts.flatMap((text) => [...new Intl.Segmenter("en-US", { granularity }).segment(text)]);

/** A silent e: rates, asked, rate, rule; but not taxes, started, table. */
const SILENT_END = /(?:[^laeiouysxzcgh]es|[^dt]ed|[^laeiouy]e|[aeiouy]les?)$/;
/** Groups of vowels: right for most English words, and a little too high for the rest. A number counts as one. */
function syllablesIn(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, "");
  const spoken = letters.replace(SILENT_END, (end) => end.charAt(0)).replace(/^y/, "");
  return letters.length <= 3 ? 1 : Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

/** The number of words in blocks of text, and their Flesch-Kincaid grade level (Kincaid et al., 1975). */
export function readingOf(blocks: readonly string[]): { readonly words: number; readonly grade: number } {
  const words = partsOf("word", blocks).filter(({ isWordLike }) => isWordLike);
  const syllables = words.reduce((sum, { segment }) => sum + syllablesIn(segment), 0);
  const perSentence = words.length / partsOf("sentence", blocks).length;
  return { words: words.length, grade: 0.39 * perSentence + (11.8 * syllables) / words.length - 15.59 };
}

/** The text as spoken, without the small source numbers. */
function spoken(block: Element): string {
  const copy = block.cloneNode(true) as Element;
  for (const apart of copy.querySelectorAll('a[href^="#ref"], math, astro-island')) apart.remove();
  return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** Guides whose paragraphs and list items are harder than grade 8; tables and tools don't count. */
const hardText = ({ address, document }: Page): string[] => {
  if (!address.startsWith("/guides/")) return [];
  const blocks = document.querySelectorAll("article.prose > p, article.prose > :is(ul, ol) > li");
  const { words, grade } = readingOf([...blocks].map(spoken));
  return words > 1000 && grade <= 8 ? [] : [`${words} words at grade ${grade}; at least 1,000 at grade 8 or below`];
};

/** Glossary terms that a page's text or tools use, and that lead nowhere. */
const unlinkedTerms = ({ document }: Page): string[] => {
  const text = [...document.querySelectorAll("main :is(p, astro-island)")].filter((one) => !one.closest(".glossary"));
  const used = new Set(text.flatMap((one) => termsIn(one.textContent ?? "").map(({ term }) => term.id)));
  return [...used].filter((id) => !document.querySelector(`a[href="/guides#${id}"]`));
};

export const checks: Readonly<Record<string, (site: Site) => string[]>> = {
  "there are pages": ({ answers }) => (answers("/") ? [] : ["the site has no page"]),
  "pages keep to their budget of bytes": heavyPages,
  "links and files within the site are there": onEach(lostLinks),
  "the HTML is valid": invalidHtml,
  "feeds and drawings are well-formed": malformedXml,
  "texts are compressed": uncompressed,
  "guides read at grade 8 or below": onEach(hardText),
  "terms lead to the glossary": onEach(unlinkedTerms),
};
