import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import {
  CALCULATOR_BUDGET,
  GUIDE_BUDGET,
  heavyPages,
  TEXT_BUDGET,
  TOOLS_BUDGET,
  weightsOf,
} from "./lib/built/budgets.ts";
import { checks } from "./lib/built/checks.ts";
import { siteIn } from "./lib/built/site.ts";

type Files = Readonly<Record<string, string | Buffer>>;

function site(files: Files) {
  const dist = mkdtempSync(join(tmpdir(), "checked-site-"));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), content);
  }
  return siteIn(dist);
}

const SITE = "https://plainsum.example";
const organization = { "@type": "Organization", name: "Plainsum", url: SITE, logo: `${SITE}/icon.png` };
const website = { "@type": "WebSite", name: "Plainsum", url: SITE, publisher: organization };
const breadcrumb = { "@type": "BreadcrumbList", itemListElement: [] };
const webpage = { "@type": "WebPage", name: "A page", url: SITE };
const aboutPage = { ...webpage, "@type": "AboutPage", mainEntity: {} };
const tool = { ...webpage, "@type": "WebApplication", applicationCategory: "Finance", offers: {} };
const documents = Array.from({ length: 12 }, (_, i) => ({ "@type": "CreativeWork", url: `https://law.example/${i}` }));
const article = {
  "@type": "Article",
  headline: "Guide",
  datePublished: "2026-11-21",
  dateModified: "2026-11-21",
  author: organization,
  publisher: organization,
  image: `${SITE}/og/a.png`,
  citation: documents,
};
const data = (...graph: object[]) =>
  `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@graph": graph })}</script>`;

/** A page without errors, identified by its name. */
const page = (name: string, body = "", head = data(webpage, breadcrumb)) => `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${name} | Plainsum</title>
    <meta name="description" content="${`${name} `.padEnd(125, "is a page that is described in as many letters as fit, ")}">
    <link rel="canonical" href="${SITE}/">
    <meta property="og:image" content="${SITE}/og/a.png">
    ${head}
  </head>
  <body>
    <main>
      <h1>${name}</h1>
      <p id="place"></p>
      ${body}
    </main>
  </body>
</html>
`;

/** The first bytes of a picture of a given size. */
function picture(width: number, height: number) {
  const bytes = Buffer.alloc(24);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

const EASY = "You pay the bank each month. The sum stays the same. Tax and dues can rise. ".repeat(70);
const HARD =
  "Notwithstanding considerations regarding amortization, institutional intermediaries characteristically underestimate consequential interdependencies. ".repeat(
    40,
  );
const sources = `<section class="sources"><ol>${documents.map(({ url }) => `<li><a href="${url}">Act</a></li>`).join("")}</ol></section>`;
const feed = (entries: string) => `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom">${entries}</feed>`;
const entry = (id: string) =>
  `<entry><title>T</title><id>${id}</id><updated>2026-11-21T00:00:00Z</updated><link href="/"/></entry>`;

const home = (body: string, ...graph: object[]): Files => ({
  "index.html": page("Home", body, data(...graph)),
});
const about = (body: string, head = ""): Files => ({
  "about.html": page("About", body, data(aboutPage, breadcrumb) + head),
});
const guide = (body: string, end = sources, graph: object = article): Files => ({
  "guides/mortgage-guide.html": page(
    "Guide",
    `<article class="prose"><p>${body}</p></article>${end}`,
    data(graph, breadcrumb),
  ),
});
const sound: Files = {
  ...home(
    `<a href="/about#place">About</a> <a href="#place">Here</a> <a href="https://www.irs.gov/">IRS</a>
    <a href="/mortgage-calculator#v1.price=400000">Open</a>`,
    website,
    organization,
  ),
  ...about('<a href="/">Home</a> <a href="/robots.txt">Robots</a> <a href="/mortgage-calculator#price=5">Inputs</a>'),
  ...guide(EASY),
  "mortgage-calculator.html": page("Mortgage", "", data(tool, breadcrumb)),
  "404.html": page("Not found").replace(/<meta name="description".*>/, ""),
  "robots.txt": "User-agent: *",
  "og/a.png": picture(1200, 630),
  "changes.xml": feed(entry("a") + entry("b")),
};

/** Letters that brotli can't compress below three quarters of their size. */
function noise(bytes: number) {
  let state = 1;
  return Array.from({ length: bytes * 1.34 }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"[state % 64];
  }).join("");
}
const script = (bytes: number, before = "") => `${before}export default "${noise(bytes)}";`;
const island = (client = "load") =>
  `<astro-island uid="a" component-url="/_astro/a.js" renderer-url="/_astro/client.js" client="${client}" ssr></astro-island>`;

test.each(Object.entries(checks))("on a sound site: %s", (_name, check) => {
  expect(check(site(sound))).toEqual([]);
});

const faults: Readonly<Record<string, Readonly<Record<string, Files>>>> = {
  "pages keep to their budget of bytes": {
    "a script that an inline module imports": {
      ...about('<script type="module">import { a } from "/_astro/a.js"; a();</script>'),
      "_astro/a.js": script(TEXT_BUDGET),
    },
    "a long page": about(`<p>${noise(TEXT_BUDGET)}</p>`),
    "a style sheet": { ...about("", '<link rel="stylesheet" href="/a.css">'), "a.css": `/*${noise(TEXT_BUDGET)}*/` },
    "a calculator with too much script in all": {
      "mortgage-calculator.html": page("Mortgage", island()),
      "_astro/a.js": script(CALCULATOR_BUDGET / 2),
      "_astro/client.js": script(1, 'import{a}from"./shared.js";'),
      "_astro/shared.js": script(CALCULATOR_BUDGET / 2),
    },
  },
  "no element has an inline event handler": { "one that has": about('<p onclick="go()">Go</p>') },
  "nothing is loaded from elsewhere": {
    "a script": about('<script src="//cdn.example/a.js"></script>'),
    "an early connection": about("", '<link rel="preconnect" href="https://fonts.example">'),
    "a font in a style": about("", "<style>@font-face{src:url(https://fonts.example/a.woff2)}</style>"),
    "a picture in a style sheet": { "_astro/a.css": "p{background:url('https://pictures.example/a.png')}" },
    "a picture for sharp screens": about('<img alt="" src="/a.png" srcset="/a.png 1x, https://p.example/a.png 2x">'),
  },
  "everything a page loads is there": { "a picture that is not": about('<img alt="" src="/gone.png">') },
  "links within the site lead to a page and its place": {
    "a page that is not there": about('<a href="/gone">Gone</a>'),
    "a place that is not there": about('<a href="/#gone">Gone</a>'),
    "a public address": about('<a href="https://plainsum.example/gone">Gone</a>'),
    "an address that redirects": home('<a href="/about/">About</a>'),
    "a file name of a page": home('<a href="/about.html">About</a>'),
    "a page without an address": home('<a href="/404">Lost</a>'),
  },
  "each page has one h1": { two: about("<h1>Again</h1>") },
  "each page has a title of its own that fits": {
    "too long": { "about.html": page("About".padEnd(61, "t")) },
    "the same twice": { "terms.html": page("About") },
  },
  "each page has a description of its own that fits": {
    none: { "about.html": page("About").replace('"description"', '"other"') },
    "the same twice": { "terms.html": page("About") },
  },
  "the HTML is valid": {
    "a paragraph in a list": about("<ul><p>Stray</p></ul>"),
    "a style attribute": about('<p style="color:red">Red</p>'),
    "no language": { "about.html": page("About").replace(' lang="en"', "") },
  },
  "guides read at grade 8": {
    "long words in long sentences": guide(EASY + HARD),
    "hardly any text": guide("Ask the bank."),
    "a hard note on method": guide(`${EASY}</p><h2 id="how-it-is-worked-out">Method</h2><p>${HARD}`),
  },
  "guides list their sources": { none: guide(EASY, "") },
  "pages say things by one name": { "another name": about("<p>Association dues rise.</p>") },
  "links into calculators open": {
    "a price that is none": home('<a href="/mortgage-calculator#v1.price=lots">Open</a>'),
    "a name that the form does not know": home('<a href="/mortgage-calculator#v1.garden=1">Open</a>'),
    "a page without blanks": home('<a href="/about#v1.a=1">Open</a>'),
  },
  "terms lead to the glossary": {
    "none linked": home("<p>The APR</p>"),
    "the second one linked": home('<p>APR</p><a href="/guides#apr">APR</a>'),
    "one in a tool, without a way to it": home("<astro-island><label>APR</label></astro-island>"),
  },
  "structured data is right": {
    none: home(""),
    "another kind": guide(EASY, sources, { ...article, "@type": "WebPage" }),
    "no day": guide(EASY, sources, { ...article, datePublished: "soon" }),
    "few documents": guide(EASY, sources, { ...article, citation: [] }),
  },
  "each page has a picture": { "another size": { "og/a.png": picture(600, 600) } },
  "the feed of changes": {
    "two entries with one id": { "changes.xml": feed(entry("a") + entry("a")) },
    "an entry without a day": { "changes.xml": feed("<entry><title>T</title><id>a</id></entry>") },
    "a tag that never ends": { "changes.xml": feed("<entry>") },
  },
};
const rows = Object.entries(faults).flatMap(([name, sites]) =>
  Object.entries(sites).map(([what, files]) => [name, what, files] as const),
);
test.each(rows)("fails: %s, with %s", (start, _what, files) => {
  const [check] = Object.entries(checks).flatMap(([name, one]) => (name.startsWith(start) ? one : []));
  expect(check?.(site({ ...sound, ...files })).length).toBeGreaterThan(0);
});

test("each check fails on a fault above", () => {
  const unproven = Object.keys(checks).filter((name) => !Object.keys(faults).some((start) => name.startsWith(start)));
  expect(unproven).toEqual(["there are pages"]);
  expect(checks["there are pages"]?.(site({ "404.html": page("Not found") }))).not.toEqual([]);
});

test("a calculator's budget leaves out what it imports on demand and what others need", () => {
  const built = site({
    ...sound,
    "mortgage-calculator.html": page("Mortgage", island()),
    "_astro/a.js": script(
      1000,
      'import{x as y}from"./shared.js";export*from"./more.js";const later=()=>import("./chart.js");',
    ),
    "_astro/client.js": script(1000, 'import"./shared.js";'),
    "_astro/shared.js": script(1000, 'import"./a.js";'),
    "_astro/more.js": script(1000),
    "_astro/chart.js": script(CALCULATOR_BUDGET),
    "_astro/other.js": script(CALCULATOR_BUDGET),
  });
  const weight = weightsOf(built).find(({ page: { address } }) => address === "/mortgage-calculator");
  expect(weight?.scripts).toEqual(["_astro/a.js", "_astro/client.js", "_astro/more.js", "_astro/shared.js"]);
  expect(heavyPages(built)).toEqual([]);
});

test("a guide whose tools load when they are seen has its own budget", () => {
  const heavy = (client: string, text: number, bytes: number) =>
    heavyPages(
      site({
        "guides/mortgage-guide.html": page("Guide", `${island(client)}<p>${noise(text)}</p>`),
        "_astro/a.js": script(bytes),
        "_astro/client.js": "",
      }),
    );
  expect(heavy("visible", GUIDE_BUDGET / 2, TOOLS_BUDGET / 2)).toEqual([]);
  expect(heavy("visible", GUIDE_BUDGET + 10, 10)).toHaveLength(1);
  expect(heavy("visible", 10, TOOLS_BUDGET + 10)).toHaveLength(1);
  expect(heavy("load", GUIDE_BUDGET / 2, TOOLS_BUDGET / 2)).toHaveLength(1);
});
