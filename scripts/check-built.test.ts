import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { CALCULATOR_BUDGET, TEXT_BUDGET, weightsOf } from "./lib/built/budgets.ts";
import { checks } from "./lib/built/checks.ts";
import { siteIn } from "./lib/built/site.ts";

type Files = Record<string, string>;
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function site(files: Files) {
  const dist = mkdtempSync(join(tmpdir(), "checked-site-"));
  folders.push(dist);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), content);
  }
  return siteIn(dist);
}

/** A page without errors, identified by its name. */
const page = (name: string, body = "", head = "") => `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${name} | Plainsum</title>
    <meta name="description" content="${`${name} `.padEnd(125, "is a page that is described in as many letters as fit, ")}">
    <link rel="canonical" href="https://plainsum.example/">
    ${head}
  </head>
  <body>
    <h1>${name}</h1>
    <p id="place"></p>
    ${body}
  </body>
</html>
`;
const sound: Files = {
  "index.html": page(
    "Home",
    '<a href="/about#place">About</a> <a href="#place">Here</a> <a href="https://www.irs.gov/">IRS</a>',
  ),
  "about.html": page(
    "About",
    '<a href="/">Home</a> <a href="/robots.txt">Robots</a> <a href="/about#price=5">Inputs</a>',
  ),
  "404.html": page("Not found").replace(/<meta name="description".*>/, ""),
  "robots.txt": "User-agent: *",
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
const island = (url: string) =>
  `<astro-island uid="a" component-url="${url}" renderer-url="/_astro/client.js" client="load" ssr></astro-island>`;

test.each(Object.entries(checks))("on a sound site: %s", (_name, check) => {
  expect(check(site(sound))).toEqual([]);
});

const faults: [check: keyof typeof checks, what: string, files: Files][] = [
  ["there are pages", "only a page for what is not found", { "404.html": page("Not found") }],
  [
    "pages to read ship no framework",
    "an island on a page to read",
    { "about.html": page("About", island("/_astro/a.js")) },
  ],
  [
    "pages to read ship no framework",
    "React by way of an import",
    {
      "about.html": page("About", "", '<script type="module" src="/_astro/a.js"></script>'),
      "_astro/a.js": 'import"./b.js";',
      "_astro/b.js": 'const e=Symbol.for("react.transitional.element");',
    },
  ],
  [
    "pages keep to their budget of bytes",
    "a script that an inline module imports",
    {
      "about.html": page("About", '<script type="module">import { a } from "/_astro/a.js"; a();</script>'),
      "_astro/a.js": script(TEXT_BUDGET),
    },
  ],
  [
    "pages keep to their budget of bytes",
    "a long page",
    { "about.html": page("About", `<p>${noise(TEXT_BUDGET)}</p>`) },
  ],
  [
    "pages keep to their budget of bytes",
    "a style sheet",
    { "about.html": page("About", "", '<link rel="stylesheet" href="/a.css">'), "a.css": `/*${noise(TEXT_BUDGET)}*/` },
  ],
  [
    "pages keep to their budget of bytes",
    "a calculator with too much script in all",
    {
      "mortgage-calculator.html": page("Mortgage", island("/_astro/a.js")),
      "_astro/a.js": script(CALCULATOR_BUDGET / 2),
      "_astro/client.js": script(1, 'import{a}from"./shared.js";'),
      "_astro/shared.js": script(CALCULATOR_BUDGET / 2),
    },
  ],
  ["no element has a style attribute", "one that has", { "about.html": page("About", '<p style="color:red">Red</p>') }],
  [
    "no element has an inline event handler",
    "one that has",
    { "about.html": page("About", '<p onclick="go()">Go</p>') },
  ],
  [
    "nothing is loaded from elsewhere",
    "a script",
    { "about.html": page("About", '<script src="//cdn.example/a.js"></script>') },
  ],
  [
    "nothing is loaded from elsewhere",
    "an early connection",
    { "about.html": page("About", "", '<link rel="preconnect" href="https://fonts.example">') },
  ],
  [
    "nothing is loaded from elsewhere",
    "a font in a style",
    { "about.html": page("About", "", "<style>@font-face{src:url(https://fonts.example/a.woff2)}</style>") },
  ],
  [
    "nothing is loaded from elsewhere",
    "a picture in a style sheet",
    { "_astro/a.css": "p{background:url('https://pictures.example/a.png')}" },
  ],
  [
    "nothing is loaded from elsewhere",
    "a picture for sharp screens",
    { "about.html": page("About", '<img alt="" src="/a.png" srcset="/a.png 1x, https://p.example/a.png 2x">') },
  ],
  [
    "everything a page loads is there",
    "a picture that is not",
    { "about.html": page("About", '<img alt="" src="/gone.png">') },
  ],
  [
    "links within the site lead to a page and its place",
    "a page that is not there",
    { "about.html": page("About", '<a href="/gone">Gone</a>') },
  ],
  [
    "links within the site lead to a page and its place",
    "a place that is not there",
    { "about.html": page("About", '<a href="/#gone">Gone</a>') },
  ],
  [
    "links within the site lead to a page and its place",
    "a public address",
    { "about.html": page("About", '<a href="https://plainsum.example/gone">Gone</a>') },
  ],
  [
    "links within the site lead to a page and its place",
    "an address that redirects",
    { "index.html": page("Home", '<a href="/about/">About</a>') },
  ],
  [
    "links within the site lead to a page and its place",
    "a file name of a page",
    { "index.html": page("Home", '<a href="/about.html">About</a>') },
  ],
  [
    "links within the site lead to a page and its place",
    "a page without an address",
    { "index.html": page("Home", '<a href="/404">Lost</a>') },
  ],
  ["each page has one h1", "two", { "about.html": page("About", "<h1>Again</h1>") }],
  ["each page says its language", "none", { "about.html": page("About").replace(' lang="en"', "") }],
  ["each page has a title of its own that fits", "too long", { "about.html": page("About".padEnd(61, "t")) }],
  ["each page has a title of its own that fits", "the same twice", { "terms.html": page("About") }],
  [
    "each page has a description of its own that fits",
    "none",
    { "about.html": page("About").replace('"description"', '"other"') },
  ],
  ["each page has a description of its own that fits", "the same twice", { "terms.html": page("About") }],
  ["the HTML is valid", "a paragraph in a button group", { "about.html": page("About", "<ul><p>Stray</p></ul>") }],
];
test.each(faults)("fails: %s, with %s", (name, _what, files) => {
  const alone = name === "there are pages" ? files : { ...sound, ...files };
  expect(checks[name]?.(site(alone))).not.toEqual([]);
});

test("a calculator's budget leaves out what it imports on demand and what others need", () => {
  const built = site({
    ...sound,
    "mortgage-calculator.html": page("Mortgage", island("/_astro/a.js")),
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
  expect(checks["pages keep to their budget of bytes"]?.(built)).toEqual([]);
});
