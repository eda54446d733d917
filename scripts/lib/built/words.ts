/**
 * What has to be true of the built site's text: easy to read, with sources, structured data, pictures and working
 * links.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { troublesOf } from "../../../src/content/links.ts";
import { APART, ISLAND, termsIn } from "../../../src/content/terms.ts";
import { type Reading, readingOf } from "../words/readability.ts";
import { houseWordsIn } from "./house-words.ts";
import type { Page, Site } from "./site.ts";

/** The highest grade level for a guide's text, and for its notes on method. */
const GUIDE_GRADE = 8;
const METHOD_GRADE = 9;
/** The heading under which a guide explains how its numbers are computed. */
const METHOD = "how-it-is-worked-out";

const isGuide = ({ address }: Page) => address.startsWith("/guides/");
const listed = (site: Site) => site.pages.filter((page) => page.stands === "alone");

/** The paragraphs and list items of the running text, by part; tables and tools don't count. */
function blocksOf({ document }: Page): { readonly body: string[]; readonly method: string[] } {
  const body: string[] = [];
  const method: string[] = [];
  let into = body;
  for (const element of document.querySelectorAll("article.prose > *")) {
    if (element.tagName === "H2") into = element.id === METHOD ? method : body;
    const blocks = element.matches("p") ? [element] : element.matches("ul, ol") ? [...element.children] : [];
    into.push(...blocks.map(readable).filter((text) => text !== ""));
  }
  return { body, method };
}

/** The text as spoken, without the small source numbers. */
function readable(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const apart of copy.querySelectorAll('a[href^="#ref"], math, astro-island')) apart.remove();
  return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
}

export interface GuideReading {
  readonly address: string;
  readonly body: Reading;
  readonly method: Reading;
}

export const readings = (site: Site): GuideReading[] =>
  site.pages.filter(isGuide).map((page) => {
    const { body, method } = blocksOf(page);
    return { address: page.address, body: readingOf(body), method: readingOf(method) };
  });

const hardGuides = (site: Site): string[] =>
  readings(site).flatMap(({ address, body, method }) => [
    ...(body.words < 1000 ? [`${address} has ${body.words} words, too few for a guide`] : []),
    ...(body.grade > GUIDE_GRADE ? [`${address}: grade ${body.grade.toFixed(1)}, at most ${GUIDE_GRADE}`] : []),
    ...(method.grade > METHOD_GRADE
      ? [`${address}, method: grade ${method.grade.toFixed(1)}, at most ${METHOD_GRADE}`]
      : []),
  ]);

const guidesWithoutSources = (site: Site): string[] =>
  site.pages
    .filter(isGuide)
    .filter(({ document }) => document.querySelectorAll(".sources li a[href^='http']").length < 10)
    .map(({ address }) => `${address} lists fewer than ten sources`);

/** Links that open a calculator with values it would reject. */
const linksWithLostValues = (site: Site): string[] =>
  site.pages.flatMap(({ address, document }) =>
    [...document.querySelectorAll('a[href*="#v"]')].flatMap((link) => {
      const [path = "", fragment = ""] = (link.getAttribute("href") ?? "").split("#");
      return /^v\d+\./.test(fragment)
        ? troublesOf(path === "" ? address : path, fragment).map((trouble) => `${address}: ${trouble}`)
        : [];
    }),
  );

/** Glossary terms that a page uses before linking them, and those in its tools that it never links. */
const unlinkedTerms = (site: Site): string[] =>
  listed(site).flatMap(({ address, document }) => {
    const linked = new Set<string>();
    const first = new Set<string>();
    const inTools = new Set<string>();
    const visit = (element: Element, tool: boolean): void => {
      const id = /^\/guides#(.+)$/.exec(element.getAttribute("href") ?? "")?.[1];
      if (id) linked.add(id);
      const isTool = tool || element.localName === ISLAND;
      if (element.matches(".glossary") || (!isTool && APART.includes(element.localName))) return;
      for (const child of element.childNodes) {
        if (child.nodeType === child.ELEMENT_NODE) visit(child as Element, isTool);
        else if (child.nodeType === child.TEXT_NODE)
          for (const { term } of termsIn(child.nodeValue ?? ""))
            if (isTool) inTools.add(term.id);
            else if (!linked.has(term.id)) first.add(term.id);
      }
    };
    const main = document.querySelector("main");
    if (main) visit(main, false);
    return [
      ...[...first].map((id) => `${address} uses "${id}" before it leads to the glossary`),
      ...[...inTools]
        .filter((id) => !linked.has(id))
        .map((id) => `${address} never leads to "${id}", which a tool uses`),
    ];
  });

type Thing = Readonly<Record<string, unknown>>;
/** What search engines require for each kind of page. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  WebSite: ["name", "url", "publisher"],
  Organization: ["name", "url", "logo"],
  WebApplication: ["name", "url", "applicationCategory", "offers"],
  Article: ["headline", "datePublished", "dateModified", "author", "publisher", "image", "citation"],
  CollectionPage: ["name", "url", "mainEntity", "hasPart"],
  AboutPage: ["name", "url", "mainEntity"],
  WebPage: ["name", "url"],
  BreadcrumbList: ["itemListElement"],
};
/** Which kind a page is, by its address. */
const kindOf = (address: string) =>
  address === "/"
    ? "WebSite"
    : address === "/guides"
      ? "CollectionPage"
      : address.startsWith("/guides/")
        ? "Article"
        : address === "/about"
          ? "AboutPage"
          : address.endsWith("-calculator")
            ? "WebApplication"
            : "WebPage";

function graphOf({ document }: Page): Thing[] {
  const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? "{}");
  if (data["@context"] !== "https://schema.org" || !Array.isArray(data["@graph"]))
    throw new Error("no graph of schema.org");
  return data["@graph"];
}

const structuredDataTroubles = (site: Site): string[] =>
  listed(site).flatMap((page) => {
    const { address } = page;
    try {
      const things = graphOf(page);
      const types = things.map((thing) => String(thing["@type"]));
      return [
        ...(types.includes(kindOf(address)) ? [] : [`${address} is no ${kindOf(address)}`]),
        ...(address === "/" || types.includes("BreadcrumbList") ? [] : [`${address} has no breadcrumb`]),
        ...things.flatMap((thing) =>
          (ASKED[String(thing["@type"])] ?? ["@type that we know"])
            .filter((name) => thing[name] === undefined || thing[name] === "")
            .map((name) => `${address}: the ${thing["@type"]} has no ${name}`),
        ),
        ...things.filter(isArticle).flatMap((thing) => articleTroubles(address, thing)),
      ];
    } catch (fault) {
      return [`${address}: ${(fault as Error).message}`];
    }
  });

const isArticle = (thing: Thing) => thing["@type"] === "Article";

function articleTroubles(address: string, article: Thing): string[] {
  const day = /^\d{4}-\d\d-\d\d$/;
  const dated = ["datePublished", "dateModified"].filter((name) => !day.test(String(article[name])));
  const cited = (article.citation as readonly (Thing | string)[]).map((one) =>
    typeof one === "string" ? one : String(one.url),
  );
  return [
    ...dated.map((name) => `${address}: ${name} is no day`),
    ...(cited.length < 10 ? [`${address} cites ${cited.length} documents`] : []),
    ...cited.filter((url) => !URL.canParse(url)).map((url) => `${address}: "${url}" is no address`),
  ];
}

/** A PNG's first bytes contain its width and height. */
const sizeOf = (file: string) => {
  const bytes = readFileSync(file);
  return `${bytes.readUInt32BE(16)} by ${bytes.readUInt32BE(20)}`;
};

const pictureTroubles = (site: Site): string[] =>
  listed(site).flatMap(({ address, document }) => {
    const url = document.querySelector('meta[property="og:image"]')?.getAttribute("content") ?? "";
    const file = join(site.dist, URL.parse(url)?.pathname ?? "none");
    if (!existsSync(file)) return [`${address}: no picture at "${url}"`];
    return sizeOf(file) === "1200 by 630" ? [] : [`${address}: the picture is ${sizeOf(file)}, not 1200 by 630`];
  });

function feedTroubles(site: Site): string[] {
  const file = join(site.dist, "changes.xml");
  if (!existsSync(file)) return ["there is no feed of changes"];
  const { DOMParser } = site.pages[0]?.document.defaultView ?? {};
  if (!DOMParser) return ["the feed cannot be read"];
  const feed = new DOMParser().parseFromString(readFileSync(file, "utf8"), "application/xml");
  if (feed.querySelector("parsererror")) return ["the feed is not well-formed"];
  const entries = [...feed.querySelectorAll("entry")];
  const asked = ["id", "title", "updated", "link"];
  return [
    ...(entries.length === 0 ? ["the feed is empty"] : []),
    ...entries.flatMap((entry, i) =>
      asked.filter((name) => !entry.querySelector(name)).map((name) => `entry ${i + 1} of the feed has no ${name}`),
    ),
    ...(new Set(entries.map((entry) => entry.querySelector("id")?.textContent)).size === entries.length
      ? []
      : ["entries of the feed share an id"]),
  ];
}

/** Words that visitors shouldn't see, in each page's text; house-words.test.ts checks sentences in the code. */
const wordsToDrop = (site: Site): string[] =>
  listed(site).flatMap(({ address, document }) =>
    [...document.querySelectorAll("main :is(h1, h2, h3, p, li, dt, dd, td, label, button, summary)")]
      .flatMap((element) => houseWordsIn(readable(element)))
      .map((found) => `${address}: ${found}`),
  );

/** The checks of the text, by what has to be true. */
export const wordChecks: Readonly<Record<string, (site: Site) => string[]>> = {
  "guides read at grade 8 or below, their notes on method at 9": hardGuides,
  "guides list their sources": guidesWithoutSources,
  "pages say things by one name and in the words of the house": wordsToDrop,
  "links into calculators open with what they carry": linksWithLostValues,
  "terms lead to the glossary where a page first uses them": unlinkedTerms,
  "structured data is right for each kind of page": structuredDataTroubles,
  "each page has a picture of its own to be shared with": pictureTroubles,
  "the feed of changes can be read": feedTroubles,
};
