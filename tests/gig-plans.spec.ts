import { barriers } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";
import { openLink, resize, visit } from "./support/visit.ts";

const PATH = "/gig-economy-tax-calculator";

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-22T12:00:00"));
});

test("retirement plans are side by side, and each amount opens its line", async ({ page }) => {
  await visit(page, `${PATH}#v2.gigs.0.work=consulting&gigs.0.pay=60000%2Fyear&state=TX`);
  await page.getByRole("tab", { name: "Retirement plans" }).click();
  const sep = page.getByRole("row", { name: /^SEP-IRA/ });
  // Net earnings of 55,761.14; a fifth of that is 11,152.23. 24,500 more in a solo 401(k).
  await expect(sep).toContainText("$11,152");
  await expect(sep).toContainText("October 15, 2027");
  await expect(page.getByRole("row", { name: /^Solo 401\(k\)/ })).toContainText("$35,652");
  await expect(page.getByRole("row", { name: /^SIMPLE IRA/ })).toContainText("too late for 2026");
  await sep.getByRole("button", { name: "$11,152" }).click();
  await expect(page.locator(".explanation .name")).toContainText("$11,152.23");
  await page.keyboard.press("Escape");
  expect(await barriers(page, ".tab-panel")).toEqual([]);
  await resize(page, 360);
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content).toBeLessThanOrEqual(window as number);
  await test.step("the tab opens its panel again after it was closed", async () => {
    // By keyboard: beside busy cores, a mouse press this soon after the window has changed sometimes isn't a click.
    await page.locator(".tab-panel > details > summary").first().press("Enter");
    await expect(sep).toBeHidden();
    await page.getByRole("tab", { name: "Retirement plans" }).click();
    await expect(sep).toBeVisible();
  });
  await test.step("just above the end of the Marketplace credit, the step that restores it is by the answer", async () => {
    await openLink(
      page,
      "v2.gigs.0.pay=1000%2Fyear&jobs=1&jobs.0.pay=63000%2Fyear&healthPremiums=12000&marketplace=yes&benchmarkPremium=12000&printedTables=no",
    );
    // 400 of excess income ends a credit of 5,765.04; 12% of 400 is on top of that.
    await expect(page.locator("#answer")).toContainText(
      "Put $400 into a traditional IRA by April 15, 2027, and you save $5,813",
    );
  });
});
