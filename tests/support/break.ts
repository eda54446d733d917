/** Ways to really break a page: scripts that are changed, refused or fail to load, and storage that is denied. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { pages } from "../../src/content/pages.ts";

export { live } from "./visit.ts";

const theDist = fileURLToPath(new URL("../../dist", import.meta.url));

/** The built calculators: pages of that kind with an interactive part. */
export const calculators = pages
  .filter(({ kind }) => kind === "calculator")
  .map(({ path }) => path as string)
  .filter((path) => readFileSync(`${theDist}${path}.html`, "utf8").includes("<astro-island"));

/** The addresses of panel scripts: each exports its component as default, and loads when its panel is needed. */
export function panelsIn(dist: string): ReadonlySet<string> {
  const scripts = readdirSync(`${dist}/_astro`).filter((file) => /^[A-Z].*\.js$/.test(file));
  const isPanel = (file: string) => /export\{[^{}]*as default/.test(readFileSync(`${dist}/_astro/${file}`, "utf8"));
  return new Set(scripts.filter(isPanel).map((file) => `/_astro/${file}`));
}

export const nameOf = (address: string) => /(\w+)\.[\w-]+\.js$/.exec(address)?.[1] as string;

/** The names of those scripts, which come from their sources. */
export const panelNames = [...panelsIn(theDist)].map((address) => nameOf(address));
/** Those that contain no others. */
export const innerPanels = panelNames.filter((name) => !["Panels", "Pictures", "Insights", "RentOrBuy"].includes(name));

export const FORCED = "forced fault";

/** Which components throw while rendering: all that can, or those from the named sources. */
export const setBroken = (page: Page, broken: boolean | readonly string[]) =>
  page.evaluate((broken) => Object.assign(globalThis, { broken }), broken);

/** A separate kind of error for each panel, because a report has no message to tell them apart. */
export const kindFor = (name: string) => `ReactError${100 + panelNames.indexOf(name)}`;

/** Components from the named sources throw until the page has reported it, and can then be rendered again. */
export const breakOnce = (page: Page, names: readonly string[]) =>
  page.evaluate((names) => {
    const once = new Set(names);
    addEventListener("plainsum:fault", ({ detail }: CustomEventInit & Event) => once.delete(detail?.panel));
    Object.assign(globalThis, { once });
  }, names);

/** Which of them haven't been reported yet. */
export const notTold = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...(globalThis as unknown as { once: Set<string> }).once]);

const throws = (name: string) =>
  `if (globalThis.broken === true || globalThis.broken?.includes?.("${name}") || globalThis.once?.has("${name}")) throw Object.assign(new TypeError("${FORCED}"), { name: "${kindFor(name)}", panel: "${name}" });`;

/**
 * Replaces a script: it exports the same, but one component throws where it should. The bundler may re-export a whole
 * module under another name; the component is replaced there too.
 */
const broken = (address: string, component: string, names: readonly string[]) => `
import * as all from "${address}?whole";
const whole = all["${component}"];
const forcedFault = (props) => { ${throws(nameOf(address))} return whole(props); };
const standIn = (one) => one === whole ? forcedFault : one?.["${component}"] === whole ? { ...one, "${component}": forcedFault } : one;
${names.map((name, i) => `const one${i} = standIn(all["${name}"]);`).join("\n")}
export { ${names.map((name, i) => `one${i} as ${name}`).join(", ")} };`;

const exportsOf = (script: string): string[] =>
  (/export\s*\{([^{}]*)\}(?:from[^;]*)?;?\s*$/.exec(script)?.[1] ?? "")
    .split(",")
    .map((one) => one.trim().split(" as ").at(-1) as string);

/** @param scripts the component to break in each script, by its address */
const breakIn = (page: Page, scripts: ReadonlyMap<string, string>, dist = theDist) =>
  page.route(
    ({ pathname, search }) => scripts.has(pathname) && search !== "?whole",
    (route) => {
      const { pathname } = new URL(route.request().url());
      const names = exportsOf(readFileSync(`${dist}${pathname}`, "utf8"));
      const body = broken(pathname, scripts.get(pathname) as string, names);
      return route.fulfill({ contentType: "text/javascript", body });
    },
  );

/** Every panel that loads later throws while rendering. */
export async function breakPanels(page: Page, dist = theDist): Promise<void> {
  await page.addInitScript(() => Object.assign(globalThis, { broken: true }));
  await breakIn(page, new Map([...panelsIn(dist)].map((address) => [address, "default"])), dist);
}

const RESULT = /(what:`the result`,children:\[?\(0,[\w$]+\.jsx\)\()([\w$]+),/;

/** The result panel throws while rendering, whichever script it is in. */
export async function breakResult(page: Page): Promise<void> {
  for (const file of readdirSync(`${theDist}/_astro`).filter((file) => file.endsWith(".js"))) {
    const body = readFileSync(`${theDist}/_astro/${file}`, "utf8");
    if (!RESULT.test(body)) continue;
    const changed = body.replace(
      RESULT,
      (_all, before, component) => `${before}(p=>{${throws("result")}return ${component}(p)}),`,
    );
    await page.route(`**/_astro/${file}`, (route) => route.fulfill({ contentType: "text/javascript", body: changed }));
  }
}

/** A calculator's script and the component in it, by the names its page uses. */
export function islandOf(path: string, dist = theDist): { readonly script: string; readonly component: string } {
  const page = readFileSync(`${dist}${path}.html`, "utf8");
  const [, script = "", component = ""] = /component-url="([^"]+)" component-export="(\w+Calculator)"/.exec(page) ?? [];
  return { script, component };
}

/** The whole calculator throws while rendering, once `broken` is set in the page. */
export async function breakCalculator(page: Page, path: string): Promise<void> {
  const { script, component } = islandOf(path);
  await breakIn(page, new Map([[script, component]]));
}

/** The panel scripts fail to load: forever, or only the first few times each. */
export async function losePanels(page: Page, times = Number.POSITIVE_INFINITY, dist = theDist): Promise<void> {
  const panels = panelsIn(dist);
  const lost = new Map<string, number>();
  await page.route(
    ({ pathname }) => panels.has(pathname),
    (route) => {
      const { pathname } = new URL(route.request().url());
      const before = lost.get(pathname) ?? 0;
      lost.set(pathname, before + 1);
      return before < times ? route.fulfill({ status: 404, body: "Not found." }) : route.continue();
    },
  );
}

/**
 * Writing a number fails inside the scripts with this name prefix, with the scripts themselves unchanged, so the error
 * comes from deep inside.
 */
export const breakNumbersIn = (page: Page) =>
  page.addInitScript((message) => {
    Error.stackTraceLimit = 50;
    const { padEnd } = String.prototype;
    // This pads a number's digits (src/inputs/decimal.ts).
    String.prototype.padEnd = function (...how) {
      const { breakIn = [] } = globalThis as { breakIn?: readonly string[] };
      if (breakIn.length > 0) {
        const { stack = "" } = new Error();
        if (breakIn.some((name) => stack.includes(`/_astro/${name}.`))) throw new RangeError(message);
      }
      return padEnd.apply(this, how);
    };
  }, FORCED);

/** Every page throws in its own script when the theme switch announces its state. */
export const breakTheme = (page: Page) =>
  page.addInitScript((message) => {
    const { setAttribute } = Element.prototype;
    Element.prototype.setAttribute = function (name, value) {
      if (name === "aria-pressed") throw new TypeError(message);
      setAttribute.call(this, name, value);
    };
  }, FORCED);

export const denyStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
  });

/**
 * Fills every field with a text, and changes every choice, in everything that can be opened; returns what the fields
 * then contain.
 */
export async function fillEverything(page: Page, text: string): Promise<readonly string[]> {
  // A field may reformat a number once it is left.
  const digits = (value: string) => value.replace(/\D/g, "").slice(0, 4);
  let held: readonly string[] = [];
  // What the choices bring loads in its own time; after the first rounds they stay, until nothing new appears.
  for (let round = 0, settled = 0; settled < 3 && round < 60; round++) {
    const before = held.length;
    await page.evaluate(fillVisible, [text, round] as const);
    await page.waitForTimeout(300);
    held = await page
      .locator(".ask input[type=text]:visible")
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    const isSettled = round > 2 && held.length === before && held.every((value) => digits(value) === digits(text));
    settled = isSettled ? settled + 1 : 0;
  }
  return held;
}

function fillVisible([text, round]: readonly [string, number]): void {
  const visible = <E extends HTMLElement>(selector: string) =>
    [...document.querySelectorAll<E>(`main ${selector}`)].filter((one) => one.checkVisibility());
  for (const summary of visible("details:not([open]) > summary")) summary.click();
  for (const select of round < 3 ? visible<HTMLSelectElement>("select") : []) {
    select.selectedIndex = Math.min(select.options.length - 1, 2 + round);
    select.dispatchEvent(new Event("change", { bubbles: true }));
  }
  for (const box of visible<HTMLInputElement>("input[type=checkbox]")) if (!box.checked) box.click();
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  for (const blank of visible<HTMLInputElement>(".ask input[type=text]")) {
    blank.focus();
    write?.call(blank, text);
    blank.dispatchEvent(new Event("input", { bubbles: true }));
    blank.blur();
  }
}

/** Opens everything that can be opened, whatever that brings, and the first explanation. */
export async function openEverything(page: Page): Promise<void> {
  await openParts(page);
  await openANumber(page);
}

export async function openParts(page: Page): Promise<void> {
  const closed = page.locator("main details:not([open]) > summary:visible");
  const openAll = () =>
    expect(async () => {
      await closed.evaluateAll((summaries) => {
        for (const summary of summaries) (summary as HTMLElement).click();
      });
      await expect(closed).toHaveCount(0, { timeout: 300 });
    }).toPass({ timeout: 10_000 });
  await openAll();
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    await openAll();
  }
}

/** Renders what is under every tab, and again whatever crashed. Fails if one crashes late, so it can be retried. */
export async function drawTabs(page: Page): Promise<void> {
  const again = page.getByRole("button", { name: "Try again" });
  const whole = () =>
    expect(async () => {
      for (const button of await again.all()) await button.click({ timeout: 500 }).catch(() => undefined);
      await expect(again).toHaveCount(0, { timeout: 300 });
    }).toPass({ timeout: 20_000 });
  await whole();
  for (const tab of await page.getByRole("tab").all()) {
    // What surrounds a part may crash after it was rendered, and takes the tabs along.
    await tab.click({ timeout: 2000 });
    await page.locator(".tab-panel details:not([open]) > summary:visible").evaluateAll((summaries) => {
      for (const summary of summaries) (summary as HTMLElement).click();
    });
    await expect(page.locator(".tab-panel details.panel[open]:not(:has(> .inside))")).toHaveCount(0);
    await expect(page.locator(".tab-panel .waiting")).toHaveCount(0);
    await whole();
  }
}

/** Whether a number is there from the start; on the gig page each is in a part that loads later. */
export const hasNumbers = async (page: Page): Promise<boolean> =>
  (await page.locator(".explained > button:not(.later *, table *)").count()) > 0;

/**
 * Opens the first explained number. A later part doesn't react before it has loaded, and has a different button then.
 */
export async function openANumber(page: Page): Promise<void> {
  const number = page.locator(".explained > button:not(table *):visible").first();
  await expect(async () => {
    if ((await number.getAttribute("aria-expanded")) !== "true") await number.click({ timeout: 1000 });
    await expect(number).toHaveAttribute("aria-expanded", "true", { timeout: 500 });
  }).toPass({ timeout: 10_000 });
}
