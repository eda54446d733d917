/** What makes a page findable and its links reliable. */
import { type ConfigData, HtmlValidate } from "html-validate";
import rules from "../../../.htmlvalidate.json" with { type: "json" };
import { blankId } from "../../../src/ui/form/control.ts";
import { OWN, type Page, type Site } from "./site.ts";

const listed = (site: Site) => site.pages.filter((page) => page.stands === "alone");
const repeated = (values: readonly string[]) => [
  ...new Set(values.filter((value, at) => values.indexOf(value) !== at)),
];

export const headings = (site: Site): string[] =>
  site.pages.flatMap(({ address, document }) => {
    const count = document.querySelectorAll("h1").length;
    return count === 1 ? [] : [`${address} has ${count} h1`];
  });

export function titles(site: Site): string[] {
  const of = ({ document }: Page) => document.title.trim();
  return [
    ...site.pages
      .filter((page) => of(page) === "" || of(page).length > 60)
      .map((page) => `${page.address}: "${of(page)}" has ${of(page).length} characters; 1 to 60 fit`),
    ...repeated(site.pages.map(of)).map((title) => `"${title}" is the title of several pages`),
  ];
}

export function descriptions(site: Site): string[] {
  const of = ({ document }: Page) =>
    document.querySelector("meta[name=description]")?.getAttribute("content")?.trim() ?? "";
  return [
    ...listed(site)
      .filter((page) => of(page).length < 120 || of(page).length > 155)
      .map((page) => `${page.address}: the description has ${of(page).length} characters; 120 to 155 fit`),
    ...repeated(listed(site).map(of)).map((text) => `"${text}" describes several pages`),
  ];
}

/** Links within the site that lead nowhere or only to a redirect. */
export function brokenLinks(site: Site): string[] {
  const page = new Map(site.pages.map((each) => [each.address, each]));
  return site.pages.flatMap(({ address, document }) =>
    [...document.querySelectorAll("a[href], area[href]")].flatMap((link) => {
      const href = link.getAttribute("href") as string;
      const { pathname, hash } = ownAddress(href, address, document) ?? { pathname: undefined, hash: "" };
      if (pathname === undefined) return [];
      const goal = pathname === address ? page.get(address) : site.answers(pathname) ? page.get(pathname) : null;
      if (goal === null) return [`${address}: nothing answers at ${href}`];
      return goal && !hasPlace(goal.document, decodeURIComponent(hash.slice(1)))
        ? [`${address}: no place ${href}`]
        : [];
    }),
  );
}

/** Where a link leads within the site, even if it uses the site's public address; undefined if it leads elsewhere. */
function ownAddress(href: string, from: string, document: Document): URL | undefined {
  const publicOrigin = URL.parse(document.querySelector("link[rel=canonical]")?.getAttribute("href") ?? "")?.origin;
  const url = URL.parse(href, OWN + from);
  return url && (url.origin === OWN || url.origin === publicOrigin) ? url : undefined;
}

/**
 * A fragment with `=` carries a calculator's inputs, not a place on the page. A field may be in a panel that is
 * rendered when the link opens it.
 */
const hasPlace = (document: Document, fragment: string) =>
  fragment === "" ||
  fragment === "top" ||
  fragment.includes("=") ||
  document.getElementById(fragment) !== null ||
  [...document.querySelectorAll("details[data-blanks]")].some((panel) =>
    panel.getAttribute("data-blanks")?.split(" ").map(blankId).includes(fragment),
  );

/** Includes a style attribute, and a page that doesn't say its language. */
export function invalidHtml(site: Site): string[] {
  const validator = new HtmlValidate(rules as ConfigData);
  return site.pages.flatMap(({ address, html, file }) =>
    validator
      .validateStringSync(html, file)
      .results.flatMap(({ messages }) =>
        messages.map(({ line, column, ruleId, message }) => `${address} (${line}:${column}) ${ruleId}: ${message}`),
      ),
  );
}
