/** Opens and fills in a calculator's groups and panels. */
import { expect, type Locator, type Page } from "@playwright/test";

/** A group of fields or a panel, by its title. */
export const group = (page: Page, title: string) =>
  page.locator("details.more", { has: page.locator(":scope > summary .name", { hasText: new RegExp(`^${title}$`) }) });

/** Opens a group or a panel and waits for its content. */
export async function open(page: Page, title: string) {
  const details = group(page, title);
  // A decision's panels are under the tab that names it; a tab opens its first panel.
  for (const tab of await page.getByRole("tab").all()) {
    if (await details.isVisible()) break;
    await tab.click();
  }
  // A part that lays itself out during the press moves the place out from under it.
  await expect(async () => {
    if ((await details.getAttribute("open")) === null) await details.locator("summary").first().click();
    await expect(details).toHaveAttribute("open", { timeout: 1000 });
  }).toPass();
  await expect(details.locator(":scope > div").first()).toBeVisible();
  await expect(details.locator(".waiting")).toHaveCount(0);
  return details;
}

/** Fills a field and leaves it. */
export async function type(page: Page, label: string, text: string) {
  const blank = page.getByLabel(label, { exact: true });
  await blank.fill(text);
  await blank.press("Tab");
}

/** The amount of a line in a panel. */
export const amountIn = (panel: Locator, label: string) =>
  panel.locator("li.row", { hasText: label }).locator(".amount").first();
