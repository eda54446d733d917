/** The further questions of the gig calculator come after its first answer: nothing is wrong before, and nothing is told by it. */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

const PATH = "/gig-economy-tax-calculator";
const LINK = `${PATH}#v1.taxYear=2025&today=2026-02-01&filingStatus=married_joint&gigs.0.pay=5200%2Fmonth&gigs.0.phone=900&healthPremiums=9000&marketplace=yes&benchmarkPremium=11000&plan=sep&planContribution=4000`;
const FURTHER = /\/_astro\/further-parts\.[\w-]+\.js$/;

const taxOf = (page: Page) =>
  page
    .locator("li.row", { has: page.getByRole("button", { name: "Federal tax of the year", exact: true }) })
    .locator(".amount")
    .first();
const live = (page: Page) => expect(page.locator("astro-island[ssr]")).toHaveCount(0);
const groupIn = (page: Page) => page.locator(".later .more > summary").first();

/** Keeps them back until the page may have them. */
async function held(page: Page): Promise<() => void> {
  let release = () => {};
  const free = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(FURTHER, async (route) => {
    await free;
    await route.continue();
  });
  return release;
}

// What is kept back would else come from the copy that the browser keeps.
test.use({ serviceWorkers: "block" });

test.beforeEach(({ page }) => page.clock.setFixedTime(new Date("2026-11-21T12:00:00")));

test("the first questions are answered without them, to the same numbers", async ({ page }) => {
  const release = await held(page);
  await page.goto(PATH);
  await live(page);
  await page.getByLabel("Pay from gig work", { exact: true }).first().fill("1,350");
  await page.getByText("2025, the year to file").click();
  await page.getByLabel("Filing status").first().selectOption("married_joint");
  const ledger = page.getByRole("list", { name: "The year" });
  await expect(page.locator("output").first()).toContainText("$1,350");
  const first = await ledger.innerText();
  const arrived = page.waitForResponse(FURTHER);
  release();
  await arrived;
  await page.getByText("Jobs and other income").click();
  const interest = page.getByLabel("Taxable interest");
  await interest.fill("1");
  await expect(ledger).not.toHaveText(first, { useInnerText: true });
  await interest.fill("0");
  await expect(ledger).toHaveText(first, { useInnerText: true });
});

test("a link waits for them, and never shows a number of half of it", async ({ page, context }) => {
  const whole = await context.newPage();
  await whole.clock.setFixedTime(new Date("2026-11-21T12:00:00"));
  await whole.goto(PATH);
  const example = await taxOf(whole).innerText();
  await whole.goto("about:blank");
  await whole.goto(LINK);
  await expect(taxOf(whole)).not.toHaveText(example);
  const said = await taxOf(whole).innerText();

  const release = await held(page);
  const asked = page.waitForRequest(FURTHER);
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seen });
    const look = () => {
      const row = [...document.querySelectorAll("li.row")].find((one) =>
        one.textContent?.startsWith("Federal tax of the year"),
      );
      const amount = row?.querySelector(".amount")?.textContent;
      if (amount) seen.add(amount);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto(LINK);
  await asked;
  await page.waitForTimeout(500);
  await expect(taxOf(page)).toHaveText(example);
  release();
  await expect(taxOf(page)).toHaveText(said);
  await expect(page.getByRole("status").first()).toBeEmpty();
  expect(await page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen])).toEqual([
    example,
    said,
  ]);
});

test("lost on the way, the first answer goes on; asked again they come", async ({ page, troubles }) => {
  troubles.allow(/404|dynamically imported module|did not arrive/);
  await page.route(FURTHER, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(PATH);
  await live(page);
  const lost = page.locator(".failed", { hasText: "the further questions" });
  await expect(lost).toContainText("did not load", { timeout: 10_000 });
  await page.getByLabel("Pay from gig work", { exact: true }).first().fill("1,350");
  await expect(page.locator("output").first()).toContainText("$1,350");
  await page.unrouteAll();
  await lost.getByRole("button", { name: "Try again" }).click();
  await expect(groupIn(page)).toBeVisible();
  await page.getByText("Jobs and other income").click();
  const before = await taxOf(page).innerText();
  await page.getByLabel("Taxable interest").fill("50,000");
  await expect(taxOf(page)).not.toHaveText(before);
});

test("a link that cannot be read for want of them is said, and opens when the page is loaded again", async ({
  page,
  troubles,
}) => {
  troubles.allow(/404|dynamically imported module|did not arrive/);
  await page.route(FURTHER, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(LINK);
  const again = page.locator(".last-resort").getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible({ timeout: 10_000 });
  await page.unrouteAll();
  await again.click();
  await expect(page.getByLabel("2025, the year to file")).toBeChecked();
  expect(page.url()).toContain("marketplace=yes");
});

test("the server cannot tell a visit with a link from one without", async ({ browser, baseURL }) => {
  const broughtBy = async (address: string) => {
    const context = await browser.newContext({ baseURL: baseURL as string, serviceWorkers: "block" });
    const page = await context.newPage();
    const asked = new Set<string>();
    page.on("request", (request) => asked.add(new URL(request.url()).pathname));
    await page.goto(address, { waitUntil: "networkidle" });
    await page.waitForTimeout(1000);
    await context.close();
    return [...asked].sort();
  };
  expect(await broughtBy(LINK)).toEqual(await broughtBy(PATH));
});
