/** Structured data for search engines (schema.org), built from the lists of pages, guides and terms. */
import { guides } from "./guides/list.ts";
import { type Page, trailTo } from "./pages.ts";
import { PURPOSE, SITE, SITE_NAME } from "./site.ts";
import type { Source } from "./sources.ts";

const address = (path: string) => (path === "/" ? `${SITE}/` : SITE + path);
/** The preview picture for a shared page. What stands in for a page has that of the home page. */
export const pictureOf = (path: string): string =>
  `/og/${/^\/(404|500)?$/.test(path) ? "home" : path.slice(path.lastIndexOf("/") + 1)}.png`;

const ORGANIZATION = `${SITE}/#organization`;
const organization = {
  "@type": "Organization",
  "@id": ORGANIZATION,
  name: SITE_NAME,
  url: address("/"),
  description: PURPOSE,
  logo: `${SITE}/icon-512.png`,
};
const byUs = { "@id": ORGANIZATION };

function about(page: Page, cited: readonly Source[]): object[] {
  const url = address(page.path);
  const common = { name: page.title, description: page.description, url, inLanguage: "en-US" };
  switch (page.kind) {
    case "home":
      return [{ "@type": "WebSite", ...common, name: SITE_NAME, publisher: byUs }, organization];
    case "calculator":
      return [
        {
          "@type": "WebApplication",
          ...common,
          name: page.name,
          applicationCategory: "FinanceApplication",
          operatingSystem: "Any",
          isAccessibleForFree: true,
          offers: { "@type": "Offer", price: 0, priceCurrency: "USD" },
          publisher: organization,
        },
      ];
    case "guide":
      return [
        {
          "@type": "Article",
          ...common,
          headline: page.name,
          datePublished: page.published,
          dateModified: page.reviewed,
          image: SITE + pictureOf(page.path),
          author: organization,
          publisher: byUs,
          isAccessibleForFree: true,
          mainEntityOfPage: url,
          // Ten addresses: the page itself names and links every one, and has to fit into its first round trip.
          citation: [...new Set(cited.map(({ url: at }) => new URL(at, SITE).href))].slice(0, 10),
        },
      ];
    case "guides":
      return [
        {
          "@type": "CollectionPage",
          ...common,
          mainEntity: {
            "@type": "ItemList",
            itemListElement: guides.map(({ path, name }, i) => ({
              "@type": "ListItem",
              position: i + 1,
              name,
              url: address(path),
            })),
          },
          hasPart: {
            "@type": "DefinedTermSet",
            "@id": `${url}#glossary`,
            // Its terms are marked up where they appear (src/content/guides.tsx).
            name: "Glossary",
          },
        },
      ];
    case "about":
      return [{ "@type": "AboutPage", ...common, mainEntity: organization }];
    case "legal":
      return [{ "@type": "WebPage", ...common, dateModified: page.reviewed }];
  }
}

const breadcrumb = (page: Page) => ({
  "@type": "BreadcrumbList",
  itemListElement: trailTo(page).map((step, i) => ({
    "@type": "ListItem",
    position: i + 1,
    name: step.name,
    item: address(step.path),
  })),
});

/** A page's JSON-LD, safe inside a script element, because `<` can't end it. */
export const structuredData = (page: Page, cited: readonly Source[] = []): string =>
  JSON.stringify({
    "@context": "https://schema.org",
    "@graph": [...about(page, cited), ...(page.parent === undefined ? [] : [breadcrumb(page)])],
  }).replaceAll("<", "\\u003c");
