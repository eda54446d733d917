/** The built site as delivered: its pages, parsed as a browser parses them. */
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { SITE } from "../../../src/content/site.ts";

export interface Page {
  /** The way visitors type it: `/about`. */
  readonly address: string;
  readonly file: string;
  readonly document: Document;
}

export interface Site {
  readonly dist: string;
  readonly pages: readonly Page[];
}

export const siteIn = (dist: string): Site => ({
  dist,
  pages: globSync("**/*.html", { cwd: dist })
    .sort()
    .map((file) => {
      const address = `/${file}`.replace(/(\/index)?\.html$/, "") || "/";
      const html = readFileSync(join(dist, file), "utf8");
      return { address, file, document: new JSDOM(html, { url: SITE + address }).window.document };
    }),
});

/** The pages with an address of their own; the others are shown in place of one. */
export const listed = ({ pages }: Site): Page[] => pages.filter(({ address }) => !/^\/(404|500)$/.test(address));
export const addressesIn = (dist: string): string[] => listed(siteIn(dist)).map(({ address }) => address);

/** Whether the site responds at this address, with a page or a file. */
export const answers = (site: Site, address: string): boolean =>
  listed(site).some((page) => page.address === address) ||
  (!address.endsWith(".html") && statSync(join(site.dist, address), { throwIfNoEntry: false })?.isFile() === true);
