import { hash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { heavyPages, weightsOf } from "./lib/built/budgets.ts";
import { checks, readingOf } from "./lib/built/checks.ts";
import { siteIn } from "./lib/built/site.ts";

type Files = Readonly<Record<string, string>>;
function site(files: Files) {
  const dist = mkdtempSync(join(tmpdir(), "checked-site-"));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), content);
  }
  return siteIn(dist);
}

const page = (body: string, inHead = "") =>
  `<!DOCTYPE html>\n<html lang="en"><head><title>A page</title>${inHead}</head><body><main>${body}</main></body></html>`;
const EASY = "<p>You pay the bank each month. The sum stays the same. Tax and dues can rise.</p>".repeat(70);
const HARD = `<p>${"Institutional intermediaries characteristically underestimate interdependencies. ".repeat(200)}</p>`;
const guide = (body: string) => ({ "guides/one.html": page(`<article class="prose">${body}</article>`) });
const sound: Files = {
  "index.html": page(
    '<a href="/guides/one">One</a> <a href="#place">Here</a> <p id="place"></p> <a href="/#v1.price=5">5</a>',
  ),
  "guides.html": page('<section class="glossary"><p id="apr">APR</p></section>'),
  "404.html": page('<a href="https://www.irs.gov/">IRS</a>'),
  ...guide(`${EASY}<p>The <a href="/guides#apr">APR</a></p>`),
  "guides/one.html.br": "",
  "a.png": "",
  "changes.xml": "<feed/>",
};

/** A script, or another text, that brotli can't compress below this size. */
function noise(kilobytes: number) {
  const parts = Array.from({ length: 31 * kilobytes }, (_, i) => hash("sha256", String(i), "base64"));
  return `export default "${parts.join("")}";`;
}
const island = (client = "load") =>
  `<astro-island component-url="/a.js" renderer-url="/client.js" client="${client}"></astro-island>`;
const calculator = { "a-calculator.html": page(island()), "a.js": noise(60), "client.js": 'import "./b.js"' };

const faults: Readonly<Record<string, Readonly<Record<string, Files>>>> = {
  "there are pages": { none: {} },
  "pages keep to their budget of bytes": {
    "a script that an inline module imports": {
      "index.html": page('<script type="module">import { a } from "/a.js"; a();</script>'),
      "a.js": noise(14),
    },
    "a style sheet": { "index.html": page("", '<link rel="stylesheet" href="/a.css">'), "a.css": noise(14) },
    "too much script in all of a calculator's files": { ...calculator, "b.js": noise(60) },
    "a long guide": guide(noise(27)),
    "a guide with much script": { ...calculator, ...guide(island("seen")), "b.js": noise(60) },
    "a guide that loads a tool at once": guide(island()),
  },
  "links and files within the site are there": {
    "a page that isn't there": { "index.html": page('<a href="/gone">Gone</a>') },
    "a place that isn't there": { "index.html": page('<a href="/guides#gone">Gone</a>') },
    "a public address": { "index.html": page('<a href="https://plainsum.org/gone">Gone</a>') },
    "an address that redirects": { "index.html": page('<a href="/guides/">Guides</a>') },
    "a file name of a page": { "index.html": page('<a href="/guides.html">Guides</a>') },
    "a page without an address": { "index.html": page('<a href="/404">Lost</a>') },
    "a picture that isn't there": { "index.html": page('<img alt="" src="/gone.png">') },
  },
  "the HTML is valid": {
    "a style attribute": { "index.html": page('<p style="color:red">Red</p>') },
    "no language": { "index.html": page("").replace(' lang="en"', "") },
    "an early connection": { "index.html": page("", '<link rel="preconnect" href="https://fonts.example">') },
  },
  "feeds and drawings are well-formed": { "a tag that never ends": { "changes.xml": "<feed>" } },
  "texts are compressed": { "a page without its compressed copy": { "index.html": page(EASY) } },
  "guides read at grade 8 or below": { "long words": guide(EASY + HARD), "hardly any text": guide("<p>Ask.</p>") },
  "terms lead to the glossary": {
    "one in the text": { "index.html": page("<p>The APR</p>") },
    "one in a tool": { "index.html": page("<astro-island><label>APR</label></astro-island>") },
  },
};
test.each(Object.entries(checks))("%s: not on a sound site, but with each fault", (name, check) => {
  expect(check(site(sound))).toEqual([]);
  const found = Object.entries(faults[name] ?? {}).map(([what, files]) => [
    what,
    check(site(Object.keys(files).length === 0 ? {} : { ...sound, ...files })).length,
  ]);
  expect(found.length).toBeGreaterThan(0);
  for (const [what, problems] of found) expect(problems, String(what)).toBeGreaterThan(0);
});

test("a calculator's budget leaves out what it imports on demand and what others need", () => {
  const built = site({
    ...sound,
    "a-calculator.html": page(island()),
    "a.js": 'import{x as y}from"./b.js";export*from"./more.js";const later=()=>import("./chart.js");',
    "client.js": 'import"./b.js";',
    "b.js": `import"./a.js";${noise(60)}`,
    "more.js": noise(30),
    "chart.js": noise(100),
    "other.js": noise(100),
  });
  expect(heavyPages(built)).toEqual([]);
  const { js = 0 } = weightsOf(built).find(({ address }) => address === "/a-calculator") ?? {};
  expect(Math.round(js / 1024)).toBe(91);
});

test("published texts come out near their known grade level", () => {
  // Flesch's own example of very easy prose, and the first sentence of the Declaration of Independence.
  expect(readingOf(["The cat sat on the mat. The dog ran to the door. It was hot."]).grade).toBeLessThan(2);
  const hard =
    "When in the Course of human events, it becomes necessary for one people to dissolve the political bands which have connected them with another, and to assume among the powers of the earth, the separate and equal station to which the Laws of Nature and of Nature's God entitle them, a decent respect to the opinions of mankind requires that they should declare the causes which impel them to the separation.";
  expect(readingOf([hard]).grade).toBeGreaterThan(20);
});
