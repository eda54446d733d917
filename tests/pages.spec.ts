import type { Page } from "@playwright/test";
import { pages } from "../src/content/pages.ts";
import { barriers, barriersOfColor } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";
import { setTheme } from "./support/theme.ts";
import { awake, gone, layOut, resize } from "./support/visit.ts";

for (const { path, title, name, kind } of pages)
  test(`${path}: as written, by keyboard, accessible in light and dark with everything opened, at every width`, async ({
    page,
  }) => {
    test.slow();
    const openAll = async () => {
      await page.evaluate(() => {
        for (const details of document.querySelectorAll("details")) details.open = true;
      });
      // What loads only when it is opened is looked at too.
      await gone(page, ".waiting", 45_000);
    };
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);

    await test.step("by keyboard: skip link, then every link and control in turn", async () => {
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("main")).toBeFocused();
      // The page notes when its footer link to itself gets focus, so that the test needn't ask after each press.
      const footer = page.getByRole("contentinfo").getByRole("link", { name, exact: true });
      await footer.evaluate((link) => link.addEventListener("focus", () => link.setAttribute("data-reached", "")));
      // A key that is held down repeats, in less time than as many presses.
      for (let presses = 0; presses < 600 && (await footer.getAttribute("data-reached")) === null; presses += 25)
        await Promise.all(Array.from({ length: 25 }, () => page.keyboard.down("Tab")));
      await page.keyboard.up("Tab");
      await expect(footer).toHaveAttribute("data-reached");
    });

    await test.step("accessible, in light and dark", async () => {
      await page.evaluate(() => scrollTo(0, 0));
      if (kind === "calculator") await awake(page);
      await setTheme(page, "light");
      await openAll();
      expect(await barriers(page)).toEqual([]);
      await setTheme(page, "dark");
      await openAll();
      expect(await barriersOfColor(page)).toEqual([]);
    });

    await test.step("fits a phone, a tablet and a laptop", async () => {
      // Each calculator's own tests look at it on a phone with everything open.
      if (kind === "calculator") await layOut(page);
      else {
        // The typeface is optional: a first visit on a busy machine goes without it, and the face in its place is
        // wider.
        await page.evaluate(() => document.fonts.ready);
        await page.setViewportSize({ width: 320, height: 640 });
        await page.reload();
        // No sideways scrolling on a phone with everything open.
        await openAll();
        const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
        expect(content).toBeLessThanOrEqual(window as number);
      }
      // Tables fit wider screens, and no heading of theirs slips under the answer bar.
      for (const width of [768, 1280]) {
        await resize(page, width);
        await openAll();
        expect(await tooWide(page), `at ${width}`).toEqual([]);
      }
    });
  });

/** Tables and the page itself where they are wider than their room, and headings that stick. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const said = (table: HTMLElement) => table.innerText.slice(0, 60);
    // A worksheet's years have a column for every line, and scroll in a box of their own; they render when
    // opened.
    const tables = [...document.querySelectorAll("table")].filter(
      (table) => table.checkVisibility() && !table.closest(".worksheet .scroll.tall"),
    );
    const sticky = [...document.querySelectorAll("thead th:not(:first-child)")].filter(
      (th) => getComputedStyle(th).position === "sticky" && !th.closest(".scroll.tall"),
    );
    return [
      ...(document.documentElement.scrollWidth > innerWidth ? ["the page"] : []),
      ...tables
        .filter(
          (table) =>
            table.getBoundingClientRect().right > (table.parentElement?.getBoundingClientRect().right ?? 0) + 1,
        )
        .map(said),
      ...sticky.map((th) => `sticky: ${th.textContent}`),
    ];
  });

test("every page is readable without scripts", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string });
  const page = await context.newPage();
  for (const { path } of pages) {
    await page.goto(path);
    expect((await page.getByRole("main").innerText()).length, path).toBeGreaterThan(200);
  }
  await context.close();
});

test("an address without a page says so and offers links", async ({ page, troubles }) => {
  troubles.allow(/404/);
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await page.getByRole("main").getByRole("link", { name: "Mortgage calculator" }).click();
  await expect(page).toHaveURL(/\/mortgage-calculator$/);
});

test("the theme switch changes the theme, and the next page keeps it", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  const theSwitch = page.getByRole("button", { name: "Dark theme" });
  await expect(theSwitch).toHaveAttribute("aria-pressed", "false");
  await theSwitch.click();
  await expect(theSwitch).toHaveAttribute("aria-pressed", "true");
  expect(await paper()).not.toBe(light);
  await page.goto("/about");
  expect(await paper()).not.toBe(light);
});

test("the front page's fields have their space before their script loads, so that nothing moves", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const blanks = page.locator(".open-with");
  await expect(blanks.first()).toBeVisible();
  const below = () => page.locator(".facts").evaluate((facts) => facts.getBoundingClientRect().top);
  const before = await below();
  for (const blank of await blanks.all()) await blank.evaluate((form) => form.removeAttribute("data-ready"));
  await expect(blanks.first()).toBeHidden();
  expect(await below()).toBe(before);
});
