/** The built site as delivered: its pages, parsed as a browser parses them, and the size of its files. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { JSDOM } from "jsdom";

export interface Page {
  /** The way visitors type it: `/about`. */
  readonly address: string;
  readonly file: string;
  readonly html: string;
  readonly document: Document;
  /** Shown in place of another page; it has no address of its own. */
  readonly stands: "alone" | "in for another";
}

export interface Site {
  readonly dist: string;
  readonly pages: readonly Page[];
  /** Whether the site responds at this address, with a page or a file. */
  answers(address: string): boolean;
  /** Size of a site file after brotli, in bytes. */
  weight(file: string): number;
}

/** A placeholder for our own origin, wherever the site is served. */
export const OWN = "https://own.invalid";

export function siteIn(dist: string): Site {
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" });
  const pages = files
    .filter((file) => file.endsWith(".html"))
    .map((file) => pageIn(dist, file))
    .sort((a, b) => (a.address < b.address ? -1 : 1));
  const weights = new Map<string, number>();
  const weigh = (file: string) => brotliCompressSync(readFileSync(join(dist, file))).length;
  return {
    dist,
    pages,
    answers: (address) =>
      pages.some((page) => page.stands === "alone" && page.address === address) ||
      (!address.endsWith(".html") && existsSync(join(dist, address)) && statSync(join(dist, address)).isFile()),
    weight: (file) => weights.get(file) ?? (weights.set(file, weigh(file)).get(file) as number),
  };
}

function pageIn(dist: string, file: string): Page {
  const html = readFileSync(join(dist, file), "utf8");
  const address = `/${file}`.replace(/(\/index)?\.html$/, "") || "/";
  const stands = address === "/404" || address === "/500" ? "in for another" : "alone";
  const { document } = new JSDOM(html, { url: OWN + address }).window;
  return { address, file, html, document, stands };
}

/** The pages with an address, sorted by address. */
export const addressesIn = (dist: string): string[] =>
  siteIn(dist)
    .pages.filter((page) => page.stands === "alone")
    .map((page) => page.address);
