/** What can be taken along, as a visitor would use it, on every calculator. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { readXlsx } from "hucre/xlsx";
import golden from "../src/calculators/golden-links.json" with { type: "json" };
import { barriers } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";

interface Tried {
  readonly path: string;
  /** A blank that everybody sees, what is typed into it, and what then stands in it. */
  readonly blank: string;
  readonly text: string;
  readonly stands: string;
  /** Its name in links, with what a link then says. */
  readonly inLink: RegExp;
  /** Another text for it, to compare with. */
  readonly other: string;
  /** The first line of its results in files. */
  readonly result: string;
  readonly file: string;
  /** A label whose number is explained. */
  readonly explained: string;
  readonly moved: boolean;
}
const calculators: readonly Tried[] = [
  {
    path: "/gig-economy-tax-calculator",
    blank: "Pay from gig work",
    text: "5,000",
    stands: "5,000",
    inLink: /gigs\.0\.pay=5000/,
    other: "6000",
    result: "Adjusted gross income",
    file: "gig-taxes",
    explained: "Self-employment tax",
    moved: true,
  },
  {
    path: "/mortgage-calculator",
    blank: "Price of the home",
    text: "350000",
    stands: "350,000",
    inLink: /price=350000/,
    other: "420000",
    result: "Principal and interest a month",
    file: "mortgage",
    explained: "Loan payment",
    moved: true,
  },
  {
    path: "/retirement-calculator",
    blank: "You want to spend a year in retirement",
    text: "60000",
    stands: "60,000",
    inLink: /spending=60000/,
    other: "90000",
    result: "Success rate",
    file: "retirement",
    explained: "How this is counted.",
    moved: false,
  },
];

const section = (page: Page, name: string) => page.locator(".offer").getByRole("region", { name });
const open = (page: Page) => page.locator("summary", { hasText: "take it with you" }).first().click();

async function type(page: Page, label: string, text: string) {
  const blank = page.getByLabel(label, { exact: true }).first();
  await blank.fill(text);
  await blank.press("Tab");
}
async function start(page: Page, { path, blank, text }: Tried) {
  await page.clock.setFixedTime(new Date("2026-11-21T12:00:00"));
  await page.goto(path, { waitUntil: "networkidle" });
  await type(page, blank, text);
}
async function saved(page: Page, press: () => Promise<void>) {
  const coming = page.waitForEvent("download");
  await press();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

for (const { path, version, what, link } of golden)
  test(`a link of version ${version} opens on ${path} without complaint: ${what}`, async ({ page }) => {
    await page.goto(path + link, { waitUntil: "networkidle" });
    await expect(page.locator(".answer output")).toContainText(/\d/);
    await expect(page.locator(".reports")).toHaveCount(0);
    await expect(page.locator(".problem")).toHaveCount(0);
  });

for (const tried of calculators) {
  const { path, blank, stands, inLink, other, result, file, explained, moved } = tried;
  test.describe(path, () => {
    test("files hold what was typed and what came of it", async ({ page }) => {
      await start(page, tried);
      await open(page);
      const files = section(page, "Files");
      const book = await saved(page, () => files.getByRole("button", { name: "Spreadsheet" }).click());
      expect(book.name).toBe(`${file}-2026-11-21.xlsx`);
      const { sheets } = await readXlsx(book.bytes);
      expect(sheets[1]?.rows.map(([label]) => label)).toContain(result);
      const csv = await saved(page, () => files.getByRole("button", { name: "CSV" }).click());
      expect(csv.bytes.toString()).toContain(result);
      const json = JSON.parse(
        (await saved(page, () => files.getByRole("button", { name: "JSON" }).click())).bytes.toString(),
      );
      expect(json.link).toMatch(inLink);
      expect(json.inputs.filter(({ typed }: { typed: boolean }) => typed)).toHaveLength(1);
      expect(json.results.length).toBeGreaterThan(2);
    });

    test("a link holds it, says so, and opens as it was", async ({ page, context }) => {
      await context.grantPermissions(["clipboard-write"]);
      await start(page, tried);
      await page.getByRole("button", { name: "Copy a link to this" }).click();
      await expect(page.getByText(/Whoever gets the link can read them/)).toBeVisible();
      // It stands in the address as well, and the page does not let scripts read the clipboard.
      const link = page.url();
      expect(link).toMatch(inLink);
      const again = await context.newPage();
      await again.goto(link, { waitUntil: "networkidle" });
      await expect(again.getByLabel(blank, { exact: true }).first()).toHaveValue(stands);
    });

    test("two sets of numbers, with the keyboard alone: the difference first, and what makes it", async ({ page }) => {
      await start(page, tried);
      await page.locator("summary", { hasText: "take it with you" }).first().focus();
      await page.keyboard.press("Enter");
      const own = section(page, "Compare");
      await own.getByRole("button", { name: "Keep these as A, go on as B" }).focus();
      await page.keyboard.press("Enter");
      await page.getByLabel(blank, { exact: true }).first().focus();
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type(other);
      await page.keyboard.press("Tab");
      await expect(own.getByRole("heading", { level: 4 })).toContainText(/B is [+−-].+ against A/);
      await expect(own.locator("tr.differs th", { hasText: "You typed" })).toHaveText(`You typed: ${blank}`);
      await own.getByRole("button", { name: "Go on as C" }).focus();
      await page.keyboard.press("Enter");
      await expect(own.getByRole("columnheader", { name: "C" })).toBeVisible();
    });

    test("an explanation names the blanks behind its number, and leads to them", async ({ page }) => {
      await start(page, tried);
      await page.getByRole("button", { name: explained, exact: true }).first().click();
      const panel = page.locator("section.explanation");
      await expect(panel).toContainText("With your numbers");
      const leads = panel.locator("a[href^='#blank-']").first();
      if (path !== "/retirement-calculator") {
        await leads.click();
        await expect(page.locator(":focus")).toHaveAttribute("id", /^blank-/);
      }
      await page
        .locator("summary", { hasText: /line by line/ })
        .first()
        .click();
      await expect(page.locator("details.worksheet li.row").first()).toBeVisible();
    });

    test("every assumption and every gap leads to its blank", async ({ page }) => {
      await page.goto(path, { waitUntil: "networkidle" });
      const own = page.getByRole("region", { name: "Assumed and not covered" });
      const links = own.getByRole("link");
      await expect(links.first()).toBeVisible();
      const count = await links.count();
      expect(count).toBeGreaterThan(8);
      for (let i = 0; i < count; i++) {
        const link = links.nth(i);
        const said = await link.textContent();
        const id = ((await link.getAttribute("href")) ?? "").slice(1);
        await link.click();
        await expect(page.locator(`#${id}`), `${said}`).toBeFocused();
      }
    });

    if (moved)
      test("what moves it most: a press puts an end into its blank, and takes it back", async ({ page }) => {
        await start(page, tried);
        await open(page);
        const own = section(page, "What moves it most");
        await expect(own.getByRole("listitem")).toHaveCount(5);
        const row = own.getByRole("listitem").filter({ hasText: blank });
        await row.getByRole("button").last().click();
        await expect(own).toContainText(`Put in: ${blank}`);
        await expect(page.getByLabel(blank, { exact: true }).first()).not.toHaveValue(stands);
        await own.getByRole("button", { name: "Take it back" }).click();
        await expect(page.getByLabel(blank, { exact: true }).first()).toHaveValue(stands);
      });

    test("kept on the device when switched on, forgotten on a press, and never in a cookie", async ({ page }) => {
      await start(page, tried);
      await page.waitForTimeout(800);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      await open(page);
      await section(page, "On this device").getByLabel("Keep my numbers on this device").check();
      await page.goto(path, { waitUntil: "networkidle" });
      await expect(page.getByLabel(blank, { exact: true }).first()).toHaveValue(stands);
      await open(page);
      await section(page, "On this device").getByRole("button", { name: "Forget everything" }).click();
      expect(await page.evaluate(() => localStorage.getItem("numbers"))).toBeNull();
      expect(await page.context().cookies()).toEqual([]);
      await page.goto(path, { waitUntil: "networkidle" });
      await expect(page.getByLabel(blank, { exact: true }).first()).not.toHaveValue(stands);
    });

    test("on paper: what was typed, results, worksheet, assumptions, the day, the rules and the way back", async ({
      page,
    }) => {
      await start(page, tried);
      await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
      await page.emulateMedia({ media: "print" });
      const sheet = page.getByRole("region", { name: "What this sheet is made from" });
      await expect(sheet).toContainText(blank.replace(/\?$/, ""));
      await expect(sheet).toContainText("Printed on November 21, 2026. Rules and figures as of");
      await expect(sheet).toContainText(inLink);
      await expect(page.locator("details.worksheet li.row").first()).toBeVisible();
      await expect(page.getByRole("heading", { name: "Not covered" })).toBeVisible();
      await expect(page.getByLabel(blank, { exact: true }).first()).toBeHidden();
      await expect(page.getByRole("button", { name: "Copy a link to this" })).toBeHidden();
    });

    test("at 360 pixels: all of it opens, has room, and the line at the bottom covers no blank in use", async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await start(page, tried);
      await open(page);
      await page.getByRole("button", { name: "Show a QR code" }).click();
      await page.getByRole("button", { name: "Show the text" }).click();
      await expect(page.getByLabel("The text", { exact: true })).toBeVisible();
      const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(content).toBeLessThanOrEqual(window as number);
      expect(await barriers(page)).toEqual([]);
      const line = page.locator("button.sticky");
      for (const at of await page.locator(".ask input:visible").all()) {
        await at.focus();
        const [own, bar] = [await at.boundingBox(), await line.boundingBox()];
        if (own && bar) expect(own.y + own.height, (await at.getAttribute("id")) ?? "").toBeLessThanOrEqual(bar.y);
      }
    });

    test("a change is spoken once, a second after typing pauses", async ({ page }) => {
      await page.goto(path, { waitUntil: "networkidle" });
      const status = page.locator(".answer [role=status]");
      await page.evaluate(() => {
        const said: string[] = [];
        Object.assign(globalThis, { said });
        const at = document.querySelector(".answer [role=status]") as HTMLElement;
        new MutationObserver(() => said.push(at.textContent ?? "")).observe(at, {
          childList: true,
          characterData: true,
          subtree: true,
        });
      });
      await expect(status).toHaveText("");
      await page.getByLabel(blank, { exact: true }).first().fill("");
      await page.getByLabel(blank, { exact: true }).first().pressSequentially(other, { delay: 60 });
      await expect(status).not.toHaveText("");
      await page.waitForTimeout(1500);
      const said = await page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
      expect(said).toHaveLength(1);
      expect(said[0]).toMatch(/\d/);
    });
  });
}
