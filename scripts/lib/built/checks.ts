import { heavyPages } from "./budgets.ts";
import { inlineHandlers, missingFiles, thirdParties } from "./safe.ts";
import type { Site } from "./site.ts";
import { brokenLinks, descriptions, headings, invalidHtml, titles } from "./sound.ts";
import { wordChecks } from "./words.ts";

/** What has to be true of the built site. Each check returns the problems it found. */
export const checks: Readonly<Record<string, (site: Site) => string[]>> = {
  "there are pages": (site) => (site.pages.some((page) => page.stands === "alone") ? [] : ["the site has no page"]),
  "pages keep to their budget of bytes": heavyPages,
  "no element has an inline event handler": inlineHandlers,
  "nothing is loaded from elsewhere": thirdParties,
  "everything a page loads is there": missingFiles,
  "links within the site lead to a page and its place": brokenLinks,
  "each page has one h1": headings,
  "each page has a title of its own that fits": titles,
  "each page has a description of its own that fits": descriptions,
  "the HTML is valid": invalidHtml,
  ...wordChecks,
};
