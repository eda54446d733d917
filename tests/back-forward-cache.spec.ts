/** Leaving and coming back with the browser's back/forward cache, as most visitors do. */
import { chromium, flags } from "../scripts/lib/chromium.mjs";
import { expect, test } from "./support/test.ts";
import { visit } from "./support/visit.ts";

// The headless shell keeps no page for Back.
test.use({
  launchOptions: {
    executablePath: chromium() as string,
    args: flags,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

test("what was typed is still there on Back, and keeps working", async ({ page }) => {
  await visit(page, "/mortgage-calculator");
  const price = page.getByLabel("Price of the home", { exact: true });
  await price.fill("512345");
  await price.blur();
  await page.evaluate(() => document.body.classList.add("left"));
  await page.goto("/about");
  await page.goBack({ waitUntil: "commit" });
  // The very page that was left, not a rebuilt one.
  await expect(page.locator("body.left")).toBeAttached();
  await expect(price).toHaveValue("512,345");
  const answer = page.locator("#answer .figure").first();
  const before = await answer.textContent();
  await price.fill("256000");
  await expect(answer).not.toHaveText(before as string);
});
