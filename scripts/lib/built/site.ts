/** The built site as delivered: its pages, parsed as a browser parses them. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { addressOf, builtSite } from "../../../server/built-site.ts";
import { SITE } from "../../../src/content/site.ts";

export interface Page {
  /** The way visitors type it: `/about`. */
  readonly address: string;
  readonly file: string;
  readonly document: Document;
}

export interface Site {
  readonly dist: string;
  /** Every page, including those that are shown in place of another. */
  readonly pages: readonly Page[];
  /** Whether the server responds at this address, with a page or a file. */
  answers(address: string): boolean;
}

export function siteIn(dist: string): Site {
  const { files } = builtSite(dist);
  const pages = globSync("**/*.html", { cwd: dist })
    .sort()
    .map((file) => {
      const address = addressOf(file);
      const html = readFileSync(join(dist, file), "utf8");
      return { address, file, document: new JSDOM(html, { url: SITE + address }).window.document };
    });
  return { dist, pages, answers: (address) => files.has(address) };
}
