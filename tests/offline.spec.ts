/**
 * After the first visit the site works offline, with its server really gone. And a newer version waits until requested.
 */
import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { pages } from "../src/content/pages.ts";
import { calculators, openEverything } from "./support/break.ts";
import { test as base, expect } from "./support/test.ts";
import { startVersions, type Versions } from "./support/versions.ts";
import { gone, live } from "./support/visit.ts";

const test = base.extend<{ readonly site: Versions }>({
  // biome-ignore lint/correctness/noEmptyPattern: it needs nothing
  site: async ({}, use) => {
    const site = await startVersions();
    await use(site);
    await site.stop();
  },
  baseURL: ({ site }, use) => use(site.origin),
});

test.use({ serviceWorkers: "allow" });

/** Until the browser has the whole copy. */
const copied = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    for (let i = 0; i < 100 && !navigator.serviceWorker.controller; i++)
      await new Promise((resolve) => setTimeout(resolve, 100));
    return navigator.serviceWorker.controller?.state;
  });
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return { names, paths: requests.flat().map(({ url }) => new URL(url).pathname) };
  });
const firstBlank = (page: Page) => page.locator(".ask input[type=text]").first();

test("after one visit all ten routes are there without a network, and every calculator answers", async ({
  page,
  site,
  troubles,
}) => {
  test.setTimeout(180_000);
  troubles.allow(/ERR_CONNECTION_REFUSED|ERR_FAILED|404.*mortgage-calculater/);
  await page.goto("/about");
  expect(await copied(page)).toMatch(/activated|activating/);
  // Every script, so also those of panels that nobody has opened. Reports need a network.
  const { paths } = await kept(page);
  const scripts = readdirSync(new URL("../dist/_astro", import.meta.url)).filter((file) => /\.(js|woff2)$/.test(file));
  expect(scripts.length).toBeGreaterThan(100);
  expect(scripts.filter((file) => !paths.includes(`/_astro/${file}`) && !file.startsWith("reports-"))).toEqual([]);
  await site.stop();
  expect(await page.evaluate(() => fetch("/healthz").catch(() => "no network"))).toBe("no network");
  for (const { path, name } of pages) {
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 }), name).toBeVisible();
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${path}$`));
  }
  const unknown = await page.goto("/mortgage-calculater?from=mail");
  expect(unknown?.status()).toBe(404);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText("We can't find that page");
  await expect(page.getByRole("main").getByRole("link")).toHaveCount(pages.length);
  for (const path of calculators.filter((path) => path.endsWith("-calculator"))) {
    await page.goto(path);
    await live(page);
    const answer = page.locator("output").first();
    const before = await answer.innerText();
    await firstBlank(page).fill("61");
    await expect(answer).not.toHaveText(before, { timeout: 15_000 });
    if (path === "/mortgage-calculator") {
      await openEverything(page);
      await expect(page.locator(".explanation .name")).toBeVisible();
      await gone(page, ".waiting");
    }
    await expect(page.locator(".failed")).toHaveCount(0);
  }
  // Last, because the browser's own page of failure interrupts what comes next.
  await expect(page.goto("/sources.csv")).rejects.toThrow("ERR_CONNECTION_REFUSED");
});

test("a newer version is announced, never while somebody types; what was typed is kept, old copies go", async ({
  page,
  site,
}) => {
  test.setTimeout(60_000);
  await page.goto("/mortgage-calculator");
  await live(page);
  await firstBlank(page).focus();
  // A second longer than a page that nobody types into waits before it is copied.
  await page.waitForTimeout(4000);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await firstBlank(page).blur();
  await copied(page);
  expect((await kept(page)).paths).toContain(site.before);
  await page.evaluate(() => caches.open(`plainsum-precache-v1-of-long-ago-${location.origin}/`));
  site.release();
  await page.reload();
  await live(page);
  await firstBlank(page).fill("345,678");
  const waiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? "none");
  await expect.poll(waiting, { timeout: 20_000 }).toBe("installed");
  const notice = page.locator(".newer");
  await page.waitForTimeout(1500);
  await expect(notice).toHaveCount(0);
  await firstBlank(page).blur();
  await expect(notice).toContainText("A newer version of this site is ready. What you typed is kept.");
  // The open version stays whole until then.
  expect((await kept(page)).paths).toContain(site.before);
  // A still newer one takes the place of that notice; its button would do nothing now.
  const first = await notice.elementHandle();
  site.release();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await first?.waitForElementState("hidden", { timeout: 20_000 });
  await notice.getByRole("button", { name: "Load it now" }).click();
  await expect(notice).toHaveCount(0);
  await expect(firstBlank(page)).toHaveValue("345,678");
  await expect.poll(async () => (await kept(page)).paths).not.toContain(site.before);
  const { names, paths } = await kept(page);
  expect(paths).toContain(site.after);
  expect(names).toHaveLength(1);
  await site.stop();
});
