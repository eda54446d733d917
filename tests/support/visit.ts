/** Opening a page, and waiting until it is ready instead of until the network is quiet. */
import { expect, type Locator, type Page } from "@playwright/test";

/** Every part of a calculator is interactive. Tools of a guide that are out of sight never are. */
export const live = (page: Page) => expect(page.locator("astro-island[ssr]")).toHaveCount(0, { timeout: 15_000 });

/** The same, and all that loads after the answer follows what is typed. */
export async function awake(page: Page): Promise<void> {
  await live(page);
  await expect(page.locator("[data-part=built]")).toHaveCount(0, { timeout: 30_000 });
}

/** Opens a calculator and waits until all of it follows what is typed. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await awake(page);
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
