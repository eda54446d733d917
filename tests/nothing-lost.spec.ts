/** What is typed stays: across a reload, Back and Forward, a link, undo. And the answer stays visible. */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";
import { awake, calm, live, visit } from "./support/visit.ts";

const MORTGAGE = "/mortgage-calculator";
const GIG = "/gig-economy-tax-calculator";
const calculators = [
  { path: MORTGAGE, label: "Price of the home", text: "512345", shown: "512,345" },
  { path: GIG, label: "Pay from gig work", text: "4321", shown: "4,321" },
  { path: "/retirement-calculator", label: "Your age", text: "52", shown: "52" },
];

const PAYMENTS = "Payments so far, and last year's tax";

const groupNamed = (page: Page, name: string) => page.locator("summary .name").getByText(name, { exact: true });

/** Typed the way a person does, after the page has become interactive. */
async function fill(page: Page, path: string, label: string, text: string) {
  await visit(page, path);
  const field = page.getByLabel(label, { exact: true }).first();
  await field.fill(text);
  await field.blur();
}

for (const { path, label, text, shown } of calculators) {
  // Leaving and coming back is the same code on every calculator.
  const leaves = path === GIG;
  test(`${path}: what was typed is there after a reload${leaves ? ", and after leaving and coming back" : ""}`, async ({
    page,
  }) => {
    await fill(page, path, label, text);
    const field = page.getByLabel(label, { exact: true }).first();
    await expect(field).toHaveValue(shown);
    await page.reload();
    await expect(field).toHaveValue(shown);
    if (leaves) {
      await page.goto("/about");
      await page.goBack();
      await expect(field).toHaveValue(shown);
      await page.goto("/about");
      await page.goto(path);
      await expect(field).toHaveValue(shown);
    }
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
}

// The browser's own restoring once changed a loan's first month to January 1990.
test("Back and Forward without the back/forward cache set no value", async ({ page }) => {
  await fill(page, MORTGAGE, "Price of the home", "512345");
  for (const group of ["Taxes, insurance and dues", "First payment"]) await groupNamed(page, group).click();
  await page.getByLabel("State", { exact: true }).first().selectOption("FL");
  const first = page.getByRole("group", { name: "First payment" });
  const monthAndYear = async () => [
    await first.getByLabel("Month").inputValue(),
    await first.getByLabel("Year").inputValue(),
  ];
  await expect(first).toBeVisible();
  const before = await monthAndYear();
  // Playwright starts Chromium without its back/forward cache; back-forward-cache.spec.ts covers it.
  await page.goto("/about");
  await page.goBack();
  await awake(page);
  await expect(page.getByLabel("Price of the home", { exact: true })).toHaveValue("512,345");
  for (const group of ["Taxes, insurance and dues", "First payment"])
    if (!(await groupNamed(page, group).evaluate((it) => it.closest("details")?.open)))
      await groupNamed(page, group).click();
  await expect(first).toBeVisible();
  expect(await monthAndYear()).toEqual(before);
  await expect(page.getByLabel("State", { exact: true }).first()).toHaveValue("FL");
});

test("an edited link keeps the edits across a reload", async ({ page }) => {
  await visit(page, `${MORTGAGE}#v1.price=300000`);
  const field = page.getByLabel("Price of the home", { exact: true });
  await expect(field).toHaveValue("300,000");
  await field.fill("310000");
  await page.reload();
  await expect(field).toHaveValue("310,000");
  await page.goto("about:blank");
  await page.goto(`${MORTGAGE}#v1.price=320000`);
  await expect(field).toHaveValue("320,000");
});

test("undo, with its key, and a fresh start that can be undone", async ({ page }) => {
  await visit(page, MORTGAGE);
  const field = page.getByLabel("Price of the home", { exact: true });
  const start = await field.inputValue();
  await field.fill("310000");
  await field.blur();
  await page.keyboard.press("Control+z");
  await expect(field).toHaveValue(start);
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(field).toHaveValue("310,000");
  // An undo isn't something to compare, and neither is the answer after a fresh start.
  await field.fill("250000");
  await expect(page.locator(".strip small")).toContainText("since your last edit");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(field).toHaveValue("310,000");
  await expect(page.locator(".strip small")).toHaveCount(0);
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(field).toHaveValue(start);
  await expect(page.locator(".strip small")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(field).toHaveValue("310,000");
  // A change can be undone after a reload too.
  await page.reload();
  await expect(field).toHaveValue("310,000");
  // The last step back leaves the focus on the button, for whoever goes on by keyboard.
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(async () => {
    await undo.press("Enter");
    await expect(undo).toHaveAttribute("aria-disabled", "true", { timeout: 300 });
  }).toPass();
  await expect(undo).toBeFocused();
});

test("a typed amount keeps its meaning, and a new gig counts nothing", async ({ page }) => {
  test.slow();
  await test.step("a typed amount is reinterpreted in another period; an untouched one is converted", async () => {
    await visit(page, GIG);
    const pay = page.getByLabel("Pay from gig work", { exact: true });
    const period = page.getByLabel("Pay from gig work, period");
    await period.selectOption("year");
    await expect(pay).toHaveValue("36000");
    await page.getByRole("button", { name: "Undo" }).click();
    await pay.fill("38000");
    await period.selectOption("year");
    await expect(pay).toHaveValue(/^38,?000$/);
    for (const other of ["week", "month", "so far", "year"]) await period.selectOption(other);
    await expect(pay).toHaveValue(/^38,?000$/);
  });
  await test.step("a new gig is empty and counts nothing; the answer bar says when a field keeps it from following", async () => {
    await page.getByRole("button", { name: "Start over" }).click();
    const answer = page.locator("#answer output").first();
    await expect(answer).toContainText("$6,504");
    await page.getByText("Gig work: costs, miles, tips").click();
    await page.getByRole("button", { name: "Add a gig" }).click();
    await expect(page.getByText("Gig 2")).toBeVisible();
    await expect(answer).toContainText("$6,504");
    const pay = page.getByLabel("Pay from gig work", { exact: true }).first();
    await pay.fill("-500");
    await expect(page.locator(".strip")).toContainText("not updated");
    await pay.fill("4000");
    await expect(page.locator(".strip")).not.toContainText("not updated");
  });
});

test("an amount where a percentage was is dollars, and a link to a page with other numbers can be undone", async ({
  page,
}) => {
  test.slow();
  await test.step("a number above a hundred with % is dollars", async () => {
    await visit(page, MORTGAGE);
    const down = page.getByLabel("Down payment", { exact: true });
    await down.fill("20%");
    await down.blur();
    await down.fill("60000");
    await down.blur();
    await expect(down).toHaveValue("60,000");
    const inDollars = page.getByRole("button", { name: "Down payment in dollars" });
    await expect(inDollars).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText("Over 100, so we read it as dollars.")).toBeVisible();

    // What can't be meant in the other unit is converted: 20% of 400,000 isn't $20, and 30,000 isn't a percentage.
    const inPercent = page.getByRole("button", { name: /^Down payment in percent/ });
    await page.getByLabel("Price of the home", { exact: true }).fill("400000");
    await down.fill("20%");
    await inDollars.click();
    await expect(down).toHaveValue(/^80,?000$/);
    await down.fill("30000");
    await inPercent.click();
    await expect(down).toHaveValue("7.5");
  });
  await test.step("a link to a page with other numbers says so, and Undo brings those back", async () => {
    await page.getByRole("button", { name: "Start over" }).click();
    await page.getByLabel("Price of the home", { exact: true }).fill("512,345");
    await expect(page.locator(".answer output")).not.toContainText("2,690");
    await page.goto("/guides/mortgage-guide");
    await page.getByRole("link", { name: "Every payment, in the mortgage calculator" }).first().click();
    await expect(page.getByLabel("Price of the home", { exact: true })).toHaveValue("400,000");
    await expect(page.getByText("These are a link's numbers. Undo brings your numbers back.")).toBeVisible();
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(page.getByLabel("Price of the home", { exact: true })).toHaveValue("512,345");
    await page.reload();
    await expect(page.getByLabel("Price of the home", { exact: true })).toHaveValue("512,345");
  });
});

const PARTS =
  ".strip b, .answer output, .could, .four b, .could ~ .steady, .sheet figcaption, .sheets figcaption, .doing ~ .later b";

/** Notes every figure and sentence of the answer that can be seen, frame by frame. */
const noteWhatIsSeen = (page: Page) =>
  page.addInitScript((parts) => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seen });
    const look = () => {
      for (const part of document.querySelectorAll<HTMLElement>(parts))
        if (part.checkVisibility({ visibilityProperty: true })) seen.add(part.innerText.trim());
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, PARTS);
const seenBy = (page: Page) => page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen]);
const settled = async (page: Page) => {
  await awake(page);
  await calm(page);
};
const saidOn = (page: Page) => page.locator(PARTS).filter({ visible: true }).allInnerTexts();

for (const { path, link } of [
  { path: GIG, link: "#v1.gigs=1&gigs.0.pay=7100%2Fmonth" },
  { path: MORTGAGE, link: "#v2.price=512345&downPayment=10%25" },
  { path: "/retirement-calculator", link: "#v4.age=58&savings=640000&spending=51600&retireAge=63" },
])
  test(`${path}: on a slow phone, a link shows nothing of the example before its own answer`, async ({
    browser,
    baseURL,
  }) => {
    const phone = { viewport: { width: 360, height: 740 }, baseURL: baseURL as string };
    const [usual, slow] = [await browser.newPage(phone), await browser.newPage(phone)];
    await usual.goto(path);
    await settled(usual);
    const example = (await saidOn(usual)).map((text) => text.trim());
    expect(example.length).toBeGreaterThan(4);
    await usual.close();

    const devtools = await slow.context().newCDPSession(slow);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await noteWhatIsSeen(slow);
    await slow.goto(path + link);
    await settled(slow);
    const own = new Set((await saidOn(slow)).map((text) => text.trim()));
    const seen = await seenBy(slow);
    expect(seen.length).toBeGreaterThan(4);
    expect(example.filter((text) => text !== "" && seen.includes(text) && !own.has(text))).toEqual([]);
    await slow.close();
  });

test("a question that takes long says so and hides the former advice, then the former answer", async ({ page }) => {
  await visit(page, "/retirement-calculator");
  await settled(page);
  const could = await page.locator(".could").innerText();
  const answer = page.locator(".answer output");
  // The new answer doesn't come before the test has looked.
  const late = Promise.withResolvers<void>();
  await page.route(/worker/, async (route) => {
    await late.promise;
    await route.continue();
  });
  // When the page says that it works on something, counted from the question.
  await page.evaluate(() => {
    const said: { text: string; after: number }[] = [];
    let asked = 0;
    addEventListener("input", ({ timeStamp }) => (asked ||= timeStamp), true);
    const line = document.querySelector(".answer ~ .waiting-line") as Element;
    new MutationObserver(() => said.push({ text: line.textContent, after: performance.now() - asked })).observe(line, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    Object.assign(globalThis, { said });
  });
  const spending = page.getByLabel("You want to spend each year in retirement", { exact: true });
  await spending.fill("80000");
  await expect(page.locator(".could")).not.toHaveText(could);
  const progress = page.getByRole("status").filter({ hasText: "Working on your new numbers…" });
  await expect(progress).toBeVisible();
  // A newer question overtakes it, and is waited for in the same words, which are spoken once.
  await spending.fill("90000");
  await expect(page.locator("#answer")).toHaveAttribute("aria-busy", "true");
  await expect(answer).toBeHidden();
  await expect(page.locator("#answer figcaption").filter({ visible: true })).toHaveCount(0);
  await expect(progress).toBeVisible();
  const said = () => page.evaluate(() => (globalThis as unknown as { said: { text: string; after: number }[] }).said);
  const soFar = await said();
  expect(soFar.map(({ text }) => text)).toEqual(["Working on your new numbers…"]);
  expect(soFar[0]?.after).toBeGreaterThanOrEqual(300);
  late.resolve();
  await expect(answer).toBeVisible({ timeout: 30_000 });
  await expect(answer).toContainText("Your plan falls short too often");
  await expect(page.locator("#answer")).toHaveAttribute("aria-busy", "false");
  await expect(progress).toHaveCount(0);
});

test("a published figure that a link names is still an assumption while it is the newest", async ({ page }) => {
  await page.goto("/mortgage-calculator#v2.price=512345&annualRate=7.28&armFixedRate=7.28");
  const rate = page.getByLabel("Interest rate", { exact: true });
  await expect(page.getByLabel("Price of the home", { exact: true })).toHaveValue("512,345");
  await expect(rate).toHaveValue("7.28");
  await expect(page.getByText("Reset to 7.28%")).toHaveCount(0);
  await page.goto("/");
  await page.goto("/mortgage-calculator#v2.price=512345&annualRate=6.5");
  await expect(page.getByText("Reset to 7.28%").first()).toBeVisible();
});

test("a press that began before a part's code came counts", async ({ page }) => {
  const late = Promise.withResolvers<void>();
  await page.route(/\/_astro\/Panels\./, async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto("/mortgage-calculator", { waitUntil: "load" });
  const opener = page.locator(".later summary", { hasText: "Down payment help" }).first();
  await opener.scrollIntoViewIfNeeded();
  const asBuilt = await opener.elementHandle();
  await opener.hover();
  await page.mouse.down();
  late.resolve();
  await expect.poll(() => asBuilt?.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await page.mouse.up();
  await expect(opener.locator("xpath=..")).toHaveAttribute("open");
});

for (const how of ["opened", "reloaded"] as const)
  test(`whatever is filled in before a part's code came counts, on a page that was ${how}`, async ({ page }) => {
    if (how === "reloaded") await visit(page, GIG);
    const late = Promise.withResolvers<void>();
    await page.route(/\/_astro\/Groups\./, async (route) => {
      await late.promise;
      await route.continue();
    });
    await (how === "reloaded" ? page.reload() : page.goto(GIG));
    await live(page);
    const group = page.locator(".later details.more").filter({ hasText: "Children, age, household" }).first();
    const asBuilt = await group.elementHandle();
    for (const name of ["Children, age, household", "Health insurance and retirement", PAYMENTS])
      await groupNamed(page, name).click();
    const blind = page.getByLabel("You are blind", { exact: true });
    const family = page.getByRole("radio", { name: "Family", exact: true, includeHidden: true });
    const today = page.getByLabel("Calculate as of", { exact: true });
    const age = page.getByLabel("Your age", { exact: true });
    await blind.check();
    await family.check();
    await today.fill("2026-12-24");
    await age.fill("66");
    late.resolve();
    await expect.poll(() => asBuilt?.evaluate(({ isConnected }) => isConnected)).toBe(false);
    await awake(page);
    // Once with what the page made of it, and once with what it remembers.
    for (const again of [false, true]) {
      if (again) await page.reload();
      await awake(page);
      await expect(blind).toBeChecked();
      await expect(family).toBeChecked();
      await expect(today).toHaveValue("2026-12-24");
      await expect(age).toHaveValue("66");
    }
  });

test("a tab chosen before its part's code came is chosen, with its first panel open", async ({ page }) => {
  const late = Promise.withResolvers<void>();
  await page.route(/\/_astro\/Pictures\./, async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto("/retirement-calculator");
  await live(page);
  const tab = page.getByRole("tab", { name: "Stress tests" });
  const asBuilt = await tab.elementHandle();
  await tab.click();
  late.resolve();
  await expect.poll(() => asBuilt?.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await expect(page.locator("details.panel", { hasText: "Stress tests" })).toHaveAttribute("open");
});

test.describe("in February", () => {
  test("a link made in November counts from today and says what has happened", async ({ page }) => {
    await page.clock.setFixedTime(new Date("2027-02-03T15:00:00Z"));
    await visit(page, `${GIG}#v1.today=2026-11-22&gigs=1&gigs.0.pay=3000%2Fmonth`);
    await expect(page.getByText("These numbers were saved on November 22, 2026.")).toBeVisible();
    await expect(page.getByText("the payment due January 15, 2027 has passed")).toBeVisible();
    await page.getByText(PAYMENTS, { exact: true }).click();
    await expect(page.getByLabel("Calculate as of")).toHaveValue("2027-02-03");
  });
});

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test("the first field and the answer are on the first screen, and the answer stays", async ({ page }) => {
    for (const { path, label } of calculators) {
      await page.goto(path);
      const strip = page.locator(".strip");
      const isOnScreen = async (box: { y: number; height: number } | null) =>
        box !== null && box.y >= 0 && box.y + box.height <= 740;
      expect(await isOnScreen(await strip.boundingBox()), path).toBe(true);
      const lead = await page.locator("main > header .lead").boundingBox();
      expect(lead?.height, "an introduction of one line").toBeLessThan(32);
      expect(await isOnScreen(await page.getByLabel(label, { exact: true }).first().boundingBox()), path).toBe(true);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
      await expect.poll(async () => isOnScreen(await strip.boundingBox()), path).toBe(true);
    }
  });
});
