/** Groups and panels of a calculator, opened and filled in. */
import { expect, type Locator, type Page } from "@playwright/test";

/** A group of blanks or a panel, by its title. */
export const group = (page: Page, title: string) =>
  page.locator("details.more", { has: page.locator(".name", { hasText: new RegExp(`^${title}$`) }) });

/** Opens a group or a panel and waits for what is in it. */
export async function open(page: Page, title: string) {
  const details = group(page, title);
  // The panels of a decision stand under the tab that names it; a tab opens its first panel.
  for (const tab of await page.getByRole("tab").all()) {
    if (await details.isVisible()) break;
    await tab.click();
  }
  if ((await details.getAttribute("open")) === null) await details.locator("summary").first().click();
  await expect(details.locator(":scope > div").first()).toBeVisible();
  await expect(details.locator(".waiting")).toHaveCount(0);
  return details;
}

/** Fills a blank and leaves it. */
export async function type(page: Page, label: string, text: string) {
  const blank = page.getByLabel(label, { exact: true });
  await blank.fill(text);
  await blank.press("Tab");
}

/** The amount of a line in a panel. */
export const amountIn = (panel: Locator, label: string) =>
  panel.locator("li.row", { hasText: label }).locator(".amount").first();
