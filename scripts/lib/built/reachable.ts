/** Which files a page needs before it can answer. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { OWN, type Page, type Site } from "./site.ts";

/** The scripts that a page loads and everything they import; on-demand imports don't count. */
export function scriptsOf(page: Page, site: Site): string[] {
  const found = new Set<string>();
  const follow = (file: string) => {
    if (found.has(file) || !existsSync(join(site.dist, file))) return;
    found.add(file);
    for (const next of importsIn(readFileSync(join(site.dist, file), "utf8"), file)) follow(next);
  };
  for (const file of startsOf(page)) follow(file);
  return [...found].sort();
}

const named: readonly (readonly [selector: string, attribute: string])[] = [
  ["script[src]", "src"],
  ["link[rel~=modulepreload], link[rel~=preload][as=script]", "href"],
  ["astro-island[component-url]", "component-url"],
  ["astro-island[renderer-url]", "renderer-url"],
  ["astro-island[before-hydration-url]", "before-hydration-url"],
];

function startsOf({ document, address }: Page): string[] {
  const asked = named.flatMap(([selector, attribute]) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? ""),
  );
  const inline = [...document.querySelectorAll("script[type=module]:not([src])")];
  return [
    ...asked.flatMap((url) => ownFile(url, address)),
    ...inline.flatMap((script) => importsIn(script.textContent ?? "", address)),
  ];
}

/** The style sheets that a page links. */
export const stylesOf = ({ document, address }: Page): string[] =>
  [...document.querySelectorAll("link[rel~=stylesheet]")].flatMap((link) =>
    ownFile(link.getAttribute("href") ?? "", address),
  );

function importsIn(script: string, from: string): string[] {
  const { statements } = ts.createSourceFile("script.js", script, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  return statements.flatMap((statement) =>
    (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) &&
    statement.moduleSpecifier !== undefined &&
    ts.isStringLiteral(statement.moduleSpecifier)
      ? ownFile(statement.moduleSpecifier.text, from)
      : [],
  );
}

/** The site file that a URL points to, if it is ours. */
function ownFile(url: string, from: string): string[] {
  const { origin, pathname } = new URL(url, new URL(from, OWN));
  return origin === OWN ? [decodeURIComponent(pathname).slice(1)] : [];
}
