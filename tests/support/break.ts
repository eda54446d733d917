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

/**
 * Each panel throws when it is first rendered, until the page has reported it, and can then be rendered again. Those
 * whose crash took the answer along are noted.
 */
export const breakEachOnce = (page: Page) =>
  page.addInitScript(() => {
    const told = new Set<string>();
    const thrown = new Set<string>();
    const tookTheAnswer: string[] = [];
    const has = (name: string) => {
      thrown.add(name);
      return !told.has(name);
    };
    addEventListener("plainsum:fault", ({ detail }: CustomEventInit & Event) => {
      told.add(detail?.panel);
      if (!/\d/.test(document.querySelector("output")?.textContent ?? "")) tookTheAnswer.push(detail?.panel);
    });
    Object.assign(globalThis, { broken: false, once: { has }, thrown, told, tookTheAnswer });
  });

/** Which panels threw in this page view, which of them it hasn't reported yet, and which took the answer along. */
export const thrownHere = (page: Page) =>
  page.evaluate(() => {
    type Seen = Record<"thrown" | "told", Set<string>> & { readonly tookTheAnswer: readonly string[] };
    const { thrown, told, tookTheAnswer } = globalThis as unknown as Seen;
    return { names: [...thrown], notTold: [...thrown].filter((name) => !told.has(name)), tookTheAnswer };
  });

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

/**
 * The longest pause before a failed load is tried again (src/ui/arrived.ts), for tests that skip it by the page's
 * clock.
 */
export const RETRY = 3000;

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

/** Whether this browser never requests a lost script again in the same page view, as none did until mid-2026. */
export async function remembersLosses(page: Page): Promise<boolean> {
  const apart = await page.context().browser()?.newPage();
  let asked = 0;
  await apart?.route("**/*", (route) => {
    if (route.request().resourceType() === "document") return route.fulfill({ contentType: "text/html", body: "" });
    asked++;
    return route.abort();
  });
  await apart?.goto("http://apart.test/");
  for (const _ of [1, 2]) await apart?.evaluate("import('/lost.js').catch(() => undefined)");
  await apart?.close();
  return asked < 2;
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
 * then contain. What a choice brings may load first, so each round waits until nothing is on its way.
 */
export async function fillEverything(page: Page, text: string): Promise<readonly string[]> {
  const onTheWay = new Set<unknown>();
  const asked = (request: unknown) => void onTheWay.add(request);
  const came = (request: unknown) => void onTheWay.delete(request);
  page.on("request", asked).on("requestfinished", came).on("requestfailed", came);
  // First only the questions, because what is open below them is worked out again with every field. A box below them
  // may change the questions, and two may take turns, so those are checked once.
  for (const [below, selects, boxes] of [
    [false, 3, 60],
    [true, 1, 1],
    [false, 0, 60],
  ] as const)
    for (let round = 0, settled = 0; settled < 2 && round < 60; round++) {
      const changes = await page.evaluate(fillVisible, { below, text, round, selects, boxes });
      await expect.poll(() => onTheWay.size, { intervals: [20] }).toBe(0);
      settled = changes === 0 ? settled + 1 : 0;
    }
  page.off("request", asked).off("requestfinished", came).off("requestfailed", came);
  return page
    .locator(".ask input[type=text]:visible")
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
}

interface Filling {
  /** Only what is below the questions, or only the questions. */
  readonly below: boolean;
  readonly text: string;
  readonly round: number;
  /** In how many rounds choices change, each time to another option, and boxes are checked. */
  readonly selects: number;
  readonly boxes: number;
}

/**
 * Fills what is visible and doesn't hold the text yet, opens what is closed, and returns how much it changed once that
 * is rendered.
 */
async function fillVisible({ below, text, round, ...rounds }: Filling): Promise<number> {
  const visible = <E extends HTMLElement>(selector: string) =>
    [...document.querySelectorAll<E>(`main ${selector}`)].filter(
      (one) => one.checkVisibility() && (one.closest(".ask") === null) === below,
    );
  // A field may reformat a number once it is left.
  const digits = (value: string) => value.replace(/\D/g, "").slice(0, 4);
  const closed = visible("details:not([open]) > summary");
  for (const summary of closed) summary.click();
  const selects = round < rounds.selects ? visible<HTMLSelectElement>("select") : [];
  for (const select of selects) {
    select.selectedIndex = Math.min(select.options.length - 1, 2 + round);
    select.dispatchEvent(new Event("change", { bubbles: true }));
  }
  const unchecked = visible<HTMLInputElement>("input[type=checkbox]").filter((box) => !box.checked);
  const boxes = round < rounds.boxes ? unchecked : [];
  for (const box of boxes) box.click();
  // A tab remembers what an earlier page view held, so what counts is what was written here.
  const { written = new WeakMap<Element, string>() } = globalThis as { written?: WeakMap<Element, string> };
  Object.assign(globalThis, { written });
  const holds = (blank: HTMLInputElement) => written.get(blank) === text && digits(blank.value) === digits(text);
  const blanks = below ? [] : visible<HTMLInputElement>("input[type=text]").filter((blank) => !holds(blank));
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  for (const blank of blanks) {
    blank.focus();
    write?.call(blank, text);
    written.set(blank, text);
    blank.dispatchEvent(new Event("input", { bubbles: true }));
    blank.blur();
  }
  await new Promise((drawn) => requestAnimationFrame(() => requestIdleCallback(drawn, { timeout: 2000 })));
  return closed.length + selects.length + boxes.length + blanks.length;
}

/** Opens everything that can be opened, whatever that brings, and the first explanation. */
export async function openEverything(page: Page): Promise<void> {
  await openParts(page);
  await openANumber(page);
}

const CLOSED = "main details:not([open]) > summary";

/** Opens what is closed, under every tab. Done in the page, because a press from outside waits for an idle moment. */
export const openParts = (page: Page) => page.evaluate(pressAll, { press: CLOSED, awaited: "none" });

/** The same, and whatever crashed is rendered again, until everything is there. */
export const openWhatCrashes = (page: Page) =>
  page.evaluate(pressAll, {
    press: `${CLOSED}, .failed button`,
    awaited: ".waiting, [data-part=built], details.panel[open]:not(:has(> .inside))",
  });

/** Presses everything that is visible, until nothing is left or awaited, under every tab. */
async function pressAll({ press, awaited }: Readonly<Record<"press" | "awaited", string>>): Promise<void> {
  const drawn = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
  const until = performance.now() + 60_000;
  const pressVisible = async () => {
    for (let settled = 0; settled < 2; ) {
      const left = visible(press);
      for (const one of left) one.click();
      await drawn();
      const all = [...left, ...visible(awaited)];
      settled = all.length === 0 ? settled + 1 : 0;
      if (performance.now() > until) throw new Error(`Still there: ${all.map((one) => one.innerText).join(", ")}`);
    }
  };
  await pressVisible();
  // What surrounds a part may crash and take its tabs along, so they are counted again each time.
  const tabs = () => document.querySelectorAll<HTMLElement>("[role=tab]");
  for (let i = 0; i < tabs().length; i++) {
    tabs()[i]?.click();
    await drawn();
    await pressVisible();
  }
}

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
