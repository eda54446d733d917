import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { readXlsx } from "hucre/xlsx";
import ICAL from "ical.js";
import { expect, test } from "./support/test.ts";
import { visit } from "./support/visit.ts";

const PATH = "/gig-economy-tax-calculator";
const section = (page: Page, name: string) => page.locator(".offer").getByRole("region", { name });
const summaryOf = (page: Page, title: string) => page.locator("summary", { hasText: title }).first();

async function type(page: Page, label: string, text: string) {
  const blank = page.getByLabel(label, { exact: true }).first();
  await blank.fill(text);
  await blank.press("Tab");
}

/** The file that a press creates, as bytes, with its name. */
async function saved(page: Page, press: () => Promise<void>) {
  const coming = page.waitForEvent("download");
  await press();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-21T12:00:00"));
  await visit(page, PATH);
  await page.getByLabel("Pay from gig work, period").selectOption("year");
  await type(page, "Pay from gig work", "60000");
});

test("nothing of the panel loads before it is opened", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await summaryOf(page, "save your numbers").click();
  await expect(section(page, "Files")).toBeVisible();
  expect(asked.some((path) => /Offer/.test(path))).toBe(true);
  expect(asked.filter((path) => /\/(xlsx|calendar-file|qr)\./.test(path))).toEqual([]);
});

test("what can be exported has the numbers of the page", async ({ page, context }) => {
  test.slow();
  await test.step("the text is shown before it is copied, with only the keyboard", async () => {
    await context.grantPermissions(["clipboard-write"]);
    // It is hidden until its code has come, because what it was built with belongs to other numbers.
    await expect(summaryOf(page, "save your numbers")).toBeVisible();
    await summaryOf(page, "save your numbers").focus();
    await page.keyboard.press("Enter");
    const own = section(page, "Text to share");
    await own.getByRole("button", { name: "Show the text" }).focus();
    await page.keyboard.press("Enter");
    await expect(own.getByLabel("The text")).toHaveValue(/WHAT I TYPED\n- Pay from gig work: \$60,000 per year/);
    await own.getByRole("button", { name: "Copy the text" }).focus();
    await page.keyboard.press("Space");
    await expect(own).toContainText("Copied.");
  });
  await test.step("every file has the numbers of the page: spreadsheet, CSV, JSON, calendar", async () => {
    const files = section(page, "Files");
    const book = await saved(page, () => files.getByRole("button", { name: "Spreadsheet" }).click());
    expect(book.name).toBe("gig-taxes-2026-11-21.xlsx");
    const { sheets } = await readXlsx(book.bytes);
    expect(sheets.map((sheet) => sheet.name)).toEqual(["Summary", "Worksheet", "Values", "Schedules", "Assumptions"]);
    const amounts = Object.fromEntries((sheets[1]?.rows ?? []).map(([label, amount]) => [label, amount]));
    expect(amounts["Adjusted gross income"]).toBeCloseTo(55_761.14, 2);

    const csv = await saved(page, () => files.getByRole("button", { name: "CSV" }).click());
    expect(csv.name).toBe("gig-taxes-2026-11-21.csv");
    expect(csv.bytes.toString()).toContain("Adjusted gross income,55761.1");

    const json = await saved(page, () => files.getByRole("button", { name: "JSON" }).click());
    const read = JSON.parse(json.bytes.toString());
    const typed = { name: "gigs.0.pay", label: "Pay from gig work", text: "$60,000 per year", typed: true };
    expect(read.inputs).toContainEqual(typed);
    expect(read.link).toContain(`${PATH}#v`);
    expect(read.link).toContain("gigs.0.pay=60000");

    const dates = await saved(page, () => page.getByRole("button", { name: "Calendar file" }).click());
    const calendar = new ICAL.Component(ICAL.parse(dates.bytes.toString()));
    const days = calendar.getAllSubcomponents("vevent").map((event) => String(event.getFirstPropertyValue("dtstart")));
    expect(days).toEqual(["2027-01-15", "2027-04-15"]);
    await expect(section(page, "Calendar")).toContainText("January 15, 2027");
  });
  await test.step("the QR code is made on request, and disappears when the numbers change", async () => {
    const own = section(page, "Continue on another device");
    await expect(own).toContainText("the one answer you typed");
    await own.getByRole("button", { name: "Show a QR code" }).click();
    await expect(own.getByRole("img")).toBeVisible();
    await type(page, "Pay from gig work", "61000");
    await expect(own.getByRole("img")).toHaveCount(0);
    await type(page, "Pay from gig work", "60000");
  });
  await test.step("two sets of numbers side by side: the difference first, and its causes", async () => {
    const own = section(page, "Compare");
    await own.getByRole("button", { name: "Save as plan A and edit a copy" }).click();
    await page.locator(".more > summary", { hasText: "Health insurance and retirement" }).first().click();
    await page.getByText("SEP-IRA", { exact: true }).first().click();
    await type(page, "Paid into your own plan this year", "8000");
    await expect(own.getByRole("heading", { level: 4 })).toContainText(
      /^Plan B: .+ is \$[\d,.]+ lower than in Plan A, and “.+” is \$[\d,.]+ (higher|lower)\.$/,
    );
    await expect(own).toContainText("Paid into your own plan this year: $0 → $8,000");
    await expect(own.locator("mark")).toHaveText(["SEP-IRA", "$8,000"]);
    await own.getByText("Line by line").click();
    await expect(own).toContainText("because of");
    await own.getByRole("button", { name: "Edit plan A" }).click();
    await expect(page.getByLabel("SEP-IRA", { exact: true })).not.toBeChecked();
    await own.getByRole("button", { name: "Stop comparing" }).click();
    await expect(own.getByRole("table")).toHaveCount(0);
  });
  await test.step("what was typed goes to another calculator by link, and nothing else", async () => {
    await page.getByLabel("State", { exact: true }).selectOption("OH");
    const link = section(page, "Use these numbers in another calculator").getByRole("link", {
      name: "Mortgage calculator",
    });
    await expect(link).toHaveAttribute("href", /^\/mortgage-calculator#v2\.state=OH&incomePerYear=60000$/);
    await link.click();
    await expect(page.getByLabel("State", { exact: true }).first()).toHaveValue("OH");
  });
});
