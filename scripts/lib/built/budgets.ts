/** How much a page may weigh. Bytes after brotli; fonts and pictures don't count. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { parseAst } from "vite";
import { SITE } from "../../../src/content/site.ts";
import type { Page, Site } from "./site.ts";

const KB = 1024;
/** The most of each part, by the start or end of an address; the first that fits counts. */
const BUDGETS: readonly { readonly of: RegExp; readonly text?: number; readonly js?: number; readonly all?: number }[] =
  [
    // JavaScript until the first answer; React is more than half of it.
    { of: /-calculator$/, js: 100 * KB },
    // A guide's text works without any script, and includes the tools as first rendered. Its tools compute with the
    // same files as the calculators.
    { of: /^\/guides\/./, text: 26 * KB, js: 100 * KB },
    // All of a text page, so that it arrives in the first round trip. React alone is four times it.
    { of: /^/, all: 14 * KB },
  ];

const importsIn = (script: string) =>
  parseAst(script).body.flatMap((node) => ("source" in node && node.source ? [String(node.source.value)] : []));

/** The scripts that a page loads and everything they import; on-demand imports don't count. */
export function scriptsOf({ document }: Page, { dist }: Site): string[] {
  const found = new Set<string>();
  const follow = (url: string, from = document.URL) => {
    const { origin, pathname } = new URL(url, from);
    const file = decodeURIComponent(pathname).slice(1);
    if (origin !== SITE || found.has(file) || !existsSync(join(dist, file))) return;
    found.add(file);
    for (const next of importsIn(readFileSync(join(dist, file), "utf8"))) follow(next, SITE + pathname);
  };
  const loading = "script[src], link[rel~=modulepreload], link[as=script], astro-island";
  for (const element of document.querySelectorAll(loading))
    for (const name of ["src", "href", "component-url", "renderer-url", "before-hydration-url"])
      if (element.hasAttribute(name)) follow(element.getAttribute(name) as string);
  for (const { textContent } of document.querySelectorAll("script[type=module]:not([src])"))
    for (const next of importsIn(textContent ?? "")) follow(next);
  return [...found].sort();
}

const sizes = new Map<string, number>();
const sizeOf = (file: string): number =>
  sizes.get(file) ?? sizes.set(file, brotliCompressSync(readFileSync(file)).length).get(file) ?? 0;

export const weightsOf = (site: Site) =>
  site.pages.map((page) => {
    const sum = (files: readonly string[]) => files.reduce((all, file) => all + sizeOf(join(site.dist, file)), 0);
    const sheets = [...page.document.querySelectorAll<HTMLLinkElement>("link[rel~=stylesheet]")];
    const text = sum([page.file, ...sheets.map(({ href }) => new URL(href).pathname.slice(1))]);
    const js = sum(scriptsOf(page, site));
    return { address: page.address, text, js, all: text + js };
  });

const AT_ONCE = "astro-island:not([client=visible], [client=seen])";

export const heavyPages = (site: Site): string[] => [
  ...weightsOf(site).flatMap((weights) => {
    const budget = BUDGETS.find(({ of }) => of.test(weights.address));
    return (["text", "js", "all"] as const)
      .filter((part) => weights[part] > (budget?.[part] ?? Number.POSITIVE_INFINITY))
      .map((part) => `${weights.address}: ${part} ${weights[part]} bytes, ${budget?.[part]} allowed`);
  }),
  ...site.pages
    .filter(({ address, document }) => address.startsWith("/guides/") && document.querySelector(AT_ONCE))
    .map(({ address }) => `${address} loads a tool before it is seen`),
];
