import type { Page } from "@playwright/test";
import { barriers } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";
import { visit } from "./support/visit.ts";

const PATH = "/mortgage-calculator";
const answer = (page: Page) => page.locator("output");
const amountOf = (page: Page, label: string) => page.locator("li.row", { hasText: label }).locator(".amount").first();
const open = (page: Page, title: string) => page.locator("summary", { hasText: title }).first().click();

/** Types the way a person does: click, replace the content, leave. */
async function type(page: Page, label: string, text: string) {
  const blank = page.getByLabel(label, { exact: true });
  await blank.click();
  await blank.press("ControlOrMeta+a");
  if (text === "") await blank.press("Delete");
  await blank.pressSequentially(text);
  await blank.press("Tab");
}

test("typing a Loan Estimate's figures gives its payment, schedule, chart and explanation", async ({ page }) => {
  await visit(page, PATH);
  await type(page, "Price of the home", "$180,000");
  await type(page, "Down payment", "$18,000");
  await type(page, "Interest rate", "3.875");
  await type(page, "Term", "30");
  await open(page, "Taxes, insurance and dues");
  await type(page, "Yearly property tax", "$0");
  await type(page, "Home insurance", "0");
  await open(page, "Loan program and mortgage insurance");
  await type(page, "Yearly mortgage insurance, as a share of the loan", "0.61");
  await expect(amountOf(page, "Loan payment")).toHaveText("$761.78");
  await expect(amountOf(page, "Mortgage insurance")).toHaveText("$82.35");
  await expect(amountOf(page, "Each month")).toHaveText("$844.13");
  await expect(answer(page)).toContainText("$844");

  await page.getByRole("button", { name: "Loan payment" }).click();
  await expect(page.locator(".explanation")).toContainText("to the cent");
  await expect(page.locator(".explanation")).toContainText("$761.78");

  await open(page, "Every payment");
  await page.getByRole("button", { name: "By month" }).click();
  const rows = page.getByRole("region", { name: "Payments by month" }).getByRole("row");
  await expect(rows).toHaveCount(361);
  // It scrolls in a region of its own on the smallest phone.
  await page.setViewportSize({ width: 320, height: 700 });
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content).toBeLessThanOrEqual(window as number);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(rows.nth(1)).toContainText("$523.13");
  await rows.nth(1).getByRole("button").click();
  await expect(page.locator(".why")).toContainText("$162,000.00 × 3.875% ÷ 12");
  await expect(rows.last()).toContainText("$0.00");
  await expect(page.getByRole("img", { name: /^Interest and principal paid/ })).toBeVisible();
});

test("a copied link restores what was typed, in another window", async ({ page, context }) => {
  await visit(page, PATH);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await type(page, "Price of the home", "512k");
  await type(page, "Down payment", "12.5");
  await type(page, "Interest rate", "0.0625");
  await expect(page.getByText("Read as 6.25%.")).toHaveCount(0);
  await open(page, "Paying extra");
  await type(page, "Extra payment each month", "150");
  await page.getByRole("button", { name: "Copy a link to these numbers" }).click();
  await expect(page.getByText("Copied. The link contains the numbers you typed")).toBeVisible();
  const link = page.url();
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByLabel("Price of the home", { exact: true })).toHaveValue("512,000");
  await expect(other.getByLabel("Interest rate", { exact: true })).toHaveValue("6.25");
  await expect(async () => expect(await answer(other).innerText()).toBe(await answer(page).innerText())).toPass();
});

test("what is typed is judged: an unreadable text, extremes, and how messages, explanations and fields go together", async ({
  page,
}) => {
  test.slow();
  await visit(page, PATH);
  const startOver = async () => {
    await page.getByRole("button", { name: "Start over" }).click();
    await expect(page.locator(".problem")).toHaveCount(0);
    await expect(amountOf(page, "Loan payment")).toHaveText("$2,189.48");
  };
  await test.step("invalid text stays and is explained, and the last good result stays and is marked", async () => {
    await type(page, "Price of the home", "300000");
    // 240,000 is three quarters of the 320,000 that cost 2,189.48: 1,642.11. Tax 225, insurance 200.42.
    await expect(answer(page)).toContainText("$2,068");
    await type(page, "Price of the home", "three hundred");
    const blank = page.getByLabel("Price of the home", { exact: true });
    await expect(blank).toHaveValue("three hundred");
    await expect(blank).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator(".problem")).toHaveText("Error: Price of the home must be a number, like 1,250.");
    await expect(page.getByText("Not updated:")).toBeVisible();
    await expect(answer(page)).toContainText("$2,068");
    await type(page, "Price of the home", "310000");
    await expect(page.getByText("Not updated:")).toHaveCount(0);
    // Once typing pauses, the answer is spoken in one sentence.
    await page.getByLabel("Price of the home", { exact: true }).fill("500,000");
    await expect(page.locator(".answer [role=status]")).toHaveText(
      /^\$3,\d{3} a month, and finish paying in December 2056\.$/,
    );
    await startOver();
  });
  await test.step("what can't be right gets a clear sentence, and extremes work", async () => {
    for (const [label, text, sentence] of [
      ["Price of the home", "", "Enter the price of the home."],
      ["Price of the home", "-5", "Price of the home must be at least $0."],
      ["Price of the home", "1e308", "Price of the home must be $100,000,000 or less."],
      ["Price of the home", "NaN", "Price of the home must be a number, like 1,250."],
      ["Interest rate", "Infinity", "Interest rate must be a number, like 6.5."],
      ["Term", "0", "Term must be between 1 month and 50 years."],
      ["Term", "<b>30</b>", "Term must be a number, like 30 years or 18 months."],
      ["Down payment", "$500,000", "The down payment can’t be more than the price of the home."],
    ] as const)
      await test.step(`${label}: “${text}”`, async () => {
        await type(page, label, text);
        await expect(page.locator(".problem")).toHaveText(`Error: ${sentence}`);
        await expect(answer(page)).toContainText(/\$[\d,]+/);
        await expect(page.locator("#answer")).not.toContainText(/NaN|Infinity|undefined/);
        await startOver();
      });
    for (const [label, text, payment] of [
      ["Interest rate", "0", "$888.89"],
      ["Term", "1 month", "$321,760.00"],
      ["Down payment", "100", "$0.00"],
      ["Price of the home", "0", "$0.00"],
    ] as const)
      await test.step(`${label} of ${text}`, async () => {
        await type(page, label, text);
        await expect(amountOf(page, "Loan payment")).toHaveText(payment);
        await expect(page.locator("#answer")).not.toContainText(/NaN|Infinity|undefined/);
        await startOver();
      });
  });
  await test.step("the message under an amount once it is left doesn't move a press off its target", async () => {
    await page.getByLabel("Price of the home", { exact: true }).fill("61");
    const button = page.getByRole("button", { name: "Loan payment", exact: true });
    await button.hover();
    await page.mouse.down();
    await page.waitForTimeout(100);
    await page.mouse.up();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(page.getByText("Check the price of the home")).toBeVisible();
    await startOver();
  });
  await test.step("an input named in an explanation moves focus to its field; a state fills in its averages until something is typed", async () => {
    await page.getByRole("button", { name: "Property tax" }).click();
    await page.locator(".explanation").getByRole("link", { name: "Yearly property tax" }).click();
    // Its group is open now.
    const tax = page.getByLabel("Yearly property tax", { exact: true });
    await expect(tax).toBeFocused();
    await page.getByLabel("State").selectOption("OH");
    await expect(tax).toHaveValue("1.36");
    await type(page, "Yearly property tax", "2");
    await page.getByLabel("State").selectOption("TX");
    await expect(tax).toHaveValue("2");
    await page.getByRole("button", { name: /^Reset to 1.58%/ }).click();
    await expect(tax).toHaveValue("1.58");
  });
});

test("a chart works by keyboard and by touch, and says what its table says", async ({ page }) => {
  await visit(page, PATH);
  const chart = page.locator("figure.chart").first();
  const reader = chart.getByRole("slider", { name: "Year to read in the chart" });
  await reader.focus();
  await page.keyboard.press("End");
  const read = chart.locator(".scrubber p");
  await expect(read).toContainText("2056");
  await chart.getByText("Show as a table").click();
  const cells = await chart.locator("tbody tr", { hasText: "2056" }).first().locator("td").allInnerTexts();
  for (const cell of cells.slice(0, 2)) await expect(read).toContainText(cell.replace(/\.\d\d$/, ""));
  const drawing = chart.locator(".scrub");
  const box = await drawing.boundingBox();
  if (!box) throw new Error("the chart is not there");
  await drawing.click({ position: { x: box.width - 2 - (box.width - 48) / 2, y: 60 } });
  await expect(read).toContainText(/204\d/);
  await expect(reader).toHaveAttribute("aria-valuetext", /^204\d, .*\$/);
});

test("a link with unusable entries says so in words, and the page works", async ({ page }) => {
  await page.goto(`${PATH}#v1.price=abc&termMonths=9999&color=red`);
  await expect(page.getByText("The link says “abc”")).toBeVisible();
  await expect(
    page.getByText("Term must be between 1 month and 50 years. The link says 9999; the page uses 50 years."),
  ).toBeVisible();
  await expect(page.getByText("We left out one entry of the link that this page doesn’t know.")).toBeVisible();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.locator(".reports")).toHaveCount(0);
  await expect(answer(page)).toContainText("$");
});

test("what was typed before the script loaded is kept", async ({ page }) => {
  const late = Promise.withResolvers<void>();
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto(PATH, { waitUntil: "commit" });
  const blank = page.getByLabel("Price of the home", { exact: true });
  await blank.fill("250,000");
  late.resolve();
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0, { timeout: 15_000 });
  await expect(blank).toHaveValue("250,000");
  await expect(amountOf(page, "You borrow")).toHaveText("$200,000.00");
});

test("the keyboard alone types a loan, opens an explanation, follows it and closes it", async ({ page }) => {
  await visit(page, PATH);
  const tabTo = async (locator: ReturnType<Page["getByRole"]>) => {
    for (let presses = 0; presses < 80; presses++) {
      if (await locator.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`Tab does not reach ${locator}`);
  };
  await tabTo(page.getByLabel("Price of the home", { exact: true }));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("500000");
  await tabTo(page.getByRole("button", { name: "Down payment in dollars" }));
  await page.keyboard.press("Enter");
  await tabTo(page.locator("summary", { hasText: "First payment" }));
  await page.keyboard.press("Enter");
  await tabTo(page.getByLabel("Month", { exact: true }));
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("summary", { hasText: "First payment" })).toContainText("February 2027");
  const why = page.getByRole("button", { name: "Loan payment" });
  await tabTo(why);
  await page.keyboard.press("Enter");
  await expect(why).toHaveAttribute("aria-expanded", "true");
  await expect(page.locator(".explanation .name")).toContainText("Monthly principal and interest");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator(".explanation .name")).toContainText("Level payment before rounding");
  // From inside the explanation, where "Close" stands for those without a keyboard.
  await page.locator(".explanation").getByRole("button", { name: "Close" }).focus();
  await page.keyboard.press("Escape");
  await expect(page.locator(".explanation")).toHaveCount(0);
  await expect(why).toBeFocused();
});

test("every opened panel and explanation is accessible and fits 320 pixels", async ({ page }) => {
  await visit(page, PATH);
  test.slow();
  await page.setViewportSize({ width: 320, height: 8000 });
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
  await expect(page.locator(".waiting")).toHaveCount(0);
  // The first one loads the code for all of them.
  await page.locator(".explained > button").first().click();
  await expect(page.locator(".explanation .name").first()).toBeVisible();
  const wide = await page.evaluate(async () => {
    const tooWide: string[] = [];
    for (const why of document.querySelectorAll<HTMLElement>(".explained > button")) {
      if (why.ariaExpanded !== "true") why.click();
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const fits = document.documentElement.scrollWidth <= innerWidth;
      if (!fits || why.ariaExpanded !== "true") tooWide.push(why.innerText);
    }
    return tooWide;
  });
  expect(wide).toEqual([]);
  await expect(page.locator("main")).not.toContainText(/NaN|Infinity|undefined/);
  // As tall as the page, so that the bar at the bottom covers nothing.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 320, height: height + 200 });
  expect(await barriers(page)).toEqual([]);
});

test("on a phone the answer bar at the top links to the sheet and covers no field in use", async ({ page }) => {
  await visit(page, PATH);
  await page.setViewportSize({ width: 360, height: 640 });
  const line = page.locator(".strip");
  await expect(line).toBeInViewport();
  await page.mouse.wheel(0, 600);
  await expect(line).toBeInViewport();
  await expect(line).toContainText("$2,690");
  const term = page.getByLabel("Term", { exact: true });
  await term.focus();
  const [blank, bar] = [await term.boundingBox(), await line.boundingBox()];
  expect(blank?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  await line.click();
  await expect(page.locator("#answer output")).toBeInViewport();
  await expect(page.locator("#answer")).toBeFocused();
});
