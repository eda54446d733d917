/**
 * Error and speed reports, with a real service (Spotlight) behind the real server: what arrives, what never leaves, and
 * who is left alone.
 */
import type { Page } from "@playwright/test";
import { pages } from "../src/content/pages.ts";
import { allowed } from "../src/reports/allowed.ts";
import { barriers } from "./support/accessibility.ts";
import {
  breakEachOnce,
  breakNumbersIn,
  breakPanels,
  breakTheme,
  calculators,
  FORCED,
  fillEverything,
  islandOf,
  kindFor,
  live,
  losePanels,
  nameOf,
  openANumber,
  openEverything,
  openWhatCrashes,
  panelNames,
  panelsIn,
  RETRY,
  thrownHere,
} from "./support/break.ts";
import { dist, RELEASE, type Reporting, startReporting } from "./support/reporting.ts";
import { test as base, expect } from "./support/test.ts";

// One after another, because they share the service and look at everything it received.
base.describe.configure({ mode: "default" });

let reporting: Reporting;
/** The site with reports is a separate build from the one that all other tests use. */
const test = base.extend<object, { readonly service: Reporting }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: it needs nothing
    async ({}, use) => {
      reporting = await startReporting();
      await use(reporting);
      await reporting.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: ({ service }, use) => use(service.origin),
});
test.beforeEach(() => reporting.clear());
// What a test's page has sent isn't taken for the next one's.
test.afterEach(({ page }) => leave(page));

/** What React reports about a part that it rendered on a second try. */
const RECOVERED = "ReactError520";

/** How many errors one page view reports. */
const AT_MOST = 10;

const faults = () => reporting.received.filter(({ type }) => type === "event").map(({ report }) => report);
const speeds = () => reporting.received.filter(({ type }) => type === "transaction").map(({ report }) => report);
const framesOf = (
  report: ReturnType<typeof faults>[number],
): { filename: string; function?: string; lineno?: number }[] => report.exception.values[0].stacktrace.frames;

/** Until the server has what the page sent before this, or would have. */
const delivered = (page: Page) => page.evaluate(async () => void (await fetch("/healthz")));
/** The page is hidden, as when a visitor switches to another tab, which sends the speed report. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
/** Leaves the page once all it sends has arrived. A report sent by leaving could arrive at any time. */
async function leave(page: Page): Promise<void> {
  if (page.url().startsWith(reporting.origin)) {
    await hide(page);
    await delivered(page);
  }
  await page.goto("about:blank");
  await expect.poll(() => reporting.received.length).toBe(posts());
}
/** The requests for reports in what browsers sent. */
const posts = () => reporting.sentByBrowsers().match(/POST \/reports HTTP/g)?.length ?? 0;

const onTheList = [
  ...["event_id", "timestamp", "platform", "release", "environment", "transaction", "tags", "contexts", "level"],
  ...["exception", "type", "start_timestamp", "measurements", "spans"],
];

test.describe("a fault arrives", () => {
  test("from every page, also from one that doesn't exist", async ({ page, troubles }) => {
    troubles.allow(new RegExp(`${FORCED}|404`));
    await breakTheme(page);
    for (const { path } of [...pages, { path: "/no-such-page" }])
      await test.step(path, async () => {
        await page.goto(path);
        await expect.poll(() => faults().length, { timeout: 10_000 }).toBeGreaterThan(0);
        const [report] = faults();
        expect(report).toMatchObject({
          transaction: path === "/no-such-page" ? "/404" : path,
          release: RELEASE,
          environment: "test",
          platform: "javascript",
          tags: { screen: "large" },
          contexts: { browser: { name: "Chrome", version: expect.stringMatching(/^\d+$/) } },
          exception: { values: [{ type: "TypeError" }] },
        });
        expect(Math.abs(report.timestamp - Date.now() / 1000)).toBeLessThan(60);
        expect(
          framesOf(report).some(({ filename }) => [report.transaction, "src/ui/frame/theme.ts"].includes(filename)),
        ).toBe(true);
        expect(Object.keys(report).filter((field) => !onTheList.includes(field))).toEqual([]);
        expect(allowed(report)).toEqual(report);
        // Otherwise the next page's report could be this one's second.
        await leave(page);
        reporting.clear();
      });
  });

  for (const path of calculators) {
    test(`from every panel of ${path}`, async ({ page, troubles }) => {
      test.setTimeout(180_000);
      troubles.allow(new RegExp(`${FORCED}|React error #520`));
      const loaded = new Set<string>();
      const panels = panelsIn(dist);
      page.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (panels.has(pathname)) loaded.add(nameOf(pathname));
      });
      await breakPanels(page, dist);
      await breakEachOnce(page);
      await page.goto(path);
      await live(page);
      // A crash of what surrounds a part may have closed it again.
      let count = 0;
      do {
        count = (await thrownHere(page)).names.length;
        await openWhatCrashes(page);
      } while ((await thrownHere(page)).names.length > count);
      await openANumber(page);
      await expect(page.locator(".explanation .name, .failed").first()).toBeVisible();
      await expect.poll(async () => (await thrownHere(page)).notTold).toEqual([]);
      const { names, tookTheAnswer } = await thrownHere(page);
      expect(loaded.size).toBeGreaterThan(4);
      expect([...loaded].filter((name) => !names.includes(name))).toEqual([]);
      expect(tookTheAnswer).toEqual([]);
      // The rest would be sent as well, but a page view sends ten reports at most.
      expect(names.length).toBeGreaterThan(AT_MOST);
      await expect.poll(() => faults().length, { timeout: 30_000 }).toBe(AT_MOST);
      const kinds = [RECOVERED, ...names.map((name) => kindFor(name))];
      for (const report of faults()) {
        expect(kinds).toContain(report.exception.values[0].type);
        expect(report.transaction).toBe(path);
        expect(allowed(report)).toEqual(report);
      }
    });

    test(`from ${path} as a whole`, async ({ page, troubles }) => {
      troubles.allow(new RegExp(FORCED));
      await breakNumbersIn(page);
      await page.goto(path);
      await live(page);
      // Its component is in a script with either name.
      await page.evaluate(() => Object.assign(globalThis, { breakIn: ["Calculator", "retirement"] }));
      // It may crash before this by itself.
      await page
        .locator(".ask input[type=text]")
        .first()
        .fill("53", { timeout: 2000 })
        .catch(() => undefined);
      await expect(page.getByRole("main")).toContainText("Application error: a client-side exception");
      const folder = { "/gig-economy-tax-calculator": "gig-tax" }[path] ?? path.slice(1).replace("-calculator", "");
      // Parts of the page may fail before all of it does, and their reports arrive first.
      const ours = () =>
        faults()
          .flatMap(framesOf)
          .filter(({ filename }) => filename.startsWith(`src/calculators/${folder}/`));
      await expect.poll(() => ours().length).toBeGreaterThan(0);
      for (const { filename, lineno } of ours()) {
        expect(filename).toMatch(/\.tsx?$/);
        expect(lineno).toBeGreaterThan(1);
      }
    });
  }

  // Each calculator's own sources are found in the test above.
  test("from a panel, with its place in our sources", async ({ page, troubles }) => {
    troubles.allow(new RegExp(FORCED));
    await breakNumbersIn(page);
    await page.goto("/mortgage-calculator");
    await live(page);
    await openEverything(page);
    await page.evaluate((breakIn) => Object.assign(globalThis, { breakIn }), panelNames);
    await page.locator(".ask input[type=text]").first().fill("53");
    await expect(page.locator(".failed").first()).toBeVisible();
    await expect.poll(() => faults().length, { timeout: 10_000 }).toBeGreaterThan(1);
    for (const report of faults()) {
      expect(report).toMatchObject({
        transaction: "/mortgage-calculator",
        exception: { values: [{ type: "RangeError" }] },
      });
      const frames = framesOf(report);
      const ours = frames.filter(({ filename }) => /^src\/(calculators|ui)\/.*\.tsx?$/.test(filename));
      expect(ours.length, JSON.stringify(frames)).toBeGreaterThan(0);
      for (const { lineno } of ours) expect(lineno).toBeGreaterThan(1);
    }
    // An error during rendering is reported with the components that rendered it; some errors come during
    // computation.
    const all = faults().flatMap(framesOf);
    expect(all.some(({ filename }) => /^node_modules\/react-dom\//.test(filename))).toBe(true);
  });

  test("when a panel's script is lost, with the name of the script", async ({ page, troubles }) => {
    troubles.allow(/404|dynamically imported|did not arrive/);
    await losePanels(page, Number.POSITIVE_INFINITY, dist);
    await page.clock.install();
    await page.goto("/mortgage-calculator");
    await expect(async () => {
      await page.clock.fastForward(RETRY);
      expect(faults().length).toBeGreaterThan(0);
    }).toPass({ timeout: 15_000 });
    expect(faults()[0].exception.values[0].type).toBe("LostPart");
    expect(framesOf(faults()[0])[0]?.filename).toMatch(/^\/_astro\/\w+\.[\w-]+\.js$/);
  });

  test("when the calculator's own script is lost", async ({ page, troubles }) => {
    troubles.allow(/404|dynamically imported|Error hydrating/);
    const { script } = islandOf("/mortgage-calculator", dist);
    await page.route(`**${script}*`, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto("/mortgage-calculator");
    await expect.poll(() => faults().length, { timeout: 15_000 }).toBeGreaterThan(0);
    expect(framesOf(faults()[0])[0]?.filename).toBe(script);
  });

  test("once, however often it happens, and ten at most from one page view", async ({ page, troubles }) => {
    troubles.allow(/rror/);
    await page.goto("/about");
    await page.evaluate(() => {
      const same = new TypeError("the same");
      for (let i = 0; i < 30; i++) setTimeout(() => reportError(same));
      for (let i = 0; i < 30; i++)
        setTimeout(() =>
          reportError(Object.assign(new RangeError("another"), { stack: `at x (${location.origin}/about:${i}:1)` })),
        );
    });
    await expect.poll(() => faults().length).toBe(AT_MOST);
    await page.evaluate(() => setTimeout(() => reportError(new RangeError("one more"))));
    await delivered(page);
    expect(posts()).toBe(AT_MOST);
  });

  test("and Spotlight itself can read and keep it", async ({ page, troubles }) => {
    troubles.allow(new RegExp(FORCED));
    await breakTheme(page);
    await page.goto("/about");
    await expect.poll(() => faults().length, { timeout: 10_000 }).toBe(1);
    expect(await reporting.stream()).toContain(faults()[0].event_id);
  });
});

test.describe("speed", () => {
  test("of a visit arrives when it ends: page load, vitals and long tasks", async ({ page }) => {
    const measures = page.waitForResponse(/\/reports-/);
    await page.goto("/mortgage-calculator");
    await measures;
    await page.locator(".ask input[type=text]").first().fill("54,321");
    await page.evaluate(
      () =>
        new Promise<void>((seen) => {
          const isLong = ({ duration }: PerformanceEntry) => duration >= 100;
          new PerformanceObserver((list) => list.getEntries().some(isLong) && seen()).observe({ type: "longtask" });
          setTimeout(() => {
            const until = performance.now() + 120;
            while (performance.now() < until);
          });
        }),
    );
    await delivered(page);
    expect(posts()).toBe(0);
    await page.goto("/about");
    await expect.poll(() => speeds().length, { timeout: 10_000 }).toBe(1);
    const [report] = speeds();
    expect(report).toMatchObject({ transaction: "/mortgage-calculator", release: RELEASE, environment: "test" });
    expect(report.contexts.trace.op).toBe("pageload");
    for (const name of ["ttfb", "fcp", "lcp", "load"]) expect(report.measurements[name].value, name).toBeGreaterThan(0);
    expect(report.measurements.cls.value).toBeLessThan(0.1);
    expect(report.measurements.longtasks.value).toBeGreaterThan(0);
    expect(report.measurements["longtasks.total"].value).toBeGreaterThanOrEqual(100);
    expect(report.spans.some((span: { op: string }) => span.op === "ui.long-task")).toBe(true);
    expect(allowed(report)).toEqual(report);
  });

  test("is not measured before the page can be used: nothing of it is loaded for the first answer", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const ofReports = () => asked.filter((url) => /reports-/.test(url)).length;
    await page.clock.install({ time: "2026-11-21T12:00:00" });
    await page.clock.pauseAt("2026-11-21T12:00:01");
    await page.goto("/mortgage-calculator", { waitUntil: "load" });
    // The page becomes usable within a second and a half of its own time, however slow the machine is.
    for (let i = 0; i < 15; i++) {
      await page.clock.runFor(100);
      await delivered(page);
    }
    await live(page);
    expect(ofReports()).toBe(0);
    await page.clock.runFor(1000);
    await expect.poll(ofReports).toBe(1);
  });
});

test.describe("nobody is asked, and nothing loaded or sent", () => {
  const quiet = async (page: Page) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await breakTheme(page);
    await page.clock.install();
    for (const path of ["/about", "/mortgage-calculator"]) {
      await page.goto(path);
      await page.clock.runFor(2500);
      await delivered(page);
    }
    await page.goto("about:blank");
    expect(asked.filter((url) => /reports/.test(url))).toEqual([]);
    expect(reporting.received).toEqual([]);
    expect(reporting.sentByBrowsers()).not.toContain("POST");
  };

  test("with Global Privacy Control", async ({ page, troubles }) => {
    test.setTimeout(60_000);
    troubles.allow(new RegExp(FORCED));
    await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
    await quiet(page);
  });

  test("with Do Not Track", async ({ page, troubles }) => {
    test.setTimeout(60_000);
    troubles.allow(new RegExp(FORCED));
    await page.addInitScript(() => Object.defineProperty(navigator, "doNotTrack", { value: "1" }));
    await quiet(page);
  });

  test("with the switch on the privacy page, and it can be turned back", async ({ page, troubles }) => {
    test.setTimeout(60_000);
    troubles.allow(new RegExp(FORCED));
    await page.goto("/privacy-policy");
    const off = page.getByRole("button", { name: "Send no reports from this device" });
    await expect(page.locator("[data-report-state]")).toContainText("Reports are on.");
    await off.click();
    await expect(off).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator("[data-report-state]")).toContainText("Reports are off on this device.");
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ reports: "off" });
    await quiet(page);
    await page.goto("/privacy-policy");
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(page.locator("[data-report-state]")).toContainText("Reports are on.");
  });
});

test("without a service nothing is loaded, nothing sent, and the privacy page says so", async ({
  browser,
  troubles,
}) => {
  troubles.allow(new RegExp(FORCED));
  const context = await browser.newContext({ baseURL: `http://localhost:${process.env.PLAINSUM_PORT}` });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await breakTheme(page);
  await page.clock.install();
  await page.goto("/mortgage-calculator");
  await page.clock.runFor(2500);
  await delivered(page);
  await page.goto("/privacy-policy");
  await expect(page.locator("[data-report-state]")).toHaveText("This site sends no error reports.");
  expect(asked.filter((url) => /reports/.test(url))).toEqual([]);
  await context.close();
});

test("the privacy page shows the very reports that would be sent, and keeps nobody out", async ({ page }) => {
  await page.goto("/privacy-policy");
  await page.getByRole("button", { name: "Show what would be sent now" }).click();
  const text = page.locator("[data-report-text]");
  await expect(text).toBeVisible();
  const shown = (await text.innerText())
    .split(/\n(?=\{)/)
    .map((part) => JSON.parse(part))
    .filter((part) => "transaction" in part);
  expect(shown).toHaveLength(2);
  for (const report of shown) {
    expect(report.transaction).toBe("/privacy-policy");
    expect(allowed(report)).toEqual(report);
  }
  expect(shown[1].measurements.fcp.value).toBeGreaterThan(0);
  expect(await barriers(page)).toEqual([]);
  expect(reporting.sentByBrowsers()).not.toContain("POST");
});

test("/reports down: the page does not notice", async ({ page, troubles }) => {
  troubles.allow(new RegExp(`${FORCED}|/reports|ERR_FAILED|another`));
  await page.route("**/reports", (route) => route.abort());
  await breakPanels(page, dist);
  const refused = page.waitForEvent("requestfailed", (request) => /\/reports$/.test(request.url()));
  await page.goto("/mortgage-calculator");
  await live(page);
  await page.locator(".ask input[type=text]").first().fill("54,321");
  await expect(page.locator(".failed").first()).toBeVisible();
  await refused;
  await delivered(page);
  await expect(page.locator("output").first()).toContainText(/\d/);
  // The newer of two routes counts. Without one for a moment, a report could go through.
  await page.route("**/reports", (route) => route.fulfill({ status: 500, body: "" }));
  troubles.allow(/500/);
  const failing = page.waitForResponse(/\/reports$/);
  await page.evaluate(() => setTimeout(() => reportError(new Error("another"))));
  expect((await failing).status()).toBe(500);
  await delivered(page);
  await expect(page.locator("output").first()).toContainText(/\d/);
});

test.describe("the marker test: nothing of what was typed leaves, whatever fails", () => {
  /**
   * Digits that appear nowhere else, in the forms in which an amount could be written. A time of measurement may end in
   * 91.82 seconds, with digits before it.
   */
  const MARKERS = /9([,.]|%2C)?182([,.]|%2C)?736|(?<!\d)91\.82|marker|zq7x/i;

  /** The text around the first marker. */
  const around = (pattern: RegExp, text: string) => {
    const { index } = pattern.exec(text) ?? {};
    return index === undefined ? undefined : text.slice(Math.max(0, index - 300), index + 100);
  };

  // With the browser's own copy of the site, which makes requests too.
  test.use({ serviceWorkers: "allow" });

  /** Each calculator with amounts, one of them with decimals; words take the same way through the code everywhere. */
  const TYPED: Readonly<Record<string, readonly string[]>> = {
    "/gig-economy-tax-calculator": ["9182736"],
    "/mortgage-calculator": ["marker zq7x 9182736", "91.82736"],
    "/retirement-calculator": ["9182736"],
  };

  for (const path of calculators)
    test(path, async ({ page, troubles }) => {
      test.setTimeout(300_000);
      troubles.allow(/./);
      await breakPanels(page, dist);
      await breakNumbersIn(page);
      for (const [round, text] of (TYPED[path] as readonly string[]).entries()) {
        await page.goto("about:blank");
        await page.goto(path);
        await live(page);
        await page.evaluate(() => Object.assign(globalThis, { broken: false }));
        const blanks = await fillEverything(page, text);
        expect(blanks.length).toBeGreaterThan(15);
        expect(blanks.filter((blank) => !MARKERS.test(blank))).toEqual([]);
        // Requests the link, so that the markers are in the address as well.
        await page
          .getByRole("button", { name: "Copy a link to these numbers" })
          .click({ timeout: 2000 })
          .catch(() => undefined);
        await page.evaluate((text) => {
          Object.assign(globalThis, { broken: true });
          class Income9182736Error extends Error {
            override name = `Income9182736Error ${text}`;
          }
          const thrown = [
            new TypeError(`cannot read ${text}`, { cause: new Error(text) }),
            new Income9182736Error(text),
            text,
            { income: text, toString: () => text },
            Object.assign(new Error(text), {
              income: text,
              stack: `Error: ${text}\n at ${text} (${location.href}:1:2)`,
            }),
          ];
          for (const fault of thrown) {
            setTimeout(() => {
              throw fault;
            });
            Promise.reject(fault);
            dispatchEvent(new CustomEvent("plainsum:fault", { detail: fault }));
          }
        }, text);
        await page.locator(".ask input[type=text]").first().fill(`${text}1`);
        for (const breakIn of [panelNames, ["Calculator", "retirement"]]) {
          await page.evaluate((breakIn) => Object.assign(globalThis, { breakIn }), breakIn);
          await page
            .locator(".ask input[type=text]")
            .first()
            .fill(`${text}2`, { timeout: 500 })
            .catch(() => undefined);
          await page
            .locator(".explained > button:visible")
            .first()
            .click({ timeout: 500 })
            .catch(() => undefined);
        }
        await expect.poll(() => faults().length, { timeout: 30_000 }).toBeGreaterThan(5 * (round + 1));
        const speedsAfterLeaving = () => hide(page).then(() => speeds().length);
        await expect.poll(speedsAfterLeaving, { timeout: 30_000 }).toBe(round + 1);
      }
      await page.goto("/about");
      await delivered(page);
      // Everything sent has gone through the server.
      await expect.poll(() => reporting.received.length).toBe(posts());
      const { sentByBrowsers, passedOn, log } = reporting;
      expect(sentByBrowsers()).toContain("POST /reports");
      for (const [what, bytes] of Object.entries({ sentByBrowsers, passedOn, log }))
        expect(around(MARKERS, bytes()), what).toBeUndefined();
      for (const { report } of reporting.received) expect(allowed(report)).toEqual(report);
    });
});
