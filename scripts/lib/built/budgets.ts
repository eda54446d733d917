/** How much a page may weigh. Bytes after brotli; fonts and pictures don't count. */
import { scriptsOf, stylesOf } from "./reachable.ts";
import type { Page, Site } from "./site.ts";

const KB = 1024;
/** All of a text page, so that it arrives in the first round trip. React alone is four times it. */
export const TEXT_BUDGET = 14 * KB;
/** A calculator's JavaScript until its first answer; React is more than half of it. */
export const CALCULATOR_BUDGET = 100 * KB;

/** HTML and CSS of a guide with tools. Its text works without any script, and includes the tools as first rendered. */
export const GUIDE_BUDGET = 26 * KB;
/**
 * JavaScript of all tools in a guide together, each loaded when it is seen; they compute with the same files as the
 * calculators.
 */
export const TOOLS_BUDGET = CALCULATOR_BUDGET;

const guides = ["/guides/mortgage-guide", "/guides/mortgage-guide/true-cost-homeownership"];
const calculators = ["/gig-economy-tax-calculator", "/mortgage-calculator", "/retirement-calculator"];

export interface Weight {
  readonly page: Page;
  readonly calculator: boolean;
  /** A guide whose tools load only when they are seen. */
  readonly guide: boolean;
  readonly html: number;
  readonly css: number;
  readonly js: number;
  readonly scripts: readonly string[];
}

export function weightsOf(site: Site): Weight[] {
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + site.weight(file), 0);
  return site.pages.map((page) => {
    const scripts = scriptsOf(page, site);
    const islands = [...page.document.querySelectorAll("astro-island")];
    return {
      page,
      // A page not built yet has no island and counts as a text page.
      calculator: calculators.includes(page.address) && islands.length > 0,
      guide:
        guides.includes(page.address) &&
        islands.length > 0 &&
        islands.every((island) => /^(visible|seen)$/.test(island.getAttribute("client") ?? "")),
      html: site.weight(page.file),
      css: sum(stylesOf(page)),
      js: sum(scripts),
      scripts,
    };
  });
}

export function heavyPages(site: Site): string[] {
  return weightsOf(site).flatMap(({ page, calculator, guide, html, css, js }) => {
    const limits: [bytes: number, of: string, budget: number][] = guide
      ? [
          [html + css, "HTML and CSS", GUIDE_BUDGET],
          [js, "JavaScript in tools", TOOLS_BUDGET],
        ]
      : calculator
        ? [[js, "JavaScript", CALCULATOR_BUDGET]]
        : [[html + css + js, "HTML, CSS and JavaScript", TEXT_BUDGET]];
    return limits.flatMap(([bytes, of, budget]) =>
      bytes > budget ? [`${page.address}: ${bytes} bytes of ${of}, ${budget} allowed`] : [],
    );
  });
}

/** The weights as a readable table. */
export function weightTable(site: Site): string {
  const cells = (name: string, ...rest: (number | string)[]) =>
    name.padEnd(46) +
    rest.map((cell) => (typeof cell === "number" ? cell.toLocaleString("en-US") : cell).padStart(10)).join("");
  const rows = weightsOf(site).map(({ page, html, css, js }) => cells(page.address, html, css, js, html + css + js));
  return [cells("Bytes after brotli", "HTML", "CSS", "JS", "in all"), ...rows].join("\n");
}
