/** What the pages' own policy forbids, and anything that would tell others who visits. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { OWN, type Page, type Site } from "./site.ts";

const onEvery = (site: Site, problems: (page: Page) => string[]) =>
  site.pages.flatMap((page) => problems(page).map((problem) => `${page.address}: ${problem}`));

const shown = (element: Element) => (element.cloneNode(false) as Element).outerHTML.slice(0, 120);

export const inlineHandlers = (site: Site): string[] =>
  onEvery(site, ({ document }) =>
    [...document.querySelectorAll("*")]
      .filter((element) => element.getAttributeNames().some((name) => name.startsWith("on")))
      .map(shown),
  );

/** Links that a browser follows only when asked to, or never. */
const notLoaded = /^(canonical|alternate|author|license|me|help|prev|next|search)$/;
const loading = [
  "src",
  "poster",
  "data",
  "action",
  "formaction",
  "component-url",
  "renderer-url",
  "before-hydration-url",
];

/** The addresses of everything the page loads, as written. */
function loadedBy(document: Document): string[] {
  const all = [...document.querySelectorAll("*")];
  return [
    ...all.flatMap((element) => loading.map((name) => element.getAttribute(name))),
    ...all.filter((element) => element.matches("use, image")).map((element) => element.getAttribute("href")),
    ...all.flatMap((element) =>
      (element.getAttribute("srcset") ?? "").split(",").map((part) => part.trim().split(/\s/)[0]),
    ),
    ...[...document.querySelectorAll("link[href]")]
      .filter((link) => !notLoaded.test(link.getAttribute("rel") ?? ""))
      .map((link) => link.getAttribute("href")),
    ...[...document.querySelectorAll("style")].flatMap((style) => urlsInCss(style.textContent ?? "")),
  ].filter((url): url is string => typeof url === "string" && url !== "");
}

const urlsInCss = (css: string) =>
  [...css.matchAll(/url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)/g)].map(([, url, imported]) => url ?? imported ?? "");

const elsewhere = (url: string, from: string) => {
  const { origin, protocol } = new URL(url, OWN + from);
  return origin !== OWN && protocol !== "data:" && protocol !== "blob:";
};

export function thirdParties(site: Site): string[] {
  const sheets = readdirSync(site.dist, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));
  return [
    ...onEvery(site, ({ document, address }) => loadedBy(document).filter((url) => elsewhere(url, address))),
    ...sheets.flatMap((file) =>
      urlsInCss(readFileSync(join(site.dist, file), "utf8")).filter((url) => elsewhere(url, `/${file}`)),
    ),
  ];
}

export const missingFiles = (site: Site): string[] =>
  onEvery(site, ({ document, address }) =>
    loadedBy(document).filter((url) => {
      const { origin, pathname } = new URL(url, OWN + address);
      return origin === OWN && !url.startsWith("#") && !site.answers(decodeURIComponent(pathname));
    }),
  );
