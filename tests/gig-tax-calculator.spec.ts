import type { Page } from "@playwright/test";
import { barriers } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";
import { layOut, live, openLink, visit } from "./support/visit.ts";

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
});

test("what is typed gives the published figures, the plan, fees and miles, a lever, and a clear sentence", async ({
  page,
}) => {
  test.slow();
  await test.step("60,000 of pay a year gives the published 2026 figures, and a state adds its part, each with its explanation", async () => {
    await visit(page, PATH);
    await page.getByLabel("Pay from gig work, period").selectOption("year");
    await type(page, "Pay from gig work", "$60,000");
    const state = page.getByLabel("State", { exact: true });
    await state.selectOption("TX");
    await expect(amountOf(page, "Self-employment tax")).toHaveText("$8,477.73");
    await expect(amountOf(page, "Adjusted gross income")).toHaveText("$55,761.14");
    await expect(amountOf(page, "Taxable income")).toHaveText("$31,728.91");
    await expect(amountOf(page, "Federal tax for the year")).toHaveText("$12,036.73");
    await expect(page.locator("output")).toContainText("21%");
    await page.getByRole("button", { name: "Self-employment tax" }).click();
    await expect(page.locator(".explanation .name")).toContainText("$8,477.73");
    await page.locator(".explanation .formula a").first().click();
    await expect(page.locator(".explanation")).toContainText("Schedule SE");

    await state.selectOption("NC");
    const own = page.getByRole("region", { name: "North Carolina income tax" });
    await expect(own).toContainText("$1,716.14");
    await expect(page.locator("output")).toContainText("to North Carolina");
    await own.getByRole("button", { name: "North Carolina income tax for the year" }).click();
    await expect(page.locator(".explanation .name")).toContainText("$1,716.14");
    await state.selectOption("TX");
    await expect(page.getByRole("region", { name: "Texas income tax" })).toBeVisible();
    await expect(page.locator("output")).toContainText("to the IRS");
  });
  await test.step("the plan counts from today: what is late, what is next, and why", async () => {
    await openLink(page, "v5.gigs.0.pay=60000/year");
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
  await test.step("gross pay above what arrived is a fee, and isn't taxed; miles lower the profit, at two rates in 2026", async () => {
    await openLink(page, "v5.gigs.0.pay=40000/year");
    // Self-employment tax of 5,651.82, and 1,777 by the tax table on 37,174.09 - 16,100 - 4,214.82 = 16,859.27.
    await expect(amountOf(page, "Federal tax for the year")).toHaveText("$7,428.82");
    await open(page, "Gig work: costs, miles, tips");
    await type(page, "Gross pay on your 1099 forms", "52000");
    await expect(page.getByText("is the $40,000 you received")).toBeVisible();
    await expect(amountOf(page, "Federal tax for the year")).toHaveText("$7,428.82");
    await open(page, "Driving");
    await type(page, "Miles driven for work this year", "11000");
    await type(page, "Miles driven for work, January to June", "10000");
    // 10,000 miles at 72.5 cents and 1,000 at 76 are 8,010.
    await expect(amountOf(page, "Net profit (pay minus costs)")).toHaveText("$31,990.00");
  });
  await test.step("selecting a lever puts it into the form, with the plan it needs, and the tax falls by the stated amount", async () => {
    await openLink(page, "v5.gigs.0.pay=60000/year");
    await page.locator("summary", { hasText: "What changes the answer most" }).click();
    const lever = page.locator(".tornado li", { hasText: "Paid into your own plan this year" });
    await expect(lever).toContainText("Into a solo 401(k). The most for the year is");
    const said = await lever.getByRole("button", { name: /^\$5,000: / }).innerText();
    const tax = /\$[\d,.]+/.exec(said.replace("$5,000: ", ""))?.[0] ?? "";
    await lever.getByRole("button", { name: /^\$5,000: / }).click();
    await expect(amountOf(page, "Adjusted gross income")).toHaveText("$50,761.14");
    await expect(amountOf(page, "Federal tax for the year")).toHaveText(tax);
  });
  await test.step("a text that is no amount of pay gets a clear sentence", async () => {
    await page.getByRole("button", { name: "Start over" }).click();
    const pay = page.getByLabel("Pay from gig work", { exact: true }).first();
    for (const [text, sentence] of [
      ["", "Enter the pay from gig work."],
      ["lots", "Pay from gig work must be a number, like 1,250."],
      ["-1", "Pay from gig work must be at least $0."],
    ] as const) {
      await pay.fill(text);
      await pay.press("Tab");
      await expect(page.locator(".problem")).toHaveText(`Error: ${sentence}`);
      await expect(page.locator("#answer")).not.toContainText(/NaN|Infinity|undefined/);
    }
  });
});

test("a second gig is added, removed and restored, and the focus follows", async ({ page }) => {
  await visit(page, PATH);
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

test("a link restores the year and the gig, and says when it was made", async ({ page, context }) => {
  await visit(page, PATH);
  await page.getByText("2025, if you haven't filed yet").click();
  await type(page, "Pay from gig work", "4100");
  await page.getByRole("button", { name: "Copy a link to these numbers" }).click();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByLabel("2025, if you haven't filed yet")).toBeChecked();
  const tax = (one: Page) => amountOf(one, "Federal tax for the year").innerText();
  await expect(async () => expect(await tax(other)).toBe(await tax(page))).toPass();
  expect(page.url()).toContain("on=2026-11-21");
});

test("every opened group is accessible and fits 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await visit(page, PATH);
  await layOut(page);
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

test("what was chosen before the script loaded is kept as it was", async ({ page }) => {
  const late = Promise.withResolvers<void>();
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto(PATH, { waitUntil: "commit" });
  await page.getByRole("radio", { name: /2025/ }).check();
  await page.getByLabel("Pay from gig work, period").selectOption("year");
  await page.getByLabel("Pay from gig work", { exact: true }).fill("60,000");
  await page.getByLabel("State", { exact: true }).selectOption("TX");
  await expect(page.locator("astro-island[ssr]")).toHaveCount(1);
  late.resolve();
  await live(page);
  await expect(page.getByRole("radio", { name: /2025/ })).toBeChecked();
  await expect(page.getByLabel("Pay from gig work", { exact: true })).toHaveValue("60,000");
  await expect(page.getByLabel("Pay from gig work, period")).toHaveValue("year");
  await expect(amountOf(page, "Self-employment tax")).toHaveText("$8,477.73");
  // (55,761.14 - 15,750) minus a fifth for business income.
  await expect(amountOf(page, "Taxable income")).toHaveText("$32,008.91");
  await expect(page.getByLabel("State", { exact: true })).toHaveValue("TX");
});
