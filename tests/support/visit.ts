/** Opening a page, and waiting until it is ready instead of until the network is quiet. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Until nothing on the page matches. The page itself watches: a test that asks pauses up to a second between two
 * questions, and most of its time was such pauses.
 */
export async function gone(page: Page, selector: string, timeout = 30_000): Promise<void> {
  const seen = page.evaluate((selector) => {
    const isGone = () => document.querySelector(selector) === null;
    if (isGone()) return;
    return new Promise<void>((done) => {
      const watch = new MutationObserver(() => {
        if (!isGone()) return;
        watch.disconnect();
        done();
      });
      watch.observe(document, { attributes: true, childList: true, subtree: true });
    });
  }, selector);
  await Promise.race([seen, sleep(timeout, undefined, { ref: false })]);
  await expect(page.locator(selector)).toHaveCount(0, { timeout: 1 });
}

/** Every part of a calculator is interactive. Tools of a guide that are out of sight never are. */
export const live = (page: Page): Promise<void> => gone(page, "astro-island[ssr]");

/** The answer follows what is typed. */
export const settled = (page: Page): Promise<void> => gone(page, "#answer:not([aria-busy=false])");

/** The same, and all that loads after the answer follows what is typed. */
export async function awake(page: Page): Promise<void> {
  await live(page);
  await gone(page, "[data-part=built]");
}

/** Opens a calculator and waits until all of it follows what is typed. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await awake(page);
}

/** Nothing is being worked out, and what follows from the answer is rendered. */
export async function calm(page: Page): Promise<void> {
  await gone(page, "main [aria-busy=true]");
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => requestAnimationFrame(idle))));
}

/** Opens another link on the page that is there, as the address bar does. It is rendered when this returns. */
export async function openLink(page: Page, link: string): Promise<void> {
  await live(page);
  await page.evaluate(
    (link) =>
      new Promise((drawn) => {
        addEventListener("hashchange", () => requestAnimationFrame(() => requestAnimationFrame(drawn)), { once: true });
        location.hash = link;
      }),
    link,
  );
}

/** Scrolls to a tool of a guide, and waits until it is interactive. */
export async function tool(page: Page, name: string): Promise<Locator> {
  const region = page.getByRole("region", { name, exact: true });
  await region.scrollIntoViewIfNeeded();
  await expect(region.locator("xpath=ancestor::astro-island[not(@ssr)]")).toHaveCount(1);
  return region;
}

/**
 * Lays out every part, as if scrolled to. The browser skips the layout of parts out of sight, and what it then says of
 * their width is of the window's former width.
 */
export const layOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".later > * { content-visibility: visible !important; }");
    document.adoptedStyleSheets.push(sheet);
  });

/** Makes the window this wide and high, and waits until the page knows. */
export async function resize(page: Page, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height });
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
}
