import type { Page } from "@playwright/test";
import { barriers } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";
import { layOut, openLink, visit } from "./support/visit.ts";

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const amountOf = (page: Page, label: string) =>
  page
    .locator("li.row", { has: page.getByRole("button", { name: label, exact: true }) })
    .locator(".amount")
    .first();

async function type(page: Page, label: string, text: string) {
  const blank = page.getByLabel(label, { exact: true }).first();
  await blank.click();
  await blank.press("ControlOrMeta+a");
  await blank.pressSequentially(text);
  await blank.press("Tab");
}
const open = (page: Page, title: string) =>
  page
    .locator(".more > summary", { has: page.getByText(title, { exact: true }) })
    .first()
    .click();

const of60000 = (more: string) => `v5.gigs.0.pay=60000/year&${more}`;

/** Opens the page on a day, with 60,000 of pay a year and more. */
async function gig(page: Page, day: string, more: string) {
  await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
  await visit(page, `/gig-economy-tax-calculator#${of60000(more)}`);
}

test("each state and city has its own taxes, dates and reasons", async ({ page, context }) => {
  test.slow();
  await test.step("New York City: the state, the city, its business tax, and what is left out", async () => {
    await gig(page, "2026-11-21", "state=NY&place=New York City, work done there");
    await expect(page.locator("output")).toContainText("to New York");
    // 60,000 minus 4,238.87 for half of self-employment tax and 8,000: 47,761.14 of state taxable income.
    await expect(amountOf(page, "Taxable income").first()).toBeVisible();
    const city = region(page, "New York City, work done there tax");
    // By the tax table, at the middle of its row: 12,000 at 3.078%, 13,000 at 3.762% and 22,775 at 3.819%, 1,728.20, in
    // dollars.
    await expect(city).toContainText("$1,728.00");
    await expect(city).toContainText("Metropolitan commuter transportation mobility tax");
    await city.getByRole("button", { name: "New York City resident tax" }).click();
    await expect(page.locator(".explanation .name")).toContainText("$1,728.00");
    await expect(region(page, "All taxes together")).toContainText("Left out:");
  });
  await test.step("Philadelphia: business income and receipts tax and net profits tax at the published rates", async () => {
    await openLink(page, of60000("state=PA&place=Philadelphia"));
    await page.getByLabel("2025, if you haven't filed yet").check();
    const city = region(page, "Philadelphia tax");
    // 0.141% of 60,000 and 5.71% of 60,000; 3.74% of 60,000 minus 60% of 3,426.
    await expect(city).toContainText("$3,510.60");
    await expect(city).toContainText("$188.40");
    await expect(region(page, "What to pay Pennsylvania, and when")).toContainText("Philadelphia has its own return");
  });
  await test.step("Colorado says why the year's reference cases differ, and a state without such cases says nothing", async () => {
    await openLink(page, of60000("state=CO"));
    const together = region(page, "All taxes together");
    await expect(together).toContainText("we follow the law. That program repeats the 2025 sales tax refund");
    await page.getByLabel("2025, if you haven't filed yet").check();
    await expect(together).toContainText("Left out:");
    await expect(together).not.toContainText("independent tax program");
  });
  await test.step("Texas has no income tax and says why; Washington names what it taxes instead", async () => {
    await openLink(page, of60000("state=TX"));
    await expect(region(page, "Texas income tax")).toContainText("Texas constitution forbids");
    await expect(region(page, "Texas income tax")).toContainText("margin tax");
    await expect(page.getByLabel("City or county", { exact: true })).toHaveCount(0);
    await expect(page.locator("output")).not.toContainText("to Texas");
    await page.getByLabel("State", { exact: true }).selectOption("WA");
    await expect(region(page, "Washington income tax")).toContainText("no tax on wages");
    await expect(region(page, "Washington income tax")).toContainText("Business and Occupation tax");
  });
  await test.step("what is withheld and paid to the state reduces its payments", async () => {
    await openLink(page, of60000("state=NC"));
    const plan = region(page, "What to pay North Carolina, and when");
    await region(page, "What to pay").getByText("Nothing yet").click();
    // 43,011.14 at 3.99%, 90% of that, three quarters of it by now.
    await expect(plan).toContainText("$1,158.40");
    const next = region(page, "Your next payment to North Carolina");
    await expect(next).toContainText("$1,158.40 to North Carolina now.");
    await expect(next).toContainText("(Form NC-40) for tax year 2026");
    await expect(next.getByRole("link")).toHaveAttribute("href", /^https:\/\/www\.ncdor\.gov\//);
    await next.getByRole("button", { name: "I paid this" }).click();
    await expect(next).toContainText("$386.13 to North Carolina by January 15, 2027.");
    // It became a payment to the state, made today. Less of it, and the rest is overdue again.
    await expect(page.getByText("Payment 1: $1,158 to North Carolina")).toBeVisible();
    await expect(page.getByLabel("Paid to", { exact: true })).toHaveValue("state");
    await expect(page.getByLabel("Paid on", { exact: true })).toHaveValue("2026-11-21");
    await type(page, "Amount", "1000");
    await expect(plan).toContainText("$158.40");
    await expect(plan).toContainText(
      "Some of it was paid late. Under “If you're late” you can see what North Carolina may add.",
    );
    await open(page, "Jobs and other income");
    await type(page, "State income tax withheld this year", "800");
    await expect(region(page, "What to pay North Carolina, and when")).toContainText(
      "Nothing to pay North Carolina before your return",
    );
  });
  await test.step("another place asks for its rate, and a link restores place and rate", async () => {
    await openLink(page, of60000("state=PA"));
    await page.getByLabel("City or county", { exact: true }).selectOption("Another place in Pennsylvania");
    await type(page, "Tax rate there", "1.5");
    await expect(region(page, "Another place in Pennsylvania tax")).toContainText("$900.00");
    await page.getByRole("button", { name: "Copy a link to these numbers" }).click();
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(region(other, "Another place in Pennsylvania tax")).toContainText("$900.00");
  });
});

test("California wants 30, 40, 0 and 30 percent, next to the IRS's four equal parts; a state with city taxes says that none is counted yet, above what to pay, until a place is chosen", async ({
  page,
}) => {
  await gig(page, "2026-02-01", "state=CA");
  const plan = region(page, "What to pay California, and when");
  await expect(plan).toContainText("30%, 40%, 0% and 30%");
  await expect(plan.getByText("By September 15, 2026")).toHaveCount(0);
  const rows = region(page, "What to pay").getByRole("row");
  await expect(rows).toHaveCount(7);
  await expect(rows.nth(3)).toContainText("September 15, 2026");
  await expect(rows.nth(3).getByRole("cell").nth(1)).toHaveText("–");
  await plan.getByRole("button", { name: "By June 15, 2026" }).click();
  await expect(page.locator(".explanation")).toContainText("Payment on this date");

  await openLink(page, of60000("state=OH"));
  const note = region(page, "What to pay").getByText("This leaves out city and county tax.");
  await expect(note).toBeVisible();
  await expect(page.getByText("You owe no city or county income tax, unless you choose a place")).toBeVisible();
  await page.getByLabel("City or county", { exact: true }).selectOption("Columbus");
  await expect(note).toHaveCount(0);
});

test("state, city and calendar are accessible and fit 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await gig(page, "2026-02-01", "state=NY&place=Yonkers");
  await layOut(page);
  await expect(region(page, "Yonkers tax")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await barriers(page)).toEqual([]);
});
