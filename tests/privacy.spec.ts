import type { Browser, Page, Request } from "@playwright/test";
import { pages } from "../src/content/pages.ts";
import { expect, test } from "./support/test.ts";
import { calm, visit } from "./support/visit.ts";

test("no cookie is set on any page, and the device keeps the theme and nothing else", async ({ page, context }) => {
  for (const { path } of pages) await page.goto(path);
  expect(await context.cookies()).toEqual([]);
  const kept = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(await kept()).toEqual([]);
  await page.getByRole("button", { name: "Dark theme" }).click();
  expect(await kept()).toEqual(["theme"]);
});

/** What a tab remembers of a page, in its own storage, which ends with the tab. */
const inTab = (page: Page) =>
  page.evaluate((name) => sessionStorage.getItem(name), `typed:${new URL(page.url()).pathname}`);

test("no request leaves the page while every field is filled in", async ({ page }) => {
  test.slow();
  await visit(page, "/mortgage-calculator");
  const sent: Request[] = [];
  page.on("request", (request) => sent.push(request));
  const desk = page.locator(".desk");
  await desk.locator("details.more > summary").evaluateAll((all) => {
    for (const summary of all) (summary as HTMLElement).click();
  });
  await expect(desk.locator("details.more[open]:not(:has(> .inside, > .ask))")).toHaveCount(0);
  await expect(page.locator(".waiting")).toHaveCount(0);
  await calm(page);
  // Opening a group loads its code: files of this site that are the same for everyone.
  expect(sent.length).toBeGreaterThan(0);
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
  // The last thing that follows from what is typed: the tab remembers it.
  await expect.poll(() => inTab(page)).toContain("Franklin");
  await calm(page);
  expect(sent.map((request) => request.url())).toEqual([]);
});

/** A visit to the gig tax page, and what it has asked the server for so far. */
async function gigVisit(browser: Browser, baseURL: string | undefined, link = "") {
  const context = await browser.newContext({ baseURL: baseURL as string });
  const page = await context.newPage();
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).pathname));
  await visit(page, `/gig-economy-tax-calculator${link}`);
  // Of all that loads, the print version is last.
  await expect.poll(() => [...asked].some((path) => path.includes("/PrintSheet."))).toBe(true);
  return { page, asked };
}
type Visit = Awaited<ReturnType<typeof gigVisit>>;

/** Both visits brought the same files, as soon as nothing is left to load in either. */
async function expectTheSame(one: Visit, other: Visit) {
  for (const { page } of [one, other]) await calm(page);
  const apart = () => [
    ...[...one.asked].filter((path) => !other.asked.has(path)),
    ...[...other.asked].filter((path) => !one.asked.has(path)),
  ];
  await expect.poll(apart).toEqual([]);
}

test("the server cannot tell which state was chosen: each brings the same files", async ({ browser, baseURL }) => {
  const visits: Visit[] = [];
  for (const state of ["CA", "TX", "PA"]) {
    const one = await gigVisit(browser, baseURL);
    visits.push(one);
    await one.page.getByLabel("State", { exact: true }).first().selectOption(state);
    await expect.poll(() => [...one.asked].some((path) => path.includes("/states."))).toBe(true);
    await expect(one.page.getByRole("region", { name: /^(California|Texas|Pennsylvania) income tax$/ })).toBeVisible();
  }
  const [california, ...others] = visits as [Visit, ...Visit[]];
  for (const other of others) await expectTheSame(california, other);
  for (const { page } of visits) await page.context().close();
});

test("a link holds what was typed behind the # alone, and only once it is asked for", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, "/mortgage-calculator");
  await page.getByLabel("Price of the home").fill("345,678");
  await page.keyboard.press("Tab");
  await expect.poll(() => inTab(page)).toContain("345,678");
  expect(new URL(page.url()).hash).toBe("");
  await page.getByRole("button", { name: "Copy a link to these numbers" }).click();
  await expect(page.getByText("The link contains the numbers you typed")).toBeVisible();
  const link = new URL(page.url());
  expect(link.search).toBe("");
  expect(link.hash).toContain("price=345678");
});

const GIG = "/gig-economy-tax-calculator";
const IN_TAB = `typed:${GIG}`;

test("a tab remembers what was typed in it, and nothing else", async ({ page, context }) => {
  await visit(page, GIG);
  await page.getByLabel("Pay from gig work", { exact: true }).first().fill("4321");
  const kept = () => page.evaluate(() => Object.keys(sessionStorage));
  await expect.poll(kept).toEqual([IN_TAB]);
  await expect.poll(() => inTab(page)).toContain("4321");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  const other = await context.newPage();
  await visit(other, GIG);
  await expect(other.getByLabel("Pay from gig work", { exact: true }).first()).not.toHaveValue(/4,?321/);
  await page.getByRole("button", { name: "Start over" }).click();
  await expect.poll(kept).toEqual([]);
});

test("the device keeps numbers only while the switch is on, under one key, and forgets them all", async ({
  page,
  context,
}) => {
  const kept = (tab: Page) => tab.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const open = async (tab: Page) => {
    await visit(tab, GIG);
    await tab.locator("summary", { hasText: "save your numbers" }).click();
  };
  const pay = (tab: Page) => tab.getByLabel("Pay from gig work", { exact: true }).first();
  await open(page);
  await pay(page).fill("4321");
  await expect.poll(() => inTab(page)).toContain("4321");
  expect(await kept(page)).toEqual([IN_TAB]);

  await page.getByLabel("Keep my numbers on this device").check();
  expect(await kept(page)).toEqual(["numbers", IN_TAB]);
  await pay(page).fill("5432");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("numbers"))).toContain("5432");
  await page.close();
  // Another tab knows nothing but what the device keeps.
  const later = await context.newPage();
  await open(later);
  await expect(pay(later)).toHaveValue("5,432");
  await expect(later.getByLabel("Keep my numbers on this device")).toBeChecked();
  expect(new URL(later.url()).hash).toBe("");

  await later.getByRole("button", { name: "Forget everything" }).click();
  expect(await kept(later)).toEqual([]);
  await open(later);
  await expect(pay(later)).toHaveValue("3,000");
  expect(await context.cookies()).toEqual([]);
});

test("the server cannot tell a visit with a link from one without", async ({ browser, baseURL }) => {
  const family =
    "filingStatus=married_joint&gigs.0.pay=5200%2Fmonth&gigs.0.phone=900&healthPremiums=9000&marketplace=yes&benchmarkPremium=11000&plan=sep&planContribution=4000";
  for (const links of [
    [`#v1.taxYear=2025&today=2026-02-01&${family}`, ""],
    ["#v2.taxYear=2027&gigs.0.pay=60000%2Fyear&state=OH", "#v2.gigs.0.pay=60000%2Fyear&state=OH"],
  ] as const) {
    const [one, other] = [await gigVisit(browser, baseURL, links[0]), await gigVisit(browser, baseURL, links[1])];
    await expectTheSame(one, other);
    for (const { page } of [one, other]) await page.context().close();
  }
});
