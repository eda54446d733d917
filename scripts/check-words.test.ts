import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { GUIDE_BUDGET, heavyPages, TOOLS_BUDGET } from "./lib/built/budgets.ts";
import { siteIn } from "./lib/built/site.ts";
import { wordChecks } from "./lib/built/words.ts";

type Files = Record<string, string | Buffer>;
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function site(files: Files) {
  const dist = mkdtempSync(join(tmpdir(), "checked-words-"));
  folders.push(dist);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), content);
  }
  return siteIn(dist);
}

const SITE = "https://plainsum.example";
const organization = { "@type": "Organization", name: "Plainsum", url: SITE, logo: `${SITE}/icon.png` };
const documents = Array.from({ length: 12 }, (_, i) => ({
  "@type": "CreativeWork",
  name: `Act ${i}`,
  url: `${SITE}/act-${i}`,
}));
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
const breadcrumb = { "@type": "BreadcrumbList", itemListElement: [] };
const data = (...graph: object[]) =>
  `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@graph": graph })}</script>`;

const page = (graph: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>T</title><meta property="og:image" content="${SITE}/og/a.png">${graph}</head><body>${body}</body></html>`;

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
const guide = (body: string, end = sources, graph: object = article) =>
  page(data(graph, breadcrumb), `<article class="prose"><p>${body}</p></article>${end}`);
const feed = (entries: string) => `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom">${entries}</feed>`;
const entry = (id: string) =>
  `<entry><title>T</title><id>${id}</id><updated>2026-11-21T00:00:00Z</updated><link href="/"/></entry>`;

const sound: Files = {
  "index.html": page(
    data({ "@type": "WebSite", name: "Plainsum", url: SITE, publisher: organization }, organization),
    '<a href="/mortgage-calculator#v1.price=400000">Open</a>',
  ),
  "guides/mortgage-guide.html": guide(EASY),
  "og/a.png": picture(1200, 630),
  "changes.xml": feed(entry("a") + entry("b")),
};

test.each(Object.entries(wordChecks))("on a sound site: %s", (_name, check) => {
  expect(check(site(sound))).toEqual([]);
});

const at = "guides/mortgage-guide.html";
const faults: [check: string, what: string, files: Files][] = [
  ["guides read at grade 8", "long words in long sentences", { [at]: guide(EASY + HARD) }],
  ["guides read at grade 8", "hardly any text", { [at]: guide("Ask the bank.") }],
  [
    "guides read at grade 8",
    "a hard note on method",
    { [at]: guide(`${EASY}</p><h2 id="how-it-is-worked-out">Method</h2><p>${HARD}`) },
  ],
  ["guides list their sources", "none", { [at]: guide(EASY, "") }],
  [
    "links into calculators open",
    "a price that is none",
    { "index.html": page("", '<a href="/mortgage-calculator#v1.price=lots">Open</a>') },
  ],
  [
    "links into calculators open",
    "a name that the form does not know",
    { "index.html": page("", '<a href="/mortgage-calculator#v1.garden=1">Open</a>') },
  ],
  [
    "links into calculators open",
    "a page without blanks",
    { "index.html": page("", '<a href="/about#v1.a=1">Open</a>') },
  ],
  ["terms lead to the glossary", "none linked", { "index.html": page("", "<main><p>The APR</p></main>") }],
  [
    "terms lead to the glossary",
    "the second one linked",
    { "index.html": page("", '<main><p>APR</p><a href="/guides#apr">APR</a></main>') },
  ],
  [
    "terms lead to the glossary",
    "one in a tool, without a way to it",
    { "index.html": page("", "<main><astro-island><label>APR</label></astro-island></main>") },
  ],
  ["structured data is right", "none", { "index.html": page("", "") }],
  ["structured data is right", "another kind", { [at]: guide(EASY, sources, { ...article, "@type": "WebPage" }) }],
  ["structured data is right", "no day", { [at]: guide(EASY, sources, { ...article, datePublished: "soon" }) }],
  ["structured data is right", "few documents", { [at]: guide(EASY, sources, { ...article, citation: [] }) }],
  ["each page has a picture", "another size", { "og/a.png": picture(600, 600) }],
  ["the feed of changes", "two entries with one id", { "changes.xml": feed(entry("a") + entry("a")) }],
  [
    "the feed of changes",
    "an entry without a day",
    { "changes.xml": feed("<entry><title>T</title><id>a</id></entry>") },
  ],
  ["the feed of changes", "a tag that never ends", { "changes.xml": feed("<entry>") }],
];

test.each(faults)("fails: %s, with %s", (name, _what, files) => {
  const check = Object.entries(wordChecks).find(([one]) => one.startsWith(name))?.[1];
  expect(check?.(site({ ...sound, ...files }))).not.toEqual([]);
});

/** Letters that brotli can't compress much. */
function noise(bytes: number) {
  let state = 7;
  return Array.from({ length: bytes * 1.34 }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"[state % 64];
  }).join("");
}
const island = (client: string) =>
  `<astro-island component-url="/_astro/a.js" renderer-url="/_astro/b.js" client="${client}"></astro-island>`;

test("a guide whose tools load when they are seen has its own budget", () => {
  const tools = (client: string, text: number, script: number): Files => ({
    "guides/mortgage-guide.html": page("", `${island(client)}<p>${noise(text)}</p>`),
    "_astro/a.js": `export default "${noise(script)}";`,
    "_astro/b.js": "",
  });
  expect(heavyPages(site(tools("visible", GUIDE_BUDGET / 2, TOOLS_BUDGET / 2)))).toEqual([]);
  expect(heavyPages(site(tools("visible", GUIDE_BUDGET + 10, 10)))).toHaveLength(1);
  expect(heavyPages(site(tools("visible", 10, TOOLS_BUDGET + 10)))).toHaveLength(1);
  expect(heavyPages(site(tools("load", GUIDE_BUDGET / 2, TOOLS_BUDGET / 2)))).toHaveLength(1);
});
