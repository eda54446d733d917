import type { Page } from "@playwright/test";
import { barriers } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";

const CARDS = ".cards > ol > li";
const PATH = "/gig-economy-tax-calculator";
const amountOf = (page: Page, label: string) =>
  page
    .locator("li.row", { has: page.getByRole("button", { name: label, exact: true }) })
    .locator(".amount")
    .first();
const open = (page: Page, title: string) =>
  page
    .locator(".more > summary", { has: page.getByText(title, { exact: true }) })
    .first()
    .click();

async function type(page: Page, label: string, text: string) {
  const blank = page.getByLabel(label, { exact: true }).first();
  await blank.click();
  await blank.press("ControlOrMeta+a");
  await blank.pressSequentially(text);
  await blank.press("Tab");
}

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-21T12:00:00"));
  await page.goto(PATH, { waitUntil: "networkidle" });
});

test("60,000 of pay a year gives the published 2026 figures, each with its explanation", async ({ page }) => {
  await page.getByLabel("Pay from gig work, period").selectOption("year");
  await type(page, "Pay from gig work", "$60,000");
  await page.getByLabel("State", { exact: true }).selectOption("TX");
  await expect(amountOf(page, "Self-employment tax")).toHaveText("$8,477.73");
  await expect(amountOf(page, "Adjusted gross income")).toHaveText("$55,761.14");
  await expect(amountOf(page, "Taxable income")).toHaveText("$31,728.91");
  await expect(amountOf(page, "Federal tax for the year")).toHaveText("$12,036.73");
  await expect(page.locator("output")).toContainText("21%");
  await page.getByRole("button", { name: "Self-employment tax" }).click();
  await expect(page.locator(".explanation .name")).toContainText("$8,477.73");
  await page.locator(".explanation .formula a").first().click();
  await expect(page.locator(".explanation")).toContainText("Schedule SE");
});

test("the plan counts from today: what is late, what is next, and why", async ({ page }) => {
  await page.getByLabel("Pay from gig work, period").selectOption("year");
  await type(page, "Pay from gig work", "60000");
  await open(page, "Payments so far, and last year's tax");
  await type(page, "Last year's total tax", "9000");
  await type(page, "Last year's adjusted gross income", "50000");
  const plan = page.getByRole("region", { name: "What to pay", exact: true });
  await expect(page.getByRole("region", { name: "Why these payments" })).toContainText("as much as last year's tax");
  await expect(plan).not.toContainText("Now, for dates that have passed");
  await plan.getByText("Nothing yet").click();
  await expect(plan).toContainText("Now, for dates that have passed");
  await expect(plan).toContainText("$6,750.00");
  await expect(plan).toContainText("By January 15, 2027");
  await expect(plan).toContainText("$2,250.00");
  // 12,036.73 minus 9,000.
  await expect(plan.getByRole("row", { name: /^With your return/ })).toContainText("$3,036.73");
});

test("gross pay on the forms above what arrived is a fee, and isn't taxed", async ({ page }) => {
  await page.getByLabel("Pay from gig work, period").selectOption("year");
  await type(page, "Pay from gig work", "40000");
  // Self-employment tax of 5,651.82, and 1,777 by the tax table on 37,174.09 - 16,100 - 4,214.82 = 16,859.27.
  await expect(amountOf(page, "Federal tax for the year")).toHaveText("$7,428.82");
  await open(page, "Gig work: costs, miles, tips");
  await type(page, "Gross pay on your 1099 forms", "52000");
  await expect(page.getByText("is the $40,000 you received")).toBeVisible();
  await expect(amountOf(page, "Federal tax for the year")).toHaveText("$7,428.82");
});

test("miles lower the profit, at two rates in 2026", async ({ page }) => {
  await page.getByLabel("Pay from gig work, period").selectOption("year");
  await type(page, "Pay from gig work", "58000");
  await open(page, "Gig work: costs, miles, tips");
  await open(page, "Driving");
  await type(page, "Miles driven for work this year", "11000");
  await type(page, "Miles driven for work, January to June", "10000");
  await expect(amountOf(page, "Net profit (pay minus costs)")).toHaveText("$49,990.00");
});

test("a second gig is added, removed and restored, and the focus follows", async ({ page }) => {
  await open(page, "Gig work: costs, miles, tips");
  await page.getByRole("button", { name: "Add a gig" }).click();
  await expect(page.locator(CARDS)).toHaveCount(2);
  await expect(page.locator(`${CARDS} > details > summary`).nth(1)).toBeFocused();
  await type(page, "Pay from gig work", "1000");
  // Each button says what it removes.
  await page
    .getByRole("button", { name: /^Remove .+/ })
    .last()
    .click();
  await expect(page.locator(CARDS)).toHaveCount(1);
  await page.getByRole("button", { name: "Undo remove" }).click();
  await expect(page.locator(CARDS)).toHaveCount(2);
});

test("selecting a lever puts it into the form, with the plan it needs, and the tax falls by the stated amount", async ({
  page,
}) => {
  await page.getByLabel("Pay from gig work, period").selectOption("year");
  await type(page, "Pay from gig work", "60000");
  await page.locator("summary", { hasText: "What changes the answer most" }).click();
  const lever = page.locator(".tornado li", { hasText: "Paid into your own plan this year" });
  await expect(lever).toContainText("Into a solo 401(k). The most for the year is");
  const said = await lever.getByRole("button", { name: /^\$5,000: / }).innerText();
  const tax = /\$[\d,.]+/.exec(said.replace("$5,000: ", ""))?.[0] ?? "";
  await lever.getByRole("button", { name: /^\$5,000: / }).click();
  await expect(amountOf(page, "Adjusted gross income")).toHaveText("$50,761.14");
  await expect(amountOf(page, "Federal tax for the year")).toHaveText(tax);
});

test("a link restores the year and the gig, and says when it was made", async ({ page, context }) => {
  await page.getByText("2025, if you haven't filed yet").click();
  await type(page, "Pay from gig work", "4100");
  await page.getByRole("button", { name: "Copy a link to these numbers" }).click();
  const said = await amountOf(page, "Federal tax for the year").innerText();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByLabel("2025, if you haven't filed yet")).toBeChecked();
  await expect(amountOf(other, "Federal tax for the year")).toHaveText(said);
  expect(page.url()).toContain("on=2026-11-21");
});

for (const [label, text, sentence] of [
  ["Pay from gig work", "", "Enter the pay from gig work."],
  ["Pay from gig work", "lots", "Pay from gig work must be a number, like 1,250."],
  ["Pay from gig work", "-1", "Pay from gig work must be at least $0."],
] as const)
  test(`${label}: “${text}” gets a clear sentence`, async ({ page }) => {
    const blank = page.getByLabel(label, { exact: true }).first();
    await blank.fill(text);
    await blank.press("Tab");
    await expect(page.locator(".problem")).toHaveText(`Error: ${sentence}`);
    await expect(page.locator("#answer")).not.toContainText(/NaN|Infinity|undefined/);
  });

test("every opened group is accessible and fits 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 32_000 });
  await open(page, "Gig work: costs, miles, tips");
  await open(page, "Jobs and other income");
  await page.getByRole("button", { name: "Add a job" }).click();
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
  expect(await barriers(page)).toEqual([]);
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content).toBeLessThanOrEqual(window as number);
});

test("a state adds its part, explained line by line; a state without an income tax says why", async ({ page }) => {
  await page.getByLabel("Pay from gig work, period").selectOption("year");
  await type(page, "Pay from gig work", "60000");
  await page.getByLabel("State", { exact: true }).selectOption("NC");
  const state = page.getByRole("region", { name: "North Carolina income tax" });
  await expect(state).toContainText("$1,716.14");
  await expect(page.locator("output")).toContainText("to North Carolina");
  await state.getByRole("button", { name: "North Carolina income tax for the year" }).click();
  await expect(page.locator(".explanation .name")).toContainText("$1,716.14");
  await page.getByLabel("State", { exact: true }).selectOption("TX");
  await expect(page.getByRole("region", { name: "Texas income tax" })).toBeVisible();
  await expect(page.locator("output")).toContainText("to the IRS");
});

test("what was chosen before the script loaded is kept as it was", async ({ page }) => {
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    await new Promise((done) => setTimeout(done, 2000));
    await route.continue();
  });
  await page.goto(PATH, { waitUntil: "commit" });
  await page.getByRole("radio", { name: /2025/ }).check();
  await page.getByLabel("Pay from gig work, period").selectOption("year");
  await page.getByLabel("Pay from gig work", { exact: true }).fill("60,000");
  await page.getByLabel("State", { exact: true }).selectOption("TX");
  await expect(page.locator("astro-island[ssr]")).toHaveCount(1);
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0, { timeout: 15_000 });
  await expect(page.getByRole("radio", { name: /2025/ })).toBeChecked();
  await expect(page.getByLabel("Pay from gig work", { exact: true })).toHaveValue("60,000");
  await expect(page.getByLabel("Pay from gig work, period")).toHaveValue("year");
  await expect(amountOf(page, "Self-employment tax")).toHaveText("$8,477.73");
  // (55,761.14 - 15,750) minus a fifth for business income.
  await expect(amountOf(page, "Taxable income")).toHaveText("$32,008.91");
  await expect(page.getByLabel("State", { exact: true })).toHaveValue("TX");
});
