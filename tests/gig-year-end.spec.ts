import type { Page } from "@playwright/test";
import { barriers } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";
import { openLink, resize, visit } from "./support/visit.ts";

const PATH = "/gig-economy-tax-calculator";
/** A driver in Columbus: 38,000 of pay, and 10,000 and 11,000 miles. */
const DRIVER = `${PATH}#v2.gigs.0.pay=38000%2Fyear&gigs.0.milesJanuaryToJune=10000&gigs.0.milesJulyToDecember=11000&state=OH&place=Columbus`;

const steps = (page: Page) => page.getByRole("list", { name: "What can still lower your 2026 taxes" });
const open = (page: Page) =>
  page
    .locator(".more > summary", { has: page.getByText("What can still lower your 2026 taxes", { exact: true }) })
    .click();

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-22T12:00:00"));
  await visit(page, DRIVER);
});

test("a driver in Columbus sees what each step still saves, and what two of them save together", async ({ page }) => {
  await open(page);
  // Profit 22,390; with 2,000 less: 282.59 less self-employment tax; taxable income 2,279 instead of 3,766, by the
  // table 229 instead of 378; an earned income credit of 47 by its table, instead of none; 2.5% to Columbus, 50.
  const equipment = steps(page).getByRole("listitem").filter({ hasText: "Buy equipment for $2,000" });
  await expect(equipment).toContainText("saves $529");
  await expect(equipment).toContainText("By December 31, 2026.");
  const retirement = steps(page).getByRole("listitem").filter({ hasText: "traditional IRA" });
  await expect(retirement).toContainText("By April 15, 2027.");
  await equipment.getByRole("checkbox").check();
  await retirement.getByRole("checkbox").check();
  await expect(page.getByRole("region", { name: "Your plan" })).toContainText("All of it together");
  await equipment.getByRole("button").click();
  await expect(page.locator(".explanation .name")).toContainText("Saved for this year");
  await expect(page.locator(".explanation .name")).toContainText("$528.59");
  await page.keyboard.press("Escape");
  expect(await barriers(page, "#answer")).toEqual([]);
  await resize(page, 320);
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content, "it fits a small phone").toBeLessThanOrEqual(window as number);
});

test("what is planned is in the link and in the calendar, and counts once it is done", async ({ page }) => {
  await open(page);
  await steps(page).getByRole("listitem").filter({ hasText: "Buy equipment" }).getByRole("checkbox").check();
  await page.getByRole("button", { name: "I've done this: count it" }).click();
  await expect(page.getByRole("region", { name: "The year", exact: true })).toContainText("$20,390.00");
  await expect(page.getByRole("region", { name: "Your plan" })).toHaveCount(0);
  await openLink(page, `${DRIVER.split("#")[1]}&planned=1&planned.0.what=equipment&planned.0.amount=1500`);
  await expect(page.getByRole("region", { name: "Your plan" })).toContainText("Buy equipment for $1,500");
});
