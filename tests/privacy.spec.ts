import type { Request } from "@playwright/test";
import { pages } from "../src/content/pages.ts";
import { expect, test } from "./support/test.ts";

test("no cookie is set on any page, and the device keeps the theme and nothing else", async ({ page, context }) => {
  for (const { path } of pages) await page.goto(path);
  expect(await context.cookies()).toEqual([]);
  const kept = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(await kept()).toEqual([]);
  await page.getByRole("button", { name: "Dark theme" }).click();
  expect(await kept()).toEqual(["theme"]);
});

test("no request leaves the page while every field is filled in", async ({ page }) => {
  test.slow();
  await page.goto("/mortgage-calculator", { waitUntil: "networkidle" });
  const sent: Request[] = [];
  page.on("request", (request) => sent.push(request));
  const desk = page.locator(".desk");
  for (const summary of await desk.locator("details.more > summary").all()) await summary.click();
  // Later parts load one after another, each once the page is idle.
  for (let before = -1; before < sent.length; ) {
    before = sent.length;
    await page.waitForTimeout(2500);
  }
  // Opening a group loads its code: files of this site that are the same for everyone.
  for (const request of sent) {
    expect(request.method()).toBe("GET");
    expect(request.postData()).toBeNull();
    expect(new URL(request.url()).pathname).toMatch(/^\/_astro\/[\w.-]+\.js$/);
    expect(new URL(request.url()).search).toBe("");
  }
  sent.length = 0;
  for (const blank of await desk.locator("input[type=text]").all()) await blank.fill("7");
  for (const box of await desk.locator("input[type=checkbox]").all()) await box.check();
  await page.getByRole("radio", { name: "FHA" }).check();
  await page.getByRole("radio", { name: "Adjustable rate (ARM)" }).check();
  await page.getByLabel("State", { exact: true }).first().selectOption("OH");
  await page.getByLabel("County", { exact: true }).first().selectOption("Franklin");
  await page.waitForTimeout(1500);
  expect(sent.map((request) => request.url())).toEqual([]);
});

test("the server cannot tell which state was chosen: each brings the same files", async ({ browser, baseURL }) => {
  /** Everything that a visit loads when this state is chosen. */
  const broughtBy = async (state: string) => {
    const context = await browser.newContext({ baseURL: baseURL as string });
    const page = await context.newPage();
    const asked = new Set<string>();
    page.on("request", (request) => asked.add(new URL(request.url()).pathname));
    await page.goto("/gig-economy-tax-calculator", { waitUntil: "networkidle" });
    await page.getByLabel("State", { exact: true }).first().selectOption(state);
    await expect.poll(() => [...asked].some((path) => path.includes("/states."))).toBe(true);
    await page.waitForTimeout(1500);
    await page.waitForLoadState("networkidle");
    await context.close();
    return [...asked].sort();
  };
  const california = await broughtBy("CA");
  expect(await broughtBy("TX")).toEqual(california);
  expect(await broughtBy("PA")).toEqual(california);
});

test("a link holds what was typed behind the # alone, and only once it is asked for", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/mortgage-calculator");
  await page.getByLabel("Price of the home").fill("345,678");
  await page.keyboard.press("Tab");
  await page.waitForTimeout(1000);
  expect(new URL(page.url()).hash).toBe("");
  await page.getByRole("button", { name: "Copy a link to these numbers" }).click();
  await expect(page.getByText("The link contains the numbers you typed")).toBeVisible();
  const link = new URL(page.url());
  expect(link.search).toBe("");
  expect(link.hash).toContain("price=345678");
});

/** The tab's own storage, which ends with the tab. */
const IN_TAB = "typed:/gig-economy-tax-calculator";

test("a tab remembers what was typed in it, and nothing else", async ({ page, context }) => {
  await page.goto("/gig-economy-tax-calculator", { waitUntil: "networkidle" });
  await page.getByLabel("Pay from gig work", { exact: true }).first().fill("4321");
  const inTab = () => page.evaluate(() => Object.entries(sessionStorage));
  await expect.poll(async () => (await inTab()).map(([name]) => name)).toEqual([IN_TAB]);
  await expect.poll(async () => (await inTab())[0]?.[1]).toContain("4321");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  const other = await context.newPage();
  await other.goto("/gig-economy-tax-calculator", { waitUntil: "networkidle" });
  await expect(other.getByLabel("Pay from gig work", { exact: true }).first()).not.toHaveValue(/4,?321/);
  await page.getByRole("button", { name: "Start over" }).click();
  await expect.poll(inTab).toEqual([]);
});

test("the device keeps numbers only while the switch is on, under one key, and forgets them all", async ({
  page,
  context,
}) => {
  const kept = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const open = async () => {
    await page.goto("/gig-economy-tax-calculator", { waitUntil: "networkidle" });
    await page.locator("summary", { hasText: "save your numbers" }).click();
  };
  const pay = page.getByLabel("Pay from gig work", { exact: true }).first();
  await open();
  await pay.fill("4321");
  await page.waitForTimeout(900);
  expect(await kept()).toEqual([IN_TAB]);

  await page.getByLabel("Keep my numbers on this device").check();
  expect(await kept()).toEqual(["numbers", IN_TAB]);
  await pay.fill("5432");
  await page.waitForTimeout(900);
  await open();
  await expect(pay).toHaveValue("5,432");
  await expect(page.getByLabel("Keep my numbers on this device")).toBeChecked();
  expect(new URL(page.url()).hash).toBe("");

  await page.getByRole("button", { name: "Forget everything" }).click();
  expect(await kept()).toEqual([]);
  await open();
  await expect(pay).toHaveValue("3,000");
  expect(await context.cookies()).toEqual([]);
});

const GIG = "/gig-economy-tax-calculator";

test("the server cannot tell a visit with a link from one without", async ({ browser, baseURL }) => {
  const broughtBy = async (address: string) => {
    const context = await browser.newContext({ baseURL: baseURL as string });
    const page = await context.newPage();
    const asked = new Set<string>();
    page.on("request", (request) => asked.add(new URL(request.url()).pathname));
    await page.goto(address);
    // The last parts load once the page is idle, which takes long on a busy machine.
    await expect.poll(() => [...asked].some((path) => path.includes("/PrintSheet.")), { timeout: 30_000 }).toBe(true);
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(1000);
    await context.close();
    return [...asked].sort();
  };
  expect(
    await broughtBy(
      `${GIG}#v1.taxYear=2025&today=2026-02-01&filingStatus=married_joint&gigs.0.pay=5200%2Fmonth&gigs.0.phone=900&healthPremiums=9000&marketplace=yes&benchmarkPremium=11000&plan=sep&planContribution=4000`,
    ),
  ).toEqual(await broughtBy(GIG));
  expect(await broughtBy(`${GIG}#v2.taxYear=2027&gigs.0.pay=60000%2Fyear&state=OH`)).toEqual(
    await broughtBy(`${GIG}#v2.gigs.0.pay=60000%2Fyear&state=OH`),
  );
});
